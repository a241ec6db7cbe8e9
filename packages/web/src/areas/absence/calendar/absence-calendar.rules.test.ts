import { describe, expect, test } from 'vitest'
import { awayFirst, columnsOf, daysFrom, neighbour, rangeOf } from './absence-calendar.rules.ts'

describe('the absence calendar', () => {
  test('shows a day, a week from Monday to Sunday, or a calendar month', () => {
    expect(rangeOf('day', '2026-11-12')).toEqual({ from: '2026-11-12', until: '2026-11-12' })
    expect(rangeOf('week', '2026-11-15')).toEqual({ from: '2026-11-09', until: '2026-11-15' })
    expect(rangeOf('month', '2028-02-29')).toEqual({ from: '2028-02-01', until: '2028-02-29' })
  })

  test('continues with the next period, from any day of a month to the first of the next', () => {
    expect(neighbour('month', '2027-01-31', 1)).toBe('2027-02-01')
    expect(neighbour('week', '2026-11-12', -1)).toBe('2026-11-05')
    expect(neighbour('day', '2026-12-31', 1)).toBe('2027-01-01')
  })

  test('places half days in two columns of each day, cut at its edges', () => {
    const range = { from: '2026-11-09', until: '2026-11-15' }

    expect(daysFrom(range)).toHaveLength(7)

    expect(
      columnsOf(
        { startsOn: '2026-11-09', startsHalf: 'pm', endsOn: '2026-11-10', endsHalf: 'am' },
        range,
      ),
    ).toEqual([2, 4])

    expect(
      columnsOf(
        { startsOn: '2026-11-01', startsHalf: 'am', endsOn: '2026-11-30', endsHalf: 'pm' },
        range,
      ),
    ).toEqual([1, 15])
  })
})

test('people who are away in the period are above the others, both in their order', () => {
  const people = [1, 2, 3, 4].map((id) => ({ id, absences: id % 2 ? [] : [id] }))
  expect(awayFirst(people).map(({ id }) => id)).toEqual([2, 4, 1, 3])
})
