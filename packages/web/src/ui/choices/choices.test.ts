import { expect, test } from 'vitest'
import { toChoices, toTextChoices } from './choices.ts'

test('each value has its word, in the order of the values', () => {
  expect(toChoices(['passed', 'failed'], { failed: 'Failed', passed: 'Passed' })).toEqual([
    { value: 'passed', label: 'Passed' },
    { value: 'failed', label: 'Failed' },
  ])
})

test('a filter gets its values as text, and nothing while the choices are loaded', () => {
  expect(toTextChoices([{ value: 7, label: 'First base' }])).toEqual([
    { value: '7', label: 'First base' },
  ])
  expect(toTextChoices(undefined)).toEqual([])
})
