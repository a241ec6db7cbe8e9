import { type Decision, reviewErrors } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../db/connect/pool.ts'
import { violatedConstraint } from '../db/constraints.ts'
import { anyId } from '../db/patterns.ts'
import { recordsJson } from '../db/records-json.ts'
import { inTransaction, type SignedCtx } from '../http/ctx.ts'
import { fail } from '../http/fail.ts'
import type { DecidedRecord, StoredDecision } from './decide.ts'
import type { ReviewPlan } from './review-plan.ts'

declare module '../http/ctx.ts' {
  interface Services {
    /** Removes the notices a decision holds; false if one was already sent. */
    recallNotices: (db: Db, decision: number) => Promise<boolean>
  }
}

/** Whether the records are as the decision left them: same state, same version, no later step. */
async function isUntouched<D extends Decision, B>(
  tx: SignedCtx,
  plan: ReviewPlan<D, B>,
  rows: readonly DecidedRecord[],
) {
  const ids = rows.map(({ id }) => id)

  const { rows: now } = await sql<{
    id: number
    state: string
    version: number
    step: number
  }>`select t.id, t.state, t.version,
      (select max(h.id) from flow_history h where h.flow = ${plan.flow.name}
        and h.record_id = t.id) as step
    from ${sql.table(plan.table)} t where t.id = ${anyId(ids)}
    order by t.id for update of t`.execute(tx.db)

  const found = new Map(now.map((row) => [row.id, row]))

  return rows.every(({ id, version, step, to }) => {
    const row = found.get(id)
    return row?.state === to && row.version === version && row.step === step
  })
}

/**
 * Restores state and columns; the version increases, so that readers of the decision are refused as
 * stale.
 */
const putBack = <D extends Decision, B>(
  tx: SignedCtx,
  plan: ReviewPlan<D, B>,
  rows: readonly DecidedRecord[],
) => {
  const before = recordsJson(rows.map(({ id, from, columns }) => ({ ...columns, id, state: from })))
  const set = sql.join(
    ['state', ...plan.columns].map((name) => sql`${sql.ref(name)} = v.${sql.ref(name)}`),
  )

  return sql`update ${sql.table(plan.table)} t set version = t.version + 1, ${set}
    from jsonb_populate_recordset(null::${sql.table(plan.table)}, ${before}::jsonb) v
    where t.id = v.id`.execute(tx.db)
}

const isTaken = (error: unknown): never => {
  // a value that became free may belong to another record now
  if (violatedConstraint(error)) throw fail(reviewErrors.undoFollowed)
  throw error
}

/** Undoes the actor's own decision completely, within its time and if nothing followed. */
export const undoDecision = <D extends Decision, B>(
  ctx: SignedCtx,
  plan: ReviewPlan<D, B>,
  { decision: id }: { decision: number },
) =>
  inTransaction(ctx, async (tx) => {
    const { db, actor } = tx
    const flow = plan.flow.name

    const decision = await db
      .selectFrom('flowDecisions')
      .selectAll()
      .where('id', '=', id)
      .where('flow', '=', flow)
      .forUpdate()
      .executeTakeFirst()

    if (decision && decision.userId !== actor.userId) throw fail(reviewErrors.undoNotYours)
    if (!decision || tx.now() >= decision.undoUntil) throw fail(reviewErrors.undoOver)

    const { rows, otherTables } = decision.records as unknown as StoredDecision
    const { action } = decision
    if (!(await isUntouched(tx, plan, rows))) throw fail(reviewErrors.undoFollowed)
    if (!(await tx.services.recallNotices(db, id))) throw fail(reviewErrors.undoOver)

    const ids = rows.map((row) => row.id)

    await putBack(tx, plan, rows).catch(isTaken)
    await plan.otherTables?.restore(tx, action, ids, otherTables as B)

    const steps = rows.map((row) => ({
      recordId: row.id,
      action: row.action,
      fromState: row.to,
      toState: row.from,
      undoes: row.step,
    }))

    await db
      .insertInto('flowHistory')
      .values(
        steps.map((step) => ({ ...step, flow, reason: null, userId: actor.userId, at: tx.now() })),
      )
      .execute()

    await tx.audit({ action: `${flow}.undo`, entity: flow, detail: { action, ids } })
    await db.deleteFrom('flowDecisions').where('id', '=', id).execute()

    return { done: rows.length }
  })
