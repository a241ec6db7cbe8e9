import type {
  ChangeFilters,
  changeSorts,
} from '@residency/contract/areas/teachers/changes/change.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, containing } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import {
  isPersonInScope,
  type OrgScope,
  worksAtOwnBase,
} from '../../organisation/organisation.public.ts'
import type { SomeFacts } from './change.rules.ts'

const EVERYBODY: OrgScope = { kind: 'all' }

const changesIn = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('teacherChangeRecords as r')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .where(isPersonInScope(scope))

/** A change with the person, the place of work, and the facts as they are now. */
const selectColumns = (match: ReturnType<typeof changesIn>, scope: OrgScope) =>
  match
    .leftJoin('departments as d', 'd.id', 'u.departmentId')
    .select(['r.id', 'r.userId', 'r.state', 'r.reason', 'r.createdAt', 'r.version'])
    .select(sql<SomeFacts>`r.old_facts`.as('oldFacts'))
    .select(sql<SomeFacts>`r.new_facts`.as('newFacts'))
    .select('u.displayName as name')
    .select(['d.name as department', 'd.nameEn as departmentEn'])
    .select(worksAtOwnBase(scope, 'u.departmentId').as('isOwnBase'))

export type ChangeRow = Awaited<ReturnType<typeof findOwnChangesOf>>[number]

const sortsIn = (language: Language): SortColumns<(typeof changeSorts)[number]> => ({
  name: by.name('u.displayName'),
  department: by.label(language, 'd'),
  createTime: by.column('r.createdAt'),
})

type Filters = Omit<ChangeFilters, 'pageNum' | 'pageSize'>

/** What waits for a reader: changes at the own base that are not decided, never the own one. */
function matching(db: Db, scope: OrgScope, filters: Filters, userId: number) {
  let match = changesIn(db, scope)
  if (filters.state) match = match.where('r.state', '=', filters.state)
  if (filters.waiting)
    match = match
      .where('r.state', '=', 'submitted')
      .where('r.userId', '!=', userId)
      .where(worksAtOwnBase(scope, 'u.departmentId'))

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) => e('u.nameSearch', 'like', words))
  }

  return match
}

/** One page of changes, those that wait first. */
export const findChangePage = (
  db: Db,
  scope: OrgScope,
  filters: Filters,
  page: Page,
  reader: { userId: number; language: Language },
) =>
  findPage(matching(db, scope, filters, reader.userId), page, (rows) =>
    sortedBy(selectColumns(rows, scope), filters.sort, sortsIn(reader.language))
      .orderBy(sql`case r.state when 'submitted' then 0 else 1 end`)
      .orderBy('r.createdAt', 'desc')
      .orderBy('r.id', 'desc'),
  )

export const findChange = (db: Db, scope: OrgScope, id: number) =>
  selectColumns(changesIn(db, scope), scope).where('r.id', '=', id).executeTakeFirst()

/** The changes a teacher has asked for, newest first; or one of them. */
export const findOwnChangesOf = (db: Db, userId: number, id?: number) => {
  const own = selectColumns(changesIn(db, EVERYBODY), EVERYBODY).where('r.userId', '=', userId)
  return (id === undefined ? own : own.where('r.id', '=', id))
    .orderBy('r.id', 'desc')
    .limit(100)
    .execute()
}

/** Changes in the reader's scope, locked in one order. */
export const findChangesForUpdate = (db: Db, scope: OrgScope, ids: readonly number[]) =>
  selectColumns(changesIn(db, scope), scope)
    .where('r.id', '=', anyId(ids))
    .orderBy('r.id')
    .forUpdate('r')
    .execute()

export const findOwnChangeForUpdate = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('teacherChangeRecords')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/** Profiles of people, locked in one order for a change. */
export const findProfiles = (db: Db, userIds: readonly number[]) =>
  db
    .selectFrom('teacherProfiles')
    .selectAll()
    .where('userId', '=', anyId(userIds))
    .orderBy('userId')
    .execute()

export const findProfilesForUpdate = (db: Db, userIds: readonly number[]) =>
  db
    .selectFrom('teacherProfiles')
    .selectAll()
    .where('userId', '=', anyId(userIds))
    .orderBy('userId')
    .forUpdate()
    .execute()

/**
 * Locks the qualifications that people hold, before their profiles: a correction of an entry locks
 * both in this order.
 */
export const lockQualifications = (db: Db, userIds: readonly number[]) =>
  db
    .selectFrom('teacherQualifications')
    .select('id')
    .where('userId', '=', anyId(userIds))
    .where('state', '=', 'qualified')
    .orderBy('id')
    .forUpdate()
    .execute()

/**
 * The version of a library entry counts its facts too: a writer who has read the former ones is
 * refused as stale.
 */
export const countFactsOf = (db: Db, changeIds: readonly number[], now: Date) =>
  db
    .updateTable('teacherQualifications')
    .set((e) => ({ version: e('version', '+', 1), updatedAt: now }))
    .where('state', '=', 'qualified')
    .where('userId', 'in', (e) =>
      e.selectFrom('teacherChangeRecords').select('userId').where('id', '=', anyId(changeIds)),
    )
    .execute()

/** How many changes wait for a reader. */
export const countWaitingChanges = (db: Db, scope: OrgScope, userId: number) =>
  countRows(matching(db, scope, { waiting: '1' }, userId))
