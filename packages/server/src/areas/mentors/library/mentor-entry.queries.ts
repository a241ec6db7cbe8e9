import type {
  MentorEntryFilters,
  mentorEntrySorts,
} from '@residency/contract/areas/mentors/library/mentor-entry.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, containing, idArray, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { idsOf } from '../../../platform/grouped.ts'
import {
  isInOrgScope,
  isOfOwnDepartment,
  type OrgScope,
} from '../../organisation/organisation.public.ts'

/** Filters and the reader. */
export type EntryMatch = Omit<MentorEntryFilters, 'pageNum' | 'pageSize'> & {
  scope: OrgScope
  userId: number
}

function matching(db: Db, { scope, userId, ...filters }: EntryMatch) {
  let match = db
    .selectFrom('mentorEntries as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .where(isInOrgScope(scope, 'm.baseId', 'm.departmentId'))

  if (filters.state) match = match.where('m.state', '=', filters.state)
  if (filters.baseId) match = match.where('m.baseId', '=', filters.baseId)
  if (filters.departmentId) match = match.where('m.departmentId', '=', filters.departmentId)
  if (filters.year) match = match.where('m.year', '=', filters.year)
  if (filters.waiting) match = match.where(isWaitingFor(scope, userId))

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([e('u.nameSearch', 'like', words), isFoundIn(e.ref('m.direction'), words)]),
    )
  }

  return match
}

/** Entries that the reader decides, never the own one. */
const isWaitingFor = (scope: OrgScope, userId: number) =>
  sql<boolean>`(m.state = 'submitted' and m.user_id <> ${userId}
      and ${isOfOwnDepartment(scope, 'm.departmentId')})`

export const countEntries = (db: Db, match: EntryMatch) => countRows(matching(db, match))

