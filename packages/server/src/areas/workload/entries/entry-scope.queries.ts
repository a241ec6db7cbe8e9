import { type RawBuilder, sql } from 'kysely'
import { isOfOwnBase, isOfOwnDepartment } from '../../organisation/organisation.public.ts'
import type { EntryScope } from './entry.policy.ts'

/** Entries by one of their columns: those whose value is among the selected ids. */
export type Part = { column: 'traineeId' | 'blockId' | 'departmentId'; ids: RawBuilder<unknown> }

/**
 * A list separate from the entries, never a join: it is found once, and each entry is looked up in
 * it.
 */
export const isAmong = ({ column, ids }: Part): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`e.${column}`)} in (${ids})`

const ofUser = (userId: number): Part => ({
  column: 'traineeId',
  ids: sql`select mine.id from trainees mine where mine.user_id = ${userId}`,
})

const supervised = ({ readerId }: EntryScope): Part => ({
  column: 'blockId',
  ids: sql`select s.id from rotation_blocks s where s.supervisor_id = ${readerId}`,
})

const ofBases = ({ org }: EntryScope): Part | null =>
  org && org.kind !== 'all' && org.administers
    ? {
        column: 'traineeId',
        ids: sql`select o.id from trainees o join majors x on x.id = o.major_id
            where ${isOfOwnBase(org, 'x.baseId')}`,
      }
    : null

const ofDepartments = ({ org }: EntryScope): Part | null =>
  org && org.kind !== 'all'
    ? {
        column: 'departmentId',
        ids: sql`select x.id from departments x where ${isOfOwnDepartment(org, 'x.id')}`,
      }
    : null

const isPart = (part: Part | null): part is Part => part !== null

/** The parts that together are a scope; null: everything. */
export function partsOf(scope: EntryScope): Part[] | null {
  if (scope.org?.kind === 'all') return null

  const answeredFor = scope.org ? [supervised(scope), ofDepartments(scope), ofBases(scope)] : []
  return [scope.ownerId ? ofUser(scope.ownerId) : null, ...answeredFor].filter(isPart)
}

export function isInScope(scope: EntryScope): RawBuilder<boolean> {
  const parts = partsOf(scope)
  if (parts === null) return sql<boolean>`true`

  return parts.length
    ? sql<boolean>`(${sql.join(parts.map(isAmong), sql` or `)})`
    : sql<boolean>`false`
}

const isAmongThose = (part: Part | null) =>
  part ? sql<boolean>`coalesce(${isAmong(part)}, false)` : sql<boolean>`false`

export const isOfDepartment = (scope: EntryScope): RawBuilder<boolean> =>
  isAmongThose(ofDepartments(scope))

export const isOfBase = (scope: EntryScope): RawBuilder<boolean> => isAmongThose(ofBases(scope))

/**
 * Whether an entry waits for the reader: as supervisor, as department where nobody supervises, as
 * base outside the stays.
 */
export const waitsFor = (scope: EntryScope): RawBuilder<boolean> =>
  sql<boolean>`(e.state = 'submitted' and not ${isAmong(ofUser(scope.readerId))}
      and case when e.block_id is null then ${isOfBase(scope)}
    else ${isAmong(supervised(scope))} or ${isOfDepartment(scope)}
      and not exists (select from rotation_blocks led where led.id = e.block_id
          and led.supervisor_id is not null) end)`
