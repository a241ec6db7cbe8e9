import type { SwapFilters, swapSorts } from '@residency/contract/areas/rotations/swap/swap.contract'
import { OPEN_SWAP_STATES } from '@residency/contract/areas/rotations/swap/swap.flow'
import { type RawBuilder, sql } from 'kysely'
import type { ColumnValue, Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, literals } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isOfOwnBase, isOfOwnDepartment, NOWHERE } from '../../organisation/organisation.public.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'
import type { SwapScope } from './swap.policy.ts'

const orgOf = ({ org }: SwapScope) => org ?? NOWHERE

/** Departments of the swap for which the reader answers. */
const ownDepartments = (scope: SwapScope) =>
  sql<number[]>`array(select d.id from departments d where d.id = any(s.department_ids)
      and ${isOfOwnDepartment(orgOf(scope), 'd.id')})`

const isVisible = (scope: SwapScope): RawBuilder<boolean> =>
  scope.org?.kind === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`(o.user_id = ${scope.userId} or p.user_id = ${scope.userId}
        or ${isOfOwnBase(orgOf(scope), 'm.baseId')}
        or ${ownDepartments(scope)} <> '{}')`

const swapsIn = (db: Db, scope: SwapScope) =>
  db
    .selectFrom('rotationSwaps as s')
    .innerJoin('trainees as o', 'o.id', 's.requestedBy')
    .innerJoin('trainees as p', 'p.id', 's.otherId')
    .innerJoin('majors as m', 'm.id', 'o.majorId')
    .where(isVisible(scope))

type Match = ReturnType<typeof swapsIn>

const selectColumns = (match: Match, scope: SwapScope) =>
  match
    .innerJoin('bases as b', 'b.id', 'm.baseId')
    .selectAll('s')
    .select([
      'o.realName as name',
      'o.number',
      'o.userId as ownerUserId',
      'b.name as base',
      'b.nameEn as baseEn',
      'm.baseId',
    ])
    .select(['p.realName as otherName', 'p.number as otherNumber', 'p.userId as otherUserId'])
    .select(isOfOwnBase(orgOf(scope), 'm.baseId').as('isOwnBase'))
    .select(ownDepartments(scope).as('ownDepartments'))

export type SwapRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

const takesPart = (userId: number) => sql<boolean>`(o.user_id = ${userId} or p.user_id = ${userId})`

/**
 * Whether a swap waits for the departments or the base of the reader, who decides none that they
 * take part in.
 */
const waitsFor = (scope: SwapScope, readerId: number) =>
  sql<boolean>`(not ${takesPart(readerId)} and ((s.state = 'accepted'
      and exists (select from unnest(${ownDepartments(scope)}) d (id)
      where d.id <> all(s.passed_departments)))
    or (s.state = 'departmentsPassed' and ${isOfOwnBase(orgOf(scope), 'm.baseId')})))`

const SORTS: SortColumns<(typeof swapSorts)[number]> = {
  name: by.name('o.realName'),
  otherName: by.name('p.realName'),
  createTime: by.column('s.createdAt'),
}

type Filters = Omit<SwapFilters, 'pageNum' | 'pageSize'> & { readerId: number }

function matching(
  db: Db,
  scope: SwapScope,
  { state, baseId, waiting, keywords, readerId }: Filters,
) {
  let match = swapsIn(db, scope)
  if (state) match = match.where('s.state', '=', state)
  if (baseId) match = match.where('m.baseId', '=', baseId)
  if (waiting) match = match.where(waitsFor(scope, readerId))

  if (keywords)
    match = match.where((e) =>
      e.or([isTraineeFoundBy('o', keywords), isTraineeFoundBy('p', keywords)]),
    )

  return match
}

/** One page, those that wait for the reader first, then the latest. */
export const findSwapPage = (db: Db, scope: SwapScope, filters: Filters, page: Page) =>
  findPage(matching(db, scope, filters), page, (rows) =>
    sortedBy(selectColumns(rows, scope), filters.sort, SORTS)
      .orderBy(waitsFor(scope, filters.readerId), 'desc')
      .orderBy('s.id', 'desc'),
  )