const withNames = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('mentorEntries as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .innerJoin('bases as b', 'b.id', 'm.baseId')
    .innerJoin('departments as d', 'd.id', 'm.departmentId')
    .selectAll('m')
    .select('u.displayName as name')
    .select([
      'b.name as base',
      'b.nameEn as baseEn',
      'd.name as department',
      'd.nameEn as departmentEn',
    ])
    .select(isOfOwnDepartment(scope, 'm.departmentId').as('isOwnDepartment'))

export type EntryRow = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>

const sortsIn = (language: Language): SortColumns<(typeof mentorEntrySorts)[number]> => ({
  name: by.name('u.displayName'),
  base: by.label(language, 'b'),
  year: by.column('m.year'),
  taken: by.column('m.taken'),
  submittedAt: by.column('m.submittedAt'),
})

const sortedIds = (rows: ReturnType<typeof matching>, { sort }: EntryMatch, language: Language) =>
  sortedBy(rows, sort, sortsIn(language)).innerJoin('bases as b', 'b.id', 'm.baseId').select('m.id')

/** One page of entries, those that wait for the reader first, then the latest. */
export async function findEntryPage(db: Db, match: EntryMatch, page: Page, language: Language) {
  const found = await findPage(matching(db, match), page, (rows) =>
    sortedIds(rows, match, language)
      .orderBy(sql`case when ${isWaitingFor(match.scope, match.userId)} then 0 else 1 end`)
      .orderBy('m.year', 'desc')
      .orderBy('m.id', 'desc'),
  )

  return { rows: await findEntriesByIds(db, match.scope, found.rows), total: found.total }
}

/** One batch of an export, the latest first. */
export async function findEntryBatch(db: Db, match: EntryMatch, page: Page, language: Language) {
  const ids = sortedIds(matching(db, match), match, language)
    .orderBy('m.year', 'desc')
    .orderBy('m.id', 'desc')

  return findEntriesByIds(db, match.scope, await pageOf(ids, page).execute())
}

/** Entries in the order of the ids. */
async function findEntriesByIds(db: Db, scope: OrgScope, rows: readonly { id: number }[]) {
  const ids = idsOf(rows)
  return withNames(db, scope)
    .where('m.id', '=', anyId(ids))
    .orderBy(sql`array_position(${idArray(ids)}, m.id)`)
    .execute()
}

/** One entry in scope. */
export const findEntry = (db: Db, scope: OrgScope, id: number) =>
  withNames(db, scope)
    .where('m.id', '=', id)
    .where(isInOrgScope(scope, 'm.baseId', 'm.departmentId'))
    .executeTakeFirst()

type Knower = { userId: number; isReader: boolean; asTrainee: boolean }

/**
 * One entry that somebody may know of: in scope of a reader of the library, or the own one as
 * mentor, or as trainee.
 */
export const findKnownEntry = (
  db: Db,
  scope: OrgScope,
  { userId, isReader, asTrainee }: Knower,
  id: number,
) =>
  withNames(db, scope)
    .where('m.id', '=', id)
    .where((e) =>
      e.or([
        e('m.userId', '=', userId),
        ...(isReader ? [isInOrgScope(scope, 'm.baseId', 'm.departmentId')] : []),
        ...(asTrainee ? [isGuided(userId)] : []),
      ]),
    )
    .executeTakeFirst()

const isGuided = (userId: number) =>
  sql<boolean>`exists (select from mentor_relations r join trainees t on t.id = r.trainee_id
    where r.entry_id = m.id and t.user_id = ${userId})`

/** Somebody's entries, the latest first. */
export const findEntriesOf = (db: Db, scope: OrgScope, userId: number) =>
  withNames(db, scope)
    .where('m.userId', '=', userId)
    .orderBy('m.year', 'desc')
    .orderBy('m.id', 'desc')
    .execute()

/** Entries in the reader's scope, locked in one order. */
export const findEntriesForUpdate = (db: Db, scope: OrgScope, ids: readonly number[]) =>
  withNames(db, scope)
    .where('m.id', '=', anyId(ids))
    .where(isInOrgScope(scope, 'm.baseId', 'm.departmentId'))
    .orderBy('m.id')
    .forUpdate('m')
    .execute()

export const findOwnEntryForUpdate = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('mentorEntries')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const isOwnEntry = async (db: Db, userId: number, id: number) =>
  (await db
    .selectFrom('mentorEntries')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

/** Somebody's entry of a base and a year, locked. */
export const findEntryOfYearForUpdate = (db: Db, userId: number, baseId: number, year: number) =>
  db
    .selectFrom('mentorEntries')
    .selectAll()
    .where('userId', '=', userId)
    .where('baseId', '=', baseId)
    .where('year', '=', year)
    .forUpdate()
    .executeTakeFirst()

/** Whether somebody teaches in the reader's departments now, or has this entry there. */
export const isTeacherOf = async (db: Db, scope: OrgScope, userId: number, entryId = 0) => {
  const { rows } = await sql<{ isOwn: boolean }>`select ${scope.kind === 'all'}
    or exists (select from teacher_library l where l.user_id = ${userId}
        and ${isOfOwnDepartment(scope, 'l.departmentId')})
    or exists (select from mentor_entries m where m.id = ${entryId}
        and ${isOfOwnDepartment(scope, 'm.departmentId')}) as is_own`.execute(db)

  return rows[0]!.isOwn
}

/** Entries of somebody for the given years that were turned down. */
export const countRejected = (db: Db, userId: number, years: readonly number[]) =>
  countRows(
    db
      .selectFrom('mentorEntries as m')
      .where('m.userId', '=', userId)
      .where('m.state', '=', 'rejected')
      .where('m.year', 'in', years),
  )

/** Enabled bases that these departments belong to, by department. */
export const findBasesOfDepartments = (db: Db, departmentIds: readonly number[]) =>
  db
    .selectFrom('departments as own')
    .innerJoin('departments as top', (j) =>
      j.on(sql<boolean>`starts_with(own.tree_path, top.tree_path)`),
    )
    .innerJoin('baseDepartments as bd', 'bd.departmentId', 'top.id')
    .innerJoin('bases as b', 'b.id', 'bd.baseId')
    .select(['own.id as departmentId', 'b.id', 'b.name', 'b.nameEn'])
    .where('own.id', '=', anyId(departmentIds))
    .where('b.status', '=', 1)
    .orderBy('b.sort')
    .orderBy('b.id')
    .execute()
