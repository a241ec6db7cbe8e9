import { shiftSwapErrors as errors } from '@residency/contract/areas/duty/swaps/access'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { isPublished } from '../rosters/roster.policy.ts'
import { findRoster } from '../rosters/roster.queries.ts'
import { findOwnShift } from './swap.queries.ts'

/** A shift of the reader in a published roster, with the roster. */
export async function readOwnShift(ctx: SignedCtx, shiftId: number) {
  const shift = await findOwnShift(ctx.db, ctx.actor.userId, shiftId)
  const roster = shift && (await findRoster(ctx.db, { kind: 'all' }, shift.rosterId))
  if (!roster || !isPublished(roster)) throw fail(errors.swapShiftUnknown)

  return { shift, roster }
}
