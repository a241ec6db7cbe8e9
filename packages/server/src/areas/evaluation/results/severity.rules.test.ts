import { expect, test } from 'vitest'
import { leanOf } from './severity.rules.ts'

test.each([
  ['within its interval of 95 % nobody is called strict', 0.98, 0.5, 'near'],
  ['beyond it somebody is stricter', 0.99, 0.5, 'stricter'],
  ['or milder', -0.99, 0.5, 'milder'],
  ['without an error nothing can be said', 0.99, null, null],
  ['nor without a measure', null, 0.5, null],
])('%s', (_, severity, se, lean) => {
  expect(leanOf(severity, se)).toBe(lean)
})
