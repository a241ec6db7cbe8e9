import { inductionErrors as errors } from '@residency/contract/areas/exams/induction/access'
import { fail } from '../../../platform/http/fail.ts'
import { getExamOf } from '../own-exams/list-own-exams.ts'
import { startAttempt } from '../taking/start-attempt.ts'
import type { PersonCtx } from './with-person.ts'

/** The person of a session as a taker of exams. */
export const takerOf = ({ person }: PersonCtx) => ({ personId: person.id })

/**
 * If the train requires it, an exam begins after everything has been seen; an attempt under way
 * continues, also when something was added since.
 */
export async function startInductionExam(ctx: PersonCtx, input: { id: number }) {
  if (ctx.person.needsAll && ctx.person.learnedAt === null) {
    const exam = await getExamOf(ctx, takerOf(ctx), input)
    if (exam.status !== 'running') throw fail(errors.learnFirst)
  }

  return startAttempt(ctx, takerOf(ctx), input)
}
