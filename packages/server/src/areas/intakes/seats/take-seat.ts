import { anyId } from '../../../platform/db/patterns.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { invariant } from '../../../platform/invariant.ts'
import { notifyFreedSeats } from './notify-freed-seats.ts'
import { countHeldOf, findPoolsForUpdate } from './seats.queries.ts'

type Origin = 'exempt' | 'run' | 'call' | 'adjustment'
export type SeatRequest = { poolId: number; registrationId: number; origin: Origin; total: number | null; runId?: number }

/**
 * Locks pools in one order for everybody and answers how many seats of each are free; until the caller's transaction ends nobody else
 * gives one of them. Whoever also moves registrations locks the pools first.
 */
export async function lockFreeSeats(tx: SignedCtx, poolIds: readonly number[]): Promise<Map<number, number>> {
  const pools = await findPoolsForUpdate(tx.db, poolIds)
  const held = new Map((await countHeldOf(tx.db, poolIds)).map((row) => [row.pool_id, row.held]))
  return new Map(pools.map((pool) => [pool.id, Math.max(0, pool.seats - (held.get(pool.id) ?? 0))]))
}

/** Gives seats of pools the caller has locked and found free. Throws when somebody holds a seat already. */
export async function giveSeats(tx: SignedCtx, requests: readonly SeatRequest[]): Promise<void> {
  if (requests.length === 0) return
  const given = await tx.db
    .insertInto('placements')
    .values(
      requests.map(({ poolId, registrationId, origin, total, runId }) => ({
        registration_id: registrationId,
        pool_id: poolId,
        origin,
        total,
        run_id: runId ?? null,
        placed_by: tx.actor.userId,
        placed_at: tx.now(),
        freed_at: null,
      })),
    )
    // a released seat is no longer held: the row describes the last one
    .onConflict((c) =>
      c
        .column('registration_id')
        .doUpdateSet((e) => ({
          pool_id: e.ref('excluded.pool_id'),
          origin: e.ref('excluded.origin'),
          total: e.ref('excluded.total'),
          run_id: e.ref('excluded.run_id'),
          placed_by: e.ref('excluded.placed_by'),
          placed_at: e.ref('excluded.placed_at'),
          freed_at: null,
        }))
        .where('placements.freed_at', 'is not', null),
    )
    .executeTakeFirst()
  invariant(Number(given.numInsertedOrUpdatedRows) === requests.length, 'a registration was given a second seat')
}

/**
 * Takes one free seat of a pool, in the caller's transaction; false if none is free. The pool's row is locked first, so that of
 * fifty concurrent requests for the last seat one succeeds.
 */
export async function takeSeat(tx: SignedCtx, request: SeatRequest): Promise<boolean> {
  const free = await lockFreeSeats(tx, [request.poolId])
  if (!free.get(request.poolId)) return false
  await giveSeats(tx, [request])
  return true
}

/** Frees the seats these registrations hold, if they hold any; the office is told at once where somebody waits for one. */
export async function freeSeats(tx: SignedCtx, registrationIds: readonly number[]): Promise<void> {
  const freed = await tx.db
    .updateTable('placements')
    .set({ freed_at: tx.now() })
    .where('registration_id', '=', anyId(registrationIds))
    .where('freed_at', 'is', null)
    .returning('pool_id')
    .execute()
  await notifyFreedSeats(tx, [...new Set(freed.map(({ pool_id }) => pool_id))])
}
