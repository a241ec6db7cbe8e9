import { expect, test } from 'vitest'
import { stepStateAt } from './step-state.rules.ts'

const statesAt = (reached: number) => [0, 1, 2].map((step) => stepStateAt(step, reached))

test('the steps up to the reached one are done, the next is open, those after it wait', () => {
  expect(statesAt(0)).toEqual(['finish', 'process', 'wait'])
  expect(statesAt(1)).toEqual(['finish', 'finish', 'process'])
  expect(statesAt(2)).toEqual(['finish', 'finish', 'finish'])
})

test('of a record that ended on another way no step is open', () => {
  expect(statesAt(-1)).toEqual(['wait', 'wait', 'wait'])
})
