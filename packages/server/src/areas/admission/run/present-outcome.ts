import type { Outcome } from '@residency/contract/areas/admission/outcome.public'
import type { OfferName } from './offer-names.queries.ts'
import type { StoredOutcome } from './result.rules.ts'

type Names = ReadonlyMap<number, OfferName>

/** A stored outcome with names and the base's reason, as answers have it. */
export function presentOutcome(
  outcome: StoredOutcome,
  names: Names,
  reason: string | null,
): Outcome {
  const choice = {
    rank: outcome.rank,
    offerId: outcome.offer,
    offer: names.get(outcome.offer)?.offer ?? '',
  }
  switch (outcome.is) {
    case 'admitted':
      return { ...choice, is: outcome.is, total: outcome.total }
    case 'full':
      return {
        ...choice,
        is: outcome.is,
        total: outcome.total,
        cutoff: outcome.cutoff,
        waitingPlace: outcome.waitingPlace,
      }
    case 'scoreMissing':
      return { ...choice, is: outcome.is, component: outcome.component }
    case 'belowMinimum':
      return {
        ...choice,
        is: outcome.is,
        component: outcome.component,
        score: outcome.score,
        minimum: outcome.minimum,
      }
    case 'notEligible':
      return { ...choice, is: outcome.is, reason }
    default:
      return { ...choice, is: outcome.is }
  }
}
