import {
  type AnyFlow,
  allowedActions,
  type Decision,
  type InputOf,
  type ReviewCalls,
} from '@residency/contract/kernel'
import type { Updateable, UpdateObject } from 'kysely'
import { anyId } from '../db/patterns.ts'
import type { DB } from '../db/tables.gen.ts'
import type { SignedCtx } from '../http/ctx.ts'
import { type MoveResult, moveMany, type Obstacle, type ReadVersions } from './move-many.ts'
import { type ReviewedFlow, reviewedFlow } from './reviewed-flow.ts'

/** Tables whose records follow a flow. */
export type FlowTable = {
  [T in keyof DB & string]: DB[T] extends { id: unknown; state: unknown; version: unknown }
    ? T
    : never
}[keyof DB & string]

/** How an area decides records of a table, and what undo restores. */
export type ReviewPlan<D extends Decision, Before = undefined, State extends string = string> = {
  flow: AnyFlow & { states: readonly State[] }
  table: FlowTable

  /** Columns a decision writes besides state and version. */
  columns: readonly string[]

  /** Applies the decision and its consequences to these records, in the caller's transaction. */
  move: (
    tx: SignedCtx,
    decision: D,
    ids: readonly number[],
    versions: ReadVersions,
  ) => Promise<MoveResult>

  /** Actions currently allowed on a record. */
  actionsOn: (tx: SignedCtx, id: number) => Promise<readonly D['action'][]>

  /** What a decision writes to other tables: how to read the previous values and restore them. */
  otherTables?: {
    read: (tx: SignedCtx, ids: readonly number[]) => Promise<Before>
    restore: (
      tx: SignedCtx,
      action: D['action'],
      ids: readonly number[],
      before: Before,
    ) => Promise<unknown>
  }

  /** Says in words what a violated constraint means; throws. */
  explain?: (error: unknown) => never
}

/** What reviewers send about a record, apart from which one it is. */
export type DecisionOf<Calls extends ReviewCalls> = Omit<
  InputOf<Calls['act'], 'out'>,
  'id' | 'version'
> &
  Decision<Calls['actions'][number]>

type Row = { id: number; state: string; version: number }

/** The page of a record and the decisions it waits for, where the page says who may decide. */
type ReviewPage = Pick<ReviewedFlow, 'decisions' | 'parties' | 'candidates' | 'stepsByOne'> & {
  page: string
}

type Definition<
  D extends Decision,
  Table extends FlowTable,
  R extends Row,
  Facts,
  Before,
  Listed,
> = {
  table: Table

  /** The table has no column `updated_at`. */
  isUntimed?: boolean

  /**
   * Columns that a decision writes, without state, version and `updated_at`: undo restores them.
   */
  columns: readonly (keyof DB[Table] & string)[]

  /** The records in the reader's scope, locked. */
  find: (tx: SignedCtx, ids: readonly number[]) => Promise<readonly R[]>

  /**
   * One record that is only read: who may decide is asked for by many accounts, and locks nothing.
   * Absent: `find`.
   */
  look?: (ctx: SignedCtx, id: number) => Promise<R | undefined>

  /**
   * What a decision depends on, read once for all its records. The action is null where only the
   * allowed ones are asked for.
   */
  facts?: (tx: SignedCtx, rows: readonly R[], action: D['action'] | null) => Promise<Facts>
  relationsTo: (tx: SignedCtx, row: R, facts: Facts) => ReadonlySet<string>

  /** What prevents the step of single records, other than state, permission and relations. */
  obstacles?: (
    tx: SignedCtx,
    decision: D,
    rows: readonly R[],
    facts: Facts,
  ) => Promise<ReadonlyMap<number, Obstacle>> | ReadonlyMap<number, Obstacle>

  /** What the decision writes besides state and version. */
  values: (tx: SignedCtx, decision: D, rows: readonly R[], facts: Facts) => UpdateObject<DB, Table>

  /** What is written to other tables before the records are moved, in the same transaction. */
  prepare?: (tx: SignedCtx, decision: D, rows: readonly R[], facts: Facts) => Promise<unknown>

  /** What is written to other tables once the records are moved. */
  follow?: (tx: SignedCtx, decision: D, rows: readonly R[], facts: Facts) => Promise<unknown>
  notify?: (tx: SignedCtx, decision: D, moved: readonly R[], facts: Facts) => Promise<unknown>

  /** The allowed actions of a record, where relations alone do not determine them. */
  actionsOn?: (tx: SignedCtx, row: R, facts: Facts) => readonly D['action'][]
  nameOf?: (row: R) => string
  reviewed?: Listed
  otherTables?: ReviewPlan<D, Before>['otherTables']
  explain?: (error: unknown) => never
}

