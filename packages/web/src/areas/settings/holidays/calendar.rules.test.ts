import { describe, expect, test } from 'vitest'
import { type CalendarDay, dayByKey, holidayName, monthsOf } from './calendar.rules.ts'

const known = (
  day: string,
  kind: 'off' | 'work',
  name: string | null = null,
  isEdited = false,
): CalendarDay => ({ day, kind, name, isEdited })

describe('the months of a year', () => {
  const months = monthsOf(2026, [
    known('2026-10-01', 'off', '国庆节'),
    known('2026-10-02', 'off', '国庆节'),
    known('2026-10-03', 'off', '国庆节', true),
    known('2026-10-10', 'work', '国庆节'),
    known('2026-10-12', 'work'),
  ])

  const cells = months.flatMap(({ weeks }) => weeks.flat().filter((cell) => cell !== null))

  test('hold each day once, Monday first', () => {
    expect(months).toHaveLength(12)
    expect(new Set(cells.map(({ day }) => day)).size).toBe(365)
    expect(monthsOf(2028, []).flatMap(({ weeks }) => weeks.flat().filter(Boolean))).toHaveLength(
      366,
    )
    expect(months[9]!.weeks[0]!.map((cell) => cell?.number ?? 0)).toEqual([0, 0, 0, 1, 2, 3, 4])
    expect(months[1]!.weeks.every((week) => week.length === 7)).toBe(true)
  })

  test.each([
    ['2026-10-01', 'off'],
    ['2026-10-04', 'weekend'],
    ['2026-10-10', 'makeup'],
    ['2026-10-12', 'work'],
    ['2026-10-13', 'work'],
  ])('%s looks like %s', (day, look) => {
    expect(cells.find((cell) => cell.day === day)?.look).toBe(look)
  })

  test('describe the known days in runs', () => {
    expect(
      months[9]!.runs.map(
        ({ from, until, look, isEdited }) => `${from}-${until} ${look} ${isEdited}`,
      ),
    ).toEqual(['1-2 off false', '3-3 off true', '10-10 makeup false', '12-12 work false'])
  })
})

test.each([
  ['ArrowRight', '2026-01-31', '2026-02-01'],
  ['ArrowLeft', '2026-01-01', null],
  ['ArrowDown', '2026-12-28', null],
  ['ArrowUp', '2026-03-03', '2026-02-24'],
  ['Home', '2026-02-17', '2026-02-01'],
  ['End', '2028-02-17', '2028-02-29'],
  ['PageDown', '2026-01-31', '2026-02-28'],
  ['PageUp', '2026-01-15', null],
  ['PageUp', '2026-12-31', '2026-11-30'],
  ['Enter', '2026-01-15', null],
])('%s from %s leads to %s', (key, from, to) => {
  expect(dayByKey(key, from)).toBe(to)
})

test('a published holiday is named in the reader’s language, a typed name as it is', () => {
  const known = { 春节: 'Spring Festival' }

  expect(holidayName(known, '春节')).toBe('Spring Festival')
  expect(holidayName(known, '院庆')).toBe('院庆')
  expect(holidayName(known, null)).toBeNull()
})
