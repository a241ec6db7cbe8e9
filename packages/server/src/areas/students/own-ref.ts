import type { TraineeRef } from '../../platform/area.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { visibleTrainees } from './students.policy.ts'
import { findTrainee } from './trainee.queries.ts'

/** The reader's trainee reference; null for non-trainees. */
export async function findOwnRef(ctx: SignedCtx): Promise<TraineeRef | null> {
  const it = await findTrainee(ctx.db, visibleTrainees(ctx.actor))
  return it ? { id: it.id, userId: ctx.actor.userId, registrationId: it.registration_id } : null
}
