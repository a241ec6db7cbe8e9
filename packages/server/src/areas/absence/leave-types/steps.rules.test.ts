import { describe, expect, test } from 'vitest'
import { ruleOf, stepsFor } from './steps.rules.ts'

const usual = { leaveTypeId: null, supervisor: 0, department: 1, base: 3, office: 7 }
const maternity = { leaveTypeId: 5, supervisor: 0, department: null, base: 0, office: 0 }

describe('steps of a leave', () => {
  test.each([
    [0, ['supervisor']],
    [0.5, ['supervisor']],
    [1, ['supervisor']],
    [1.5, ['supervisor', 'department']],
    [3, ['supervisor', 'department']],
    [3.5, ['supervisor', 'department', 'base']],
    [7, ['supervisor', 'department', 'base']],
    [7.5, ['supervisor', 'department', 'base', 'office']],
    [98, ['supervisor', 'department', 'base', 'office']],
  ])('of %d working days by the usual thresholds: %j', (days, steps) => {
    expect(stepsFor(usual, days)).toEqual(steps)
  })
  test('of a type with an exception follow the exception for any number of days', () => {
    const rule = ruleOf([usual, maternity], 5)!
    for (const days of [0, 1, 98])
      expect(stepsFor(rule, days)).toEqual(['supervisor', 'base', 'office'])

    expect(ruleOf([maternity, usual], 6)).toBe(usual)
    expect(ruleOf([maternity], 6)).toBeUndefined()
  })
})
