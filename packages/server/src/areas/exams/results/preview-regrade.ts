import type { previewRegrade as call } from '@residency/contract/areas/exams/marking/result.contract'
import type { InputOf } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import type { Result } from '../judgement/judge-attempt.rules.ts'
import { isExamReleased } from '../marking/marking.policy.ts'
import { type Change, computeRegrade } from './compute-regrade.ts'
import { findTakers } from './regrade.queries.ts'

type CompleteChange = Change & { before: Result; after: Result }
const isWhole = (change: Change): change is CompleteChange =>
  change.before !== null && change.after !== null

/** Whose result a correction would change; nothing is written. */
export const previewRegrade = (ctx: SignedCtx, request: InputOf<typeof call, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const { exam, ids, changes, seen } = await computeRegrade(tx, request)

    const takers = await findTakers(
      tx.db,
      changes.map(({ attempt }) => attempt),
    )

    const whole = changes.filter(isWhole)

    return {
      attempts: ids.length,
      seen,
      isReleased: isExamReleased(exam.state),
      toPassed: whole.filter(({ before, after }) => !before.isPassed && after.isPassed).length,
      toFailed: whole.filter(({ before, after }) => before.isPassed && !after.isPassed).length,
      changed: changes.map(({ attempt, before, after }) => ({
        id: attempt,
        name: takers.get(attempt)!.name,
        number: takers.get(attempt)!.number,
        before,
        after,
      })),
    }
  })
