import { firstDayOf, lastDayOf, monthOf } from '@residency/contract/kernel/day'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { grouped } from '../../../platform/grouped.ts'
import { cohortTables } from '../../standards/standards.public.ts'
import { stayCounts } from '../blocks/block.queries.ts'
import { countTaken, findCapacities, findExceptions } from '../seats/seats.queries.ts'
import type { SwapSnapshot } from './swap.rules.ts'
import type { Stay } from './swap-moves.rules.ts'

/** Trainees of a base who have a stay that has not begun. */
export const findTraineesToCome = async (db: Db, baseId: number, today: string) =>
  (
    await db
      .selectFrom('trainees as t')
      .innerJoin('majors as m', 'm.id', 't.majorId')
      .select('t.id')
      .where('m.baseId', '=', baseId)
      .where((e) =>
        e.exists(
          e
            .selectFrom('rotationBlocks as b')
            .select('b.id')
            .whereRef('b.traineeId', '=', 't.id')
            .where('b.startsOn', '>', today)
            .where('b.state', '=', 'planned'),
        ),
      )
      .execute()
  ).map(({ id }) => id)

/** Stays by their ids with the person. */
export const findStaysById = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('rotationBlocks as b')
    .innerJoin('trainees as t', 't.id', 'b.traineeId')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .select([
      'b.id',
      'b.traineeId',
      'b.departmentId',
      't.userId',
      't.realName as name',
      't.number',
      'm.baseId',
    ])
    .where('b.id', '=', anyId(ids))
    .execute()

/**
 * Everything that swaps of these trainees are judged against, with a fixed number of statements.
 */
export async function findSwapSnapshot(
  db: Db,
  traineeIds: readonly number[],
  today: string,
): Promise<SwapSnapshot> {
  const pairs = await db
    .selectFrom('rotationPairs')
    .select(['firstId', 'secondId'])
    .where((e) =>
      e.or([e('firstId', '=', anyId(traineeIds)), e('secondId', '=', anyId(traineeIds))]),
    )
    .execute()

  const all = [
    ...new Set([...traineeIds, ...pairs.flatMap((pair) => [pair.firstId, pair.secondId])]),
  ]

  const [rows, away, cohorts] = await Promise.all([
    findStaysOf(db, all),
    db
      .selectFrom('rotationAbsences')
      .select(['traineeId', 'startsOn', 'endsOn'])
      .where('traineeId', '=', anyId(traineeIds))
      .execute(),
    db
      .selectFrom('trainees')
      .select('cohortId')
      .distinct()
      .where('id', '=', anyId(traineeIds))
      .where('cohortId', 'is not', null)
      .execute(),
  ])

  const tables = await cohortTables(
    db,
    cohorts.map((cohort) => cohort.cohortId!),
  )

  const of = new Map(
    tables.flatMap((table) =>
      table.rows.map(
        (row) =>
          [
            row.id,
            {
              departmentIds: row.kind === 'required' ? [row.departmentId] : row.departmentIds,
              maySplit: row.maySplit,
            },
          ] as const,
      ),
    ),
  )

  return {
    today,
    stays: grouped(rows, ({ traineeId }) => traineeId),
    absences: new Map(
      [...grouped(away, (absence) => absence.traineeId)].map(([id, days]) => [
        id,
        days.map((absence) => ({ startsOn: absence.startsOn, endsOn: absence.endsOn })),
      ]),
    ),
    pairs: pairs.map((pair) => [pair.firstId, pair.secondId] as const),
    rows: of,
    ...(await findPlaces(db, rows, today)),
  }
}

const findStaysOf = (db: Db, traineeIds: readonly number[]): Promise<Stay[]> =>
  db
    .selectFrom('rotationBlocks')
    .select(['id', 'traineeId', 'departmentId', 'rowId', 'stage', 'state', 'startsOn', 'endsOn'])
    .where('traineeId', '=', anyId(traineeIds))
    .where(stayCounts('rotationBlocks'))
    .orderBy('startsOn')
    .execute()

/** Seats and trainees by department and month, from now to the end of these stays. */
async function findPlaces(
  db: Db,
  stays: readonly Stay[],
  today: string,
): Promise<Pick<SwapSnapshot, 'seats' | 'taken'>> {
  const ids = [...new Set(stays.map(({ departmentId }) => departmentId))]
  const last = stays.map(({ endsOn }) => endsOn).reduce((a, b) => (a > b ? a : b), today)
  const [from, until] = [firstDayOf(monthOf(today)), lastDayOf(last.slice(0, 7))]

  const [usual, exceptions, taken] = await Promise.all([
    findCapacities(db, ids),
    findExceptions(db, ids, from, until),
    countTaken(db, ids, from, until),
  ])

  const keyOf = (id: number, month: string) => `${id} ${month}`
  const own = new Map(
    exceptions.map((exception) => [
      keyOf(exception.departmentId, exception.month),
      exception.seats,
    ]),
  )
  const here = new Map(taken.rows.map((row) => [keyOf(row.departmentId, row.month), row.taken]))

  return {
    seats: (id, month) => own.get(keyOf(id, month)) ?? usual.get(id) ?? 0,
    taken: (id, month) => here.get(keyOf(id, month)) ?? 0,
  }
}
