import type { TimeWindowFilters } from '@residency/contract/areas/settings/windows/time-window.contract'
import { type Selectable, sql } from 'kysely'
import { type Area, everyOf } from '../../../platform/area.ts'
import type { Db, Where } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import {
  anyText,
  containing,
  idArray,
  isFoundIn,
  noneOfTexts,
} from '../../../platform/db/patterns.ts'
import { by, sortedBy } from '../../../platform/db/sorting.ts'
import type { TimeWindows } from '../../../platform/db/tables.gen.ts'
import { forAudience } from '../audience.queries.ts'
import type { Audience } from '../settings.policy.ts'

/** `source_id`: the record a window follows from; kept windows have none of the last three. */
type DerivedColumns = { batchEn: string | null; shutsAt: Date | null; sourceId: number | null }
export type StoredWindow = Selectable<TimeWindows> & Partial<DerivedColumns>
type Areas = readonly Area[]
export const windowSources = (areas: Areas) => everyOf(areas, 'windows')

/**
 * Every window: those that the office writes, and those that follow from the records of an area. No
 * window with a name of the latter is stored in the table.
 */
function everyWindow(db: Db, areas: Areas) {
  const sources = windowSources(areas)

  const derived = sources.map(
    (
      { name, rows },
      place,
    ) => sql`union all select -(d.id * ${sources.length} + ${place}), ${name}::text, d.year,
        d.batch, '{}'::bigint[], d.starts_at, d.ends_at, null, null, 1::smallint,
      1, d.starts_at, d.starts_at, d.batch_en, d.shuts_at, d.id from (${rows}) d`,
  )

  const storedWindows = sql`select id, name, year, batch, role_ids, starts_at, ends_at, message, message_en,
      status, version, created_at, updated_at,
    null::text as batch_en, null::timestamptz as shuts_at, null::bigint as source_id
      from time_windows
    where name <> ${noneOfTexts(sources.map(({ name }) => name))}`

  return db.selectFrom(
    sql<
      Selectable<TimeWindows> & DerivedColumns
    >`(${sql.join([storedWindows, ...derived], sql` `)})`.as('timeWindows'),
  )
}

const lastSecond = sql<Date>`coalesce(shuts_at, ends_at + interval '1 second')`

const inState = (state: TimeWindowFilters['state'], now: Date) => (e: Where<'timeWindows'>) => {
  if (state === 'disabled') return e('status', '=', 0)

  const enabled = e('status', '=', 1)
  if (state === 'upcoming') return e.and([enabled, e('startsAt', '>', now)])
  if (state === 'over') return e.and([enabled, e(lastSecond, '<=', now)])

  return e.and([enabled, e('startsAt', '<=', now), e(lastSecond, '>', now)])
}

/** One page of windows that match, the latest first. */
export function findWindowPage(db: Db, areas: Areas, filters: TimeWindowFilters, now: Date) {
  let match = everyWindow(db, areas)
  if (filters.name) match = match.where('name', '=', filters.name)
  if (filters.year) match = match.where('year', '=', filters.year)
  if (filters.state) match = match.where(inState(filters.state, now))

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([
        isFoundIn(e.ref('batch'), words),
        isFoundIn(e.ref('message'), words),
        isFoundIn(e.ref('messageEn'), words),
      ]),
    )
  }

  return findPage(match, filters, (rows) =>
    sortedBy(rows.selectAll(), filters.sort, { startsAt: by.column('startsAt') })
      .orderBy('startsAt', 'desc')
      .orderBy('id', 'desc'),
  )
}

/** Enabled windows for these readers that overlap a period, by start. */
export const findWindowsWithin = (
  db: Db,
  areas: Areas,
  audience: Audience,
  from: Date,
  until: Date,
) =>
  everyWindow(db, areas)
    .selectAll()
    .where('status', '=', 1)
    .where('startsAt', '<', until)
    .where('endsAt', '>=', from)
    .where(forAudience('timeWindows', audience))
    .orderBy('startsAt')
    .orderBy('id')
    .limit(500)
    .execute()

type WindowQuery = { name: string; year?: number | undefined; batch?: string | undefined }

/** Enabled windows of a name for a year and a batch; those without year or batch apply to all. */
export function findWindowsFor(db: Db, areas: Areas, windowQuery: WindowQuery, audience: Audience) {
  let match = everyWindow(db, areas)
    .selectAll()
    .where('name', '=', windowQuery.name)
    .where('status', '=', 1)
    .where(forAudience('timeWindows', audience))
  if (windowQuery.year !== undefined)
    match = match.where((e) => e.or([e('year', '=', windowQuery.year!), e('year', 'is', null)]))
  if (windowQuery.batch !== undefined) match = match.where('batch', 'in', [windowQuery.batch, ''])

  return match.orderBy('startsAt', 'desc').orderBy('id', 'desc').limit(100).execute()
}

/** The windows of these names that the office keeps, to judge many at once. */
export const findWindowsByName = (db: Db, names: readonly string[]) =>
  db
    .selectFrom('timeWindows')
    .selectAll()
    .where('name', '=', anyText(names))
    .orderBy('id')
    .execute()

export const findWindowById = (db: Db, id: number) =>
  db.selectFrom('timeWindows').selectAll().where('id', '=', id).executeTakeFirst()

export const findWindowForUpdate = (db: Db, id: number) =>
  db.selectFrom('timeWindows').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

type Place = {
  name: string
  year: number | null
  batch: string
  roleIds: number[]
  startsAt: Date
  endsAt: Date
}

/** The first enabled window that overlaps this one, by the constraint's rule. */
export const findWindowInTheWay = (db: Db, at: Place, exceptId: number) =>
  db
    .selectFrom('timeWindows')
    .select(['startsAt', 'endsAt'])
    .where('id', '!=', exceptId)
    .where('status', '=', 1)
    .where('name', '=', at.name)
    .where('batch', '=', at.batch)
    .where(
      sql<boolean>`int4range(year, year, '[]')
        && int4range(${at.year}::int, ${at.year}::int, '[]')`,
    )
    .where(sql<boolean>`audience_of(role_ids) && audience_of(${idArray(at.roleIds)})`)
    .where(
      sql<boolean>`tstzrange(starts_at, ends_at, '[]')
        && tstzrange(${at.startsAt}, ${at.endsAt}, '[]')`,
    )
    .orderBy('startsAt')
    .limit(1)
    .executeTakeFirst()
