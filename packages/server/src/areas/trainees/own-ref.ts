import type { TraineeRef } from '../../platform/area.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { findTraineeOf } from './trainee.queries.ts'

/** The reader's trainee reference; null for non-trainees. */
export async function findOwnRef(ctx: SignedCtx): Promise<TraineeRef | null> {
  const it = await findTraineeOf(ctx.db, ctx.actor.userId)
  return it ? { id: it.id, userId: ctx.actor.userId, registrationId: it.registrationId } : null
}
