import type { AnyFlow, Decision } from '@residency/contract/kernel'
import type { DB } from '../db/tables.gen.ts'
import type { SignedCtx } from '../http/ctx.ts'
import type { Moved, ReadVersions } from './move-many.ts'

/** Tables whose records follow a flow. */
export type FlowTable = {
  [T in keyof DB & string]: DB[T] extends { id: unknown; state: unknown; version: unknown } ? T : never
}[keyof DB & string]

/** How an area decides records of a table, and what undo restores. */
export type ReviewPlan<D extends Decision, Before = undefined> = {
  flow: AnyFlow
  table: FlowTable
  /** Columns a decision writes besides state and version. */
  columns: readonly string[]
  /** Applies the decision and its consequences to these records, in the caller's transaction. */
  move: (tx: SignedCtx, decision: D, ids: readonly number[], versions: ReadVersions) => Promise<Moved>
  /** Actions currently allowed on a record. */
  actionsOn: (tx: SignedCtx, id: number) => Promise<readonly D['action'][]>
  /** What a decision writes to other tables: how to read the previous values and restore them. */
  beside?: {
    read: (tx: SignedCtx, ids: readonly number[]) => Promise<Before>
    restore: (tx: SignedCtx, action: D['action'], ids: readonly number[], before: Before) => Promise<unknown>
  }
}
