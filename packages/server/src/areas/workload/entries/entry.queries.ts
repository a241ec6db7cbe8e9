import type { EntryFilters } from '@residency/contract/areas/workload/entries/entry.contract'
import { type RawBuilder, sql } from 'kysely'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { containing } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { isOfOwnBase, isOfOwnDepartment } from '../../teachers/teachers.public.ts'
import type { EntryScope } from './entry.policy.ts'

const ofDepartment = ({ area }: EntryScope): RawBuilder<boolean> =>
  area && area.kind !== 'all'
    ? sql<boolean>`(e.department_id is not null and ${isOfOwnDepartment(area, 'e.department_id')})`
    : sql<boolean>`false`
const ofBase = ({ area }: EntryScope): RawBuilder<boolean> =>
  area && area.kind !== 'all' ? isOfOwnBase(area, 'm.base_id') : sql<boolean>`false`
/** Each part is a list of ids that is found first, so that the index of its column is used. */
const isInScope = (scope: EntryScope): RawBuilder<boolean> => {
  const { area, ownerId, readerId } = scope
  const own = sql<boolean>`e.trainee_id = any (array(select mine.id from trainees mine where mine.user_id = ${ownerId}))`
  if (area === null) return own
  if (area.kind === 'all') return sql<boolean>`true`
  return sql<boolean>`(${own} or e.block_id = any (array(select s.id from rotation_blocks s where s.supervisor_id = ${readerId}))
    or e.trainee_id = any (array(select o.id from trainees o join majors x on x.id = o.major_id where ${isOfOwnBase(area, 'x.base_id')}))
    or e.department_id = any (array(select x.id from departments x where ${isOfOwnDepartment(area, 'x.id')})))`
}
/** Whether an entry waits for the reader: as supervisor, as department where nobody supervises, as base outside the stays. */
const waitsFor = (scope: EntryScope): RawBuilder<boolean> =>
  sql<boolean>`(e.state = 'submitted' and t.user_id <> ${scope.readerId} and case when e.block_id is null then ${ofBase(scope)}
    when b.supervisor_id is null then ${ofDepartment(scope)} else b.supervisor_id = ${scope.readerId} end)`

const entriesIn = (db: Db, scope: EntryScope) =>
  db
    .selectFrom('workload_entries as e')
    .innerJoin('trainees as t', 't.id', 'e.trainee_id')
    .innerJoin('majors as m', 'm.id', 't.major_id')
    .leftJoin('rotation_blocks as b', 'b.id', 'e.block_id')
    .where(isInScope(scope))
type Match = ReturnType<typeof entriesIn>
const shown = (match: Match, scope: EntryScope) =>
  match
    .leftJoin('departments as d', 'd.id', 'e.department_id')
    .leftJoin('users as s', 's.id', 'b.supervisor_id')
    .leftJoin('users as j', 'j.id', 'e.decided_by')
    .leftJoin('workload_patients as p', 'p.id', 'e.patient_id')
    .selectAll('e')
    .select(['t.user_id', 't.real_name as name', 't.number as trainee_number', 'b.supervisor_id', 'p.diagnosis'])
    .select(['d.name as department', 'd.name_en as department_en'])
    .select(sql<string | null>`coalesce(s.real_name, s.nickname)`.as('supervisor'))
    .select(sql<string | null>`coalesce(j.real_name, j.nickname)`.as('decider'))
    .select(ofDepartment(scope).as('is_own_department'))
    .select(ofBase(scope).as('is_own_base'))
    .select(
      sql<boolean>`exists (select from workload_openings o where o.entry_id = e.id and o.user_id = ${scope.readerId} and o.version = e.version)`.as(
        'is_opened',
      ),
    )
export type EntryRow = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

