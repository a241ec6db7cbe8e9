import { awardCompetitionPermissions as may } from '@residency/contract/areas/awards/competition/access'
import { awardCompetitionFlow } from '@residency/contract/areas/awards/competition/award-competition.flow'
import { allowedActions, holds } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { isAwardOffice } from '../awards.policy.ts'

export type CompetitionFacts = {
  state: string
  candidates: number
  reviewers: number
  criteria: number
}

const MIN_PEOPLE = 2

/**
 * The relations of the office to a competition; it is ready with criteria, two candidates and two
 * reviewers.
 */
export function relationsToCompetition(
  { candidates, reviewers, criteria }: CompetitionFacts,
  actor: Reader,
): ReadonlySet<'office' | 'ready'> {
  const isReady = criteria > 0 && candidates >= MIN_PEOPLE && reviewers >= MIN_PEOPLE
  return new Set([
    ...(isAwardOffice(actor) ? (['office'] as const) : []),
    ...(isReady ? (['ready'] as const) : []),
  ])
}

export const isPrepared = (state: string) => state === awardCompetitionFlow.initial
export const isScored = (state: string) => state === awardCompetitionFlow.actions.open.to

/** Scores are shown to nobody else before. */
export const isRanked = (state: string) => !isPrepared(state) && !isScored(state)

export const competitionActions = (competition: CompetitionFacts, actor: Reader) => {
  const mayPrepare =
    isPrepared(competition.state) && isAwardOffice(actor) && holds(actor, may.manage)
  return [
    ...allowedActions(
      awardCompetitionFlow,
      competition.state,
      actor,
      relationsToCompetition(competition, actor),
    ),
    ...(mayPrepare ? (['appoint', 'delete'] as const) : []),
  ]
}
