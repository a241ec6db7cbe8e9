import type { ChangeFilters } from '@residency/contract/areas/mentors/change/change.contract'
import { type RawBuilder, sql } from 'kysely'
import { countRows, findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { isOfOwnBase } from '../../organisation/organisation.public.ts'
import type { ChangeScope } from './change.policy.ts'

const isOfBases = ({ bases }: ChangeScope): RawBuilder<boolean> => (bases ? isOfOwnBase(bases, 'e.base_id') : sql<boolean>`false`)
const isVisible = (scope: ChangeScope) => sql<boolean>`(e.user_id = ${scope.newMentorId} or ${isOfBases(scope)})`
const personName = (users: string) => sql<string>`coalesce(${sql.ref(`${users}.real_name`)}, ${sql.ref(`${users}.nickname`)})`

/** Requests with the trainee and the new mentor's entry, in a scope. */
const changesIn = (db: Db, scope: ChangeScope | null) => {
  const match = db
    .selectFrom('mentor_changes as c')
    .innerJoin('trainees as t', 't.id', 'c.trainee_id')
    .innerJoin('mentor_entries as e', 'e.id', 'c.new_entry_id')
    .innerJoin('users as nu', 'nu.id', 'e.user_id')
  return scope ? match.where(isVisible(scope)) : match
}
type Match = ReturnType<typeof changesIn>
const shown = (match: Match, scope: ChangeScope | null) =>
  match
    .innerJoin('mentor_relations as r', 'r.id', 'c.relation_id')
    .innerJoin('mentor_entries as oe', 'oe.id', 'r.entry_id')
    .innerJoin('users as ou', 'ou.id', 'oe.user_id')
    .innerJoin('majors as m', 'm.id', 't.major_id')
    .innerJoin('bases as b', 'b.id', 'e.base_id')
    .innerJoin('departments as od', 'od.id', 'oe.department_id')
    .innerJoin('departments as nd', 'nd.id', 'e.department_id')
    .selectAll('c')
    .select(['t.real_name as name', 't.number', 't.user_id as trainee_user_id', 'm.name as major', 'm.name_en as major_en'])
    .select(['e.user_id as to_user_id', 'oe.user_id as from_user_id', 'b.name as base', 'b.name_en as base_en'])
    .select(['od.name as from_department', 'od.name_en as from_department_en', 'nd.name as to_department'])
    .select(['nd.name_en as to_department_en', 'r.started_on as since'])
    .select([personName('nu').as('to_mentor'), personName('ou').as('from_mentor')])
    .select(sql<number>`e.capacity - e.taken`.as('free'))
    .select((scope ? isOfBases(scope) : sql<boolean>`false`).as('is_own_base'))
export type ChangeRow = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

/** The state that waits for the reader of this list: the new mentor's or the office's step. */
const waitingState = (scope: ChangeScope) => (scope.bases ? 'newMentorPassed' : 'requested')
/** One page of requests, those that wait for the reader first, then the latest. */
export function findChangePage(db: Db, scope: ChangeScope, { state, baseId, keywords }: Partial<ChangeFilters>, page: Page) {
  let match = changesIn(db, scope)
  if (state) match = match.where('c.state', '=', state)
  if (baseId) match = match.where('e.base_id', '=', baseId)
  if (keywords) {
    const words = containing(keywords)
    match = match.where((w) =>
      w.or([w('t.name_search', 'like', words), isFoundIn(w.ref('t.number'), words), w('nu.name_search', 'like', words)]),
    )
  }
  return findPage(match, page, (rows) =>
    shown(rows, scope)
      .orderBy(sql`case when c.state = ${waitingState(scope)} then 0 else 1 end`)
      .orderBy('c.created_at', 'desc')
      .orderBy('c.id', 'desc'),
  )
}
export const countWaitingChanges = (db: Db, scope: ChangeScope, userId: number) => {
  const match = changesIn(db, scope).where('c.state', '=', waitingState(scope))
  return countRows(scope.bases ? match.where('e.user_id', '!=', userId) : match)
}
export const findChange = (db: Db, scope: ChangeScope, id: number) =>
  shown(changesIn(db, scope), scope).where('c.id', '=', id).executeTakeFirst()
/** Requests in the reader's scope, locked in one order. */
export const findChangesForUpdate = (db: Db, scope: ChangeScope, ids: readonly number[]) =>
  shown(changesIn(db, scope), scope).where('c.id', '=', anyId(ids)).orderBy('c.id').forUpdate('c').execute()
/** Requests of one trainee, the latest first. */
export const findOwnChanges = (db: Db, userId: number) =>
  shown(changesIn(db, null), null).where('t.user_id', '=', userId).orderBy('c.id', 'desc').execute()
export const findOwnChangeForUpdate = (db: Db, userId: number, id: number) =>
  shown(changesIn(db, null), null).where('t.user_id', '=', userId).where('c.id', '=', id).forUpdate('c').executeTakeFirst()

/** The trainee's mentor now: the open relation and the base of the trainee's major. */
export const findPresent = (db: Db, userId: number) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.major_id')
    .innerJoin('mentor_relations as r', (j) => j.onRef('r.trainee_id', '=', 't.id').on('r.ended_on', 'is', null))
    .innerJoin('mentor_entries as e', 'e.id', 'r.entry_id')
    .select(['t.id as trainee_id', 't.real_name as name', 'r.id as relation_id', 'e.user_id as mentor_id', 'm.base_id'])
    .where('t.user_id', '=', userId)
    .executeTakeFirst()
/** Entries a trainee of a base may change to: of each mentor the latest that the department has passed. */
export const findOfferedEntries = (db: Db, baseId: number, presentMentorId: number) =>
  db
    .selectFrom('mentor_entries as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .innerJoin('departments as d', 'd.id', 'e.department_id')
    .distinctOn('e.user_id')
    .select([
      'e.id',
      'e.user_id',
      'e.title',
      'e.direction',
      'e.profile',
      'e.wishes as expectations',
      'd.name as department',
      'd.name_en as department_en',
    ])
    .select(personName('u').as('name'))
    .select(sql<number>`e.capacity - e.taken`.as('free'))
    .where('e.base_id', '=', baseId)
    .where('e.state', '=', 'departmentPassed')
    .where('u.status', '=', 1)
    .where('e.user_id', '!=', presentMentorId)
    .orderBy('e.user_id')
    .orderBy('e.year', 'desc')
    .execute()
/** Places of entries, and whether their mentor still takes part: passed by the department, with an account in use. */
export const findPlacesOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('mentor_entries as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .select(['e.id', 'e.capacity', 'e.taken'])
    .select(sql<boolean>`(e.state = 'departmentPassed' and u.status = 1 and u.deleted_at is null)`.as('is_there'))
    .where('e.id', '=', anyId(ids))
    .execute()
