import type { DutyFilters } from '@residency/contract/areas/teachers/requirements/duty.contract'
import { sql } from 'kysely'
import { countRows, findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { isInOrgScope, isOfOwnDepartment, type OrgScope } from '../../organisation/organisation.public.ts'

const dutiesOf = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('teaching_records as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .where(isInOrgScope(scope, 'r.base_id', 'r.department_id'))
const EVERYBODY: OrgScope = { kind: 'all' }
const ownDuties = (db: Db, userId: number) => dutiesOf(db, EVERYBODY).where('r.user_id', '=', userId)

const shown = (match: ReturnType<typeof dutiesOf>, scope: OrgScope) =>
  match
    .innerJoin('departments as d', 'd.id', 'r.department_id')
    .selectAll('r')
    .select(sql<string>`coalesce(u.real_name, u.nickname)`.as('name'))
    .select(['d.name as department', 'd.name_en as department_en'])
    .select(isOfOwnDepartment(scope, 'r.department_id').as('is_own_department'))
export type DutyRow = Awaited<ReturnType<typeof findDutiesForUpdate>>[number]

/** One page of teaching activities, those that wait first. */
export function findDutyPage(db: Db, scope: OrgScope, filters: DutyFilters) {
  let match = dutiesOf(db, scope)
  if (filters.state) match = match.where('r.state', '=', filters.state)
  if (filters.activity) match = match.where('r.activity', '=', filters.activity)
  if (filters.baseId) match = match.where('r.base_id', '=', filters.baseId)
  if (filters.departmentId) match = match.where('r.department_id', '=', filters.departmentId)
  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) => e.or([e('u.name_search', 'like', words), isFoundIn(e.ref('r.topic'), words)]))
  }
  return findPage(match, filters, (rows) =>
    shown(rows, scope)
      .orderBy(sql`case r.state when 'submitted' then 0 else 1 end`)
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc'),
  )
}
export const findOwnDutyPage = (db: Db, userId: number, page: Page) =>
  findPage(ownDuties(db, userId), page, (rows) => shown(rows, EVERYBODY).orderBy('r.held_on', 'desc').orderBy('r.id', 'desc'))
export const findDuty = (db: Db, scope: OrgScope, id: number) => shown(dutiesOf(db, scope), scope).where('r.id', '=', id).executeTakeFirst()
/** Activities in the reader's scope, locked in one order. */
export const findDutiesForUpdate = (db: Db, scope: OrgScope, ids: readonly number[]) =>
  shown(dutiesOf(db, scope), scope).where('r.id', '=', anyId(ids)).orderBy('r.id').forUpdate('r').execute()
export const findOwnDutyForUpdate = (db: Db, userId: number, id: number) =>
  db.selectFrom('teaching_records').selectAll().where('id', '=', id).where('user_id', '=', userId).forUpdate().executeTakeFirst()
export const isOwnDuty = async (db: Db, userId: number, id: number) =>
  (await ownDuties(db, userId).where('r.id', '=', id).select('r.id').executeTakeFirst()) !== undefined
/** Activities whose confirmation is the reader's, never the own ones. */
export const countWaitingDuties = (db: Db, scope: OrgScope, userId: number) =>
  countRows(
    dutiesOf(db, scope)
      .where('r.state', '=', 'submitted')
      .where('r.user_id', '!=', userId)
      .where(isOfOwnDepartment(scope, 'r.department_id')),
  )
