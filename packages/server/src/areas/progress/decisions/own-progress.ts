import { sessionErrors as errors } from '@residency/contract/areas/progress/sessions/access'
import { dayOrNull } from '../../../platform/clock.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { grouped, idsOf } from '../../../platform/grouped.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findPlansOf } from '../plans/plan.queries.ts'
import { presentPlans } from '../plans/present-plan.ts'
import { answerCell, reasonCell } from '../sessions/cells.ts'
import { type Begins, begunBy } from '../sessions/finish-session.ts'
import { findOwnDecisionForUpdate, findOwnDecisions, findStaysOf } from './decision.queries.ts'

const ENTITY = 'progressDecision'

/** The reader's own decisions and plans: never notes, never other people. */
export async function getOwnProgress(ctx: SignedCtx) {
  const { userId } = ctx.actor
  const rows = await findOwnDecisions(ctx.db, userId)

  const [stays, plans] = await Promise.all([
    findStaysOf(ctx.db, ctx.language, idsOf(rows)),
    findPlansOf(ctx.db, userId),
  ])

  const staysOf = grouped(stays, ({ decisionId }) => decisionId)

  return {
    decisions: rows.map((row) => ({
      id: row.id,
      committee: row.committee,
      heldOn: row.heldOn,
      outcome: row.outcome,
      reason: ctx.fields.openCell(reasonCell(row.id), row.reasonSealed),
      stays: staysOf.get(row.id) ?? [],
      ...begunBy(row.begins as Begins | null),
      readOn: dayOrNull(row.readAt),
      answer: ctx.fields.openCell(answerCell(row.id), row.answerSealed),
      answeredOn: dayOrNull(row.answeredAt),
      actions: [
        ...(row.readAt === null ? (['sign'] as const) : []),
        ...(row.readAt !== null && row.answeredAt === null ? (['answer'] as const) : []),
      ],
    })),
    plans: await presentPlans(ctx, plans),
  }
}

/** The trainee signs that the decision was read; signing again is nothing. */
export const signDecision = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const decision = found(await findOwnDecisionForUpdate(tx.db, tx.actor.userId, id))
    if (decision.readAt !== null) return null

    await changeRecord(tx, 'progressDecisions', decision, {
      columns: { readAt: tx.now() },
      action: 'progress.decision.read',
      entity: ENTITY,
    })

    return null
  })

/** The trainee answers once, after the decision was read. */
export const answerDecision = (ctx: SignedCtx, { id, text }: { id: number; text: string }) =>
  inTransaction(ctx, async (tx) => {
    const decision = found(await findOwnDecisionForUpdate(tx.db, tx.actor.userId, id))
    if (decision.readAt === null) throw fail(errors.answerBeforeRead)
    if (decision.answeredAt !== null) throw fail(errors.answeredAlready)

    await changeRecord(tx, 'progressDecisions', decision, {
      columns: { answerSealed: tx.fields.sealCell(answerCell(id), text), answeredAt: tx.now() },
      action: 'progress.decision.answer',
      entity: ENTITY,
    })

    return null
  })
