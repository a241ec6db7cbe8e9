import type { Outcome } from '@residency/contract/areas/admission/outcome.public'
import type { OfferName } from './offer-names.queries.ts'
import type { StoredOutcome } from './result.rules.ts'

type Names = ReadonlyMap<number, OfferName>

/** A kept outcome as answers carry it: named, with the base's reason. */
export function shownOutcome(kept: StoredOutcome, names: Names, reason: string | null): Outcome {
  const choice = { rank: kept.rank, offerId: kept.offer, offer: names.get(kept.offer)?.offer ?? '' }
  switch (kept.is) {
    case 'admitted':
      return { ...choice, is: kept.is, total: kept.total }
    case 'full':
      return {
        ...choice,
        is: kept.is,
        total: kept.total,
        cutoff: kept.cutoff,
        waitingPlace: kept.waitingPlace,
      }
    case 'scoreMissing':
      return { ...choice, is: kept.is, component: kept.component }
    case 'belowMinimum':
      return {
        ...choice,
        is: kept.is,
        component: kept.component,
        score: kept.score,
        minimum: kept.minimum,
      }
    case 'notEligible':
      return { ...choice, is: kept.is, reason }
    default:
      return { ...choice, is: kept.is }
  }
}