/**
 * The plan of a review: the area names rows, facts, obstacles, values and notices; this moves the
 * records.
 */
export function reviewPlan<
  Calls extends ReviewCalls,
  Table extends FlowTable,
  R extends Row,
  Facts = undefined,
  Before = undefined,
  Listed extends ReviewPage | undefined = undefined,
>(
  calls: Calls,
  definition: Definition<DecisionOf<Calls>, Table, R, Facts, Before, Listed>,
): ReviewPlan<DecisionOf<Calls>, Before, Calls['flow']['states'][number]> & {
  reviewed: Listed extends ReviewPage ? ReviewedFlow : undefined
} {
  const {
    table,
    find,
    relationsTo,
    nameOf = (row: R) => (row as R & { name?: string }).name ?? '',
    otherTables,
    explain,
  } = definition

  const { flow } = calls

  const factsOf = async (
    tx: SignedCtx,
    rows: readonly R[],
    action: DecisionOf<Calls>['action'] | null = null,
  ) => (await definition.facts?.(tx, rows, action)) as Facts

  async function write(tx: SignedCtx, state: string, values: object, rows: readonly R[]) {
    const ids = rows.map(({ id }) => id)
    const written = { ...(!definition.isUntimed && { updatedAt: tx.now() }), ...values, state }

    // One table represents all: kysely cannot type a table given as parameter.
    await tx.db
      .updateTable(table as 'researchFunds')
      .set((e) => ({
        ...(written as Updateable<DB['researchFunds']>),
        version: e('version', '+', 1),
      }))
      .where('id', '=', anyId(ids))
      .execute()
  }

  async function actionsOn(tx: SignedCtx, id: number) {
    const [row] = await find(tx, [id])
    if (!row) return []

    const facts = await factsOf(tx, [row])
    if (definition.actionsOn) return definition.actionsOn(tx, row, facts)

    const allowed = allowedActions(flow, row.state, tx.actor, relationsTo(tx, row, facts))

    return calls.actions.filter((action): action is DecisionOf<Calls>['action'] =>
      allowed.includes(action),
    )
  }

  async function move(
    tx: SignedCtx,
    decision: DecisionOf<Calls>,
    ids: readonly number[],
    versions: ReadVersions,
  ) {
    const { action, reason } = decision
    const rows = await find(tx, ids)
    const facts = await factsOf(tx, rows, action)
    const obstacles =
      (await definition.obstacles?.(tx, decision, rows, facts)) ?? new Map<number, Obstacle>()
    const relationsOf = (row: R) => relationsTo(tx, row, facts)

    const result = await moveMany(
      tx,
      flow,
      { action, reason, ids, versions, rows, obstacles, relationsOf, nameOf },
      async (state, going) => {
        await definition.prepare?.(tx, decision, going, facts)
        await write(tx, state, definition.values(tx, decision, going, facts), going)
        await definition.follow?.(tx, decision, going, facts)
      },
    )

    await definition.notify?.(tx, decision, result.moved, facts)

    return result
  }

  const listed = (of: ReviewPage) =>
    reviewedFlow({
      flow,
      ...of,
      find: definition.look ?? (async (ctx, id) => (await find(ctx, [id]))[0]),
      relationsTo: async (ctx, row: R) => relationsTo(ctx, row, await factsOf(ctx, [row])),
      nameOf,
    })

  const { reviewed } = definition

  return {
    flow,
    table,
    columns: definition.isUntimed ? definition.columns : [...definition.columns, 'updatedAt'],
    move,
    actionsOn,
    ...(otherTables && { otherTables }),
    ...(explain && { explain }),
    reviewed: (reviewed && listed(reviewed)) as Listed extends ReviewPage
      ? ReviewedFlow
      : undefined,
  }
}
