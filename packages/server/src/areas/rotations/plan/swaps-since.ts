import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Move } from '../swap/swap-moves.rules.ts'

/** The key of a trainee's stays in one department. */
export const placeKey = (traineeId: number, departmentId: number) => `${traineeId} ${departmentId}`

/**
 * `ids`: swaps in force of trainees of these cohorts. `moved`: where swaps that were made or undone
 * since `known` moved stays.
 */
export type SwapsSince = { ids: number[]; moved: ReadonlySet<string>; traineeIds: number[] }

export async function swapsSince(
  db: Db,
  cohortIds: readonly number[],
  known: readonly number[],
): Promise<SwapsSince> {
  const rows = await db
    .selectFrom('rotationSwaps as s')
    .select(['s.id', 's.moves'])
    .select(sql<boolean>`s.state = 'basePassed'`.as('isMade'))
    .where((e) =>
      e.or([
        e('s.id', '=', anyId(known)),
        e.and([
          e('s.state', '=', 'basePassed'),
          sql<boolean>`exists (select from trainees t where t.id in (s.requested_by, s.other_id)
              and t.cohort_id = ${anyId(cohortIds)})`,
        ]),
      ]),
    )
    .orderBy('s.id')
    .execute()

  const moves = rows
    .filter((swap) => swap.isMade !== known.includes(swap.id))
    .flatMap((swap) => swap.moves as unknown as Move[])

  return {
    ids: rows.filter((swap) => swap.isMade).map(({ id }) => id),
    moved: new Set(moves.map((move) => placeKey(move.traineeId, move.departmentId))),
    traineeIds: [...new Set(moves.map((move) => move.traineeId))],
  }
}
