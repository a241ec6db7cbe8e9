import { describe, expect, test } from 'vitest'
import { daysEarnedBy } from './earned-leave.rules.ts'

const KIND = { earnedWorkday: 0.5, earnedRestday: 1 }
const ON_WORKDAY = { ...KIND, isWorked: true, dayClass: 'workday' as const, isLegalHoliday: false }
const ON_WEEKEND = { ...ON_WORKDAY, dayClass: 'weekend' as const }
const ON_HOLIDAY = { ...ON_WORKDAY, dayClass: 'holiday' as const, isLegalHoliday: true }
const LABOUR = { regime: 'labour' as const, holidaysSettled: false }

test('a shift earns by its kind and the class of its day', () => {
  expect(daysEarnedBy(ON_WORKDAY, LABOUR)).toBe(0.5)
  expect(daysEarnedBy(ON_WEEKEND, LABOUR)).toBe(1)
})

test('a shift that nobody worked earns nothing', () => {
  expect(daysEarnedBy({ ...ON_WEEKEND, isWorked: false }, LABOUR)).toBe(0)
})

describe('a legal holiday', () => {
  test('earns no leave under the labour law until the pay is settled', () => {
    expect(daysEarnedBy(ON_HOLIDAY, LABOUR)).toBe(0)
    expect(daysEarnedBy(ON_HOLIDAY, { ...LABOUR, holidaysSettled: true })).toBe(1)
  })

  test('earns leave where the hospital has a rule of its own', () => {
    expect(daysEarnedBy(ON_HOLIDAY, { ...LABOUR, regime: 'own' })).toBe(1)
  })

  test('is not a day off that was moved next to it: such a day is a rest day', () => {
    expect(daysEarnedBy({ ...ON_HOLIDAY, isLegalHoliday: false }, LABOUR)).toBe(1)
  })
})
