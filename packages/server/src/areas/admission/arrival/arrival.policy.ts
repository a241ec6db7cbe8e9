import type { ArrivalAction } from '@residency/contract/areas/admission/arrival/arrival.contract'
import {
  type RegistrationAction,
  registrationFlow,
} from '@residency/contract/areas/signup/registration/registration.flow'
import { allowedActions } from '@residency/contract/kernel'
import { type Reader, seesAll } from '../../../platform/reader.ts'

const HERE: readonly RegistrationAction[] = [
  'arrangeArrival',
  'arrive',
  'reportNoShow',
  'sign',
  'enrol',
]

/**
 * Arrival belongs to the office alone: holders of its permissions see everybody who accepted a
 * place, and act on them by the flow.
 */
export const arrivalActions = (state: string, actor: Reader): ArrivalAction[] =>
  allowedActions(
    registrationFlow,
    state,
    actor,
    new Set(seesAll(actor) ? (['office'] as const) : []),
  ).filter((action): action is ArrivalAction => HERE.includes(action))
