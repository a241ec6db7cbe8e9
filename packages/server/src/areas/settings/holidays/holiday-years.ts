import type { HolidayYear } from '@residency/contract/areas/settings/holidays/holiday.contract'
import { toMoment } from '@residency/contract/kernel'
import type { Db } from '../../../platform/db/connect/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { actionsOnCalendar } from '../settings.policy.ts'
import { groupDaysOf } from './group-days.rules.ts'
import { findStoredDays, findYear, findYearChanges, findYears } from './holiday.queries.ts'
import { findKnownDays } from './known-days.ts'
import { shippedState, shippedYears } from './shipped-years.ts'
import { workingDaysBetween, workingDaysByMonth } from './working-days.rules.ts'

type Source = HolidayYear['source']

export async function listHolidayYears(ctx: SignedCtx) {
  const known = new Map(
    (await findYears(ctx.db)).map(({ year, source }) => [year, source as Source]),
  )
  const years = [...new Set([...known.keys(), ...shippedYears()])].sort((a, b) => a - b)
  return years.map((year) => ({
    year,
    source: known.get(year) ?? null,
    shipped: shippedState(year),
  }))
}

/**
 * One year with its days; one whose notice is not published has its days off by law and,
 * provisionally, its weekends.
 */
export async function getHolidayYear(
  ctx: SignedCtx,
  { year }: { year: number },
): Promise<HolidayYear> {
  const [from, until] = [`${year}-01-01`, `${year}-12-31`]

  const [row, days, known] = await Promise.all([
    findYear(ctx.db, year),
    findStoredDays(ctx.db, from, until),
    findKnownDays(ctx.db, from, until),
  ])

  const stored = new Set(days.map(({ day }) => day))

  return {
    year,
    source: (row?.source ?? null) as Source,
    papers: row?.papers ?? [],
    changedAt: toMoment(row?.changedAt),
    version: row?.version ?? 0,
    days: days.map(({ day, kind, name, isEdited }) => ({ day, kind, name, isEdited })),
    legalDays: known.days.flatMap(({ day, name }) =>
      stored.has(day) ? [] : [{ day, name: name! }],
    ),
    groupDays: groupDaysOf(year),
    workingDays: workingDaysByMonth(year, new Map(known.days.map(({ day, kind }) => [day, kind]))),
    shipped: shippedState(year),
    actions: actionsOnCalendar(ctx.actor),
  }
}

/**
 * Working days between two calendar days, both inclusive, by the current calendar.
 * `unpublishedYears`: years in the range without published holidays, for which only days off by
 * law, weekends and manual edits are known. Show this next to the figure.
 */
export async function findWorkingDaysBetween(db: Db, from: string, until: string) {
  if (until < from) return { days: 0, unpublishedYears: [] }

  const { known, unpublishedYears } = await findCalendar(db, from, until)
  return { days: workingDaysBetween(from, until, known), unpublishedYears }
}

/**
 * The calendar between two days, both inclusive: days that differ from the regular week, the years
 * without published holidays, and the version of each year that was changed.
 */
export async function findCalendar(db: Db, from: string, until: string) {
  // versions first: a caller that stores one with its count finds every later change
  const changes = await findYearChanges(db, from, until)
  const { days, unpublishedYears } = await findKnownDays(db, from, until)
  const versions = new Map(changes.map(({ year, version }) => [year, version]))

  return { known: new Map(days.map(({ day, kind }) => [day, kind])), unpublishedYears, versions }
}

export const countWorkingDays = (
  ctx: SignedCtx,
  { from, until }: { from: string; until: string },
) => findWorkingDaysBetween(ctx.db, from, until)

/** Counts working days between days of a range, by the current calendar; for many spans at once. */
export async function findWorkingDayCounter(db: Db, from: string, until: string) {
  const { known } = await findCalendar(db, from, until)
  return (first: string, last: string): number => workingDaysBetween(first, last, known)
}
