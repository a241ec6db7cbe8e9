import { FIRST_YEAR, type HolidayYear, LAST_YEAR } from '@residency/contract/areas/settings/holiday.contract'
import type { Db } from '../../../platform/db/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { actionsOnCalendar } from '../settings.policy.ts'
import { findImportedYears, findKnownDays, findYear, findYears } from './holiday.queries.ts'
import { shippedState, shippedYears } from './shipped-years.ts'
import { workingDaysBetween, workingDaysByMonth } from './working-days.rules.ts'

type Source = HolidayYear['source']

export async function listHolidayYears(ctx: SignedCtx) {
  const known = new Map((await findYears(ctx.db)).map(({ year, source }) => [year, source as Source]))
  const years = [...new Set([...known.keys(), ...shippedYears()])].sort((a, b) => a - b)
  return years.map((year) => ({ year, source: known.get(year) ?? null, shipped: shippedState(year) }))
}

/** One year with its known days; an unpublished year has none and only weekends are assumed. */
export async function getHolidayYear(ctx: SignedCtx, { year }: { year: number }): Promise<HolidayYear> {
  const [row, days] = await Promise.all([findYear(ctx.db, year), findKnownDays(ctx.db, `${year}-01-01`, `${year}-12-31`)])
  return {
    year,
    source: (row?.source ?? null) as Source,
    papers: row?.papers ?? [],
    changedAt: row?.changed_at.toISOString() ?? null,
    version: row?.version ?? 0,
    days: days.map(({ day, kind, name, is_edited }) => ({ day, kind, name, isEdited: is_edited })),
    workingDays: workingDaysByMonth(year, new Map(days.map(({ day, kind }) => [day, kind]))),
    shipped: shippedState(year),
    actions: actionsOnCalendar(ctx.actor),
  }
}

/**
 * Working days between two calendar days, both inclusive, by the current calendar. `unpublishedYears`: years in the range without
 * published holidays, for which only weekends and manual edits are known. Show this beside the figure.
 */
export async function findWorkingDaysBetween(db: Db, from: string, until: string) {
  if (until < from) return { days: 0, unpublishedYears: [] }
  const { known, unpublishedYears } = await findCalendar(db, from, until)
  return { days: workingDaysBetween(from, until, known), unpublishedYears }
}
/** The calendar between two days, both inclusive: days that differ from the regular week, and the years without published holidays. */
export async function findCalendar(db: Db, from: string, until: string) {
  const [first, last] = [Number(from.slice(0, 4)), Number(until.slice(0, 4))]
  const [days, imported] = await Promise.all([findKnownDays(db, from, until), findImportedYears(db, first, last)])
  const years = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  return {
    known: new Map(days.map(({ day, kind }) => [day, kind])),
    unpublishedYears: years.filter((year) => year >= FIRST_YEAR && year <= LAST_YEAR && !imported.includes(year)),
  }
}
export const countWorkingDays = (ctx: SignedCtx, { from, until }: { from: string; until: string }) =>
  findWorkingDaysBetween(ctx.db, from, until)
/** Counts working days between days of a range, by the current calendar; for many spans at once. */
export async function findWorkingDayCounter(db: Db, from: string, until: string) {
  const known = new Map((await findKnownDays(db, from, until)).map(({ day, kind }) => [day, kind]))
  return (first: string, last: string): number => workingDaysBetween(first, last, known)
}
