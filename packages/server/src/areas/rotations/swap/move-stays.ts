import { reviewErrors } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { violatedConstraint } from '../../../platform/db/constraints.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { lockDepartments } from '../seats/seats.queries.ts'
import type { SwapRow } from './swap.queries.ts'
import type { Move } from './swap-moves.rules.ts'

const movesOf = (swaps: readonly Pick<SwapRow, 'moves'>[]) =>
  swaps.flatMap(({ moves }) => moves as unknown as Move[])

/**
 * Locks what a swap changes: its departments, so that seats are counted one swap after another,
 * then all stays of both trainees.
 */
export async function lockPlaces(tx: SignedCtx, swaps: readonly SwapRow[]) {
  const departments = [...new Set(swaps.flatMap(({ departmentIds }) => departmentIds))]
  await lockDepartments(tx.db, { kind: 'all' }, departments)

  const trainees = [...new Set(swaps.flatMap((swap) => [swap.requestedBy, swap.otherId]))]

  await lockStaysOf(tx, trainees)
}

/** Locks all stays of these trainees in one order. */
export const lockStaysOf = (tx: SignedCtx, traineeIds: readonly number[]) =>
  sql`select id from rotation_blocks where trainee_id = ${anyId(traineeIds)}
      order by id for update`.execute(tx.db)

/**
 * Sets the days of stays at once: a trainee's two exchange theirs within one statement. The
 * department assigns a supervisor for the new time.
 */
export async function moveStays(tx: SignedCtx, swaps: readonly SwapRow[]) {
  const moves = movesOf(swaps).map(({ blockId, to }) => ({ id: blockId, ...to }))
  await sql`update rotation_blocks b
      set starts_on = m.starts_on, ends_on = m.ends_on, supervisor_id = null,
        version = b.version + 1,
      updated_at = ${tx.now()}
    from ${rowsOf(moves, { id: 'bigint', startsOn: 'date', endsOn: 'date' })} m
    where b.id = m.id`.execute(tx.db)
}

type SupervisorOfStay = { id: number; supervisorId: number | null }

/** Supervisors of the stays of swaps, to be given back should the decision be undone. */
export async function readSupervisors(
  tx: SignedCtx,
  swapIds: readonly number[],
): Promise<SupervisorOfStay[]> {
  const { rows } = await sql<SupervisorOfStay>`select b.id, b.supervisor_id from rotation_blocks b
    where b.id in (select (m ->> 'blockId')::bigint
      from rotation_swaps s, jsonb_array_elements(s.moves) m
      where s.id = ${anyId(swapIds)})`.execute(tx.db)

  return rows
}

const isFollowed = (error: unknown): never => {
  if (violatedConstraint(error)) throw fail(reviewErrors.undoFollowed)
  throw error
}

/**
 * Undoes the swap: every stay has its former days, unless one has been entered or moved again
 * since.
 */
export async function putStaysBack(
  tx: SignedCtx,
  swapIds: readonly number[],
  before: readonly SupervisorOfStay[],
) {
  const swaps = await tx.db
    .selectFrom('rotationSwaps')
    .select(['id', 'moves', 'departmentIds', 'requestedBy', 'otherId'])
    .where('id', '=', anyId(swapIds))
    .orderBy('id')
    .execute()

  const moves = movesOf(swaps).map(({ blockId, from, to }) => ({
    id: blockId,
    from: from.startsOn,
    until: from.endsOn,
    now: to.startsOn,
    supervisor: before.find(({ id }) => id === blockId)?.supervisorId ?? null,
  }))

  const { numAffectedRows } = await sql`with still as (
      select m.* from ${rowsOf(moves, { id: 'bigint', from: 'date', until: 'date', now: 'date', supervisor: 'bigint' })} m
      join rotation_blocks o on o.id = m.id where o.state = 'planned' and o.starts_on = m.now)
    update rotation_blocks b
      set starts_on = m."from", ends_on = m.until, supervisor_id = m.supervisor,
        version = b.version + 1,
      updated_at = ${tx.now()}
    from still m where b.id = m.id`
    .execute(tx.db)
    .catch(isFollowed)

  if (Number(numAffectedRows) < moves.length) throw fail(reviewErrors.undoFollowed)
}
