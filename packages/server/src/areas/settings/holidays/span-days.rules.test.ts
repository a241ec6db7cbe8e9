import { describe, expect, test } from 'vitest'
import { countDates, isForwards } from './span-days.rules.ts'

const span = (
  startsOn: string,
  startsHalf: 'am' | 'pm',
  endsOn: string,
  endsHalf: 'am' | 'pm',
) => ({
  startsOn,
  startsHalf,
  endsOn,
  endsHalf,
})

test.each([
  ['one half day', span('2026-03-02', 'pm', '2026-03-02', 'pm'), true],
  ['a day that ends before it begins', span('2026-03-02', 'pm', '2026-03-02', 'am'), false],
  ['an end on an earlier day', span('2026-03-02', 'am', '2026-03-01', 'pm'), false],
  ['an afternoon to the next morning', span('2026-03-02', 'pm', '2026-03-03', 'am'), true],
])('%s runs forwards: %s', (_, leaveSpan, forwards) => {
  expect(isForwards(leaveSpan)).toBe(forwards)
})

describe('a span counted by the calendar', () => {
  const counted = (leaveSpan: ReturnType<typeof span>) =>
    countDates(leaveSpan, 'calendar', undefined as never, undefined as never).map(
      ({ day, days }) => [day, days],
    )

  test('counts a half day at each end as half, and the days between as whole', () => {
    expect(counted(span('2026-02-27', 'pm', '2026-03-01', 'am'))).toEqual([
      ['2026-02-27', 0.5],
      ['2026-02-28', 1],
      ['2026-03-01', 0.5],
    ])
  })

  test('counts nothing where it runs backwards', () => {
    expect(counted(span('2026-03-02', 'pm', '2026-03-02', 'am'))).toEqual([])
  })
})
