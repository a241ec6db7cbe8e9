import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import type { Page } from '../../../platform/db/pages.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { casesOfAll } from './case-count.queries.ts'
import type { EntryScope } from './entry.policy.ts'
import {
  countEntries,
  type EntryMatch,
  findBatchIds,
  findPageIds,
  type Place,
} from './entry-page.queries.ts'
import { isInScope, isOfBase, isOfDepartment, waitsFor } from './entry-scope.queries.ts'

const entriesIn = (db: Db, scope: EntryScope) =>
  db
    .selectFrom('workloadEntries as e')
    .innerJoin('trainees as t', 't.id', 'e.traineeId')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .leftJoin('rotationBlocks as b', 'b.id', 'e.blockId')
    .where(isInScope(scope))

type Match = ReturnType<typeof entriesIn>

const selectColumns = (match: Match, scope: EntryScope) =>
  match
    .leftJoin('departments as d', 'd.id', 'e.departmentId')
    .leftJoin('users as s', 's.id', 'b.supervisorId')
    .leftJoin('users as j', 'j.id', 'e.decidedBy')
    .leftJoin('workloadPatients as p', 'p.id', 'e.patientId')
    .selectAll('e')
    .select([
      't.userId',
      't.realName as name',
      't.number as traineeNumber',
      'b.supervisorId',
      'p.diagnosis',
    ])
    .select(['d.name as department', 'd.nameEn as departmentEn'])
    .select('s.displayName as supervisor')
    .select('j.displayName as decider')
    .select(isOfDepartment(scope).as('isOwnDepartment'))
    .select(isOfBase(scope).as('isOwnBase'))
    .select(
      sql<boolean>`exists (select from workload_openings o where o.entry_id = e.id
          and o.user_id = ${scope.readerId} and o.version = e.version)`.as('isOpened'),
    )

export type EntryRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

const findInOrder = async (db: Db, scope: EntryScope, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : selectColumns(entriesIn(db, scope), scope)
        .where('e.id', '=', anyId(ids))
        .orderBy('e.caseDay', 'desc')
        .orderBy('e.id', 'desc')
        .execute()

/** One page, the latest day first. */
export async function findEntryPage(db: Db, match: EntryMatch, page: Page) {
  const { ids, ...counted } = await findPageIds(db, match, page)
  return { rows: await findInOrder(db, match.scope, ids), ...counted }
}

/** The next batch of everything, after the last row of the one before. */
export const findEntryBatch = async (
  db: Db,
  match: EntryMatch,
  after: Place | null,
  size: number,
) => findInOrder(db, match.scope, await findBatchIds(db, match, after, size))

export const countWaiting = (db: Db, scope: EntryScope) => countEntries(db, { scope, waiting: '1' })

export const countReturned = (db: Db, scope: EntryScope) =>
  countEntries(db, { scope, state: 'returned' })

/** How many days of trainees, entries and cases wait for the reader. */
export const sumWaiting = (db: Db, scope: EntryScope) =>
  entriesIn(db, scope)
    .where(waitsFor(scope))
    .select([
      sql<number>`count(distinct (e.case_day, e.trainee_id))::int`.as('days'),
      sql<number>`count(*)::int`.as('entries'),
      casesOfAll.as('cases'),
    ])
    .executeTakeFirstOrThrow()

/** What waits for the reader, the oldest days first. */
export const findWaiting = (db: Db, scope: EntryScope, limit: number) =>
  selectColumns(entriesIn(db, scope).where(waitsFor(scope)), scope)
    .orderBy('e.caseDay')
    .orderBy('e.traineeId')
    .orderBy('e.id')
    .limit(limit)
    .execute()

export const findEntry = (db: Db, scope: EntryScope, id: number) =>
  selectColumns(entriesIn(db, scope), scope).where('e.id', '=', id).executeTakeFirst()

/** Entries in scope by their ids, in the order they were written. */
export const findEntriesById = (db: Db, scope: EntryScope, ids: readonly number[]) =>
  selectColumns(entriesIn(db, scope), scope)
    .where('e.id', '=', anyId(ids))
    .orderBy('e.writtenAt')
    .orderBy('e.id')
    .execute()

/** The versions before an entry, the latest first. */
export const findVersionsBefore = (db: Db, scope: EntryScope, id: number) =>
  selectColumns(entriesIn(db, scope), scope)
    .where(
      sql<boolean>`e.id in (with recursive before as (select previous_id from workload_entries
          where id = ${id}
        union select w.previous_id from workload_entries w join before on before.previous_id = w.id)
      select previous_id from before)`,
    )
    .orderBy('e.id', 'desc')
    .execute()

/** Entries in scope, locked in one order. */
export const findEntriesForUpdate = (db: Db, scope: EntryScope, ids: readonly number[]) =>
  selectColumns(entriesIn(db, scope), scope)
    .where('e.id', '=', anyId(ids))
    .orderBy('e.id')
    .forUpdate('e')
    .execute()

/** Notes that somebody looked at this version of an entry. */
export const noteOpening = (
  db: Db,
  { id, version }: { id: number; version: number },
  userId: number,
) =>
  db
    .insertInto('workloadOpenings')
    .values({ entryId: id, userId, version })
    .onConflict((conflict) => conflict.columns(['entryId', 'userId']).doUpdateSet({ version }))
    .execute()