export type EntryMatch = Omit<EntryFilters, 'pageNum' | 'pageSize'> & { scope: EntryScope }
function matching(db: Db, { scope, ...filters }: EntryMatch) {
  let match = entriesIn(db, scope).where('e.state', '!=', 'replaced')
  if (filters.kind) match = match.where('e.kind', '=', filters.kind)
  if (filters.state) match = match.where('e.state', '=', filters.state)
  if (filters.role) match = match.where('e.role', '=', filters.role)
  if (filters.blockId) match = match.where('e.block_id', '=', filters.blockId)
  if (filters.requirementId) match = match.where('e.requirement_id', '=', filters.requirementId)
  if (filters.traineeId) match = match.where('e.trainee_id', '=', filters.traineeId)
  if (filters.baseId) match = match.where('m.base_id', '=', filters.baseId)
  if (filters.cohortId) match = match.where('t.cohort_id', '=', filters.cohortId)
  if (filters.from) match = match.where('e.case_day', '>=', filters.from)
  if (filters.until) match = match.where('e.case_day', '<=', filters.until)
  if (filters.marked) match = match.where(sql<boolean>`e.marks <> '{}'`)
  if (filters.marked && filters.marked !== '1') match = match.where(sql<boolean>`${filters.marked} = any (e.marks)`)
  if (filters.waiting) match = match.where(waitsFor(scope))
  if (filters.departmentId)
    match = match.where(
      sql<boolean>`e.department_id in (select d.id from departments d join departments top on top.id = ${filters.departmentId}
        where starts_with(d.tree_path, top.tree_path))`,
    )
  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) => e.or([e('t.real_name', 'ilike', words), e('t.number', 'ilike', words), e('e.item', 'ilike', words)]))
  }
  return match
}
const ordered = (match: Match, scope: EntryScope) => shown(match, scope).orderBy('e.case_day', 'desc').orderBy('e.id', 'desc')
/** One page, the latest day first. */
export const findEntryPage = (db: Db, match: EntryMatch, page: Page) =>
  findPage(matching(db, match), page, (rows) => ordered(rows, match.scope))
export const findEntryBatch = (db: Db, match: EntryMatch, page: Page) => pageOf(ordered(matching(db, match), match.scope), page).execute()
export const countEntries = (db: Db, match: EntryMatch) => countRows(matching(db, match))
export const countWaiting = (db: Db, scope: EntryScope) => countRows(entriesIn(db, scope).where(waitsFor(scope)))
export const countReturned = (db: Db, scope: EntryScope) => countRows(entriesIn(db, scope).where('e.state', '=', 'returned'))

/** What waits for the reader, the oldest days first. */
export const findWaiting = (db: Db, scope: EntryScope, limit: number) =>
  shown(entriesIn(db, scope).where(waitsFor(scope)), scope)
    .orderBy('e.case_day')
    .orderBy('e.trainee_id')
    .orderBy('e.id')
    .limit(limit)
    .execute()
export const findEntry = (db: Db, scope: EntryScope, id: number) =>
  shown(entriesIn(db, scope), scope).where('e.id', '=', id).executeTakeFirst()
/** Entries in scope by their ids, in the order they were written. */
export const findEntriesById = (db: Db, scope: EntryScope, ids: readonly number[]) =>
  shown(entriesIn(db, scope), scope)
    .where('e.id', '=', sql<number>`any(${sql.val([...ids])}::bigint[])`)
    .orderBy('e.written_at')
    .orderBy('e.id')
    .execute()
/** The versions before an entry, the latest first. */
export const findVersionsBefore = (db: Db, scope: EntryScope, id: number) =>
  shown(entriesIn(db, scope), scope)
    .where(
      sql<boolean>`e.id in (with recursive before as (select previous_id from workload_entries where id = ${id}
        union select w.previous_id from workload_entries w join before on before.previous_id = w.id) select previous_id from before)`,
    )
    .orderBy('e.id', 'desc')
    .execute()
/** Entries in scope, locked in one order. */
export const findEntriesForUpdate = (db: Db, scope: EntryScope, ids: readonly number[]) =>
  shown(entriesIn(db, scope), scope)
    .where('e.id', '=', sql<number>`any(${sql.val([...ids])}::bigint[])`)
    .orderBy('e.id')
    .forUpdate('e')
    .execute()
/** Notes that somebody looked at this version of an entry. */
export const noteOpening = (db: Db, { id, version }: { id: number; version: number }, userId: number) =>
  db
    .insertInto('workload_openings')
    .values({ entry_id: id, user_id: userId, version })
    .onConflict((conflict) => conflict.columns(['entry_id', 'user_id']).doUpdateSet({ version }))
    .execute()
