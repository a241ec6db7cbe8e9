import { firstDayOf, lastDayOf } from '@residency/contract/kernel/day'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { grouped } from '../../../platform/grouped.ts'
import { cohortTables } from '../../standards/standards.public.ts'
import { countTaken, findCapacities, findExceptions } from '../seats/seats.queries.ts'
import type { SwapWorld } from './swap.rules.ts'
import type { Stay } from './swap-moves.rules.ts'

/** Trainees of a base who have a stay that has not begun. */
export const findTraineesToCome = async (db: Db, baseId: number, today: string) =>
  (
    await db
      .selectFrom('trainees as t')
      .innerJoin('majors as m', 'm.id', 't.major_id')
      .select('t.id')
      .where('m.base_id', '=', baseId)
      .where((e) =>
        e.exists(
          e
            .selectFrom('rotation_blocks as b')
            .select('b.id')
            .whereRef('b.trainee_id', '=', 't.id')
            .where('b.starts_on', '>', today)
            .where('b.state', '=', 'planned'),
        ),
      )
      .execute()
  ).map(({ id }) => id)

/** Stays by their ids with the person. */
export const findStaysById = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('rotation_blocks as b')
    .innerJoin('trainees as t', 't.id', 'b.trainee_id')
    .innerJoin('majors as m', 'm.id', 't.major_id')
    .select(['b.id', 'b.trainee_id', 'b.department_id', 't.user_id', 't.real_name as name', 't.number', 'm.base_id'])
    .where('b.id', '=', anyId(ids))
    .execute()

/** Everything that swaps of these trainees are judged against, with a fixed number of statements. */
export async function findSwapWorld(db: Db, traineeIds: readonly number[], today: string): Promise<SwapWorld> {
  const pairs = await db
    .selectFrom('rotation_pairs')
    .select(['first_id', 'second_id'])
    .where((e) => e.or([e('first_id', '=', anyId(traineeIds)), e('second_id', '=', anyId(traineeIds))]))
    .execute()
  const all = [...new Set([...traineeIds, ...pairs.flatMap((pair) => [pair.first_id, pair.second_id])])]
  const [rows, away, cohorts] = await Promise.all([
    findStaysOf(db, all),
    db.selectFrom('rotation_absences').select(['trainee_id', 'starts_on', 'ends_on']).where('trainee_id', '=', anyId(traineeIds)).execute(),
    db
      .selectFrom('trainees')
      .select('cohort_id')
      .distinct()
      .where('id', '=', anyId(traineeIds))
      .where('cohort_id', 'is not', null)
      .execute(),
  ])
  const tables = await cohortTables(
    db,
    cohorts.map((one) => one.cohort_id!),
  )
  const of = new Map(
    tables.flatMap((table) =>
      table.rows.map(
        (row) =>
          [row.id, { departmentIds: row.kind === 'required' ? [row.departmentId] : row.departmentIds, maySplit: row.maySplit }] as const,
      ),
    ),
  )
  return {
    today,
    stays: grouped(rows, ({ traineeId }) => traineeId),
    absences: new Map(
      [...grouped(away, (one) => one.trainee_id)].map(([id, days]) => [
        id,
        days.map((one) => ({ startsOn: one.starts_on, endsOn: one.ends_on })),
      ]),
    ),
    pairs: pairs.map((pair) => [pair.first_id, pair.second_id] as const),
    rows: of,
    ...(await findPlaces(db, rows, today)),
  }
}

const findStaysOf = async (db: Db, traineeIds: readonly number[]): Promise<Stay[]> =>
  (
    await db
      .selectFrom('rotation_blocks')
      .select(['id', 'trainee_id', 'department_id', 'row_id', 'stage', 'state', 'starts_on', 'ends_on'])
      .where('trainee_id', '=', anyId(traineeIds))
      .where('state', '!=', 'failed')
      .orderBy('starts_on')
      .execute()
  ).map((b) => ({
    ...{ id: b.id, traineeId: b.trainee_id, departmentId: b.department_id, rowId: b.row_id, stage: b.stage, state: b.state },
    ...{ startsOn: b.starts_on, endsOn: b.ends_on },
  }))

/** Seats and trainees by department and month, from now to the end of these stays. */
async function findPlaces(db: Db, stays: readonly Stay[], today: string): Promise<Pick<SwapWorld, 'seats' | 'taken'>> {
  const ids = [...new Set(stays.map(({ departmentId }) => departmentId))]
  const last = stays.map(({ endsOn }) => endsOn).reduce((a, b) => (a > b ? a : b), today)
  const [from, until] = [firstDayOf(today.slice(0, 7)), lastDayOf(last.slice(0, 7))]
  const [usual, exceptions, taken] = await Promise.all([
    findCapacities(db, ids),
    findExceptions(db, ids, from, until),
    countTaken(db, ids, from, until),
  ])
  const keyOf = (id: number, month: string) => `${id} ${month}`
  const own = new Map(exceptions.map((one) => [keyOf(one.department_id, one.month), one.seats]))
  const here = new Map(taken.rows.map((one) => [keyOf(one.department_id, one.month), one.taken]))
  return {
    seats: (id, month) => own.get(keyOf(id, month)) ?? usual.get(id) ?? 0,
    taken: (id, month) => here.get(keyOf(id, month)) ?? 0,
  }
}
