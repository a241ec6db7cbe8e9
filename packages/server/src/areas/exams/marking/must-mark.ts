import { markingErrors as errors } from '@residency/contract/areas/exams/marking/access'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { mustNotSit } from '../secrecy/must-not-sit.ts'
import { findBars } from './grading.queries.ts'
import { markScope } from './marking.policy.ts'

/** The reader marks this exam, does not sit it, and its window is over. */
export async function mustMark(ctx: SignedCtx, examId: number) {
  const exam = mustNotSit(found(await findBars(ctx.db, markScope(ctx.actor), examId, ctx.now())))
  if (!exam.isOver) throw fail(errors.markNotOver, { closes: minuteInChina(exam.closesAt) })
}
