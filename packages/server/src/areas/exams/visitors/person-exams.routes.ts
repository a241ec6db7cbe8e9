import { inductionExams } from '@residency/contract/areas/exams/induction/own-induction.contract'
import { inductionWords } from '@residency/contract/areas/exams/induction/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { syncAttempt } from '../journal/sync-attempt.ts'
import { getExamOf, listExamsOf } from '../own-exams/list-own-exams.ts'
import { getResultOf } from '../own-exams/show-result.ts'
import { openAttempt } from '../taking/open-attempt.ts'
import { submitAttempt } from '../taking/submit-attempt.ts'
import { startInductionExam, takerOf } from './start-exam.ts'
import { withPerson } from './with-person.ts'

type InputFor<F extends (...args: never[]) => unknown> = Parameters<F>[2]

/**
 * Exams of people without an account: the functions of all takers, each for the person of the
 * session.
 */
export function personExamRoutes(binder: Binder) {
  const bind = binder(inductionWords)

  bind(
    inductionExams.list,
    withPerson((ctx) => listExamsOf(ctx, takerOf(ctx))),
  )

  bind(
    inductionExams.get,
    withPerson((ctx, input: InputFor<typeof getExamOf>) => getExamOf(ctx, takerOf(ctx), input)),
  )

  bind(inductionExams.start, withPerson(startInductionExam))

  bind(
    inductionExams.open,
    withPerson((ctx, input: InputFor<typeof openAttempt>) => openAttempt(ctx, takerOf(ctx), input)),
  )

  bind(
    inductionExams.sync,
    withPerson((ctx, input: InputFor<typeof syncAttempt>) => syncAttempt(ctx, takerOf(ctx), input)),
  )

  bind(
    inductionExams.submit,
    withPerson((ctx, input: InputFor<typeof submitAttempt>) =>
      submitAttempt(ctx, takerOf(ctx), input),
    ),
  )

  bind(
    inductionExams.result,
    withPerson((ctx, input: InputFor<typeof getResultOf>) => getResultOf(ctx, takerOf(ctx), input)),
  )
}
