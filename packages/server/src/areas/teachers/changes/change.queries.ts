import type { ChangeFilters } from '@residency/contract/areas/teachers/changes/change.contract'
import { sql } from 'kysely'
import { countRows, findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, containing } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { isPersonInScope, type OrgScope, worksAtOwnBase } from '../../organisation/organisation.public.ts'
import type { SomeFacts } from './change.rules.ts'

const EVERYBODY: OrgScope = { kind: 'all' }
const changesIn = (db: Db, scope: OrgScope) =>
  db.selectFrom('teacher_change_records as r').innerJoin('users as u', 'u.id', 'r.user_id').where(isPersonInScope(scope))
/** A change with the person, the place of work, and the facts as they are now. */
const shown = (match: ReturnType<typeof changesIn>, scope: OrgScope) =>
  match
    .leftJoin('departments as d', 'd.id', 'u.department_id')
    .select(['r.id', 'r.user_id', 'r.state', 'r.reason', 'r.created_at', 'r.version'])
    .select(sql<SomeFacts>`r.old_facts`.as('old_facts'))
    .select(sql<SomeFacts>`r.new_facts`.as('new_facts'))
    .select(sql<string>`coalesce(u.real_name, u.nickname)`.as('name'))
    .select(['d.name as department', 'd.name_en as department_en'])
    .select(worksAtOwnBase(scope, 'u.department_id').as('is_own_base'))
export type ChangeRow = Awaited<ReturnType<typeof findOwnChangesOf>>[number]

/** One page of changes, those that wait first. */
export function findChangePage(db: Db, scope: OrgScope, filters: Omit<ChangeFilters, 'pageNum' | 'pageSize'>, page: Page) {
  let match = changesIn(db, scope)
  if (filters.state) match = match.where('r.state', '=', filters.state)
  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) => e('u.name_search', 'like', words))
  }
  return findPage(match, page, (rows) =>
    shown(rows, scope)
      .orderBy(sql`case r.state when 'submitted' then 0 else 1 end`)
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc'),
  )
}
export const findChange = (db: Db, scope: OrgScope, id: number) =>
  shown(changesIn(db, scope), scope).where('r.id', '=', id).executeTakeFirst()
/** The changes a teacher has asked for, newest first; or one of them. */
export const findOwnChangesOf = (db: Db, userId: number, id?: number) => {
  const own = shown(changesIn(db, EVERYBODY), EVERYBODY).where('r.user_id', '=', userId)
  return (id === undefined ? own : own.where('r.id', '=', id)).orderBy('r.id', 'desc').limit(100).execute()
}
/** Changes in the reader's scope, locked in one order. */
export const findChangesForUpdate = (db: Db, scope: OrgScope, ids: readonly number[]) =>
  shown(changesIn(db, scope), scope).where('r.id', '=', anyId(ids)).orderBy('r.id').forUpdate('r').execute()
export const findOwnChangeForUpdate = (db: Db, userId: number, id: number) =>
  db.selectFrom('teacher_change_records').selectAll().where('id', '=', id).where('user_id', '=', userId).forUpdate().executeTakeFirst()

/** Profiles of people; locked in one order for whoever changes them. */
export const findProfiles = (db: Db, userIds: readonly number[]) =>
  db.selectFrom('teacher_profiles').selectAll().where('user_id', '=', anyId(userIds)).orderBy('user_id').execute()
export const findProfilesForUpdate = (db: Db, userIds: readonly number[]) =>
  db.selectFrom('teacher_profiles').selectAll().where('user_id', '=', anyId(userIds)).orderBy('user_id').forUpdate().execute()
/** Locks the qualifications that people hold, before their profiles: whoever corrects an entry takes both in this order. */
export const lockHeld = (db: Db, userIds: readonly number[]) =>
  db
    .selectFrom('teacher_qualifications')
    .select('id')
    .where('user_id', '=', anyId(userIds))
    .where('state', '=', 'qualified')
    .orderBy('id')
    .forUpdate()
    .execute()
/** The version of a library entry counts its facts too: whoever has read the former ones is refused as stale. */
export const countFactsOf = (db: Db, changeIds: readonly number[], now: Date) =>
  db
    .updateTable('teacher_qualifications')
    .set((e) => ({ version: e('version', '+', 1), updated_at: now }))
    .where('state', '=', 'qualified')
    .where('user_id', 'in', (e) => e.selectFrom('teacher_change_records').select('user_id').where('id', '=', anyId(changeIds)))
    .execute()
/** Changes whose decision is the reader's, never the own one. */
export const countWaitingChanges = (db: Db, scope: OrgScope, userId: number) =>
  countRows(
    changesIn(db, scope)
      .where('r.state', '=', 'submitted')
      .where('r.user_id', '!=', userId)
      .where(worksAtOwnBase(scope, 'u.department_id')),
  )
