import type { ArrivalState } from '@residency/contract/areas/recruitment/arrival/arrival.contract'

/** A day of arrival is fixed and not over yet: the list can be narrowed to those who are due. */
export const isArranged = (state: ArrivalState): boolean => state === 'arrivalArranged'
/** There is an agreement to be shown. */
export const hasAgreement = (state: ArrivalState): boolean => state === 'signed' || state === 'enrolled'
/** There is a trainee number to be shown. */
export const hasNumber = (state: ArrivalState): boolean => state === 'enrolled'
