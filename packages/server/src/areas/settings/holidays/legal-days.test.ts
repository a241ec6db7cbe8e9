import { addDays } from '@residency/contract/kernel/day'
import { describe, expect, test } from 'vitest'
import { monthsOfYear, solarTermDay } from '../../../algorithms/chinese-calendar.ts'
import { legalDaysOf } from './legal-days.ts'
import { shippedYear } from './shipped-years.ts'

const YEARS = Array.from({ length: 76 }, (_, index) => 2025 + index)
const namesOf = (year: number) => new Map(legalDaysOf(year).map(({ day, name }) => [day, name]))

const firstOf = (year: number, name: string) =>
  legalDaysOf(year).find((legalDay) => legalDay.name.includes(name))!.day

describe('the table of legal holidays', () => {
  test.each([
    // Spring Festival, Qingming, Dragon Boat Festival and Mid-Autumn Festival as almanacs give them
    [2025, '2025-01-29', '2025-04-04', '2025-05-31', '2025-10-06'],
    [2026, '2026-02-17', '2026-04-05', '2026-06-19', '2026-09-25'],
    [2027, '2027-02-06', '2027-04-05', '2027-06-09', '2027-09-15'],
    [2028, '2028-01-26', '2028-04-04', '2028-05-28', '2028-10-03'],
    [2029, '2029-02-13', '2029-04-04', '2029-06-16', '2029-09-22'],
    [2030, '2030-02-03', '2030-04-05', '2030-06-05', '2030-09-12'],
    [2031, '2031-01-23', '2031-04-05', '2031-06-24', '2031-10-01'],
    [2032, '2032-02-11', '2032-04-04', '2032-06-12', '2032-09-19'],
    [2033, '2033-01-31', '2033-04-04', '2033-06-01', '2033-09-08'],
    [2034, '2034-02-19', '2034-04-05', '2034-06-20', '2034-09-27'],
    [2035, '2035-02-08', '2035-04-05', '2035-06-10', '2035-09-16'],
  ])('%i', (year, spring, qingming, dragonBoat, midAutumn) => {
    const names = namesOf(year)

    expect([-1, 0, 1, 2].map((count) => names.get(addDays(spring, count)))).toEqual([
      '春节',
      '春节',
      '春节',
      '春节',
    ])

    expect([firstOf(year, '清明节'), firstOf(year, '端午节'), firstOf(year, '中秋节')]).toEqual([
      qingming,
      dragonBoat,
      midAutumn,
    ])
  })

  test('a year has thirteen days, or twelve where the Mid-Autumn Festival is one of the National Days', () => {
    const short = YEARS.filter((year) => legalDaysOf(year).length !== 13)

    expect(
      short.every(
        (year) =>
          legalDaysOf(year).length === 12 && [...namesOf(year).values()].includes('国庆节、中秋节'),
      ),
    ).toBe(true)

    expect(short.slice(0, 2)).toEqual([2028, 2031])
    expect(legalDaysOf(2024)).toEqual([])
    expect(legalDaysOf(2101)).toEqual([])
  })

  test('is what GB/T 33661-2017 computes, to 2100', () => {
    const computed = YEARS.map((year) => {
      const months = monthsOfYear(year)
      return [
        months.get(1),
        solarTermDay(year, 15),
        addDays(months.get(5)!, 4),
        addDays(months.get(8)!, 14),
      ]
    })

    const written = YEARS.map((year) => [
      addDays(firstOf(year, '春节'), 1),
      ...['清明节', '端午节', '中秋节'].map((name) => firstOf(year, name)),
    ])

    expect(written).toEqual(computed)
  })

  test('every day of it is off in the years that are published', () => {
    const missing = [2025, 2026].flatMap((year) => {
      const off = new Set(
        shippedYear(year)!.days.flatMap(({ date, isOffDay }) => (isOffDay ? [date] : [])),
      )

      return legalDaysOf(year).filter(({ day }) => !off.has(day))
    })

    expect(missing).toEqual([])
  })

  test('agrees with the calendar of the runtime, but for two new moons within minutes of midnight', () => {
    const format = new Intl.DateTimeFormat('en-u-ca-chinese', {
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    })

    const isOn = (day: string, expected: string) =>
      format.format(new Date(`${day}T12:00:00Z`)) === expected

    const others = YEARS.filter(
      (year) =>
        !isOn(addDays(firstOf(year, '春节'), 1), '1/1') ||
        !isOn(firstOf(year, '端午节'), '5/5') ||
        !isOn(firstOf(year, '中秋节'), '8/15'),
    )

    // the new moons of 6 February 2027 at 23:56 and of 3 February 2030 at 00:07, Beijing time: ICU
    // 78 is off by one day
    expect(others.filter((year) => year !== 2027 && year !== 2030)).toEqual([])
  })
})
