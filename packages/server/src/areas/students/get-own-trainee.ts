import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { findTraineeOf } from '../trainees/trainees.public.ts'

/** The own training record, or null. */
export async function getOwnTrainee(ctx: SignedCtx) {
  const it = await findTraineeOf(ctx.db, ctx.actor.userId)
  if (!it) return null

  const major = labelIn(ctx.language, it.major, it.majorEn)

  return {
    id: it.id,
    number: it.number,
    realName: it.realName,
    major,
    trainingUnit: it.unit,
    enrolledOn: it.enrolledOn,
  }
}
