import { addDays, eachDay, yearOf } from '@residency/contract/kernel/day'
import { z } from 'zod'
import { readSeedFile } from '../../../platform/seed-files.ts'
import { legalNames } from './legal-days.text.ts'

/** Spring Festival, Qingming, Dragon Boat Festival and Mid-Autumn Festival of each year. */
const lunarDays = z.object({
  source: z.string(),
  years: z.record(z.string(), z.tuple([z.string(), z.string(), z.string(), z.string()])),
})

let table: z.output<typeof lunarDays> | undefined

const readTable = () => {
  table ??= lunarDays.parse(JSON.parse(readSeedFile('holidays/lunar-days.json')))
  return table.years
}

export type LegalDay = { day: string; name: string }

/**
 * The thirteen days off by law of a year in order. Source: Regulation on Public Holidays for
 * National Annual Festivals and Memorial Days (State Council, amended in November 2024). Fewer
 * where the Mid-Autumn Festival is one of the first three days of October, and none before
 * 2025. What the notice of the year adds, days off around them and make-up working days, nobody
 *       knows before it is published.
 */
export function legalDaysOf(year: number): LegalDay[] {
  const lunar = readTable()[year]
  if (!lunar) return []

  const [spring, qingming, dragonBoat, midAutumn] = lunar
  const named = (name: string, days: readonly string[]) =>
    days.map((day): [string, string] => [day, name])

  const days = new Map([
    ...named(legalNames.newYear, [`${year}-01-01`]),
    ...named(legalNames.spring, eachDay(addDays(spring, -1), addDays(spring, 2))),
    ...named(legalNames.qingming, [qingming]),
    ...named(legalNames.labour, [`${year}-05-01`, `${year}-05-02`]),
    ...named(legalNames.dragonBoat, [dragonBoat]),
    ...named(legalNames.national, [`${year}-10-01`, `${year}-10-02`, `${year}-10-03`]),
  ])

  days.set(midAutumn, days.has(midAutumn) ? legalNames.both : legalNames.midAutumn)

  return [...days].map(([day, name]) => ({ day, name })).sort((a, b) => (a.day < b.day ? -1 : 1))
}

/** Whether a day is off by law, not one that a notice moved next to it. */
export const isLegalHoliday = (day: string): boolean =>
  legalDaysOf(yearOf(day)).some((legalDay) => legalDay.day === day)
