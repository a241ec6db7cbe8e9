import type { ArrivalState } from '@residency/contract/areas/admission/arrival/arrival.contract'

/** An arrival day is set and not over: the list can be filtered by due arrivals. */
export const isArranged = (state: ArrivalState): boolean => state === 'arrivalArranged'

/** An agreement exists. */
export const hasAgreement = (state: ArrivalState): boolean =>
  state === 'signed' || state === 'enrolled'

/** A trainee number exists. */
export const hasNumber = (state: ArrivalState): boolean => state === 'enrolled'
