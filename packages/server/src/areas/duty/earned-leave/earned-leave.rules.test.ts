import { describe, expect, test } from 'vitest'
import { daysEarnedBy, earnsLeave } from './earned-leave.rules.ts'

const KIND = { earnedWorkday: 0.5, earnedRestday: 1 }
const ON_WORKDAY = { ...KIND, dayClass: 'workday' as const, isLegalHoliday: false }
const ON_WEEKEND = { ...ON_WORKDAY, dayClass: 'weekend' as const }
const ON_HOLIDAY = { ...ON_WORKDAY, dayClass: 'holiday' as const, isLegalHoliday: true }
const LABOUR = { regime: 'labour' as const, holidaysSettled: false }

test('a shift earns by its kind and the class of its day', () => {
  expect(daysEarnedBy(ON_WORKDAY, LABOUR)).toBe(0.5)
  expect(daysEarnedBy(ON_WEEKEND, LABOUR)).toBe(1)
})

describe('a shift', () => {
  const SIGNED = {
    source: 'signed' as const,
    planned: 12,
    worked: 12,
    weekState: 'unconfirmed',
    isAbsent: false,
  }
  const CORRECTED = { ...SIGNED, source: 'corrected' as const, weekState: 'confirmed' }

  test('that somebody signed in to earns at once; one that nobody worked earns nothing', () => {
    expect(earnsLeave(SIGNED)).toBe(true)
    expect(earnsLeave({ ...SIGNED, source: 'arrived' })).toBe(true)
    expect(earnsLeave({ ...SIGNED, source: 'missed' })).toBe(false)
    expect(earnsLeave({ ...SIGNED, source: 'missing' })).toBe(false)
  })

  test('of which the trainee entered the hours earns while the week is confirmed', () => {
    expect(earnsLeave(CORRECTED)).toBe(true)
    expect(earnsLeave({ ...CORRECTED, weekState: 'unconfirmed' })).toBe(false)
    expect(earnsLeave({ ...CORRECTED, weekState: 'questioned' })).toBe(false)
  })

  test('earns nothing below half of the hours that were planned', () => {
    expect(earnsLeave({ ...CORRECTED, worked: 6 })).toBe(true)
    expect(earnsLeave({ ...CORRECTED, worked: 5.9 })).toBe(false)
  })

  test('on call at home earns nothing on a day of leave', () => {
    expect(earnsLeave({ ...SIGNED, source: 'call' })).toBe(true)
    expect(earnsLeave({ ...SIGNED, source: 'call', isAbsent: true })).toBe(false)
  })
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
