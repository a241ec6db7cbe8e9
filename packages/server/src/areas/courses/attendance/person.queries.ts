import type { PeopleFilters } from '@residency/contract/areas/courses/attendance/lecture.contract'
import { type RawBuilder, sql } from 'kysely'
import type { InstantRange } from '../../../platform/calendar.ts'
import { endOfDayInChina, startOfDayInChina } from '../../../platform/clock.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { byPinyin, containing } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { LectureScope } from './lecture.policy.ts'
import { isOrganised } from './lecture.queries.ts'

const name = sql<string>`coalesce(u.real_name, u.nickname)`
const people = (db: Db) =>
  db
    .selectFrom('learning_lecture_people as p')
    .innerJoin('learning_lectures as l', 'l.id', 'p.lecture_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
const shown = (match: ReturnType<typeof people>) =>
  match
    .leftJoin('departments as d', 'd.id', 'u.department_id')
    .select(['p.user_id', 'p.is_guest', 'p.presence', 'p.signed_at', 'p.note', 'd.name as department', 'd.name_en as department_en'])
    .select(['l.id', 'l.title', 'l.kind', 'l.place', 'l.starts_at', 'l.ends_at', 'l.opens_before', 'l.late_after', 'l.state'])
    .select(name.as('name'))
export type PersonRow = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

/** A presence as a condition: nothing entered is awaited until the end, absent afterwards. */
const isPresence = (presence: string, now: Date): RawBuilder<boolean> => {
  if (presence === 'awaited') return sql<boolean>`(p.presence is null and l.ends_at >= ${now})`
  return presence === 'absent'
    ? sql<boolean>`(p.presence = 'absent' or (p.presence is null and l.ends_at < ${now}))`
    : sql<boolean>`p.presence = ${presence}`
}
export function findPeoplePage(db: Db, lectureId: number, filters: PeopleFilters & Page, now: Date) {
  let match = people(db).where('p.lecture_id', '=', lectureId)
  if (filters.presence) match = match.where(isPresence(filters.presence, now))
  if (filters.guest) match = match.where('p.is_guest', '=', true)
  if (filters.keywords) match = match.where('u.name_search', 'like', containing(filters.keywords))
  return findPage(match, filters, (rows) => shown(rows).orderBy('p.is_guest').orderBy(name, byPinyin).orderBy('p.user_id'))
}

export type PresenceMatch = { scope: LectureScope; lectureId?: number | undefined; from?: string | undefined; until?: string | undefined }
function matching(db: Db, { scope, lectureId, from, until }: PresenceMatch) {
  let match = people(db).where(isOrganised(scope)).where('l.state', '<>', 'cancelled')
  if (lectureId) match = match.where('l.id', '=', lectureId)
  if (from) match = match.where('l.starts_at', '>=', startOfDayInChina(from))
  if (until) match = match.where('l.starts_at', '<=', endOfDayInChina(until))
  return match
}
export const countPresences = (db: Db, match: PresenceMatch) => countRows(matching(db, match))
export const findPresenceBatch = (db: Db, match: PresenceMatch, page: Page) =>
  pageOf(
    shown(matching(db, match)).orderBy('l.starts_at', 'desc').orderBy('l.id', 'desc').orderBy(name, byPinyin).orderBy('p.user_id'),
    page,
  ).execute()

const own = (db: Db, userId: number) => people(db).where('p.user_id', '=', userId)
export const findOwnPage = (db: Db, userId: number, page: Page, now: Date) =>
  findPage(own(db, userId), page, (rows) =>
    shown(rows)
      .select(['l.speaker', 'l.reason'])
      // What is still to come first, the next at the top; then the past, the latest at the top.
      .orderBy(sql`l.ends_at < ${now}`)
      .orderBy(sql`case when l.ends_at >= ${now} then l.starts_at end`)
      .orderBy('l.starts_at', 'desc')
      .orderBy('l.id', 'desc'),
  )
/** Of lectures that are over and were not cancelled: how many one was expected at, and how many of them one attended. */
export const countOwn = (db: Db, userId: number, now: Date) =>
  own(db, userId)
    .where('l.ends_at', '<', now)
    .where('l.state', '<>', 'cancelled')
    .where('p.is_guest', '=', false)
    .where(sql<boolean>`p.presence is distinct from 'excused'`)
    .select([sql<number>`count(*)`.as('held'), sql<number>`count(*) filter (where p.presence in ('here', 'late'))`.as('attended')])
    .executeTakeFirstOrThrow()
/** Lectures somebody is expected at that touch this time, also the cancelled ones. */
export const findOwnWithin = (db: Db, userId: number, { after, before }: InstantRange) =>
  own(db, userId)
    .where('l.starts_at', '<', before)
    .where('l.ends_at', '>', after)
    .select(['l.id', 'l.title', 'l.kind', 'l.place', 'l.speaker', 'l.state', 'l.reason', 'l.starts_at', 'l.ends_at'])
    .select(['l.version', 'l.updated_at', sql<boolean>`p.presence is not distinct from 'excused'`.as('is_excused')])
    .orderBy('l.starts_at')
    .execute()
export const findOwnBatch = (db: Db, userId: number, page: Page) =>
  pageOf(shown(own(db, userId)).orderBy('l.starts_at', 'desc').orderBy('l.id', 'desc'), page).execute()
