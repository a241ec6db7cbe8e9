import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkPlan, planValue } from '../../algorithms/rotations/check-plan.ts'
import type { Instance } from '../../algorithms/rotations/instance.ts'
import { searchPlan } from './search-plan.ts'

const read = (name: string): Instance =>
  JSON.parse(readFileSync(new URL(`../../../../../bench/rotations/${name}.json`, import.meta.url), 'utf8'))

test('twelve laboratory trainees: 17 seats, proven, and the checker accepts the plan', async () => {
  const instance = read('lab12')
  const states: (number | null)[] = []
  const result = await searchPlan(instance, { seconds: 60, seed: 1, onState: (state) => states.push(state.value) })
  expect(result).toMatchObject({ value: 17, bound: 17, proven: true, impossible: [] })
  expect(checkPlan(instance, result.plan!)).toEqual([])
  expect(planValue(result.plan!)).toBe(17)
  expect(states.at(-1)).toBe(17)
})

test('a search that is stopped returns the best plan so far', async () => {
  const instance = read('pharmacy20')
  let isStopped = false
  const result = await searchPlan(instance, {
    seconds: 60,
    seed: 1,
    onState: (state) => {
      isStopped = state.value !== null
    },
    shouldStop: () => isStopped,
  })
  expect(checkPlan(instance, result.plan!)).toEqual([])
})

test('trainees who cannot do their blocks are named and nothing is searched', async () => {
  const result = await searchPlan(
    { length: 2, trainees: [{ id: 'A', blocks: [{ department: 'X', months: 3 }] }] },
    { seconds: 60, seed: 1 },
  )
  expect(result).toMatchObject({ plan: null, value: null, impossible: ['A'], proven: false })
})
