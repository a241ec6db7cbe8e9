import { expect, test } from 'vitest'
import { stepsOfDeparture } from './departure-tones.rules.ts'

test('the steps say whether items, base or office come next, and nothing once it was refused', () => {
  const titles = { asked: 'a', items: 'b', base: 'c', office: 'd' }
  const states = (state: Parameters<typeof stepsOfDeparture>[0]['state'], signed: number) =>
    stepsOfDeparture({ state, signed, items: 3 }, titles).map((step) => step.state)

  expect(states('submitted', 2)).toEqual(['finish', 'process', 'wait', 'wait'])
  expect(states('submitted', 3)).toEqual(['finish', 'finish', 'process', 'wait'])
  expect(states('basePassed', 3)).toEqual(['finish', 'finish', 'finish', 'process'])
  expect(states('departed', 3)).toEqual(['finish', 'finish', 'finish', 'finish'])
  expect(states('rejected', 1)).toEqual(['finish', 'wait', 'wait', 'wait'])
})
