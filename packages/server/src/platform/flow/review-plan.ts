import type { AnyFlow, Decision } from '@residency/contract/kernel'
import type { DB } from '../db/tables.gen.ts'
import type { SignedCtx } from '../http/ctx.ts'
import type { Moved, ReadVersions } from './move-many.ts'

/** Tables whose records stand in a flow. */
type FlowTable = {
  [T in keyof DB & string]: DB[T] extends { id: unknown; state: unknown; version: unknown } ? T : never
}[keyof DB & string]

/** How an area decides about the records of a table, and what undo puts back. */
export type ReviewPlan<D extends Decision, Before = undefined> = {
  flow: AnyFlow
  table: FlowTable
  /** Columns that a decision writes beside state and version. */
  columns: readonly string[]
  /** Takes the decision about these records with everything that follows from it, in the caller's transaction. */
  move: (tx: SignedCtx, decision: D, ids: readonly number[], versions: ReadVersions) => Promise<Moved>
  /** What may be done to a record now. */
  actionsOn: (tx: SignedCtx, id: number) => Promise<readonly D['action'][]>
  /** What a decision writes in other tables: how it stands before, and how it is put back. */
  beside?: {
    read: (tx: SignedCtx, ids: readonly number[]) => Promise<Before>
    restore: (tx: SignedCtx, action: D['action'], ids: readonly number[], before: Before) => Promise<unknown>
  }
}
