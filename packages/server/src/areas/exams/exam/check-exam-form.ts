import { examErrors as errors } from '@residency/contract/areas/exams/exam/access'
import type { ExamForm } from '@residency/contract/areas/exams/exam/exam.contract'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { countPapers, findBases, hasPaperToSit, isTrainInUse } from './choice.queries.ts'
import { examScope, mayPlanForAll } from './exam.policy.ts'
import type { ExamRow } from './exam.queries.ts'
import { findPapers } from './exam-parts.queries.ts'

/**
 * A base of the planner's own, papers and an induction they may use, times that follow each other.
 */
export async function mustBeValidExam(tx: SignedCtx, form: ExamForm) {
  const scope = examScope(tx.actor)

  const isOwn =
    form.baseId === null
      ? mayPlanForAll(tx.actor)
      : (await findBases(tx.db, scope)).some(({ id }) => id === form.baseId)

  if (!isOwn) throw fail(errors.examHostWrong)

  if (
    form.trainId !== null &&
    !(mayPlanForAll(tx.actor) && (await isTrainInUse(tx.db, form.trainId)))
  )
    throw fail(errors.examTrainUnknown)

  if ((await countPapers(tx.db, scope, form.paperIds)) !== form.paperIds.length)
    throw fail(errors.examPapersUnknown)
  await mustNotSitPapers(tx, form.paperIds)
  if (form.releaseAt !== null && new Date(form.releaseAt) < new Date(form.closesAt))
    throw fail(errors.examReleaseEarly)
}

/**
 * An exam shows its papers to its candidates: a person who is to sit a paper elsewhere decides
 * neither when nor for whom it is set.
 */
export async function mustNotSitPapers(tx: SignedCtx, paperIds: readonly number[]) {
  if (await hasPaperToSit(tx.db, tx.actor.userId, paperIds)) throw fail(errors.examPaperToSit)
}

/** Refuses changes of what is fixed after the first begin, and of what can only grow. */
export async function mustAllowStartedAttempts(tx: SignedCtx, before: ExamRow, form: ExamForm) {
  const { first } = await tx.db
    .selectFrom('learningAttempts')
    .select((e) => e.fn.min('startedAt').as('first'))
    .where('examId', '=', before.id)
    .executeTakeFirstOrThrow()

  if (first && new Date(form.opensAt) > first)
    throw fail(errors.examOpensAfterBegin, { at: minuteInChina(first) })

  const papers = new Set((await findPapers(tx.db, before.id)).map(({ id }) => id))

  const isSame =
    form.trainId === before.trainId &&
    form.shufflesQuestions === before.shufflesQuestions &&
    form.shufflesOptions === before.shufflesOptions &&
    papers.size === form.paperIds.length &&
    form.paperIds.every((id) => papers.has(id))

  if (!isSame || form.attempts < before.attempts || form.graceSeconds < before.graceSeconds)
    throw fail(errors.examFixedOnceBegun)
}
