import { seatsPermissions as may } from '@residency/contract/areas/rotations/seats/access'
import { type FlowActor, permittedActions } from '@residency/contract/kernel'

/** What the reader may do to the months of a department that is in their scope. */
export const actionsOnMonths = (actor: FlowActor) =>
  permittedActions(actor, { set: may.set }) as 'set'[]

/** Days that come from an approved leave are changed only there. */
export const isEnteredByHand = ({ origin }: { origin: string }) => origin === 'base'

export function actionsOnAbsence(actor: FlowActor, absence: { origin: string }) {
  const own = isEnteredByHand(absence) && may.absences
  return permittedActions(actor, { edit: own, delete: own }) as ('edit' | 'delete')[]
}

export const actionsOnPair = (actor: FlowActor) =>
  permittedActions(actor, { delete: may.pairs }) as 'delete'[]
