import type { ExamPhase, SHOWS } from '@residency/contract/areas/exams/exam/exam.contract'
import { labelIn, toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { actionsOnExam, isPublished } from './exam.policy.ts'
import type { ExamRow } from './exam.queries.ts'

/** The phase of an exam: of a published one by the time. */
export function examPhaseOf(
  { state, opensAt, closesAt }: { state: string; opensAt: Date; closesAt: Date },
  now: Date,
): ExamPhase {
  if (!isPublished(state)) return state as ExamPhase
  if (now < opensAt) return 'ahead'

  return now < closesAt ? 'open' : 'over'
}

/** An exam for those who plan, invigilate or mark it. */
export const presentExam = (ctx: SignedCtx, e: ExamRow) => ({
  id: e.id,
  name: e.title,
  mode: e.mode,
  minutes: e.minutes,
  phase: examPhaseOf(e, ctx.now()),
  base: e.base && labelIn(ctx.language, e.base, e.baseEn),
  opensAt: toMoment(e.opensAt),
  closesAt: toMoment(e.closesAt),
  candidates: e.candidates,
  started: e.started,
  unmarked: e.unmarked,
  state: e.state,
  version: e.version,
  actions: actionsOnExam(ctx.actor, e, ctx.now()),
  maySit: e.maySit,
})

export const presentExamSettings = (e: ExamRow) => ({
  note: e.note,
  baseId: e.baseId,
  trainId: e.trainId,
  graceSeconds: e.graceSeconds,
  attempts: e.attempts,
  shufflesQuestions: e.shufflesQuestions,
  shufflesOptions: e.shufflesOptions,
  keepsDevice: e.keepsDevice,
  marksTwice: e.marksTwice,
  marksApart: e.marksApart,
  shows: e.shows as (typeof SHOWS)[number],
  releaseAt: toMoment(e.releaseAt),
  reason: e.reason,
})
