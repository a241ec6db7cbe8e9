import { yearOf } from '@residency/contract/kernel/day'
import { describe, expect, test } from 'vitest'
import { readSeedFile } from '../../../platform/seed-files.ts'
import { proofRuns } from '../../../testing/proof.ts'
import {
  type Calendar,
  type CountedBy,
  countSpan,
  type Half,
  isForwards,
  type Span,
  totalOf,
} from './days.rules.ts'

type PublishedYear = { days: { date: string; isOffDay: boolean }[] }

const published = [2024, 2025, 2026].flatMap(
  (year) => (JSON.parse(readSeedFile(`holidays/holiday-cn-${year}.json`)) as PublishedYear).days,
)

const calendar: Calendar = {
  known: new Map(published.map(({ date, isOffDay }) => [date, isOffDay ? 'off' : 'work'])),
  unpublishedYears: [2023, 2027],
  versions: new Map([
    [2025, 2],
    [2026, 3],
  ]),
}

const person = { isWoman: false, birthDate: null }
const countDays = (leaveSpan: Span, by: CountedBy) =>
  countSpan(leaveSpan, by, calendar, person).years

const span = (startsOn: string, endsOn: string, halves = 'am pm'): Span => {
  const [startsHalf, endsHalf] = halves.split(' ') as [Half, Half]
  return { startsOn, startsHalf, endsOn, endsHalf }
}

const total = (from: string, until: string, by: CountedBy, halves?: string) =>
  totalOf(countDays(span(from, until, halves), by))

/** Checked by hand against the notices of the State Council’s office. */
describe('days of a leave', () => {
  test.each([
    ['2026-11-23', '2026-11-23', 'am pm', 1, 1, 'a Monday'],
    ['2026-11-23', '2026-11-23', 'am am', 0.5, 0.5, 'its morning'],
    ['2026-11-23', '2026-11-23', 'pm pm', 0.5, 0.5, 'its afternoon'],
    ['2026-11-23', '2026-11-23', 'pm am', 0, 0, 'its afternoon until its morning: nothing'],
    ['2026-11-20', '2026-11-23', 'pm am', 1, 3, 'Friday afternoon to Monday morning'],
    ['2026-11-20', '2026-11-23', 'am pm', 2, 4, 'Friday to Monday'],
    ['2026-11-21', '2026-11-22', 'am pm', 0, 2, 'a weekend'],
    ['2026-11-21', '2026-11-22', 'pm am', 0, 1, 'half of a weekend'],
    [
      '2026-11-20',
      '2026-11-22',
      'am am',
      1,
      2.5,
      'ending on a Sunday morning takes nothing off working days',
    ],
    [
      '2024-02-09',
      '2024-02-18',
      'am pm',
      2,
      10,
      'New Year’s eve 2024 worked, and the Sunday after the festival',
    ],
    ['2024-02-04', '2024-02-04', 'am am', 0.5, 0.5, 'the morning of a Sunday that is made up'],
    ['2024-02-08', '2024-02-10', 'pm am', 1.5, 2, 'into the Spring Festival 2024'],
    ['2024-04-04', '2024-04-07', 'am pm', 1, 4, 'Qingming 2024 with its Sunday'],
    [
      '2024-05-01',
      '2024-05-11',
      'am pm',
      6,
      11,
      'Labour Day 2024 and the Saturday made up after it',
    ],
    [
      '2024-09-14',
      '2024-09-18',
      'am pm',
      2,
      5,
      'Mid-Autumn 2024: the Saturday works, Sunday to Tuesday is off',
    ],
    ['2024-10-01', '2024-10-12', 'am pm', 5, 12, 'National Day 2024'],
    ['2024-02-28', '2024-03-01', 'am pm', 3, 3, 'over the leap day'],
    ['2025-01-01', '2025-01-01', 'am pm', 0, 1, 'New Year 2025'],
    ['2025-01-26', '2025-02-08', 'am pm', 6, 14, 'Spring Festival 2025 with both days made up'],
    [
      '2025-01-27',
      '2025-02-05',
      'pm pm',
      1.5,
      9.5,
      'around Spring Festival 2025 from an afternoon',
    ],
    ['2025-05-01', '2025-05-06', 'am am', 0.5, 5.5, 'Labour Day 2025 to the next morning'],
    ['2025-05-31', '2025-06-03', 'am pm', 1, 4, 'Dragon Boat 2025: Saturday to Monday is off'],
    ['2025-09-28', '2025-10-11', 'am pm', 6, 14, 'National Day and Mid-Autumn 2025'],
    ['2026-01-01', '2026-01-04', 'am pm', 1, 4, 'New Year 2026 with its Sunday'],
    ['2026-02-14', '2026-02-28', 'am pm', 6, 15, 'Spring Festival 2026 with both Saturdays'],
    ['2026-04-06', '2026-04-07', 'am pm', 1, 2, 'the Monday of Qingming 2026'],
    ['2026-06-19', '2026-06-22', 'am pm', 1, 4, 'Dragon Boat 2026, a Friday'],
    ['2026-09-20', '2026-09-25', 'am pm', 5, 6, 'the Sunday made up; Mid-Autumn on the Friday'],
    ['2026-10-10', '2026-10-10', 'pm pm', 0.5, 0.5, 'the afternoon of a Saturday that is made up'],
    ['2026-03-01', '2026-06-06', 'am pm', 67, 98, '98 days with Qingming and Labour Day 2026'],
    ['2026-11-24', '2026-11-23', 'am pm', 0, 0, 'backwards'],
  ])(
    '%s to %s (%s): %d working, %d calendar days: %s',
    (from, until, halves, working, calendarDays) => {
      expect(total(from, until, 'working', halves)).toBe(working)
      expect(total(from, until, 'calendar', halves)).toBe(calendarDays)
    },
  )

  test('belong to the calendar year of their date', () => {
    expect(countDays(span('2025-12-29', '2026-01-05', 'pm am'), 'working')).toEqual([
      { year: 2025, days: 2.5, isProvisional: false },
      { year: 2026, days: 1.5, isProvisional: false },
    ])
    expect(countDays(span('2024-12-31', '2026-01-01'), 'calendar').map(({ days }) => days)).toEqual(
      [1, 365, 1],
    )
  })

  test('are provisional in a year whose holidays are not published, where they depend on holidays', () => {
    expect(countDays(span('2026-12-31', '2027-01-04'), 'working')).toEqual([
      { year: 2026, days: 1, isProvisional: false },
      { year: 2027, days: 2, isProvisional: true },
    ])
    expect(
      countDays(span('2026-12-31', '2027-01-04'), 'calendar').map((year) => year.isProvisional),
    ).toEqual([false, false])
  })
})

