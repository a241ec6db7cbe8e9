import { describe, expect, test } from 'vitest'
import {
  averageOf,
  type CountedWeek,
  isOverIn,
  isTooMuchOvertime,
  type Limits,
  maxHoursOf,
  overtimeOf,
} from './limits.rules.ts'

const limits = (regime: Limits['regime']): Limits => ({ regime, agreedOvertime: 8, ownWeekly: 60 })

/** Weeks from 30 November 2026. */
const weeksOf = (...hours: number[]): CountedWeek[] =>
  hours.map((each, at) => ({ startsOn: MONDAYS[at]!, hours: each }))

const MONDAYS = ['2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28'] as const

describe('the labour law', () => {
  test('allows forty hours a week and the overtime agreed', () => {
    expect(maxHoursOf(limits('labour'))).toBe(48)
    expect(isOverIn(limits('labour'), weeksOf(48), MONDAYS[0])).toBe(false)
    expect(isOverIn(limits('labour'), weeksOf(48.5), MONDAYS[0])).toBe(true)
  })

  test('allows thirty-six hours of overtime a month; a short week gives none back', () => {
    expect(overtimeOf(weeksOf(52, 30, 64))).toBe(36)
    expect(isTooMuchOvertime(limits('labour'), weeksOf(52, 30, 64))).toBe(false)
    expect(isTooMuchOvertime(limits('labour'), weeksOf(52, 30, 64.5))).toBe(true)
    expect(isTooMuchOvertime(limits('own'), weeksOf(60, 60, 60, 60))).toBe(false)
  })
})

test("the hospital's own rule allows its hours a week, whatever the other weeks are", () => {
  expect(isOverIn(limits('own'), weeksOf(0, 60, 61), MONDAYS[1])).toBe(false)
  expect(isOverIn(limits('own'), weeksOf(0, 60, 61), MONDAYS[2])).toBe(true)
})

describe('ACGME', () => {
  test('allows eighty hours a week, averaged over the four weeks that end with it', () => {
    const weeks = weeksOf(100, 60, 80, 80, 90)

    expect(averageOf(weeks, MONDAYS[3])).toBe(80)
    expect(isOverIn(limits('acgme'), weeks, MONDAYS[3])).toBe(false)
    expect(averageOf(weeks, MONDAYS[4])).toBe(77.5)
    expect(isOverIn(limits('acgme'), weeksOf(100, 60, 80, 81), MONDAYS[3])).toBe(true)
  })

  test('counts weeks without shifts as weeks without hours', () => {
    expect(averageOf(weeksOf(100), MONDAYS[0])).toBe(25)
  })
})
