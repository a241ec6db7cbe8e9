import { yearOf } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { DayKind } from './working-days.rules.ts'

const kind = sql<DayKind>`coalesce(edited_kind, published_kind)`

const name = sql<
  string | null
>`case when edited_kind is null then published_name else edited_name end`

/** Days in a range, both inclusive, that were published or edited by hand. */
export const findStoredDays = (db: Db, from: string, until: string) =>
  db
    .selectFrom('calendarDays')
    .select((e) => [
      'day',
      kind.as('kind'),
      name.as('name'),
      e('editedKind', 'is not', null).$castTo<boolean>().as('isEdited'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .orderBy('day')
    .execute()

export const findYears = (db: Db) =>
  db.selectFrom('calendarYears').select(['year', 'source']).orderBy('year').execute()

export const findYear = (db: Db, year: number) =>
  db.selectFrom('calendarYears').selectAll().where('year', '=', year).executeTakeFirst()

/** Versions of the years of a range of days that somebody has imported, generated or edited. */
export const findYearChanges = (db: Db, from: string, until: string) =>
  db
    .selectFrom('calendarYears')
    .select(['year', 'version', 'changedAt'])
    .where('year', '>=', yearOf(from))
    .where('year', '<=', yearOf(until))
    .execute()

export const findImportedYears = async (db: Db, from: number, until: number) =>
  (
    await db
      .selectFrom('calendarYears')
      .select('year')
      .where('source', '=', 'imported')
      .where('year', '>=', from)
      .where('year', '<=', until)
      .execute()
  ).map(({ year }) => year)

/**
 * The row of the year, created if missing, locked in order with its neighbours: changes to the
 * year's days are serialised.
 */
export async function lockYear(db: Db, year: number, now: Date) {
  await db
    .insertInto('calendarYears')
    .values({ year, source: 'generated', changedAt: now, version: 0 })
    .onConflict((c) => c.doNothing())
    .execute()

  const around = db
    .selectFrom('calendarYears')
    .selectAll()
    .where('year', '>=', year - 1)
    .where('year', '<=', year + 1)

  const rows = await around.orderBy('year').forUpdate().execute()

  return rows.find((row) => row.year === year)!
}

export const updateYear = (
  db: Db,
  year: number,
  set: { source?: 'imported' | 'generated'; papers?: string[] },
  now: Date,
) =>
  db
    .updateTable('calendarYears')
    .set({ ...set, changedAt: now, version: sql<number>`version + 1` })
    .where('year', '=', year)
    .execute()

/**
 * Replaces a year's published days; the version of a neighbouring year increases if its days change
 * too (the caller increases the year's own).
 */
export async function changePublishedDays(
  db: Db,
  year: number,
  now: Date,
  change: () => Promise<unknown>,
) {
  const before = await findYearsNamedBy(db, year)
  await change()

  const touched = [...before, ...(await findYearsNamedBy(db, year))].filter(
    (touchedYear) => touchedYear !== year,
  )

  // a year without a decision has no row and therefore no version
  await db
    .updateTable('calendarYears')
    .set({ changedAt: now, version: sql<number>`version + 1` })
    .where('year', '=', anyId(touched))
    .execute()
}

const findYearsNamedBy = async (db: Db, year: number) =>
  (
    await db
      .selectFrom('calendarDays')
      .select('day')
      .where('ofYear', '=', year)
      .where('publishedKind', 'is not', null)
      .execute()
  ).map(({ day }) => yearOf(day))

/**
 * Removes a year's published days, and its manual edits if requested. A publication may include
 * days of neighbouring years (New Year's Eve); edits of those belong to the neighbour and stay.
 */
export async function clearYear(db: Db, year: number, keepEdits: boolean) {
  const published = { publishedKind: null, publishedName: null }
  if (!keepEdits) await clearEdited(db, await findDaysOf(db, year))

  await db
    .deleteFrom('calendarDays')
    .where('ofYear', '=', year)
    .where('editedKind', 'is', null)
    .execute()

  await db.updateTable('calendarDays').set(published).where('ofYear', '=', year).execute()
}

const findDaysOf = async (db: Db, year: number) =>
  (
    await db
      .selectFrom('calendarDays')
      .select('day')
      .where('day', '>=', `${year}-01-01`)
      .where('day', '<=', `${year}-12-31`)
      .execute()
  ).map(({ day }) => day)

/** Stores published days; manual edits take precedence. */
export async function putPublished(
  db: Db,
  year: number,
  days: readonly { date: string; name: string; isOffDay: boolean }[],
) {
  const rows = days.map((day) => ({
    day: day.date,
    ofYear: year,
    publishedKind: day.isOffDay ? ('off' as const) : ('work' as const),
    publishedName: day.name,
  }))
  await db
    .insertInto('calendarDays')
    .values(rows)
    .onConflict((c) =>
      c.column('day').doUpdateSet((e) => ({
        ofYear: e.ref('excluded.ofYear'),
        publishedKind: e.ref('excluded.publishedKind'),
        publishedName: e.ref('excluded.publishedName'),
      })),
    )
    .execute()
}

export async function putEdited(
  db: Db,
  year: number,
  days: readonly string[],
  edit: { kind: DayKind; name: string | null },
) {
  const rows = days.map((day) => ({
    day,
    ofYear: year,
    editedKind: edit.kind,
    editedName: edit.name,
  }))
  await db
    .insertInto('calendarDays')
    .values(rows)
    .onConflict((c) =>
      c.column('day').doUpdateSet((e) => ({
        editedKind: e.ref('excluded.editedKind'),
        editedName: e.ref('excluded.editedName'),
      })),
    )
    .execute()
}

export async function clearEdited(db: Db, days: readonly string[]) {
  if (days.length === 0) return

  await db
    .deleteFrom('calendarDays')
    .where('day', 'in', days)
    .where('publishedKind', 'is', null)
    .execute()

  await db
    .updateTable('calendarDays')
    .set({ editedKind: null, editedName: null })
    .where('day', 'in', days)
    .execute()
}
