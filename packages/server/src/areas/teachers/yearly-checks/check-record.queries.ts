import type {
  CheckRecordFilters,
  checkRecordSorts,
} from '@residency/contract/areas/teachers/yearly-checks/check-record.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isPersonFoundBy } from '../../accounts/accounts.public.ts'
import {
  isInOrgScope,
  isOfOwnDepartment,
  type OrgScope,
} from '../../organisation/organisation.public.ts'

const recordsOf = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('teacherCheckRecords as r')
    .innerJoin('teacherChecks as c', 'c.id', 'r.checkId')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .where(isInOrgScope(scope, 'c.baseId', 'r.departmentId'))

/** Waiting for the reader: of the reader's departments, begun, and not the own one. */
const isWaitingFor = (match: ReturnType<typeof recordsOf>, { scope, userId, today }: Reading) =>
  match
    .where('r.state', '=', 'undecided')
    .where('r.userId', '!=', userId)
    .where('c.firstDay', '<=', today)
    .where(isOfOwnDepartment(scope, 'r.departmentId'))

type Reading = { scope: OrgScope; userId: number; today: string }
export type CheckRecordMatch = Omit<CheckRecordFilters, 'pageNum' | 'pageSize'> & Reading

function matching(db: Db, filters: CheckRecordMatch) {
  let match = recordsOf(db, filters.scope)
  if (filters.checkId) match = match.where('r.checkId', '=', filters.checkId)
  if (filters.state) match = match.where('r.state', '=', filters.state)
  if (filters.waiting) match = isWaitingFor(match, filters)
  if (filters.baseId) match = match.where('c.baseId', '=', filters.baseId)
  if (filters.departmentId) match = match.where('r.departmentId', '=', filters.departmentId)

  if (filters.keywords) match = match.where(isPersonFoundBy('u', filters.keywords))

  return match
}

/** A record with the qualification that is in force, or the one the check began with. */
const selectColumns = (match: ReturnType<typeof recordsOf>, scope: OrgScope) =>
  match
    .innerJoin('teacherQualifications as q', 'q.id', 'r.qualificationId')
    .innerJoin('bases as b', 'b.id', 'c.baseId')
    .innerJoin('departments as d', 'd.id', 'r.departmentId')
    .leftJoin('teacherLibrary as l', 'l.userId', 'r.userId')
    .leftJoin('teacherQualifications as held', 'held.id', 'l.qualificationId')
    .leftJoin('users as w', 'w.id', 'r.decidedBy')
    .selectAll('r')
    .select([
      'c.title as checkTitle',
      'c.year',
      'c.firstDay',
      'c.lastDay',
      'c.instructions',
      'c.closedAt',
    ])
    .select([
      'b.name as base',
      'b.nameEn as baseEn',
      'd.name as department',
      'd.nameEn as departmentEn',
    ])
    .select(['l.qualificationId as entryId'])
    .select((e) => [
      e.fn.coalesce('held.level', 'q.level').as('level'),
      e.fn.coalesce('held.number', 'q.number').as('number'),
      e.fn.coalesce('held.validFrom', 'q.validFrom').as('validFrom'),
      e.fn.coalesce('held.validUntil', 'q.validUntil').as('validUntil'),
    ])
    .select('u.displayName as name')
    .select('w.displayName as decider')
    .select(isOfOwnDepartment(scope, 'r.departmentId').as('isOwnDepartment'))

export type CheckRecordRow = Awaited<ReturnType<typeof findCheckRecordsForUpdate>>[number]

const WAITING_FIRST = sql`array_position(array['undecided', 'objected'], r.state)`

const SORTS: SortColumns<(typeof checkRecordSorts)[number]> = {
  name: by.name('u.displayName'),
  checkTitle: by.name('c.title'),
  validUntil: sql`coalesce(held.valid_until, q.valid_until)`,
}

/** In the chosen order; without one the undecided first, then those objected to. */
const inOrder = (match: ReturnType<typeof matching>, { scope, sort }: CheckRecordMatch) =>
  selectColumns(sortedBy(match, sort, SORTS), scope)
    .orderBy(WAITING_FIRST)
    .orderBy('r.id', 'desc')

export const findCheckRecordPage = (db: Db, match: CheckRecordMatch, page: Page) =>
  findPage(matching(db, match), page, (rows) => inOrder(rows, match))

export const countCheckRecords = (db: Db, match: CheckRecordMatch) => countRows(matching(db, match))

export const findCheckRecordBatch = (db: Db, match: CheckRecordMatch, page: Page) =>
  pageOf(inOrder(matching(db, match), match), page).execute()

export const findCheckRecord = (db: Db, scope: OrgScope, id: number) =>
  selectColumns(recordsOf(db, scope), scope).where('r.id', '=', id).executeTakeFirst()

/** Records in the reader's scope, locked in one order. */
export const findCheckRecordsForUpdate = (db: Db, scope: OrgScope, ids: readonly number[]) =>
  selectColumns(recordsOf(db, scope), scope)
    .where('r.id', '=', anyId(ids))
    .orderBy('r.id')
    .forUpdate('r')
    .execute()

export const findCheckedPeople = async (db: Db, ids: readonly number[]) =>
  (
    await db
      .selectFrom('teacherCheckRecords')
      .select('userId')
      .distinct()
      .where('id', '=', anyId(ids))
      .execute()
  ).map(({ userId }) => userId)

/** The checks of these records, locked against being closed meanwhile. */
export const findChecksForShare = (db: Db, recordIds: readonly number[]) =>
  db
    .selectFrom('teacherChecks')
    .select(['id', 'closedAt'])
    .where('id', 'in', (e) =>
      e.selectFrom('teacherCheckRecords').select('checkId').where('id', '=', anyId(recordIds)),
    )
    .orderBy('id')
    .forShare()
    .execute()

/** What checks have found about somebody, the latest first. */
export const findChecksOf = (db: Db, userId: number) =>
  db
    .selectFrom('teacherCheckRecords as r')
    .innerJoin('teacherChecks as c', 'c.id', 'r.checkId')
    .select([
      'r.id',
      'r.state',
      'r.reason',
      'r.settlement',
      'r.decidedAt',
      'c.title as checkTitle',
      'c.year',
    ])
    .where('r.userId', '=', userId)
    .orderBy('c.year', 'desc')
    .orderBy('r.id', 'desc')
    .execute()

/** The assessment of the latest year. */
export const findLatestAssessment = (db: Db, userId: number) =>
  db
    .selectFrom('teacherAssessments')
    .select(['year', 'result', 'score', 'remark'])
    .where('userId', '=', userId)
    .orderBy('year', 'desc')
    .limit(1)
    .executeTakeFirst()
