import { describe, expect, test } from 'vitest'
import { forecastOf, sumsOf } from './quantity.rules.ts'

describe('completion', () => {
  test('is the sum of min(done, required) over the sum of required, and never rounded up to whole', () => {
    expect(sumsOf([])).toEqual({ required: 0, entered: 0, passed: 0, percent: null })

    const counts = [
      { required: 10, entered: 12, passed: 11 },
      { required: 190, entered: 189, passed: 189 },
    ]

    expect(sumsOf(counts)).toEqual({ required: 200, entered: 199, passed: 199, percent: 99 })
  })
})

describe('what will be missing', () => {
  const stay = { startsOn: '2026-10-01', endsOn: '2026-11-29' } // 60 days
  test.each([
    ['2026-09-30', 0, null],
    ['2026-10-30', 5, 0],
    ['2026-10-30', 4, 2],
    ['2026-11-29', 4, 6],
    ['2026-11-30', 4, null],
    ['2027-01-01', 10, null],
  ])('on %s with %i of 10 entered is %s', (today, entered, missing) => {
    expect(forecastOf({ required: 10, entered, passed: 0 }, [stay], today)).toBe(missing)
  })
})
