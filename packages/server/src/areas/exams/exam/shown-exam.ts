import type { EXAM_MODES, ExamStand, SHOWS } from '@residency/contract/areas/exams/exam/exam.contract'
import { labelIn, toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { actionsOnExam, isPublished } from './exam.policy.ts'
import type { ExamRow } from './exam.queries.ts'

type Mode = (typeof EXAM_MODES)[number]
/** How an exam stands: a published one by the time. */
export function standOf({ state, opens_at, closes_at }: { state: string; opens_at: Date; closes_at: Date }, now: Date): ExamStand {
  if (!isPublished(state)) return state as ExamStand
  if (now < opens_at) return 'ahead'
  return now < closes_at ? 'open' : 'over'
}
/** An exam as those read it who plan, invigilate or mark it. */
export const shownExam = (ctx: SignedCtx, e: ExamRow) => ({
  ...{ id: e.id, name: e.title, mode: e.mode as Mode, minutes: e.minutes, stand: standOf(e, ctx.now()) },
  base: e.base && labelIn(ctx.language, e.base, e.base_en),
  opensAt: toMoment(e.opens_at),
  closesAt: toMoment(e.closes_at),
  ...{ candidates: e.candidates, begun: e.begun, unmarked: e.unmarked },
  ...{ state: e.state, version: e.version, actions: actionsOnExam(ctx.actor, e, ctx.now()) },
  maySit: e.may_sit,
})
export const shownSettings = (e: ExamRow) => ({
  ...{ note: e.note, baseId: e.base_id, trainId: e.train_id, graceSeconds: e.grace_seconds, attempts: e.attempts },
  ...{ shufflesQuestions: e.shuffles_questions, shufflesOptions: e.shuffles_options, keepsDevice: e.keeps_device },
  ...{ marksTwice: e.marks_twice, marksApart: e.marks_apart, shows: e.shows as (typeof SHOWS)[number] },
  releaseAt: toMoment(e.release_at),
  reason: e.reason,
})
