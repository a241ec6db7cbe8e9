import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  daysIn,
  eachDay,
  eachMonth,
  firstDayOf,
  halfYearOf,
  isDay,
  isWeekend,
  lastDayOf,
  lastDayOfMonths,
  mondayOf,
  mondaysIn,
  monthAfter,
  monthAt,
  monthNumber,
  monthOf,
  sundayOf,
  weekdayOf,
  wholeMonths,
} from './day.ts'

const anyDay = fc
  .date({
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('2199-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((at) => at.toISOString().slice(0, 10))

const anyCount = fc.integer({ min: -3000, max: 3000 })
const someMonths = fc.integer({ min: 1, max: 120 })

test.each([
  ['2026-01-01', '2026-01-01'],
  ['2026-06-30', '2026-01-01'],
  ['2026-07-01', '2026-07-01'],
  ['2026-12-31', '2026-07-01'],
])('the half-year of %s began on %s', (day, expected) => expect(halfYearOf(day)).toBe(expected))

describe('days', () => {
  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['1969-12-31', 2, '1970-01-02'],
  ])('%s and %i days is %s', (day, count, expected) => expect(addDays(day, count)).toBe(expected))

  test('adding and counting are each other’s reverse', () =>
    fc.assert(
      fc.property(anyDay, anyCount, (day, count) => {
        const other = addDays(day, count)

        expect(isDay(other)).toBe(true)
        expect(daysBetween(day, other)).toBe(count)
        expect(addDays(other, -count)).toBe(day)
      }),
      { seed: 20261130 },
    ))

  test('each day is counted once, in order', () =>
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5, max: 800 }), (from, count) => {
        const days = eachDay(from, addDays(from, count))

        expect(days).toHaveLength(Math.max(0, daysIn(from, addDays(from, count))))
        expect(days.every((day, index) => day === addDays(from, index))).toBe(true)
      }),
      { seed: 20261130 },
    ))

  test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '2026-04-31', '20260101', ''])(
    '%s is no day',
    (text) => expect(isDay(text)).toBe(false),
  )
})

describe('weeks', () => {
  test.each([
    ['2026-11-23', 0, false],
    ['2026-11-27', 4, false],
    ['2026-11-28', 5, true],
    ['2026-11-29', 6, true],
    ['1969-12-28', 6, true],
  ])('%s is day %i of its week', (day, weekday, isFree) => {
    expect([weekdayOf(day), isWeekend(day)]).toEqual([weekday, isFree])
  })
  test('the Monday of a week is one, and at most six days before', () =>
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(weekdayOf(mondayOf(day))).toBe(0)
        expect(daysBetween(mondayOf(day), day)).toBe(weekdayOf(day))
        expect(daysIn(mondayOf(day), sundayOf(day))).toBe(7)
        expect(mondaysIn(mondayOf(day), sundayOf(day))).toEqual([mondayOf(day)])
      }),
      { seed: 20261130 },
    ))
})

describe('months', () => {
  test('a month and its number are each other’s reverse', () =>
    fc.assert(
      fc.property(anyDay, anyCount, (day, count) => {
        const month = monthOf(day)

        expect(monthAt(monthNumber(day))).toBe(month)
        expect(monthAfter(monthAfter(month, count), -count)).toBe(month)
        expect(addDays(lastDayOf(month), 1)).toBe(firstDayOf(monthAfter(month, 1)))
      }),
      { seed: 20261130 },
    ))

  test('each month is listed once', () => {
    expect(eachMonth('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
    expect(eachMonth('2026-11', '2026-10')).toEqual([])
  })

  test('the same day of another month, or its last', () => {
    expect([
      addMonths('2026-01-31', 1),
      addMonths('2028-01-31', 1),
      addMonths('2026-01-31', 2),
    ]).toEqual(['2026-02-28', '2028-02-29', '2026-03-31'])
    expect(addMonths('2028-02-29', -12)).toBe('2027-02-28')
  })
})

describe('lengths in months', () => {
  test.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-09-01', 36, '2029-08-31'],
    ['2026-01-30', 1, '2026-02-28'],
    ['2026-01-29', 1, '2026-02-28'],
    ['2026-01-28', 1, '2026-02-27'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-03-31', 1, '2026-04-30'],
    ['2026-02-28', 1, '2026-03-27'],
    ['2026-07-15', 36, '2029-07-14'],
  ])('%s and %i months end on %s', (from, months, end) =>
    expect(lastDayOfMonths(from, months)).toBe(end),
  )

  test('the end is in the month of the corresponding day, or is the last of the month before; more months never end earlier', () =>
    fc.assert(
      fc.property(anyDay, someMonths, (from, months) => {
        const end = lastDayOfMonths(from, months)
        const month = monthAfter(monthOf(from), months)

        expect(from.endsWith('-01') ? lastDayOf(monthAfter(month, -1)) : monthOf(end)).toBe(
          from.endsWith('-01') ? end : month,
        )
        expect(end < lastDayOfMonths(from, months + 1)).toBe(true)
      }),
      { seed: 20261130 },
    ))

  test('whole months are those whose last day is over', () =>
    fc.assert(
      fc.property(anyDay, someMonths, (from, months) => {
        const end = lastDayOfMonths(from, months)

        expect([wholeMonths(from, end), wholeMonths(from, addDays(end, -1))]).toEqual([
          months,
          months - 1,
        ])
      }),
      { seed: 20261130 },
    ))
})
