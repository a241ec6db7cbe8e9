import type {
  DutyFilters,
  dutySorts,
} from '@residency/contract/areas/teachers/requirements/duty.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import {
  isInOrgScope,
  isOfOwnDepartment,
  type OrgScope,
} from '../../organisation/organisation.public.ts'

const dutiesOf = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('teachingRecords as r')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .where(isInOrgScope(scope, 'r.baseId', 'r.departmentId'))

const EVERYBODY: OrgScope = { kind: 'all' }
const ownDuties = (db: Db, userId: number) => dutiesOf(db, EVERYBODY).where('r.userId', '=', userId)

const selectColumns = (match: ReturnType<typeof dutiesOf>, scope: OrgScope) =>
  match
    .innerJoin('departments as d', 'd.id', 'r.departmentId')
    .selectAll('r')
    .select('u.displayName as name')
    .select(['d.name as department', 'd.nameEn as departmentEn'])
    .select(isOfOwnDepartment(scope, 'r.departmentId').as('isOwnDepartment'))

export type DutyRow = Awaited<ReturnType<typeof findDutiesForUpdate>>[number]

const SORTS: SortColumns<(typeof dutySorts)[number]> = {
  name: by.name('u.displayName'),
  topic: by.name('r.topic'),
  heldOn: by.column('r.heldOn'),
  participants: by.column('r.participants'),
}

type Filters = Omit<DutyFilters, 'pageNum' | 'pageSize'>

/** What waits for a reader: activities of the own department to be confirmed, never the own ones. */
function matching(db: Db, scope: OrgScope, filters: Filters, userId: number) {
  let match = dutiesOf(db, scope)
  if (filters.waiting)
    match = match
      .where('r.state', '=', 'submitted')
      .where('r.userId', '!=', userId)
      .where(isOfOwnDepartment(scope, 'r.departmentId'))
  if (filters.state) match = match.where('r.state', '=', filters.state)
  if (filters.activity) match = match.where('r.activity', '=', filters.activity)
  if (filters.baseId) match = match.where('r.baseId', '=', filters.baseId)
  if (filters.departmentId) match = match.where('r.departmentId', '=', filters.departmentId)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([e('u.nameSearch', 'like', words), isFoundIn(e.ref('r.topic'), words)]),
    )
  }

  return match
}

/** One page of teaching activities, those that wait first. */
export const findDutyPage = (db: Db, scope: OrgScope, filters: DutyFilters, userId: number) =>
  findPage(matching(db, scope, filters, userId), filters, (rows) =>
    sortedBy(selectColumns(rows, scope), filters.sort, SORTS)
      .orderBy(sql`case r.state when 'submitted' then 0 else 1 end`)
      .orderBy('r.createdAt', 'desc')
      .orderBy('r.id', 'desc'),
  )

export const findOwnDutyPage = (db: Db, userId: number, page: Page) =>
  findPage(ownDuties(db, userId), page, (rows) =>
    selectColumns(rows, EVERYBODY).orderBy('r.heldOn', 'desc').orderBy('r.id', 'desc'),
  )

export const findDuty = (db: Db, scope: OrgScope, id: number) =>
  selectColumns(dutiesOf(db, scope), scope).where('r.id', '=', id).executeTakeFirst()

/** Activities in the reader's scope, locked in one order. */
export const findDutiesForUpdate = (db: Db, scope: OrgScope, ids: readonly number[]) =>
  selectColumns(dutiesOf(db, scope), scope)
    .where('r.id', '=', anyId(ids))
    .orderBy('r.id')
    .forUpdate('r')
    .execute()

export const findOwnDutyForUpdate = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('teachingRecords')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()

export const isOwnDuty = async (db: Db, userId: number, id: number) =>
  (await ownDuties(db, userId).where('r.id', '=', id).select('r.id').executeTakeFirst()) !==
  undefined

/** How many activities wait for a reader. */
export const countWaitingDuties = (db: Db, scope: OrgScope, userId: number) =>
  countRows(matching(db, scope, { waiting: '1' }, userId))
