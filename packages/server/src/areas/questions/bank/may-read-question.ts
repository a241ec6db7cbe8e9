import { bankPermissions as may } from '@residency/contract/areas/questions/bank/access'
import { holds } from '@residency/contract/kernel'
import { onlyOf } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleQuestions } from './question.policy.ts'
import { findQuestion } from './question.queries.ts'

/**
 * Pictures of a question are read by those who use the bank, and by takers of a paper that has it;
 * of a live one only while it is sat.
 */
export async function mayReadQuestion(ctx: SignedCtx, id: number): Promise<boolean> {
  if (holds(ctx.actor, may.build) && (await findQuestion(ctx.db, visibleQuestions(ctx), id)))
    return true
  return onlyOf(ctx, 'secrecy').hasTaken(ctx, id)
}
