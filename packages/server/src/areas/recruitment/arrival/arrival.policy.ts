import type { ArrivalAction } from '@residency/contract/areas/recruitment/arrival/arrival.contract'
import { type RegistrationAction, registrationFlow } from '@residency/contract/areas/signup/registration.flow'
import { allowedActions, type FlowActor } from '@residency/contract/kernel'

type Reader = FlowActor & { dataScopes: ReadonlySet<number> }

const HERE: readonly RegistrationAction[] = ['arrangeArrival', 'arrive', 'reportNoShow', 'sign', 'enrol']

/** Arrival belongs to the office alone: holders of its permissions see everybody who accepted a place, and act on them by the flow. */
export const arrivalActions = (state: string, actor: Reader): ArrivalAction[] =>
  allowedActions(registrationFlow, state, actor, new Set(actor.isRoot || actor.dataScopes.has(0) ? (['office'] as const) : [])).filter(
    (action): action is ArrivalAction => HERE.includes(action),
  )
