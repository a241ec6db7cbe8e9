import { eachDay, isWeekend } from '@residency/contract/kernel/day'
import { describe, expect, test } from 'vitest'
import { readSeedFile } from '../../../platform/seed-files.ts'
import {
  type DayKind,
  isWorkingDay,
  workingDaysBetween,
  workingDaysByMonth,
} from './working-days.rules.ts'

const known = new Map<string, DayKind>(
  [2024, 2025, 2026].flatMap((year) => {
    const file = JSON.parse(readSeedFile(`holidays/holiday-cn-${year}.json`)) as {
      days: { date: string; isOffDay: boolean }[]
    }

    return file.days.map(({ date, isOffDay }) => [date, isOffDay ? 'off' : 'work'] as const)
  }),
)

const nothing = new Map<string, DayKind>()

/** From the notices of the State Council’s office, checked manually. */
describe('single days', () => {
  test.each([
    ['2024-02-09', true, 'New Year’s eve 2024 was a working day'],
    ['2024-02-10', false, 'Spring Festival 2024'],
    ['2024-02-04', true, 'Sunday, made up for Spring Festival'],
    ['2024-02-18', true, 'Sunday, made up for Spring Festival'],
    ['2024-04-07', true, 'Sunday, made up for Qingming'],
    ['2024-05-11', true, 'Saturday, made up for Labour Day'],
    ['2024-09-29', true, 'Sunday, made up for National Day'],
    ['2024-10-12', true, 'Saturday, made up for National Day'],
    ['2024-10-13', false, 'a Sunday like any other'],
    ['2025-01-01', false, 'New Year 2025, a Wednesday'],
    ['2025-01-02', true, 'the day after'],
    ['2025-01-26', true, 'Sunday, made up for Spring Festival'],
    ['2025-01-28', false, 'New Year’s eve 2025 is a holiday'],
    ['2025-02-08', true, 'Saturday, made up for Spring Festival'],
    ['2025-05-05', false, 'a Monday of Labour Day'],
    ['2025-10-08', false, 'National Day and Mid-Autumn together'],
    ['2025-10-11', true, 'Saturday, made up for National Day'],
    ['2026-01-02', false, 'a Friday of New Year 2026'],
    ['2026-01-04', true, 'Sunday, made up for New Year'],
    ['2026-02-14', true, 'Saturday, made up for Spring Festival'],
    ['2026-02-23', false, 'the ninth day of Spring Festival 2026'],
    ['2026-02-28', true, 'Saturday, made up for Spring Festival'],
    ['2026-09-20', true, 'Sunday, made up for National Day'],
    ['2026-10-10', true, 'Saturday, made up for National Day'],
    ['2026-11-20', true, 'a Friday like any other'],
    ['2024-02-29', true, 'the leap day, a Thursday'],
  ])('%s works: %s (%s)', (day, works) => {
    expect(isWorkingDay(day, known)).toBe(works)
  })
})

describe('working days from one day to another, both included', () => {
  test.each([
    [
      '2024-02-04',
      '2024-02-18',
      7,
      'around Spring Festival 2024: Sunday to Friday, and the Sunday after',
    ],
    ['2024-02-10', '2024-02-17', 0, 'Spring Festival 2024 itself'],
    ['2024-09-29', '2024-10-12', 7, 'around National Day 2024'],
    ['2025-01-26', '2025-02-08', 6, 'around Spring Festival 2025'],
    ['2025-09-28', '2025-10-11', 6, 'around National Day 2025'],
    ['2026-02-14', '2026-02-28', 6, 'around Spring Festival 2026'],
    ['2026-10-01', '2026-10-10', 3, 'National Day 2026, Thursday and Friday, the Saturday made up'],
    ['2026-11-16', '2026-11-22', 5, 'a week like any other'],
    ['2026-11-21', '2026-11-22', 0, 'a weekend'],
    ['2026-11-20', '2026-11-20', 1, 'one Friday'],
    ['2026-11-21', '2026-11-21', 0, 'one Saturday'],
    ['2026-11-20', '2026-11-19', 0, 'backwards'],
    [
      '2025-12-29',
      '2026-01-05',
      5,
      'over the year’s end: Monday to Wednesday, Sunday made up, Monday',
    ],
    ['2024-01-01', '2024-12-31', 251, 'the whole of 2024'],
    ['2025-01-01', '2025-12-31', 248, 'the whole of 2025'],
    ['2026-01-01', '2026-12-31', 248, 'the whole of 2026'],
  ])('%s to %s: %i (%s)', (from, until, days) => {
    expect(workingDaysBetween(from, until, known)).toBe(days)
  })

  test('counting is adding up day by day, wherever it begins and ends', () => {
    for (let start = 0; start < 60; start++)
      for (const length of [0, 1, 6, 7, 13, 40, 200, 730]) {
        const days = eachDay('2024-01-01', '2026-12-31').slice(start * 5, start * 5 + length + 1)
        const sum = days.filter((day) => isWorkingDay(day, known)).length
        expect(workingDaysBetween(days[0]!, days.at(-1)!, known)).toBe(sum)
      }
  })

  test('the months of a year add up to it', () => {
    for (const [year, days] of [
      [2024, 251],
      [2025, 248],
      [2026, 248],
    ] as const)
      expect(workingDaysByMonth(year, known).reduce((sum, n) => sum + n)).toBe(days)

    expect(workingDaysByMonth(2026, known)[9]).toBe(18)
  })

  test('of a year nobody has published, weekends only are known', () => {
    expect(workingDaysBetween('2027-01-01', '2027-12-31', nothing)).toBe(261)
    expect(isWorkingDay('2027-01-01', nothing)).toBe(true)
    expect(isWeekend('2027-01-02')).toBe(true)
  })
})
