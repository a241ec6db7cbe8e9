import {
  type ActionOf,
  type AnyFlow,
  type BulkAnswer,
  type ErrorDef,
  errorSentence,
  kernelErrors,
  type RelationOf,
  reviewErrors,
  type StateOf,
} from '@residency/contract/kernel'
import type { SignedCtx } from '../http/ctx.ts'
import { fail, notFound } from '../http/fail.ts'
import { advanceMany, type RefusedRow } from './advance-many.ts'

type Row = { id: number; state: string; version: number }

/**
 * What prevents the step of one record, other than its state: a number taken by another record, a
 * fact that changed.
 */
export type Obstacle = { def: ErrorDef; data?: Readonly<Record<string, unknown>> }

/** A record that was not moved, with its current state. */
type UnmovedRecord = { id: number; name: string; state: string; isOfThisState: boolean } & (
  | { why: RefusedRow['refused'] | 'changed' }
  | { why: 'obstacle'; obstacle: Obstacle }
)

export type MoveResult<R = object> = {
  moved: (R & { id: number; name: string })[]
  left: UnmovedRecord[]
  missing: number[]
}

/** The versions the client has read. */
export type ReadVersions = readonly { id: number; version: number }[] | undefined

type MoveInput<F extends AnyFlow, R> = {
  action: ActionOf<F>
  reason: string | null

  /** Reasons of their own, by id; other records have `reason`. */
  reasons?: ReadonlyMap<number, string>

  /** Requested ids; those not among `rows` are out of scope. */
  ids: readonly number[]

  /** The records in the actor's scope, locked. */
  rows: readonly R[]

  /** Records with another version are left as `changed`; absent: no version check. */
  versions?: ReadVersions

  /** Records that are left for a reason of their own, by id; known before anything is written. */
  obstacles?: ReadonlyMap<number, Obstacle>
  relationsOf: (row: R) => ReadonlySet<RelationOf<F>>
  nameOf: (row: R) => string
}

/**
 * One step of a flow for many records in the caller's transaction. Each is checked by itself;
 * refused ones have a reason. `write` stores state and next version of the permitted ones.
 */
export async function moveMany<F extends AnyFlow, R extends Row>(
  tx: SignedCtx,
  flow: F,
  input: MoveInput<F, R>,
  write: (state: StateOf<F>, rows: readonly R[]) => Promise<unknown>,
): Promise<MoveResult<R>> {
  const { action, reason, reasons, ids, rows, relationsOf, nameOf, obstacles } = input
  const read = input.versions && new Map(input.versions.map(({ id, version }) => [id, version]))
  const isAsRead = (row: R) => !read || read.get(row.id) === row.version
  const known = new Map(rows.map((row) => [row.id, row]))
  const rowsOf = (some: readonly number[]) => some.map((id) => known.get(id)!)
  const isFree = (row: R) => isAsRead(row) && !obstacles?.has(row.id)
  const records = rows
    .filter(isFree)
    .map((row) => ({ id: row.id, state: row.state, relations: relationsOf(row) }))

  const { moved, refused } = await advanceMany(
    tx,
    flow,
    action,
    records,
    { reason, reasons },
    (state, going) => write(state, rowsOf(going)),
  )

  const { from } = flow.actions[action]!

  const leftOf = (row: R) => ({
    id: row.id,
    name: nameOf(row),
    state: row.state,
    isOfThisState: from.includes(row.state),
  })

  const blocked = rows
    .filter((row) => !isFree(row))
    .map((row): UnmovedRecord => {
      const obstacle = obstacles?.get(row.id)
      return isAsRead(row) && obstacle
        ? { ...leftOf(row), why: 'obstacle', obstacle }
        : { ...leftOf(row), why: 'changed' }
    })

  return {
    moved: rowsOf(moved).map((row) => ({ ...row, name: nameOf(row) })),
    left: [
      ...refused.map(({ id, refused: why }): UnmovedRecord => ({ ...leftOf(known.get(id)!), why })),
      ...blocked,
    ],
    missing: ids.filter((id) => !known.has(id)),
  }
}

function errorOf(left: UnmovedRecord): ErrorDef {
  if (left.why === 'reason') return kernelErrors.reasonNeeded
  if (left.why === 'file') return kernelErrors.inputMissing
  // the current state explains more than "changed"
  if (!left.isOfThisState) return reviewErrors.notInThisState
  if (left.why === 'obstacle') return left.obstacle.def

  return left.why === 'changed' ? kernelErrors.changedMeanwhile : reviewErrors.notYoursNow
}

const dataOf = (ctx: SignedCtx, flow: AnyFlow, left: UnmovedRecord) => ({
  state: stateWord(ctx, flow, left.state),
  ...(left.why === 'obstacle' ? left.obstacle.data : {}),
})

type FlowWords = { [flow: string]: { states?: { [state: string]: string } } | undefined }

const stateWord = (ctx: SignedCtx, flow: AnyFlow, state: string) =>
  Object.values(ctx.words)
    .map(
      (area) => (area[ctx.language].flows as FlowWords | undefined)?.[flow.name]?.states?.[state],
    )
    .find(Boolean) ?? state

/** The result for each record of a bulk action, in the reader's language. */
export function bulkAnswerOf(
  ctx: SignedCtx,
  flow: AnyFlow,
  { moved, left, missing }: MoveResult,
): Omit<BulkAnswer, 'undo'> {
  const say = (def: ErrorDef, data: Readonly<Record<string, unknown>> = {}) =>
    errorSentence(ctx.words, ctx.language, def, data)

  const rows = [
    ...moved.map(({ id, name }) => ({ id, name, isDone: true, why: null })),
    ...left.map((record) => ({
      id: record.id,
      name: record.name,
      isDone: false,
      why: say(errorOf(record), dataOf(ctx, flow, record)),
    })),
    ...missing.map((id) => ({ id, name: '', isDone: false, why: say(kernelErrors.notFound) })),
  ]

  return { done: moved.length, rows: rows.sort((a, b) => a.id - b.id) }
}

/**
 * Throws if the one requested record was not moved; one that is decided already is answered with
 * its state.
 */
export function mustHaveMoved(
  ctx: SignedCtx,
  flow: AnyFlow,
  { left: [left], missing }: MoveResult,
) {
  if (missing.length) throw notFound()
  if (left) throw fail(errorOf(left), dataOf(ctx, flow, left))
}
