import type { Secrecy } from '../../../platform/area.ts'
import { takerOf } from '../taking/attempt.policy.ts'
import { hasTaken } from './has-taken.queries.ts'
import { findHeldBack } from './held-back.ts'
import { liveQuestions } from './live-questions.queries.ts'
import { isToBeSat } from './papers-to-sit.queries.ts'

/** What exams keep secret of the question bank. */
export const examSecrecy: Secrecy = {
  liveQuestions: (userId, now) => liveQuestions({ reader: { userId }, now }),
  findHeldBack: (ctx, questionIds) => findHeldBack(ctx, takerOf(ctx.actor), questionIds),
  isToBeSat,
  hasTaken: (ctx, questionId) => hasTaken(ctx.db, ctx.actor.userId, questionId, ctx.now()),
}
