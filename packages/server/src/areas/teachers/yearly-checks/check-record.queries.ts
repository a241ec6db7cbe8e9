import type { CheckRecordFilters } from '@residency/contract/areas/teachers/yearly-checks/check-record.contract'
import { sql } from 'kysely'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { isInOrgScope, isOfOwnDepartment, type OrgScope } from '../../organisation/organisation.public.ts'

const recordsOf = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('teacher_check_records as r')
    .innerJoin('teacher_checks as c', 'c.id', 'r.check_id')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .where(isInOrgScope(scope, 'c.base_id', 'r.department_id'))
/** Waiting for the reader: of the reader's departments, begun, and not the own one. */
const isWaitingFor = (match: ReturnType<typeof recordsOf>, { scope, userId, today }: Reading) =>
  match
    .where('r.state', '=', 'undecided')
    .where('r.user_id', '!=', userId)
    .where('c.first_day', '<=', today)
    .where(isOfOwnDepartment(scope, 'r.department_id'))

type Reading = { scope: OrgScope; userId: number; today: string }
export type CheckRecordMatch = Omit<CheckRecordFilters, 'pageNum' | 'pageSize'> & Reading
function matching(db: Db, filters: CheckRecordMatch) {
  let match = recordsOf(db, filters.scope)
  if (filters.checkId) match = match.where('r.check_id', '=', filters.checkId)
  if (filters.state) match = match.where('r.state', '=', filters.state)
  if (filters.waiting) match = isWaitingFor(match, filters)
  if (filters.baseId) match = match.where('c.base_id', '=', filters.baseId)
  if (filters.departmentId) match = match.where('r.department_id', '=', filters.departmentId)
  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) => e.or([e('u.name_search', 'like', words), isFoundIn(e.ref('u.username'), words)]))
  }
  return match
}
/** A record with the qualification that is in force, or the one the check began with. */
const shownOf = (match: ReturnType<typeof recordsOf>, scope: OrgScope) =>
  match
    .innerJoin('teacher_qualifications as q', 'q.id', 'r.qualification_id')
    .innerJoin('bases as b', 'b.id', 'c.base_id')
    .innerJoin('departments as d', 'd.id', 'r.department_id')
    .leftJoin('teacher_library as l', 'l.user_id', 'r.user_id')
    .leftJoin('teacher_qualifications as held', 'held.id', 'l.qualification_id')
    .leftJoin('users as w', 'w.id', 'r.decided_by')
    .selectAll('r')
    .select(['c.title as check_title', 'c.year', 'c.first_day', 'c.last_day', 'c.instructions', 'c.closed_at'])
    .select(['b.name as base', 'b.name_en as base_en', 'd.name as department', 'd.name_en as department_en'])
    .select(['l.qualification_id as entry_id'])
    .select((e) => [
      e.fn.coalesce('held.level', 'q.level').as('level'),
      e.fn.coalesce('held.number', 'q.number').as('number'),
      e.fn.coalesce('held.valid_from', 'q.valid_from').as('valid_from'),
      e.fn.coalesce('held.valid_until', 'q.valid_until').as('valid_until'),
    ])
    .select(sql<string>`coalesce(u.real_name, u.nickname)`.as('name'))
    .select(sql<string | null>`coalesce(w.real_name, w.nickname)`.as('decider'))
    .select(isOfOwnDepartment(scope, 'r.department_id').as('is_own_department'))
export type CheckRecordRow = Awaited<ReturnType<typeof findCheckRecordsForUpdate>>[number]

const WAITING_FIRST = sql`array_position(array['undecided', 'objected'], r.state)`
const inOrder = (match: ReturnType<typeof shownOf>) => match.orderBy(WAITING_FIRST).orderBy('r.id', 'desc')
/** One page of records, the undecided first, then those objected to. */
export const findCheckRecordPage = (db: Db, match: CheckRecordMatch, page: Page) =>
  findPage(matching(db, match), page, (rows) => inOrder(shownOf(rows, match.scope)))
export const countCheckRecords = (db: Db, match: CheckRecordMatch) => countRows(matching(db, match))
export const findCheckRecordBatch = (db: Db, match: CheckRecordMatch, page: Page) =>
  pageOf(inOrder(shownOf(matching(db, match), match.scope)), page).execute()
export const findCheckRecord = (db: Db, scope: OrgScope, id: number) =>
  shownOf(recordsOf(db, scope), scope).where('r.id', '=', id).executeTakeFirst()
/** Records in the reader's scope, locked in one order. */
export const findCheckRecordsForUpdate = (db: Db, scope: OrgScope, ids: readonly number[]) =>
  shownOf(recordsOf(db, scope), scope).where('r.id', '=', anyId(ids)).orderBy('r.id').forUpdate('r').execute()
export const findCheckedPeople = async (db: Db, ids: readonly number[]) =>
  (await db.selectFrom('teacher_check_records').select('user_id').distinct().where('id', '=', anyId(ids)).execute()).map(
    ({ user_id }) => user_id,
  )
/** The checks of these records, locked against being closed meanwhile. */
export const findChecksForShare = (db: Db, recordIds: readonly number[]) =>
  db
    .selectFrom('teacher_checks')
    .select(['id', 'closed_at'])
    .where('id', 'in', (e) => e.selectFrom('teacher_check_records').select('check_id').where('id', '=', anyId(recordIds)))
    .orderBy('id')
    .forShare()
    .execute()
/** What checks have found about somebody, the latest first. */
export const findChecksOf = (db: Db, userId: number) =>
  db
    .selectFrom('teacher_check_records as r')
    .innerJoin('teacher_checks as c', 'c.id', 'r.check_id')
    .select(['r.id', 'r.state', 'r.reason', 'r.settlement', 'r.decided_at', 'c.title as check_title', 'c.year'])
    .where('r.user_id', '=', userId)
    .orderBy('c.year', 'desc')
    .orderBy('r.id', 'desc')
    .execute()
/** The assessment of the latest year. */
export const findLatestAssessment = (db: Db, userId: number) =>
  db
    .selectFrom('teacher_assessments')
    .select(['year', 'result', 'score', 'remark'])
    .where('user_id', '=', userId)
    .orderBy('year', 'desc')
    .limit(1)
    .executeTakeFirst()
