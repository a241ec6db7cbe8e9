import type {
  CheckFilters,
  checkSorts,
} from '@residency/contract/areas/teachers/yearly-checks/check.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage } from '../../../platform/db/pages.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import {
  isInOrgScope,
  isOfOwnBase,
  isOfOwnDepartment,
  type OrgScope,
  peopleOfDepartment,
} from '../../organisation/organisation.public.ts'

/** Checks of a base that the reader administers, or with people of the reader's departments. */
const checks = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('teacherChecks as c')
    .where((e) =>
      e.or([
        isOfOwnBase(scope, 'c.baseId'),
        e.exists(
          e
            .selectFrom('teacherCheckRecords as r')
            .select('r.id')
            .whereRef('r.checkId', '=', 'c.id')
            .where(isOfOwnDepartment(scope, 'r.departmentId')),
        ),
      ]),
    )

const selectColumns = (match: ReturnType<typeof checks>, scope: OrgScope) =>
  match
    .innerJoin('bases as b', 'b.id', 'c.baseId')
    .innerJoin('users as o', 'o.id', 'c.openedBy')
    .selectAll('c')
    .select(['b.name as base', 'b.nameEn as baseEn'])
    .select('o.displayName as opener')
    .select(isOfOwnBase(scope, 'c.baseId').as('isOwnBase'))

const SORTS: SortColumns<(typeof checkSorts)[number]> = {
  checkTitle: by.name('c.title'),
  firstDay: by.column('c.firstDay'),
}

/** One page of checks, open ones first. */
export function findCheckPage(db: Db, scope: OrgScope, filters: CheckFilters) {
  let match = checks(db, scope)
  if (filters.year) match = match.where('c.year', '=', filters.year)
  if (filters.baseId) match = match.where('c.baseId', '=', filters.baseId)
  if (filters.open) match = match.where('c.closedAt', filters.open === '1' ? 'is' : 'is not', null)

  return findPage(match, filters, (rows) =>
    sortedBy(selectColumns(rows, scope), filters.sort, SORTS)
      .orderBy(sql`c.closed_at is not null`)
      .orderBy('c.year', 'desc')
      .orderBy('c.id', 'desc'),
  )
}

/** How many records of these checks are in each state, in the reader's scope. */
export const countByState = (db: Db, scope: OrgScope, checkIds: readonly number[]) =>
  db
    .selectFrom('teacherCheckRecords as r')
    .innerJoin('teacherChecks as c', 'c.id', 'r.checkId')
    .select(['r.checkId', 'r.state', sql<number>`count(*)::int`.as('count')])
    .where('r.checkId', '=', anyId(checkIds))
    .where(isInOrgScope(scope, 'c.baseId', 'r.departmentId'))
    .groupBy(['r.checkId', 'r.state'])
    .execute()

/** A check of the reader's bases, locked: who decides, adds or undoes meanwhile follows. */
export const findCheckForUpdate = (db: Db, scope: OrgScope, id: number) =>
  db
    .selectFrom('teacherChecks as c')
    .selectAll()
    .where('c.id', '=', id)
    .where(isOfOwnBase(scope, 'c.baseId'))
    .forUpdate()
    .executeTakeFirst()

export const findCheck = (db: Db, scope: OrgScope, id: number) =>
  db
    .selectFrom('teacherChecks as c')
    .select('c.id')
    .where('c.id', '=', id)
    .where(isOfOwnBase(scope, 'c.baseId'))
    .executeTakeFirst()

/** A base in use that is the reader's. */
export const findBaseToCheck = (db: Db, scope: OrgScope, baseId: number) =>
  db
    .selectFrom('bases as b')
    .select(['b.id', 'b.name', 'b.nameEn'])
    .where('b.id', '=', baseId)
    .where('b.status', '=', 1)
    .where(isOfOwnBase(scope, 'b.id'))
    .executeTakeFirst()

/**
 * Adds records for the library of the base as it was when the check was opened; people in it
 * already stay unchanged. Returns how many.
 */
export const insertRecords = async (db: Db, checkId: number, now: Date) =>
  (
    await sql<{
      id: number
    }>`insert into teacher_check_records (check_id, user_id, qualification_id, department_id,
        created_at, updated_at)
      select c.id, l.user_id, q.id, l.department_id, ${now}, ${now} from teacher_checks c
        join teacher_qualifications q on q.base_id = c.base_id and q.state = 'qualified'
          and q.valid_from <= c.opened_on
        join teacher_library l on l.qualification_id = q.id
      where c.id = ${checkId} order by l.department_id, l.id
      on conflict (check_id, user_id) do nothing returning id`.execute(db)
  ).rows.length

/**
 * Who answers for departments with people in a check, each with how many there are to decide about.
 */
export const findReviewers = async (db: Db, checkId: number) =>
  (
    await sql<{ userId: number; count: number }>`
      select p.user_id, count(distinct r.id)::int as count from teacher_check_records r
        cross join lateral ${peopleOfDepartment('r.departmentId')} p
      where r.check_id = ${checkId} and r.state = 'undecided' and r.user_id <> p.user_id
      group by p.user_id order by p.user_id`.execute(db)
  ).rows

/**
 * The undecided of a check, by department, each with whether the person is still in the library.
 */
const undecidedOf = (db: Db, checkId: number) =>
  db
    .selectFrom('teacherCheckRecords as r')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .innerJoin('departments as d', 'd.id', 'r.departmentId')
    .leftJoin('teacherLibrary as l', 'l.userId', 'r.userId')
    .select(['r.id', 'r.state', 'd.name as department', 'd.nameEn as departmentEn'])
    .select('u.displayName as name')
    .select(sql<boolean>`l.id is not null`.as('isInLibrary'))
    .where('r.checkId', '=', checkId)
    .where('r.state', '=', 'undecided')
    .orderBy('r.departmentId')
    .orderBy('r.id')

export const findUndecided = (db: Db, checkId: number) => undecidedOf(db, checkId).execute()

/** The same, locked: a decision that is being taken is waited for. */
export const findUndecidedForUpdate = (db: Db, checkId: number) =>
  undecidedOf(db, checkId).forUpdate('r').execute()

export const countObjected = (db: Db, checkId: number) =>
  countRows(
    db
      .selectFrom('teacherCheckRecords as r')
      .where('r.checkId', '=', checkId)
      .where('r.state', '=', 'objected'),
  )
