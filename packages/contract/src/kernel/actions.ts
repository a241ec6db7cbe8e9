import type { FlowActor } from './flow.ts'

export const holds = (actor: FlowActor, permission: string): boolean => actor.isRoot || actor.permissions.has(permission)

/**
 * The actions on a row without a flow, in the order given: those whose permission the actor holds (one of several is enough).
 * `false` stands where the row itself rules an action out.
 */
export const permittedActions = (actor: FlowActor, actions: Readonly<Record<string, string | readonly string[] | false>>): string[] =>
  Object.entries(actions)
    .filter(([, permission]) => permission !== false && [permission].flat().some((code) => holds(actor, code)))
    .map(([action]) => action)
