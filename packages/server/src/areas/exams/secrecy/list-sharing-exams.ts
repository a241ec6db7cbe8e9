import { toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { examScope, isDraft, isPublished, isReleased } from '../exam/exam.policy.ts'
import { findExam } from '../exam/exam.queries.ts'
import { examPhaseOf } from '../exam/present-exam.ts'
import { findKnownPapers, findUnusedForms } from './known-papers.queries.ts'
import { findSharingExams, type SharingRow } from './sharing-exams.queries.ts'

/** An exam that the reader plans; who only invigilates or marks it plans nothing. */
async function openPlanned(ctx: SignedCtx, id: number) {
  const exam = await findExam(ctx.db, examScope(ctx.actor), id)
  return found(exam?.isManaged ? exam : undefined)
}

/** As the condition of secrecy has it: published and not over, or a resit that is being planned. */
function isLive({ state, closesAt, isGoingOn, isResit }: SharingRow, now: Date): boolean {
  if (isPublished(state)) return closesAt > now || isGoingOn
  return isDraft(state) && isResit && closesAt > now
}

/** Other exams that ask the same questions. */
export async function listSharingExams(ctx: SignedCtx, { id }: { id: number }) {
  await openPlanned(ctx, id)
  return (await findSharingExams(ctx.db, id)).map((row) => ({
    id: row.id,
    name: row.title,
    phase: examPhaseOf(row, ctx.now()),
    opensAt: toMoment(row.opensAt),
    closesAt: toMoment(row.closesAt),
    questions: row.questions,
    candidates: row.candidates,
    isKnown: isReleased(row.state) && row.shows !== 'result',
    isLive: isLive(row, ctx.now()),
  }))
}

/** What a resit of an exam would be sat with. */
export async function getResitPapers(ctx: SignedCtx, { id }: { id: number }) {
  await openPlanned(ctx, id)
  const [forms, knownPaperIds] = [
    await findUnusedForms(ctx.db, id),
    await findKnownPapers(ctx.db, id),
  ]
  return {
    parallel: forms.map(({ id: paper, title, form }) => ({
      id: paper,
      name: form ? `${title} ${form}` : title,
    })),
    mustDiffer: knownPaperIds.length > 0,
  }
}
