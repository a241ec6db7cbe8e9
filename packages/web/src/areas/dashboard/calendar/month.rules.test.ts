import { monthAfter } from '@residency/contract/kernel/day'
import { expect, test } from 'vitest'
import { greetingAt, weeksOf } from './month.rules.ts'

test('a month is shown in whole weeks from Monday', () => {
  const weeks = weeksOf('2026-11', '2026-11-21')

  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
  expect([weeks[0]![0]!.day, weeks.at(-1)!.at(-1)!.day]).toEqual(['2026-10-26', '2026-12-06'])

  expect(
    weeks
      .flat()
      .filter((cell) => cell.isToday)
      .map((cell) => cell.day),
  ).toEqual(['2026-11-21'])
})

test('a February of four weeks has four rows', () =>
  expect(weeksOf('2027-02', '2027-02-01')).toHaveLength(4))

test('months run over the year', () =>
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']))

test.each([
  [2, 'night'],
  [8, 'morning'],
  [12, 'noon'],
  [15, 'afternoon'],
  [20, 'evening'],
])('at %i it is %s', (hour, greeting) => expect(greetingAt(hour)).toBe(greeting))
