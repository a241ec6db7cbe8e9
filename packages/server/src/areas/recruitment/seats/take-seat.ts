import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { countHeld, findPoolForUpdate } from './seats.queries.ts'

export type SeatWish = { poolId: number; registrationId: number; origin: 'exempt' | 'call' | 'adjustment'; total: number | null }

/**
 * Gives one free seat of a pool, in the caller's transaction; false when none is free. The pool's row is locked first, so that of fifty
 * who ask for the last seat at once one gets it.
 */
export async function takeSeat(tx: SignedCtx, { poolId, registrationId, origin, total }: SeatWish): Promise<boolean> {
  const pool = await findPoolForUpdate(tx.db, poolId)
  if (!pool || (await countHeld(tx.db, poolId)) >= pool.seats) return false
  const placed = { pool_id: poolId, origin, total, placed_by: tx.actor.userId, placed_at: tx.now(), run_id: null, freed_at: null }
  await tx.db
    .insertInto('placements')
    .values({ registration_id: registrationId, ...placed })
    .onConflict((c) => c.column('registration_id').doUpdateSet(placed).where('placements.freed_at', 'is not', null))
    .execute()
  return true
}

/** Frees the seats these sign-ups hold, if they hold any. */
export const freeSeats = (tx: SignedCtx, registrationIds: readonly number[]) =>
  tx.db
    .updateTable('placements')
    .set({ freed_at: tx.now() })
    .where('registration_id', 'in', [0, ...registrationIds])
    .where('freed_at', 'is', null)
    .execute()
