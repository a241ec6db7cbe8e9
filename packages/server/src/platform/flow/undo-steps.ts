import type { AnyFlow } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { anyId } from '../db/patterns.ts'
import { rowsOf } from '../db/rows-of.ts'
import type { SignedCtx } from '../http/ctx.ts'
import type { FlowTable } from './review-plan.ts'

/**
 * Takes back the last step of records that another decision moved along (its consequence), for the
 * `restore` of a review plan: those whose last step is this action get the state before it, with a
 * history row that undoes it. Other columns are the caller's.
 */
export async function undoSteps<F extends AnyFlow>(
  tx: SignedCtx,
  flow: F,
  table: FlowTable,
  action: keyof F['actions'] & string,
  ids: readonly number[],
) {
  const { rows } = await sql<{ id: number; step: number; fromState: string; toState: string }>`
    select h.record_id as id, h.id as step, h.from_state, h.to_state from flow_history h
    where h.flow = ${flow.name} and h.record_id = ${anyId(ids)} and h.action = ${action} and h.id =
      (select max(l.id) from flow_history l where l.flow = ${flow.name}
        and l.record_id = h.record_id)`.execute(tx.db)

  if (rows.length === 0) return

  const steps = rows.map(({ id, step, fromState, toState }) => ({
    flow: flow.name,
    recordId: id,
    action,
    fromState: toState,
    toState: fromState,
    undoes: step,
    reason: null,
    userId: tx.actor.userId,
    at: tx.now(),
  }))

  await tx.db.insertInto('flowHistory').values(steps).execute()
  await sql`update ${sql.table(table)} t
      set version = t.version + 1, updated_at = ${tx.now()}, state = v.from_state
    from ${rowsOf(rows, { id: 'bigint', fromState: 'text' })} v where t.id = v.id`.execute(tx.db)
}
