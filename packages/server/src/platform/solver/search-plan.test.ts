import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkPlan, planValue } from '../../algorithms/rotations/instances/check-plan.ts'
import type { Instance } from '../../algorithms/rotations/instances/instance.ts'
import { withoutTrainees } from '../../algorithms/rotations/partial-plan.ts'
import { searchPlan } from './search-plan.ts'

const read = (name: string): Instance =>
  JSON.parse(
    readFileSync(new URL(`../../../../../bench/rotations/${name}.json`, import.meta.url), 'utf8'),
  )

test('twelve laboratory trainees: 17 seats, proven, and the checker accepts the plan', async () => {
  const instance = read('lab12')
  const states: (number | null)[] = []

  const result = await searchPlan(instance, {
    seconds: 60,
    seed: 1,
    onState: (state) => states.push(state.value),
  })

  expect(result).toMatchObject({ value: 17, bound: 17, proven: true, left: [] })
  expect(checkPlan(instance, result.plan)).toEqual([])
  expect(planValue(result.plan)).toBe(17)
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

  expect(checkPlan(instance, result.plan)).toEqual([])
})

test('a trainee who cannot do the blocks is left out and named; the others are placed', async () => {
  const blocks = [{ department: 'X', months: 3 }]

  const trainees = [
    { id: 'A', end: 2, blocks },
    { id: 'B', blocks },
  ]

  const result = await searchPlan({ length: 3, trainees }, { seconds: 60, seed: 1 })

  expect(result).toMatchObject({ value: null, left: ['A'], isImpossible: true, proven: false })
  expect(result.plan.trainees).toEqual([
    { id: 'B', blocks: [{ department: 'X', months: 3, start: 0 }] },
  ])
})

test('of three trainees for two seats two are placed, and nobody says that there is a plan of all', async () => {
  const trainees = ['A', 'B', 'C'].map((id) => ({ id, blocks: [{ department: 'X', months: 3 }] }))

  const result = await searchPlan(
    { length: 3, departments: [{ id: 'X', capacity: 2 }], trainees },
    { seconds: 60, seed: 1 },
  )

  expect(result).toMatchObject({ value: null, isImpossible: true })
  expect(result.plan.trainees).toHaveLength(2)
  expect(result.left).toHaveLength(1)
})

test('a search that is stopped before it has placed everybody returns a plan that breaks no rule', async () => {
  const instance = read('mixed200')
  const result = await searchPlan(instance, { seconds: 60, seed: 1, shouldStop: () => true })
  const placed = new Set(result.plan.trainees.map(({ id }) => id))

  expect(result).toMatchObject({ value: null, isImpossible: false })
  expect(checkPlan(withoutTrainees(instance, new Set(result.left)), result.plan)).toEqual([])
  expect(placed.size + result.left.length).toBe(200)
})
