import { examsPermissions as may } from '@residency/contract/areas/admission/entrance-exams/access'
import type { AdmissionWaiting } from '@residency/contract/areas/admission/waiting'
import { excludedByRule, holds, labelIn } from '@residency/contract/kernel'
import type { WaitingCount } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { countWaitingReviews } from '../score-reviews/score-review.queries.ts'
import { countDueLines, countLinesToCorrect } from '../scores/score.queries.ts'
import { isExamOffice, mayMoveRegistrations } from './exams.policy.ts'
import { countExamWork } from './exams-waiting.queries.ts'

/**
 * What waits in the exams of each intake: people without a seat, papers without a score, scores of
 * others to check, reviews to answer.
 */
export async function examsWaiting(ctx: SignedCtx): Promise<WaitingCount<AdmissionWaiting>[]> {
  const { actor } = ctx
  if (!isExamOffice(actor)) return []

  const open = {
    arrangeExams: holds(actor, may.arrange) && mayMoveRegistrations(actor),
    enterScores: holds(actor, may.score),
    checkScores: holds(actor, may.check) && mayMoveRegistrations(actor),
    correctScores: holds(actor, may.score),
    answerScoreReviews: holds(actor, may.score),
  }

  const kinds = (Object.keys(open) as (keyof typeof open)[]).filter((kind) => open[kind])
  if (kinds.length === 0) return []

  const [exams, due, differing, asked] = await Promise.all([
    countExamWork(ctx.db, actor.userId, excludedByRule(actor, 'examScore')),
    open.enterScores ? countDueLines(ctx.db, ctx.now()) : [],
    open.correctScores ? countLinesToCorrect(ctx.db, actor.userId) : [],
    open.answerScoreReviews ? countWaitingReviews(ctx.db, actor.userId) : [],
  ])

  const byIntake = (rows: readonly { intakeId: number; count: number }[]) =>
    new Map(rows.map((row) => [row.intakeId, row.count]))

  const enterScores = byIntake(due)
  const correctScores = byIntake(differing)
  const answerScoreReviews = byIntake(asked)

  return exams.flatMap((exam) => {
    const counts = {
      ...exam,
      enterScores: enterScores.get(exam.id) ?? 0,
      correctScores: correctScores.get(exam.id) ?? 0,
      answerScoreReviews: answerScoreReviews.get(exam.id) ?? 0,
    }
    const subject = { id: exam.id, name: labelIn(ctx.language, exam.name, exam.nameEn) }
    return kinds.map((kind) => ({ kind, count: counts[kind], subject }))
  })
}
