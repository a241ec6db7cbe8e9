import type { ReviewCalls } from '@residency/contract/kernel'
import type { Bind } from '../http/bind.ts'
import { decideMany, decideOne } from './decide.ts'
import type { ReadVersions } from './move-many.ts'
import type { DecisionOf, ReviewPlan } from './review-plan.ts'
import { undoDecision } from './undo-decision.ts'

/** Binds the calls of a review: deciding one record, many records, and undoing a decision. */
export function bindReview<Calls extends ReviewCalls, Before>(
  bind: Bind,
  calls: Calls,
  plan: ReviewPlan<DecisionOf<Calls>, Before>,
) {
  // The inputs of these calls: for a type parameter the compiler cannot infer them.
  type RecordDecision = DecisionOf<Calls> & { id: number; version: number }
  type Many = DecisionOf<Calls> & { ids: number[]; versions?: ReadVersions }

  bind(calls.act, (ctx, input) => decideOne(ctx, plan, input as unknown as RecordDecision))
  bind(calls.actMany, (ctx, input) => decideMany(ctx, plan, input as unknown as Many))
  bind(calls.undo, (ctx, input) => undoDecision(ctx, plan, input))
}
