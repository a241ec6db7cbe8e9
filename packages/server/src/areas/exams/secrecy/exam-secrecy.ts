import type { Language } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { Secrecy } from '../../../platform/area.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import type { Ctx, SignedCtx } from '../../../platform/http/ctx.ts'
import { withheldText } from '../exams.text.ts'
import { type Taker, takerOf } from '../taking/attempt.policy.ts'
import { hasTaken } from './has-taken.queries.ts'
import { findLive, liveQuestions } from './live-questions.queries.ts'
import { isToBeSat } from './may-sit.queries.ts'

/** Why a question is withheld, in words. */
function reasonFor(language: Language, until: Date | null, now: Date): string {
  const text = withheldText[language]
  if (until === null) return text.resit

  return until > now ? fillSentence(text.exam, { until: minuteInChina(until) }) : text.goingOn
}

/** Of these questions those that are withheld from the reader, each with the reason in words. */
export async function findWithheldQuestions(
  ctx: Ctx,
  reader: Taker,
  questionIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const now = ctx.now()
  const live = await findLive(ctx.db, { reader, now }, questionIds)
  return new Map(
    live.map(({ questionId, until }) => [questionId, reasonFor(ctx.language, until, now)]),
  )
}

/** The same for rows with their questions, read by an account. */
export const findWithheldOfRows = (ctx: SignedCtx, rows: readonly { questionId: number }[]) =>
  findWithheldQuestions(
    ctx,
    takerOf(ctx.actor),
    rows.map((row) => row.questionId),
  )

/** What exams withhold of the question bank. */
export const examSecrecy: Secrecy = {
  liveQuestions: (userId, now) => liveQuestions({ reader: { userId }, now }),
  findHeldBack: (ctx, questionIds) => findWithheldQuestions(ctx, takerOf(ctx.actor), questionIds),
  isToBeSat,
  hasTaken: (ctx, questionId) => hasTaken(ctx.db, ctx.actor.userId, questionId, ctx.now()),
}
