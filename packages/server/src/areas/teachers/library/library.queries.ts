import {
  LIBRARY_STATES,
  type LibraryFilters,
  type LibraryState,
  type librarySorts,
} from '@residency/contract/areas/teachers/library/library.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyFound, anyId, anyText, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isAccountInUse, isPersonFoundBy } from '../../accounts/accounts.public.ts'
import { isInOrgScope, type OrgScope } from '../../organisation/organisation.public.ts'
import { soonFrom } from '../validity.rules.ts'

/** Roles of people who may teach; accounts with none of them are not entered. */
const TEACHING_ROLES = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

/**
 * Entries and their status: the department is where the person teaches now, the facts are those of
 * the profile while the entry is in force.
 */
export const entries = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('teacherQualifications as q')
    .leftJoin('teacherLibrary as l', 'l.qualificationId', 'q.id')
    .leftJoin('teacherProfiles as p', 'p.userId', 'l.userId')
    .innerJoin('users as u', 'u.id', 'q.userId')
    .innerJoin('bases as b', 'b.id', 'q.baseId')
    .innerJoin('departments as d', (j) =>
      j.on((e) => e('d.id', '=', e.fn.coalesce('l.departmentId', 'q.departmentId'))),
    )
    .where('q.state', 'in', [...LIBRARY_STATES])
    .where(isInOrgScope(scope, 'q.baseId', 'd.id'))

/** For `where('u.id', '=', …)` of a search: somebody in the library. */
export const anyOfLibrary = anyFound(sql`select user_id from teacher_library`)

export type LibraryMatch = Omit<LibraryFilters, 'pageNum' | 'pageSize'> & {
  scope: OrgScope
  today: string
}

function matching(db: Db, { scope, today, ...filters }: LibraryMatch) {
  let match = entries(db, scope).where('q.state', '=', filters.state ?? 'qualified')
  if (filters.baseId) match = match.where('q.baseId', '=', filters.baseId)
  if (filters.departmentId) match = match.where('d.id', '=', filters.departmentId)
  if (filters.level) match = match.where('q.level', '=', filters.level)
  if (filters.title)
    match = match.where((e) => e(e.fn.coalesce('p.title', 'q.title'), '=', filters.title!))
  if (filters.ending) match = match.where('q.validUntil', '<=', soonFrom(today))

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([isPersonFoundBy('u', filters.keywords!), isFoundIn(e.ref('q.number'), words)]),
    )
  }

  return match
}

const selectColumns = (match: ReturnType<typeof entries>) =>
  match
    .select([
      'q.id',
      'q.userId',
      'q.state',
      'q.level',
      'q.number',
      'q.baseId',
      'q.validFrom',
      'q.validUntil',
      'q.reason',
      'q.version',
    ])
    .$narrowType<{ state: LibraryState }>()
    .select(['u.username', 'u.mobileSealed', 'b.name as base', 'b.nameEn as baseEn'])
    .select([
      'd.id as departmentId',
      'd.name as department',
      'd.nameEn as departmentEn',
      'l.profile',
    ])
    .select('u.displayName as name')
    .select((e) => [
      e.fn.coalesce('p.title', 'q.title').as('title'),
      e.fn.coalesce('p.titleSince', 'q.titleSince').as('titleSince'),
      e.fn.coalesce('p.education', 'q.education').as('education'),
      e
        .case()
        .when('p.userId', 'is', null)
        .then(e.ref('q.degree'))
        .else(e.ref('p.degree'))
        .end()
        .as('degree'),
      e
        .case()
        .when('p.userId', 'is', null)
        .then(e.ref('q.specialty'))
        .else(e.ref('p.specialty'))
        .end()
        .as('specialty'),
      e
        .case()
        .when('p.userId', 'is', null)
        .then(e.ref('q.specialtySince'))
        .else(e.ref('p.specialtySince'))
        .end()
        .as('specialtySince'),
      e
        .case()
        .when('p.userId', 'is', null)
        .then(e.ref('q.teachingSince'))
        .else(e.ref('p.teachingSince'))
        .end()
        .as('teachingSince'),
    ])

