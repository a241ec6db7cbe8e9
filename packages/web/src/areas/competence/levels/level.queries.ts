import { revokeOwnBadge } from '@residency/contract/areas/competence/badges/badge.contract'
import * as level from '@residency/contract/areas/competence/levels/level.contract'
import { listObservations } from '@residency/contract/areas/competence/observations/observation.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { useWaitingOf } from '../../../screens/review/use-waiting-of.ts'
import { toTraineeChoice } from '../trainee-choice.rules.ts'

export const LEVEL_PATHS = ['/api/v1/competenceGrants', '/api/v1/competenceLevels']
const LATEST = { pageNum: 1, pageSize: 50 }
export type GrantListInput = InputOf<typeof level.listGrants>

export const useGrants = (input: GrantListInput) => useListOf(level.listGrants, input)
export const useOneGrant = (id: number) => useEndpoint(level.getGrant, { id })
export const useWaitingGrants = () => useWaitingOf(level.listGrants, { waiting: '1' })
export const useProposalChoices = () => useEndpoint(level.listProposalChoices, {})

/** Trainees for a proposal by the words typed, as choices of a list that is searched. */
export function useProposalTrainees(keywords: string, isOpen: boolean) {
  const { data, isFetching } = useListOf(level.listProposalChoices, isOpen ? { keywords } : null)
  const trainees = data?.trainees.map(toTraineeChoice)

  return { data: trainees, isFetching }
}

/** What a proposal would rest on. */
export const useProposalEvidence = (of: { traineeId: number; itemId: number }) =>
  useEndpoint(level.listProposalEvidence, { ...of, ...LATEST })
export const useOwnLevels = () => useEndpoint(level.getOwnLevels, {})

/** The levels of a trainee; null: nobody’s. */
export const useLevels = (id: number | null) =>
  useEndpoint(level.getLevels, id === null ? null : { id })

export const useFoundLevels = (keywords: string) =>
  useListOf(level.findLevels, keywords.length < level.MIN_LETTERS ? null : { keywords })

/** The latest observations of an item of a trainee. */
export const useObservations = (of: { traineeId: number; itemId: number } | null) =>
  useListOf(listObservations, of && { ...of, ...LATEST })

export const useProposeLevel = () =>
  useChange(LEVEL_PATHS, (form: level.ProposalForm) =>
    call(level.proposeLevel, form, { quiet: true }),
  )

export const useAgreeToPhoto = () =>
  useChange(LEVEL_PATHS, (isAgreed: 0 | 1) => call(level.agreeToPhoto, { isAgreed }))

export const useRevokeOwnBadge = () => useChange(LEVEL_PATHS, () => call(revokeOwnBadge, {}))
