import type {
  ShiftSwapFilters,
  shiftSwapSorts,
} from '@residency/contract/areas/duty/swaps/swap.contract'
import { OPEN_SHIFT_SWAPS } from '@residency/contract/areas/duty/swaps/swap.flow'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isOfOwnDepartment, NOWHERE } from '../../organisation/organisation.public.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'
import { EVERY_SWAP, type SwapScope } from './swap.policy.ts'

const isOwnDepartment = ({ departments }: SwapScope) =>
  isOfOwnDepartment(departments ?? NOWHERE, 'r.departmentId')

const takesPart = (userId: number) => sql<boolean>`(o.user_id = ${userId} or p.user_id = ${userId})`

const isVisible = (scope: SwapScope): RawBuilder<boolean> =>
  scope.departments?.kind === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`(${takesPart(scope.userId)} or ${isOwnDepartment(scope)})`

const swapsIn = (db: Db, scope: SwapScope) =>
  db
    .selectFrom('dutySwaps as s')
    .innerJoin('dutyRosters as r', 'r.id', 's.rosterId')
    .innerJoin('trainees as o', 'o.id', 's.giverId')
    .innerJoin('trainees as p', 'p.id', 's.takerId')
    .where(isVisible(scope))

const selectColumns = (match: ReturnType<typeof swapsIn>, scope: SwapScope) =>
  match
    .innerJoin('departments as d', 'd.id', 'r.departmentId')
    .innerJoin('shiftKinds as k', 'k.id', 's.kindId')
    .leftJoin('shiftKinds as b', 'b.id', 's.returnKindId')
    .selectAll('s')
    .select(['o.realName as name', 'o.number', 'o.userId as giverUserId'])
    .select(['p.realName as takerName', 'p.number as takerNumber', 'p.userId as takerUserId'])
    .select(['d.name as department', 'd.nameEn as departmentEn'])
    .select(['k.name as kind', 'k.startsAt as kindStartsAt', 'k.endsAt as kindEndsAt'])
    .select(['b.name as returnKind', 'b.startsAt as returnStartsAt', 'b.endsAt as returnEndsAt'])
    .select(isOwnDepartment(scope).as('isOwnDepartment'))

export type SwapRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

/** Whether a swap waits for the department of the reader, who decides none that they take part in. */
const waitsFor = (readerId: number) =>
  sql<boolean>`(s.state = 'agreed' and not ${takesPart(readerId)})`

const SORTS: SortColumns<(typeof shiftSwapSorts)[number]> = {
  name: by.name('o.realName'),
  takerName: by.name('p.realName'),
  createTime: by.column('s.createdAt'),
}

type Filters = Omit<ShiftSwapFilters, 'pageNum' | 'pageSize'> & { readerId: number }

function matching(db: Db, scope: SwapScope, { state, waiting, keywords, readerId }: Filters) {
  let match = swapsIn(db, scope)
  if (state) match = match.where('s.state', '=', state)
  if (waiting) match = match.where(waitsFor(readerId))

  if (keywords)
    match = match.where((e) =>
      e.or([isTraineeFoundBy('o', keywords), isTraineeFoundBy('p', keywords)]),
    )

  return match
}

/** One page, those that wait for the department first, then the latest. */
export const findSwapPage = (db: Db, scope: SwapScope, filters: Filters, page: Page) =>
  findPage(matching(db, scope, filters), page, (rows) =>
    sortedBy(selectColumns(rows, scope), filters.sort, SORTS)
      .orderBy(waitsFor(filters.readerId), 'desc')
      .orderBy('s.id', 'desc'),
  )

export const findSwap = (db: Db, scope: SwapScope, id: number) =>
  selectColumns(swapsIn(db, scope), scope).where('s.id', '=', id).executeTakeFirst()

/** The rosters of swaps in scope, in one order. */
export const findRosterIdsOf = async (db: Db, scope: SwapScope, ids: readonly number[]) =>
  (
    await swapsIn(db, scope)
      .select('s.rosterId')
      .distinct()
      .where('s.id', '=', anyId(ids))
      .orderBy('s.rosterId')
      .execute()
  ).map(({ rosterId }) => rosterId)

/** Swaps in scope, locked in one order; their rosters have to be locked before (`lockSwaps`). */
export const findSwapsForUpdate = (db: Db, scope: SwapScope, ids: readonly number[]) =>
  selectColumns(swapsIn(db, scope), scope)
    .where('s.id', '=', anyId(ids))
    .orderBy('s.id')
    .forUpdate('s')
    .execute()

/** Swaps somebody takes part in, the latest first. */
export const findOwnSwaps = (db: Db, scope: SwapScope) =>
  selectColumns(swapsIn(db, scope), scope)
    .where(takesPart(scope.userId))
    .orderBy('s.id', 'desc')
    .limit(50)
    .execute()

/** Swaps somebody has asked for, the latest first. */
export const findAskedSwaps = (db: Db, scope: SwapScope) =>
  selectColumns(swapsIn(db, scope), scope)
    .where('o.userId', '=', scope.userId)
    .orderBy('s.id', 'desc')
    .execute()

export const countSwapsToAnswer = (db: Db, scope: SwapScope) =>
  countRows(swapsIn(db, scope).where('p.userId', '=', scope.userId).where('s.state', '=', 'asked'))

export const countSwapsToDecide = (db: Db, scope: SwapScope, readerId: number) =>
  countRows(matching(db, scope, { waiting: '1', readerId }))

const openSwaps = (db: Db) =>
  selectColumns(swapsIn(db, EVERY_SWAP), EVERY_SWAP)
    .where('s.state', 'in', OPEN_SHIFT_SWAPS)
    .orderBy('s.id')

/** Open swaps in which one of these shifts is given or comes back. */
export const findOpenSwapsOfShifts = (
  db: Db,
  shifts: readonly { traineeId: number; day: string }[],
) =>
  openSwaps(db)
    .where(
      sql<boolean>`exists (select from ${rowsOf(
        shifts.map(({ traineeId, day }) => ({ traineeId, day })),
        { traineeId: 'bigint', day: 'date' },
      )} x where (x.trainee_id = s.giver_id and x.day = s.day)
          or (x.trainee_id = s.taker_id and x.day = s.return_day))`,
    )
    .execute()

/** Open swaps of which a shift has begun. */
export const findBegunSwaps = (db: Db, now: Date) =>
  openSwaps(db)
    .where(
      sql<boolean>`exists (select from duty_shifts x where x.starts_at <= ${now}
        and ((x.trainee_id = s.giver_id and x.day = s.day)
          or (x.trainee_id = s.taker_id and x.day = s.return_day)))`,
    )
    .limit(200)
    .execute()

/** A shift of an account, with its roster. */
export const findOwnShift = (db: Db, userId: number, shiftId: number) =>
  db
    .selectFrom('dutyShifts as s')
    .innerJoin('trainees as t', 't.id', 's.traineeId')
    .select(['s.id', 's.rosterId', 's.traineeId', 's.kindId', 's.day', 't.realName as name'])
    .where('t.userId', '=', userId)
    .where('s.id', '=', shiftId)
    .executeTakeFirst()

/** Whether a department is asked for its consent; it is unless it decided otherwise. */
export const needsConsent = async (db: Db, departmentId: number): Promise<boolean> =>
  (
    await db
      .selectFrom('dutySettings')
      .select('needsConsent')
      .where('departmentId', '=', departmentId)
      .executeTakeFirst()
  )?.needsConsent ?? true
