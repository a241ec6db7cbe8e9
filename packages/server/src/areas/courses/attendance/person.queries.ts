import type {
  lecturePersonSorts,
  PeopleFilters,
} from '@residency/contract/areas/courses/attendance/lecture.contract'
import type { Language } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { InstantRange } from '../../../platform/calendar/calendar.ts'
import { endOfDayInChina, startOfDayInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, byPinyin, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { numberOfAccount } from '../../accounts/accounts.public.ts'
import type { LectureScope } from './lecture.policy.ts'
import { isOrganised } from './lecture.queries.ts'

const name = sql<string>`u.display_name`

const people = (db: Db) =>
  db
    .selectFrom('learningLecturePeople as p')
    .innerJoin('learningLectures as l', 'l.id', 'p.lectureId')
    .innerJoin('users as u', 'u.id', 'p.userId')

const withPersonFields = (match: ReturnType<typeof people>) =>
  match
    .leftJoin('departments as d', 'd.id', 'u.departmentId')
    .select([
      'p.userId',
      'p.isGuest',
      'p.presence',
      'p.signedAt',
      'p.note',
      'd.name as department',
      'd.nameEn as departmentEn',
    ])
    .select([
      'l.id',
      'l.title',
      'l.kind',
      'l.place',
      'l.startsAt',
      'l.endsAt',
      'l.opensBefore',
      'l.lateAfter',
      'l.state',
    ])
    .select([name.as('name'), numberOfAccount('u').as('number')])

export type PersonRow = Awaited<
  ReturnType<ReturnType<typeof withPersonFields>['executeTakeFirstOrThrow']>
>

/** A presence as a condition: nothing entered is awaited until the end, absent afterwards. */
const isPresence = (presence: string, now: Date): RawBuilder<boolean> => {
  if (presence === 'awaited') return sql<boolean>`(p.presence is null and l.ends_at >= ${now})`
  return presence === 'absent'
    ? sql<boolean>`(p.presence = 'absent' or (p.presence is null and l.ends_at < ${now}))`
    : sql<boolean>`p.presence = ${presence}`
}

const sortsIn = (language: Language): SortColumns<(typeof lecturePersonSorts)[number]> => ({
  name: by.name('u.displayName'),
  department: by.label(language, 'd'),
  signedAt: by.column('p.signedAt'),
})

export function findPeoplePage(
  db: Db,
  lectureId: number,
  filters: PeopleFilters & Page,
  { now, language }: { now: Date; language: Language },
) {
  let match = people(db).where('p.lectureId', '=', lectureId)
  if (filters.presence) match = match.where(isPresence(filters.presence, now))
  if (filters.guest) match = match.where('p.isGuest', '=', true)
  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([e('u.nameSearch', 'like', words), isFoundIn(numberOfAccount('u'), words)]),
    )
  }

  return findPage(match, filters, (rows) =>
    sortedBy(withPersonFields(rows), filters.sort, sortsIn(language))
      .orderBy('p.isGuest')
      .orderBy(name, byPinyin)
      .orderBy('p.userId'),
  )
}

export type PresenceMatch = {
  scope: LectureScope
  lectureId?: number | undefined
  from?: string | undefined
  until?: string | undefined
}

function matching(db: Db, { scope, lectureId, from, until }: PresenceMatch) {
  let match = people(db).where(isOrganised(scope)).where('l.state', '<>', 'cancelled')
  if (lectureId) match = match.where('l.id', '=', lectureId)
  if (from) match = match.where('l.startsAt', '>=', startOfDayInChina(from))
  if (until) match = match.where('l.startsAt', '<=', endOfDayInChina(until))

  return match
}

export const countPresences = (db: Db, match: PresenceMatch) => countRows(matching(db, match))

export const findPresenceBatch = (db: Db, match: PresenceMatch, page: Page) =>
  pageOf(
    withPersonFields(matching(db, match))
      .orderBy('l.startsAt', 'desc')
      .orderBy('l.id', 'desc')
      .orderBy(name, byPinyin)
      .orderBy('p.userId'),
    page,
  ).execute()

const ownRows = (db: Db, userId: number) => people(db).where('p.userId', '=', userId)

export const findOwnPage = (db: Db, userId: number, page: Page, now: Date) =>
  findPage(ownRows(db, userId), page, (rows) =>
    withPersonFields(rows)
      .select(['l.speaker', 'l.reason'])
      // What is still to come first, the next at the top; then the past, the latest at the top.
      .orderBy(sql`l.ends_at < ${now}`)
      .orderBy(sql`case when l.ends_at >= ${now} then l.starts_at end`)
      .orderBy('l.startsAt', 'desc')
      .orderBy('l.id', 'desc'),
  )

/**
 * Of lectures that are over and were not cancelled: how many one was expected at, and how many of
 * them one attended.
 */
export const countOwn = (db: Db, userId: number, now: Date) =>
  ownRows(db, userId)
    .where('l.endsAt', '<', now)
    .where('l.state', '<>', 'cancelled')
    .where('p.isGuest', '=', false)
    .where(sql<boolean>`p.presence is distinct from 'excused'`)
    .select([
      sql<number>`count(*)`.as('held'),
      sql<number>`count(*) filter (where p.presence in ('here', 'late'))`.as('attended'),
    ])
    .executeTakeFirstOrThrow()

/** Lectures at which a user is expected in this time, also the cancelled ones. */
export const findOwnWithin = (db: Db, userId: number, { after, before }: InstantRange) =>
  ownRows(db, userId)
    .where('l.startsAt', '<', before)
    .where('l.endsAt', '>', after)
    .select([
      'l.id',
      'l.title',
      'l.kind',
      'l.place',
      'l.speaker',
      'l.state',
      'l.reason',
      'l.startsAt',
      'l.endsAt',
    ])
    .select([
      'l.version',
      'l.updatedAt',
      sql<boolean>`p.presence is not distinct from 'excused'`.as('isExcused'),
    ])
    .orderBy('l.startsAt')
    .execute()

/** When these people are expected at lectures in this time, without those who are excused. */
export const findExpectations = (
  db: Db,
  userIds: readonly number[],
  { after, before }: InstantRange,
) =>
  people(db)
    .where('p.userId', '=', anyId(userIds))
    .where('p.isGuest', '=', false)
    .where('l.state', '<>', 'cancelled')
    .where(sql<boolean>`p.presence is distinct from 'excused'`)
    .where('l.startsAt', '<', before)
    .where('l.endsAt', '>', after)
    .select(['p.userId', 'l.startsAt', 'l.endsAt'])
    .execute()

export const findOwnBatch = (db: Db, userId: number, page: Page) =>
  pageOf(
    withPersonFields(ownRows(db, userId)).orderBy('l.startsAt', 'desc').orderBy('l.id', 'desc'),
    page,
  ).execute()
