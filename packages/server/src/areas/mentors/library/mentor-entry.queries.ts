import type { MentorEntryFilters } from '@residency/contract/areas/mentors/library/mentor-entry.contract'
import { sql } from 'kysely'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, containing, idArray, isFoundIn } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { idsOf } from '../../../platform/ids-of.ts'
import { isInOrgScope, isOfOwnDepartment, type OrgScope } from '../../organisation/organisation.public.ts'

/** Filters and the reader. */
export type EntryMatch = Omit<MentorEntryFilters, 'pageNum' | 'pageSize'> & { scope: OrgScope; userId: number }

function matching(db: Db, { scope, userId, ...filters }: EntryMatch) {
  let match = db
    .selectFrom('mentor_entries as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .where(isInOrgScope(scope, 'm.base_id', 'm.department_id'))
  if (filters.state) match = match.where('m.state', '=', filters.state)
  if (filters.baseId) match = match.where('m.base_id', '=', filters.baseId)
  if (filters.departmentId) match = match.where('m.department_id', '=', filters.departmentId)
  if (filters.year) match = match.where('m.year', '=', filters.year)
  if (filters.waiting) match = match.where(isWaitingFor(scope, userId))
  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) => e.or([e('u.name_search', 'like', words), isFoundIn(e.ref('m.direction'), words)]))
  }
  return match
}
/** Entries that the reader decides, never the own one. */
const isWaitingFor = (scope: OrgScope, userId: number) =>
  sql<boolean>`(m.state = 'submitted' and m.user_id <> ${userId} and ${isOfOwnDepartment(scope, 'm.department_id')})`

export const countEntries = (db: Db, match: EntryMatch) => countRows(matching(db, match))

const withNames = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('mentor_entries as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('bases as b', 'b.id', 'm.base_id')
    .innerJoin('departments as d', 'd.id', 'm.department_id')
    .selectAll('m')
    .select(sql<string>`coalesce(u.real_name, u.nickname)`.as('name'))
    .select(['b.name as base', 'b.name_en as base_en', 'd.name as department', 'd.name_en as department_en'])
    .select(isOfOwnDepartment(scope, 'm.department_id').as('is_own_department'))
export type EntryRow = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>

/** One page of entries, those that wait for the reader first, then the latest. */
export async function findEntryPage(db: Db, match: EntryMatch, page: Page) {
  const found = await findPage(matching(db, match), page, (rows) =>
    rows
      .select('m.id')
      .orderBy(sql`case when ${isWaitingFor(match.scope, match.userId)} then 0 else 1 end`)
      .orderBy('m.year', 'desc')
      .orderBy('m.id', 'desc'),
  )
  return { rows: await findEntriesByIds(db, match.scope, found.rows), total: found.total }
}
/** One batch of an export, the latest first. */
export const findEntryBatch = async (db: Db, match: EntryMatch, page: Page) =>
  findEntriesByIds(
    db,
    match.scope,
    await pageOf(matching(db, match).select('m.id').orderBy('m.year', 'desc').orderBy('m.id', 'desc'), page).execute(),
  )
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
    .where(isInOrgScope(scope, 'm.base_id', 'm.department_id'))
    .executeTakeFirst()
type Knower = { userId: number; isReader: boolean; asTrainee: boolean }
/** One entry that somebody may know of: in scope of a reader of the library, or the own one as mentor, or as trainee. */
export const findKnownEntry = (db: Db, scope: OrgScope, { userId, isReader, asTrainee }: Knower, id: number) =>
  withNames(db, scope)
    .where('m.id', '=', id)
    .where((e) =>
      e.or([
        e('m.user_id', '=', userId),
        ...(isReader ? [isInOrgScope(scope, 'm.base_id', 'm.department_id')] : []),
        ...(asTrainee ? [isGuided(userId)] : []),
      ]),
    )
    .executeTakeFirst()
const isGuided = (userId: number) =>
  sql<boolean>`exists (select from mentor_relations r join trainees t on t.id = r.trainee_id
    where r.entry_id = m.id and t.user_id = ${userId})`
/** Somebody's entries, the latest first. */
export const findEntriesOf = (db: Db, scope: OrgScope, userId: number) =>
  withNames(db, scope).where('m.user_id', '=', userId).orderBy('m.year', 'desc').orderBy('m.id', 'desc').execute()
/** Entries in the reader's scope, locked in one order. */
export const findEntriesForUpdate = (db: Db, scope: OrgScope, ids: readonly number[]) =>
  withNames(db, scope)
    .where('m.id', '=', anyId(ids))
    .where(isInOrgScope(scope, 'm.base_id', 'm.department_id'))
    .orderBy('m.id')
    .forUpdate('m')
    .execute()

export const findOwnEntryForUpdate = (db: Db, userId: number, id: number) =>
  db.selectFrom('mentor_entries').selectAll().where('user_id', '=', userId).where('id', '=', id).forUpdate().executeTakeFirst()
export const isOwnEntry = async (db: Db, userId: number, id: number) =>
  (await db.selectFrom('mentor_entries').select('id').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()) !== undefined
/** Somebody's entry of a base and a year, locked. */
export const findEntryOfYearForUpdate = (db: Db, userId: number, baseId: number, year: number) =>
  db
    .selectFrom('mentor_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('base_id', '=', baseId)
    .where('year', '=', year)
    .forUpdate()
    .executeTakeFirst()
/** Whether somebody teaches in the reader's departments now, or has this entry there. */
export const isTeacherOf = async (db: Db, scope: OrgScope, userId: number, entryId = 0) => {
  const { rows } = await sql<{ is_own: boolean }>`select ${scope.kind === 'all'}
    or exists (select from teacher_library l where l.user_id = ${userId} and ${isOfOwnDepartment(scope, 'l.department_id')})
    or exists (select from mentor_entries m where m.id = ${entryId} and ${isOfOwnDepartment(scope, 'm.department_id')}) as is_own`.execute(
    db,
  )
  return rows[0]!.is_own
}
/** Entries of somebody for the given years that were turned down. */
export const countRejected = (db: Db, userId: number, years: readonly number[]) =>
  countRows(
    db.selectFrom('mentor_entries as m').where('m.user_id', '=', userId).where('m.state', '=', 'rejected').where('m.year', 'in', years),
  )

/** Enabled bases that these departments belong to, by department. */
export const findBasesOfDepartments = (db: Db, departmentIds: readonly number[]) =>
  db
    .selectFrom('departments as own')
    .innerJoin('departments as top', (j) => j.on(sql<boolean>`starts_with(own.tree_path, top.tree_path)`))
    .innerJoin('base_departments as bd', 'bd.department_id', 'top.id')
    .innerJoin('bases as b', 'b.id', 'bd.base_id')
    .select(['own.id as department_id', 'b.id', 'b.name', 'b.name_en'])
    .where('own.id', '=', anyId(departmentIds))
    .where('b.status', '=', 1)
    .orderBy('b.sort')
    .orderBy('b.id')
    .execute()
