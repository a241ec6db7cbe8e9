import { expect, test } from 'vitest'
import { isUnderWay, stepsOfSwap } from './swap-tones.rules.ts'

const titles = { asked: 'a', other: 'b', departments: 'c', base: 'd' }

test('the steps say who is next, and nothing once the swap has ended', () => {
  const states = (state: Parameters<typeof stepsOfSwap>[0]) =>
    stepsOfSwap(state, titles).map((step) => step.state)

  expect(states('requested')).toEqual(['finish', 'process', 'wait', 'wait'])
  expect(states('accepted')).toEqual(['finish', 'finish', 'process', 'wait'])
  expect(states('basePassed')).toEqual(['finish', 'finish', 'finish', 'finish'])
  expect(states('rejected')).toEqual(['finish', 'wait', 'wait', 'wait'])

  expect([
    isUnderWay('departmentsPassed'),
    isUnderWay('basePassed'),
    isUnderWay('withdrawn'),
  ]).toEqual([true, false, false])
})
