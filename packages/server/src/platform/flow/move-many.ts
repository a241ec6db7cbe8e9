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
import { changedMeanwhile, fail, notFound } from '../http/fail.ts'
import { advanceMany, type Refused } from './advance-many.ts'

type Row = { id: number; state: string; version: number }
/** A record that was not moved, with its current state. */
type Left = { id: number; name: string; state: string; why: Refused['refused'] | 'changed'; isOfThisState: boolean }
export type Moved<R = object> = { moved: (R & { id: number; name: string })[]; left: Left[]; missing: number[] }

/** The versions the client has read. */
export type ReadVersions = readonly { id: number; version: number }[] | undefined

type Given<F extends AnyFlow, R> = {
  action: ActionOf<F>
  reason: string | null
  /** Requested ids; those not among `rows` are out of scope. */
  ids: readonly number[]
  /** The records in the actor's scope, locked. */
  rows: readonly R[]
  /** Records with another version are left as `changed`; absent: no version check. */
  versions?: ReadVersions
  relationsOf: (row: R) => ReadonlySet<RelationOf<F>>
  nameOf: (row: R) => string
}

/**
 * One step of a flow for many records in the caller's transaction. Each is checked by itself; refused ones have a reason. `write`
 * stores state and next version of the permitted ones.
 */
export async function moveMany<F extends AnyFlow, R extends Row>(
  tx: SignedCtx,
  flow: F,
  given: Given<F, R>,
  write: (state: StateOf<F>, rows: readonly R[]) => Promise<unknown>,
): Promise<Moved<R>> {
  const { action, reason, ids, rows, relationsOf, nameOf } = given
  const read = given.versions && new Map(given.versions.map(({ id, version }) => [id, version]))
  const isAsRead = (row: R) => !read || read.get(row.id) === row.version
  const known = new Map(rows.map((row) => [row.id, row]))
  const rowsOf = (some: readonly number[]) => some.map((id) => known.get(id)!)
  const records = rows.filter(isAsRead).map((row) => ({ id: row.id, state: row.state, relations: relationsOf(row) }))
  const { moved, refused } = await advanceMany(tx, flow, action, records, { reason }, (state, going) => write(state, rowsOf(going)))
  const changed = rows.filter((row) => !isAsRead(row)).map(({ id }) => ({ id, refused: 'changed' as const }))
  const { from } = flow.actions[action]!
  return {
    moved: rowsOf(moved).map((row) => ({ ...row, name: nameOf(row) })),
    left: [...refused, ...changed].map(({ id, refused: why }) => {
      const row = known.get(id)!
      const { state } = row
      return { id, name: nameOf(row), state, why, isOfThisState: from.includes(state) }
    }),
    missing: ids.filter((id) => !known.has(id)),
  }
}

function errorOf({ why, isOfThisState }: Left): ErrorDef {
  if (why === 'reason') return kernelErrors.reasonNeeded
  // the current state explains more than "changed"
  if (why === 'changed' && isOfThisState) return kernelErrors.changedMeanwhile
  if (why === 'file') return kernelErrors.inputMissing
  return isOfThisState ? reviewErrors.notYoursNow : reviewErrors.notInThisState
}

type FlowWords = { [flow: string]: { states?: { [state: string]: string } } | undefined }
const stateWord = (ctx: SignedCtx, flow: AnyFlow, state: string) =>
  Object.values(ctx.words)
    .map((area) => (area[ctx.language].flows as FlowWords | undefined)?.[flow.name]?.states?.[state])
    .find(Boolean) ?? state

/** The result for each record of a bulk action, in the reader's language. */
export function bulkAnswerOf(ctx: SignedCtx, flow: AnyFlow, { moved, left, missing }: Moved): Omit<BulkAnswer, 'undo'> {
  const say = (def: ErrorDef, state = '') => errorSentence(ctx.words, ctx.language, def, { state: stateWord(ctx, flow, state) })
  const rows = [
    ...moved.map(({ id, name }) => ({ id, name, isDone: true, why: null })),
    ...left.map((one) => ({ id: one.id, name: one.name, isDone: false, why: say(errorOf(one), one.state) })),
    ...missing.map((id) => ({ id, name: '', isDone: false, why: say(kernelErrors.notFound) })),
  ]
  return { done: moved.length, rows: rows.sort((a, b) => a.id - b.id) }
}

/** Throws if the one requested record was not moved. */
export function mustHaveMoved({ left: [left], missing }: Moved) {
  if (missing.length) throw notFound()
  if (!left) return
  if (left.why === 'changed') throw changedMeanwhile()
  throw fail(
    left.why === 'reason' ? kernelErrors.reasonNeeded : left.why === 'file' ? kernelErrors.inputMissing : kernelErrors.actionNotNow,
  )
}
