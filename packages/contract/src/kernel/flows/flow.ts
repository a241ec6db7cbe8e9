import type { SecondPersonRule, Waivers } from './second-person.ts'

/**
 * forward: towards approval; back: returned for correction; end: rejected, withdrawn or finished.
 */
export const KINDS = ['forward', 'back', 'end'] as const
export type Kind = (typeof KINDS)[number]

/** Relation of an actor to a record: computed by the area's policy, required by the flow. */
export type Transition<State extends string, Relation extends string> = {
  /**
   * How screens show the action: forward is the primary one, back asks for a correction, end is
   * dangerous.
   */
  kind: Kind
  from: readonly State[]
  to: State

  /** Permission code the actor must hold. */
  permission: string

  /**
   * Relations to the record, all of which the actor must have; absent = any holder of the
   * permission.
   */
  as?: readonly Relation[]

  /**
   * For the owner only (submitting, withdrawing). Every other action is refused to the record's
   * owner.
   */
  ownAllowed?: true

  /**
   * Also for the person who took the earlier step (relation `firstPerson`), whom every other action
   * is refused.
   */
  firstAllowed?: true

  /** Inputs the action requires. */
  needs?: readonly ('reason' | 'file')[]
}

/**
 * A record's states and the actions between them, one line each; no functions inside. Two relations
 * have a meaning in every flow: `owner` is the person concerned. `firstPerson` has taken the
 * earlier step; a second person takes the next one unless the rule `secondPerson` is waived.
 */
export function flow<
  const State extends string,
  const Relation extends string,
  const Actions extends Record<string, Transition<State, Relation>>,
>(definition: {
  name: string
  states: readonly State[]
  initial: NoInfer<State>
  relations: readonly Relation[]
  actions: Actions
  secondPerson?: SecondPersonRule
}) {
  return definition
}

export type AnyFlow = {
  name: string
  states: readonly string[]
  initial: string
  relations: readonly string[]
  actions: Record<string, Transition<string, string>>

  /** Required by the relation `firstPerson`. */
  secondPerson?: SecondPersonRule
}

export type ActionOf<F extends AnyFlow> = keyof F['actions'] & string
export type StateOf<F extends AnyFlow> = F['states'][number]
export type RelationOf<F extends AnyFlow> = F['relations'][number]

/** Whether an action of a flow begins in this state, for any person. */
export const startsFrom = <F extends AnyFlow>(
  flow: F,
  action: ActionOf<F>,
  state: string | null | undefined,
): boolean => flow.actions[action]!.from.includes(state ?? '')

/** The actor, as far as a flow needs it. `isRoot` holds every permission. */
export type FlowActor = { permissions: ReadonlySet<string>; isRoot: boolean; waivers?: Waivers }

export const holds = (actor: FlowActor, permission: string): boolean =>
  actor.isRoot || actor.permissions.has(permission)

/**
 * The allowed actions on a row without a flow, in the given order: those whose permission the actor
 * holds (one of several is enough). `false` excludes an action for this row.
 */
export const permittedActions = (
  actor: FlowActor,
  actions: Readonly<Record<string, string | readonly string[] | false>>,
): string[] =>
  Object.entries(actions)
    .filter(
      ([, permission]) =>
        permission !== false && [permission].flat().some((code) => holds(actor, code)),
    )
    .map(([action]) => action)

/**
 * Why somebody may not take a step that belongs to the state of a record, the first that applies.
 */
export type StepRefusal = 'permission' | 'concerned' | 'secondPerson' | 'relation'

/** Why this actor may not take a step; null if only the state can prevent it. */
export function refusalOf(
  theFlow: Pick<AnyFlow, 'secondPerson'>,
  step: Transition<string, string>,
  actor: FlowActor,
  relations: ReadonlySet<string>,
): StepRefusal | null {
  if (relations.has('owner') && step.ownAllowed !== true) return 'concerned'
  if (!holds(actor, step.permission)) return 'permission'
  if (needsSecondPerson(step, relations) && !waiverOf(theFlow, actor)) return 'secondPerson'

  return (step.as ?? []).every((relation) => relations.has(relation)) ? null : 'relation'
}

const needsSecondPerson = (step: Transition<string, string>, relations: ReadonlySet<string>) =>
  relations.has('firstPerson') && step.firstAllowed !== true

const waiverOf = ({ secondPerson }: Pick<AnyFlow, 'secondPerson'>, actor: FlowActor) =>
  secondPerson === undefined ? undefined : actor.waivers?.get(secondPerson)

/**
 * The waiver by which a step is taken by the person of the earlier step; null where no waiver is
 * needed.
 */
export const waiverUsed = (
  theFlow: Pick<AnyFlow, 'secondPerson'>,
  step: Transition<string, string>,
  actor: FlowActor,
  relations: ReadonlySet<string>,
): number | null => (needsSecondPerson(step, relations) ? (waiverOf(theFlow, actor) ?? null) : null)

const isOpen = (
  theFlow: AnyFlow,
  step: Transition<string, string>,
  state: string,
  actor: FlowActor,
  relations: ReadonlySet<string>,
) => step.from.includes(state) && refusalOf(theFlow, step, actor, relations) === null

/**
 * The actions this actor may take on this record now. The server checks with it and sends the
 * result to the screen.
 */
export function allowedActions<F extends AnyFlow>(
  theFlow: F,
  state: string,
  actor: FlowActor,
  relations: ReadonlySet<RelationOf<F>>,
): ActionOf<F>[] {
  return (Object.keys(theFlow.actions) as ActionOf<F>[]).filter((name) =>
    isOpen(theFlow, theFlow.actions[name]!, state, actor, relations),
  )
}

/**
 * The next state, or why the action is refused: 'notNow' (state, permission or relation), 'reason'
 * or 'file' (missing input).
 */
export function decide<F extends AnyFlow>(
  theFlow: F,
  action: ActionOf<F>,
  record: { state: string; relations: ReadonlySet<RelationOf<F>> },
  actor: FlowActor,
  input: { reason?: string | null; file?: unknown },
): { to: StateOf<F> } | { refused: 'notNow' | 'reason' | 'file' } {
  const step = theFlow.actions[action]!
  if (!isOpen(theFlow, step, record.state, actor, record.relations)) return { refused: 'notNow' }

  const missing = step.needs?.find((need) => !input[need])

  return missing ? { refused: missing } : { to: step.to }
}
