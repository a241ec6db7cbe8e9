import type { AwardCandidate } from '@residency/contract/areas/awards/competition/award-competition.contract'
import type { AwardCompetitionState } from '@residency/contract/areas/awards/competition/award-competition.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const COMPETITION_TONES: Readonly<Record<AwardCompetitionState, Tone>> = {
  preparing: 'calm',
  scoring: 'busy',
  closed: 'wait',
  concluded: 'good',
}

/** Before that no person sees a score. */
export const isRanked = (state: AwardCompetitionState) =>
  state === 'closed' || state === 'concluded'

type RankedCandidate = Pick<AwardCandidate, 'id' | 'place'>

/**
 * Those who share the place at the border of the first `first`, and how many of them can be taken;
 * null if the border is clear.
 */
export function tieAt(candidates: readonly RankedCandidate[], first: number) {
  const sharing = (place: number) => candidates.filter((candidate) => candidate.place === place)
  const placed = candidates.filter(
    (candidate): candidate is RankedCandidate & { place: number } => candidate.place !== null,
  )
  const fits = (candidate: { place: number }) =>
    candidate.place + sharing(candidate.place).length - 1 <= first
  const border = placed.filter((candidate) => candidate.place <= first && !fits(candidate))
  if (border.length === 0) return null

  return {
    place: border[0]!.place,
    ids: border.map(({ id }) => id),
    left: first - placed.filter(fits).length,
  }
}
