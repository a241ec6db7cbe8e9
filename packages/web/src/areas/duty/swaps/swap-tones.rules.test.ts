import { expect, test } from 'vitest'
import { stepsOfSwap } from './swap-tones.rules.ts'

const TITLES = { asked: 'asked', colleague: 'colleague', department: 'department' }

const stepsOf = (state: 'asked' | 'agreed' | 'swapped' | 'refused', needsConsent: boolean) =>
  stepsOfSwap({ state, needsConsent }, TITLES).map((step) => `${step.title} ${step.state}`)

test('the department is a step only where it is asked', () => {
  expect(stepsOf('asked', true)).toEqual(['asked finish', 'colleague process', 'department wait'])
  expect(stepsOf('agreed', true)).toEqual([
    'asked finish',
    'colleague finish',
    'department process',
  ])
  expect(stepsOf('swapped', false)).toEqual(['asked finish', 'colleague finish'])
})

test('a swap that ended has no step under way', () => {
  expect(stepsOf('refused', true)).toEqual(['asked finish', 'colleague wait', 'department wait'])
})
