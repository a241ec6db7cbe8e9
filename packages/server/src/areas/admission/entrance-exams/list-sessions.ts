import type { ExamSessionFilters } from '@residency/contract/areas/admission/entrance-exams/exam-session.contract'
import { labelIn, toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { actionsOnSession } from './exams.policy.ts'
import { mustBeOffice } from './must-be-office.ts'
import { type ExamSessionRow, findSession, findSessionPage } from './session.queries.ts'

const stored = (s: ExamSessionRow) => ({
  ...s,
  startsAt: toMoment(s.startsAt),
  endsAt: toMoment(s.endsAt),
})

/** Exam sessions, each with how many of its seats are given. */
export async function listExamSessions(ctx: SignedCtx, filters: ExamSessionFilters) {
  mustBeOffice(ctx.actor)

  const { rows, total } = await findSessionPage(ctx.db, filters)

  const list = rows.map((s) => ({
    ...stored(s),
    intakeName: labelIn(ctx.language, s.intake, s.intakeEn),
    taken: s.taken,
    actions: actionsOnSession(ctx.actor, s.taken),
  }))

  return { list, total }
}

/** One session as its form. */
export async function getExamSessionForm(ctx: SignedCtx, { id }: { id: number }) {
  mustBeOffice(ctx.actor)
  return stored(found(await findSession(ctx.db, id)))
}
