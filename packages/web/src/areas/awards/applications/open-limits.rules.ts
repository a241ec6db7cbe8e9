import type { AwardAudience } from '@residency/contract/areas/awards/kinds/award-kind.contract'

/** A base applies for its own people only. */
export const isOfOurs = ({ audience }: { audience: AwardAudience }) => audience !== 'outside'
