import { ownExams } from '@residency/contract/areas/exams/taking/attempt.contract'
import { takingWords } from '@residency/contract/areas/exams/taking/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { syncAttempt } from '../journal/sync-attempt.ts'
import { getExamOf, listExamsOf } from '../own-exams/list-own-exams.ts'
import { getResultOf } from '../own-exams/show-result.ts'
import { takerOf } from './attempt.policy.ts'
import { openAttempt } from './open-attempt.ts'
import { startAttempt } from './start-attempt.ts'
import { submitAttempt } from './submit-attempt.ts'

export function takingRoutes(binder: Binder) {
  const bind = binder(takingWords)

  bind(ownExams.list, (ctx) => listExamsOf(ctx, takerOf(ctx.actor)))
  bind(ownExams.get, (ctx, input) => getExamOf(ctx, takerOf(ctx.actor), input))
  bind(ownExams.start, (ctx, input) => startAttempt(ctx, takerOf(ctx.actor), input))
  bind(ownExams.open, (ctx, input) => openAttempt(ctx, takerOf(ctx.actor), input))
  bind(ownExams.sync, (ctx, input) => syncAttempt(ctx, takerOf(ctx.actor), input))
  bind(ownExams.submit, (ctx, input) => submitAttempt(ctx, takerOf(ctx.actor), input))
  bind(ownExams.result, (ctx, input) => getResultOf(ctx, takerOf(ctx.actor), input))
}
