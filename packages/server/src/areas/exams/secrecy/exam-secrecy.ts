import type { Secrecy } from '../../../platform/area.ts'
import { takerOf } from '../taking/attempt.policy.ts'
import { hasTaken } from './has-taken.queries.ts'
import { liveQuestions } from './live-questions.queries.ts'
import { isToBeSat } from './papers-to-sit.queries.ts'
import { findWithheldQuestions } from './withheld-questions.ts'

/** What exams withhold of the question bank. */
export const examSecrecy: Secrecy = {
  liveQuestions: (userId, now) => liveQuestions({ reader: { userId }, now }),
  findHeldBack: (ctx, questionIds) => findWithheldQuestions(ctx, takerOf(ctx.actor), questionIds),
  isToBeSat,
  hasTaken: (ctx, questionId) => hasTaken(ctx.db, ctx.actor.userId, questionId, ctx.now()),
}
