import { anyId } from '../../../platform/db/patterns.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { invariant } from '../../../platform/invariant.ts'
import { notifyFreedSeats } from './notify-freed-seats.ts'
import { countReservedSeats, findPoolsForUpdate } from './seats.queries.ts'

type Origin = 'exempt' | 'run' | 'call' | 'adjustment'

export type SeatRequest = {
  poolId: number
  registrationId: number
  origin: Origin
  total: number | null
  runId?: number
}

/**
 * Locks pools in one order for everybody and returns how many seats of each are free. Until the
 * caller's transaction ends nobody else gives one of them. A caller that also moves registrations
 * locks the pools first.
 */
export async function lockFreeSeats(
  tx: SignedCtx,
  poolIds: readonly number[],
): Promise<Map<number, number>> {
  const pools = await findPoolsForUpdate(tx.db, poolIds)
  const heldSeats = new Map(
    (await countReservedSeats(tx.db, poolIds)).map((row) => [row.poolId, row.held]),
  )
  return new Map(
    pools.map((pool) => [pool.id, Math.max(0, pool.seats - (heldSeats.get(pool.id) ?? 0))]),
  )
}

/**
 * Gives seats of pools the caller has locked and found free. Throws when somebody holds a seat
 * already.
 */
export async function giveSeats(tx: SignedCtx, requests: readonly SeatRequest[]): Promise<void> {
  if (requests.length === 0) return

  const result = await tx.db
    .insertInto('placements')
    .values(
      requests.map(({ poolId, registrationId, origin, total, runId }) => ({
        registrationId,
        poolId,
        origin,
        total,
        runId: runId ?? null,
        placedBy: tx.actor.userId,
        placedAt: tx.now(),
        freedAt: null,
      })),
    )
    // a released seat is no longer held: the row describes the last one
    .onConflict((c) =>
      c
        .column('registrationId')
        .doUpdateSet((e) => ({
          poolId: e.ref('excluded.poolId'),
          origin: e.ref('excluded.origin'),
          total: e.ref('excluded.total'),
          runId: e.ref('excluded.runId'),
          placedBy: e.ref('excluded.placedBy'),
          placedAt: e.ref('excluded.placedAt'),
          freedAt: null,
        }))
        .where('placements.freedAt', 'is not', null),
    )
    .executeTakeFirst()

  invariant(
    Number(result.numInsertedOrUpdatedRows) === requests.length,
    'a registration was given a second seat',
  )
}

/**
 * Takes one free seat of a pool, in the caller's transaction; false if none is free. The pool's row
 * is locked first, so that of fifty concurrent requests for the last seat one succeeds.
 */
export async function takeSeat(tx: SignedCtx, request: SeatRequest): Promise<boolean> {
  const free = await lockFreeSeats(tx, [request.poolId])
  if (!free.get(request.poolId)) return false

  await giveSeats(tx, [request])

  return true
}

/**
 * Frees the seats these registrations hold, if they hold any; the office is notified at once if
 * somebody waits for one.
 */
export async function freeSeats(tx: SignedCtx, registrationIds: readonly number[]): Promise<void> {
  const freed = await tx.db
    .updateTable('placements')
    .set({ freedAt: tx.now() })
    .where('registrationId', '=', anyId(registrationIds))
    .where('freedAt', 'is', null)
    .returning('poolId')
    .execute()
  await notifyFreedSeats(tx, [...new Set(freed.map(({ poolId }) => poolId))])
}
