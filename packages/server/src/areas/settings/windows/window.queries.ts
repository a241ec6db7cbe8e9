import type { TimeWindowFilters } from '@residency/contract/areas/settings/time-window.contract'
import { sql } from 'kysely'
import { findPage } from '../../../platform/db/pages.ts'
import { containing } from '../../../platform/db/patterns.ts'
import type { Db, Where } from '../../../platform/db/pool.ts'
import { forAudience } from '../audience.queries.ts'
import type { Audience } from '../settings.policy.ts'

const lastSecond = sql<Date>`ends_at + interval '1 second'`
const inState = (state: TimeWindowFilters['state'], now: Date) => (e: Where<'time_windows'>) => {
  if (state === 'disabled') return e('status', '=', 0)
  const enabled = e('status', '=', 1)
  if (state === 'upcoming') return e.and([enabled, e('starts_at', '>', now)])
  if (state === 'over') return e.and([enabled, e(lastSecond, '<=', now)])
  return e.and([enabled, e('starts_at', '<=', now), e(lastSecond, '>', now)])
}

/** One page of windows that match, the latest first. */
export function findWindowPage(db: Db, filters: TimeWindowFilters, now: Date) {
  let match = db.selectFrom('time_windows')
  if (filters.name) match = match.where('name', '=', filters.name)
  if (filters.year) match = match.where('year', '=', filters.year)
  if (filters.state) match = match.where(inState(filters.state, now))
  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) => e.or([e('batch', 'ilike', words), e('message', 'ilike', words), e('message_en', 'ilike', words)]))
  }
  return findPage(match, filters, (rows) => rows.selectAll().orderBy('starts_at', 'desc').orderBy('id', 'desc'))
}

/** Enabled windows for these readers that overlap a period, by start. */
export const findWindowsWithin = (db: Db, audience: Audience, from: Date, until: Date) =>
  db
    .selectFrom('time_windows')
    .selectAll()
    .where('status', '=', 1)
    .where('starts_at', '<', until)
    .where('ends_at', '>=', from)
    .where(forAudience('time_windows', audience))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(500)
    .execute()

type Asked = { name: string; year?: number | undefined; batch?: string | undefined }
/** Enabled windows of a name for a year and a batch; those without year or batch apply to all. */
export function findWindowsFor(db: Db, asked: Asked, audience: Audience) {
  let match = db
    .selectFrom('time_windows')
    .selectAll()
    .where('name', '=', asked.name)
    .where('status', '=', 1)
    .where(forAudience('time_windows', audience))
  if (asked.year !== undefined) match = match.where((e) => e.or([e('year', '=', asked.year!), e('year', 'is', null)]))
  if (asked.batch !== undefined) match = match.where('batch', 'in', [asked.batch, ''])
  return match.orderBy('starts_at', 'desc').orderBy('id', 'desc').limit(100).execute()
}

/** Enabled windows of these names, to judge many at once. */
export const findEnabledWindows = (db: Db, names: readonly string[]) =>
  db
    .selectFrom('time_windows')
    .select(['name', 'year', 'batch', 'role_ids', 'starts_at', 'ends_at', 'status'])
    .where('status', '=', 1)
    .where('name', 'in', ['', ...names])
    .execute()

export const findWindowById = (db: Db, id: number) => db.selectFrom('time_windows').selectAll().where('id', '=', id).executeTakeFirst()
export const findWindowForUpdate = (db: Db, id: number) =>
  db.selectFrom('time_windows').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
export type StoredWindow = NonNullable<Awaited<ReturnType<typeof findWindowById>>>

type Place = { name: string; year: number | null; batch: string; role_ids: number[]; starts_at: Date; ends_at: Date }
/** The first enabled window that overlaps this one, by the constraint's rule. */
export const findWindowInTheWay = (db: Db, at: Place, exceptId: number) =>
  db
    .selectFrom('time_windows')
    .select(['starts_at', 'ends_at'])
    .where('id', '!=', exceptId)
    .where('status', '=', 1)
    .where('name', '=', at.name)
    .where('batch', '=', at.batch)
    .where(sql<boolean>`int4range(year, year, '[]') && int4range(${at.year}::int, ${at.year}::int, '[]')`)
    .where(sql<boolean>`audience_of(role_ids) && audience_of(${sql.val(at.role_ids)}::bigint[])`)
    .where(sql<boolean>`tstzrange(starts_at, ends_at, '[]') && tstzrange(${at.starts_at}, ${at.ends_at}, '[]')`)
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst()