export const findSwap = (db: Db, scope: SwapScope, id: number) =>
  selectColumns(swapsIn(db, scope), scope).where('s.id', '=', id).executeTakeFirst()

/** Swaps in scope, locked in one order. */
export const findSwapsForUpdate = (db: Db, scope: SwapScope, ids: readonly number[]) =>
  selectColumns(swapsIn(db, scope), scope)
    .where('s.id', '=', anyId(ids))
    .orderBy('s.id')
    .forUpdate('s')
    .execute()

const EVERY: SwapScope = { userId: 0, org: { kind: 'all' } }

/** Open swaps that would move one of these stays, locked in one order. */
export const findOpenSwapsOfBlocks = (db: Db, blockIds: readonly number[]) =>
  selectColumns(swapsIn(db, EVERY), EVERY)
    .where('s.state', 'in', OPEN_SWAP_STATES)
    .where(
      sql<boolean>`exists (select from jsonb_array_elements(s.moves) v
        where (v ->> 'blockId')::bigint = ${anyId(blockIds)})`,
    )
    .orderBy('s.id')
    .forUpdate('s')
    .execute()

/**
 * Every stay that an open swap would move, with the swap and its people; a stay is part of one at
 * most.
 */
export async function findMovingStays(db: Db): Promise<ReadonlyMap<number, MovingStay>> {
  const { rows } = await sql<
    MovingStay & { blockId: number }
  >`select (v ->> 'blockId')::bigint as block_id, s.id, s.state,
      s.requested_by as requester_id, o.real_name as requester, p.real_name as other
    from rotation_swaps s cross join jsonb_array_elements(s.moves) v
    join trainees o on o.id = s.requested_by join trainees p on p.id = s.other_id
    where s.state in (${literals(OPEN_SWAP_STATES)})`.execute(db)

  return new Map(rows.map(({ blockId, ...swap }) => [Number(blockId), swap]))
}

type MovingStay = {
  id: number
  state: ColumnValue<'rotationSwaps', 'state'>
  requesterId: number
  requester: string
  other: string
}

const ownScope = (userId: number): SwapScope => ({ userId, org: null })

/** Swaps somebody takes part in, the latest first. */
export const findOwnSwaps = (db: Db, userId: number) =>
  selectColumns(swapsIn(db, ownScope(userId)), ownScope(userId))
    .where(takesPart(userId))
    .orderBy('s.id', 'desc')
    .limit(100)
    .execute()

export const findOwnSwapForUpdate = (db: Db, userId: number, id: number) =>
  selectColumns(swapsIn(db, ownScope(userId)), ownScope(userId))
    .where(takesPart(userId))
    .where('s.id', '=', id)
    .forUpdate('s')
    .executeTakeFirst()

/** Names of departments by id. */
export const findDepartmentNames = async (db: Db, ids: readonly number[]) =>
  new Map(
    (
      await db
        .selectFrom('departments')
        .select(['id', 'name', 'nameEn'])
        .where('id', '=', anyId(ids))
        .execute()
    ).map((row) => [row.id, row]),
  )

/** Own stays that have not begun. */
export const findStaysToCome = async (db: Db, userId: number, today: string) =>
  (
    await db
      .selectFrom('rotationBlocks as b')
      .innerJoin('trainees as t', 't.id', 'b.traineeId')
      .select('b.id')
      .where('t.userId', '=', userId)
      .where('b.state', '=', 'planned')
      .where('b.startsOn', '>', today)
      .orderBy('b.startsOn')
      .execute()
  ).map(({ id }) => id)

export const countRequestsTo = (db: Db, userId: number) =>
  countRows(
    swapsIn(db, ownScope(userId)).where('p.userId', '=', userId).where('s.state', '=', 'requested'),
  )

export const countWaitingSwaps = (
  db: Db,
  scope: SwapScope,
  readerId: number,
  state: 'accepted' | 'departmentsPassed',
) => countRows(matching(db, scope, { state, waiting: '1', readerId }))
