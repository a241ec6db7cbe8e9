import {
  type BulkAnswer,
  type Decision,
  errorSentence,
  type UndoOffer,
} from '@residency/contract/kernel'
import { sql } from 'kysely'
import { momentAfter } from '../clock.ts'
import { databaseName } from '../db/names.rules.ts'
import { anyId } from '../db/patterns.ts'
import { inTransaction, type SignedCtx } from '../http/ctx.ts'
import { bulkAnswerOf, mustHaveMoved, type Obstacle, type ReadVersions } from './move-many.ts'
import type { ReviewPlan } from './review-plan.ts'

/** How long a decision can be undone; its notices are held as long. */
export const UNDO_MS = 10_000

/**
 * A record as undo needs it: version, step and state after the decision, state and columns before
 * it. The step may be another one of the flow than the decision, if its result depends on the
 * record.
 */
export type DecidedRecord = Step & { columns: Record<string, unknown> }
export type StoredDecision = { rows: DecidedRecord[]; otherTables: unknown }

type Columns = { id: number; version: number; columns: Record<string, unknown> }

const readColumns = async <D extends Decision, B>(
  tx: SignedCtx,
  plan: ReviewPlan<D, B>,
  ids: readonly number[],
) => {
  const columns = sql.join(
    plan.columns.flatMap((name) => [sql.lit(databaseName(name)), sql.ref(name)]),
  )
  const { rows } = await sql<Columns>`select id, version, jsonb_build_object(${columns}) as columns
        from ${sql.table(plan.table)}
    where id = ${anyId(ids)}`.execute(tx.db)

  return new Map(rows.map((row) => [row.id, row]))
}

type Step = { id: number; version: number; step: number; action: string; from: string; to: string }

const readSteps = async <D extends Decision, B>(
  tx: SignedCtx,
  plan: ReviewPlan<D, B>,
  ids: readonly number[],
) =>
  (
    await sql<Step>`select t.id, t.version, h.id as step, h.action, h.from_state as "from",
        h.to_state as "to" from ${sql.table(plan.table)} t
      join lateral (select id, action, from_state, to_state from flow_history
        where flow = ${plan.flow.name} and record_id = t.id order by id desc limit 1) h on true
      where t.id = ${anyId(ids)} order by t.id`.execute(tx.db)
  ).rows

/** Takes a decision; its notices are held until it can no longer be undone. */
async function take<D extends Decision, B>(
  tx: SignedCtx,
  plan: ReviewPlan<D, B>,
  decision: D,
  ids: readonly number[],
  versions: ReadVersions,
) {
  // expired decisions are removed by the next decision
  await sql`delete from flow_decisions where id in
    (select id from flow_decisions where undo_until < ${tx.now()}
      limit 100 for update skip locked)`.execute(tx.db)

  const [before, otherTables] = [
    await readColumns(tx, plan, ids),
    await plan.otherTables?.read(tx, ids),
  ]

  const until = momentAfter(tx.now(), UNDO_MS)

  const { id } = await tx.db
    .insertInto('flowDecisions')
    .values({
      flow: plan.flow.name,
      action: decision.action,
      userId: tx.actor.userId,
      undoUntil: until,
      records: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const moved = await plan.move(
    { ...tx, undoable: { decision: id, until } },
    decision,
    ids,
    versions,
  )

  const steps = await readSteps(
    tx,
    plan,
    moved.moved.map((row) => row.id),
  )

  const rows = steps.map(
    (step): DecidedRecord => ({ ...step, columns: before.get(step.id)!.columns }),
  )
  // a record changed between the read and the decision cannot be restored
  const isWhole =
    rows.length > 0 && rows.every((row) => row.version === before.get(row.id)!.version + 1)
  const seconds = Math.ceil((until.getTime() - tx.now().getTime()) / 1000)
  const undo: UndoOffer | null = isWhole && seconds > 0 ? { id, seconds } : null
  const stored: StoredDecision = { rows, otherTables }

  if (undo)
    await tx.db
      .updateTable('flowDecisions')
      .set({ records: JSON.stringify(stored) })
      .where('id', '=', id)
      .execute()
  else await tx.db.deleteFrom('flowDecisions').where('id', '=', id).execute()

  return { moved, undo, steps }
}

/** A constraint that only the end of the transaction checks is explained in words, too. */
const explained =
  ({ explain }: { explain?: (error: unknown) => never }) =>
  (error: unknown): never => {
    explain?.(error)
    throw error
  }

/** Decides one record at the version that was read; the published client has none to send. */
export const decideOne = <D extends Decision, B, State extends string>(
  ctx: SignedCtx,
  plan: ReviewPlan<D, B, State>,
  input: D & { id: number; version?: number | undefined },
) =>
  inTransaction(ctx, async (tx) => {
    const { id, version } = input

    const { moved, undo, steps } = await take(
      tx,
      plan,
      input,
      [id],
      version === undefined ? undefined : [{ id, version }],
    )
    mustHaveMoved(tx, plan.flow, moved)

    return {
      id: input.id,
      // the history of a flow holds its states only
      state: steps[0]!.to as State,
      actions: [...(await plan.actionsOn(tx, input.id))],
      undo,
    }
  }).catch(explained(plan))

/** Decides many records at the versions that were read, with a result per row. */
export const decideMany = <D extends Decision, B>(
  ctx: SignedCtx,
  plan: ReviewPlan<D, B>,
  input: D & { ids: readonly number[]; versions?: ReadVersions },
): Promise<BulkAnswer> =>
  inTransaction(ctx, async (tx) => {
    const { moved, undo } = await take(tx, plan, input, input.ids, input.versions)
    return { ...bulkAnswerOf(tx, plan.flow, moved), undo }
  }).catch(explained(plan))

/** What prevents a step, as a sentence in the reader's language; null if nothing does. */
export const sayObstacle = (
  { words, language }: SignedCtx,
  obstacle: Obstacle | null | undefined,
): string | null =>
  obstacle ? errorSentence(words, language, obstacle.def, obstacle.data ?? {}) : null