/** Counts half days one by one, from the published lists alone. */
function oracle({ startsOn, startsHalf, endsOn, endsHalf }: Span, by: CountedBy) {
  const byYear: Record<number, number> = {}
  const last = new Date(`${endsOn}T00:00:00Z`)

  for (
    const date = new Date(`${startsOn}T00:00:00Z`);
    date <= last;
    date.setUTCDate(date.getUTCDate() + 1)
  ) {
    const day = date.toISOString().slice(0, 10)
    const year = yearOf(day)

    byYear[year] ??= 0

    const listed = published.find(({ date }) => date === day)
    const works = listed ? !listed.isOffDay : date.getUTCDay() !== 0 && date.getUTCDay() !== 6
    if (by === 'working' && !works) continue

    for (const half of ['am', 'pm']) {
      if (day === startsOn && startsHalf === 'pm' && half === 'am') continue
      if (day === endsOn && endsHalf === 'am' && half === 'pm') continue

      byYear[year] += 0.5
    }
  }

  return Object.entries(byYear).map(([year, days]) => ({ year: Number(year), days }))
}

function randomly(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test('days are those that a count of half days finds, wherever a leave begins and ends', () => {
  const next = randomly(14)
  for (let i = 0; i < proofRuns(2000); i++) {
    const from = new Date(Date.UTC(2024, 0, 1 + next(1090)))
    const until = new Date(from.getTime() + next(next(4) === 0 ? 500 : 20) * 86_400_000)
    const day = (date: Date) => date.toISOString().slice(0, 10)
    const leaveSpan = span(
      day(from),
      day(until),
      `${next(2) ? 'am' : 'pm'} ${next(2) ? 'am' : 'pm'}`,
    )
    if (!isForwards(leaveSpan)) continue

    for (const by of ['working', 'calendar'] as const)
      expect(
        countDays(leaveSpan, by)
          .filter(({ days }) => days > 0)
          .map(({ year, days }) => ({ year, days })),
        JSON.stringify({ one: leaveSpan, by }),
      ).toEqual(oracle(leaveSpan, by).filter(({ days }) => days > 0))
  }
})
