import { inductionErrors as errors } from '@residency/contract/areas/learning/induction/errors'
import { inductionExams as calls } from '@residency/contract/areas/learning/induction/own-induction.contract'
import type { Bind } from '../../../platform/http/bind.ts'
import { fail } from '../../../platform/http/fail.ts'
import { getExamOf, listExamsOf } from '../taking/list-own-exams.ts'
import { openAttempt } from '../taking/open-attempt.ts'
import { getResultOf } from '../taking/show-result.ts'
import { startAttempt } from '../taking/start-attempt.ts'
import { submitAttempt } from '../taking/submit-attempt.ts'
import { syncAttempt } from '../taking/sync-attempt.ts'
import { type PersonCtx, withPerson } from './with-person.ts'

const takerOf = ({ person }: PersonCtx) => ({ personId: person.id })
/** Where the train wants it, an exam begins once everything has been seen. An attempt that goes on is gone on with whatever is added since. */
async function startOwn(ctx: PersonCtx, input: { id: number }) {
  if (ctx.person.needs_all && ctx.person.learned_at === null) {
    const exam = await getExamOf(ctx, takerOf(ctx), input)
    if (exam.stand !== 'running') throw fail(errors.learnFirst)
  }
  return startAttempt(ctx, takerOf(ctx), input)
}

/** Exams of people without an account: the functions of all takers, each for the person of the session. */
export function bindExamsOfPeople(bind: Bind) {
  bind(
    calls.list,
    withPerson((ctx) => listExamsOf(ctx, takerOf(ctx))),
  )
  bind(
    calls.get,
    withPerson((ctx, input: { id: number }) => getExamOf(ctx, takerOf(ctx), input)),
  )
  bind(calls.start, withPerson(startOwn))
  bind(
    calls.open,
    withPerson((ctx, input: Parameters<typeof openAttempt>[2]) => openAttempt(ctx, takerOf(ctx), input)),
  )
  bind(
    calls.sync,
    withPerson((ctx, input: Parameters<typeof syncAttempt>[2]) => syncAttempt(ctx, takerOf(ctx), input)),
  )
  bind(
    calls.submit,
    withPerson((ctx, input: Parameters<typeof submitAttempt>[2]) => submitAttempt(ctx, takerOf(ctx), input)),
  )
  bind(
    calls.result,
    withPerson((ctx, input: { id: number }) => getResultOf(ctx, takerOf(ctx), input)),
  )
}
