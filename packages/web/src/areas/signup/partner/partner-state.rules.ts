import type { PartnerState } from '@residency/contract/areas/signup/partner/partner.flow'

/** Whether the unit is approved. */
export const isLetIn = (state: PartnerState): boolean => state === 'approved'
export const isTurnedAway = (state: PartnerState): boolean => state === 'rejected'
