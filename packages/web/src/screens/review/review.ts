import type { AnyFlow, Kind, ReviewCalls } from '@residency/contract/kernel'
import type { ReactNode } from 'react'

/** A record under review, as it was read. */
export type Decidable = { id: number; version: number; name: string; actions: readonly string[] }

/** A decision that is offered after another one. */
export type Further = { action: string; row: Decidable; question: string }

/** What an action asks for that needs more than a reason, and what its fields begin with. */
export type ActionForm<Row extends Decidable = Decidable> = {
  Fields: (props: { rows: readonly Row[] }) => ReactNode
  initialOf?: (rows: readonly Row[]) => object
}

/**
 * A review for the screens: the contract's calls, texts, and the forms of actions that need more
 * than a reason.
 */
export type Review<Row extends Decidable = Decidable> = {
  calls: { flow: AnyFlow } & Pick<ReviewCalls, 'act' | 'actMany' | 'undo'>

  /** The paths of the queries that show its records; refetched after a decision. */
  paths: readonly string[]

  /** Labels of the actions, and the messages when one is done; `{name}` is the record's. */
  actions: Readonly<Record<string, string>>
  done: Readonly<Record<string, string>>

  /** A description, where the label is not enough. */
  help?: Readonly<Record<string, string>>

  /** The forms of actions that need more than a reason, loaded when one is pressed. */
  forms?: { readonly [action: string]: (() => Promise<ActionForm<Row>>) | undefined }

  /**
   * A further decision that is offered at once to the person who took one, about the record as it
   * is now.
   */
  onward?: (action: string, id: number) => Promise<Further | null>

  /** A review of the gallery, which no server knows. */
  isExample?: true
}

export const kindOf = ({ calls }: { calls: Review['calls'] }, action: string): Kind =>
  calls.flow.actions[action]!.kind

/** Whether an action opens a form first. */
export const hasForm = (
  { calls, forms }: { calls: Review['calls']; forms?: Readonly<Record<string, unknown>> },
  action: string,
) => forms?.[action] !== undefined || calls.flow.actions[action]!.needs?.includes('reason') === true

/** The actions allowed for all of these rows. */
export const actionsInCommon = (rows: readonly { actions: readonly string[] }[]): string[] =>
  rows.length === 0
    ? []
    : rows[0]!.actions.filter((action) => rows.every((row) => row.actions.includes(action)))

/** The first action of each kind has a shortcut. */
const KEYS = { forward: 'a', back: 'r', end: 'x' } as const

export function keysOf(
  review: { calls: Review['calls'] },
  actions: readonly string[],
): ReadonlyMap<string, string> {
  const keys = new Map<string, string>()
  for (const action of actions) {
    const key = KEYS[kindOf(review, action)]
    if (!keys.has(key)) keys.set(key, action)
  }

  return keys
}

/**
 * The next record, wrapping around; the first one if the current is not in the list. Null if no
 * other waits.
 */
export function nextAfter(ids: readonly number[], current: number): number | null {
  const place = ids.indexOf(current)
  const next = ids[place === -1 ? 0 : (place + 1) % ids.length]
  return next === undefined || next === current ? null : next
}