export type LibraryRecord = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

export const countLibrary = (db: Db, match: LibraryMatch) => countRows(matching(db, match))

const sortsIn = (language: Language): SortColumns<(typeof librarySorts)[number]> => ({
  name: by.name('u.displayName'),
  base: by.label(language, 'b'),
  department: by.label(language, 'd'),
  number: by.column('q.number'),
  validUntil: by.column('q.validUntil'),
})

/** In the chosen order; without one those whose validity ends first. */
const inOrder = (rows: ReturnType<typeof entries>, { sort }: LibraryMatch, language: Language) =>
  sortedBy(selectColumns(rows), sort, sortsIn(language)).orderBy('q.validUntil').orderBy('q.id')

export const findLibraryPage = (db: Db, match: LibraryMatch, page: Page, language: Language) =>
  findPage(matching(db, match), page, (rows) => inOrder(rows, match, language))

export const findLibraryBatch = (db: Db, match: LibraryMatch, page: Page, language: Language) =>
  pageOf(inOrder(matching(db, match), match, language), page).execute()

export const findEntry = (db: Db, scope: OrgScope, id: number) =>
  selectColumns(entries(db, scope)).where('q.id', '=', id).executeTakeFirst()

/** Entries in the reader's scope, their qualifications locked in one order. */
export const findEntriesForUpdate = (db: Db, scope: OrgScope, ids: readonly number[]) =>
  selectColumns(entries(db, scope))
    .where('q.id', '=', anyId(ids))
    .orderBy('q.id')
    .forUpdate('q')
    .execute()

/**
 * Qualifications whose last day is over, locked; those another process is ending are left to it.
 */
export const findOverForUpdate = (db: Db, today: string, limit: number) =>
  db
    .selectFrom('teacherQualifications')
    .select(['id', 'state', 'userId', 'level', 'validUntil'])
    .where('state', '=', 'qualified')
    .where('validUntil', '<', today)
    .orderBy('validUntil')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

/** Enabled accounts of people who may teach, by id or user name. */
export const findTeachingPeople = (
  db: Db,
  by: { ids: readonly number[] } | { usernames: readonly string[] },
) =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.username', 'u.displayName as name'])
    .where(isAccountInUse('u'))
    .where((e) =>
      e.exists(
        e
          .selectFrom('userRoles as ur')
          .innerJoin('roles as r', 'r.id', 'ur.roleId')
          .select('ur.roleId')
          .whereRef('ur.userId', '=', 'u.id')
          .where('r.code', 'in', [...TEACHING_ROLES]),
      ),
    )
    .where((e) =>
      'ids' in by ? e('u.id', '=', anyId(by.ids)) : e('u.username', '=', anyText(by.usernames)),
    )
    .execute()

/** Which of these people hold a qualification, or have an application that others decide now. */
export const findCurrentRecords = (db: Db, userIds: readonly number[]) =>
  db
    .selectFrom('teacherQualifications')
    .select(['userId', 'state'])
    .where('userId', '=', anyId(userIds))
    .where('state', 'in', ['qualified', 'submitted', 'departmentPassed', 'basePassed', 'returned'])
    .execute()

/** Enabled bases with the departments in which one may teach there. */
export const findTeachingPlaces = async (db: Db) =>
  (
    await sql<{
      baseId: number
      base: string
      baseEn: string | null
      departmentId: number
      department: string
      departmentEn: string | null
      above: string | null
      aboveEn: string | null
    }>`
      select b.id as base_id, b.name as base, b.name_en as base_en, d.id as department_id,
        d.name as department, d.name_en as department_en,
        above.name as above, above.name_en as above_en
      from bases b join base_departments bd on bd.base_id = b.id
        join departments top on top.id = bd.department_id
        join departments d on starts_with(d.tree_path, top.tree_path) and d.status = 1
        left join departments above on above.id = d.parent_id
      where b.status = 1 order by b.sort, b.id, d.tree_path`.execute(db)
  ).rows
