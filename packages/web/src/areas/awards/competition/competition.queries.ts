import * as competition from '@residency/contract/areas/awards/competition/award-competition.contract'
import * as scoring from '@residency/contract/areas/awards/competition/award-scoring.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = [
  '/api/v1/awardCompetitions',
  '/api/v1/awardScoring',
  '/api/v1/awardApplications',
  '/api/v1/grantedAwards',
]

export type CompetitionListInput = InputOf<typeof competition.listAwardCompetitions>

export const useCompetitions = (input: CompetitionListInput) =>
  useListOf(competition.listAwardCompetitions, input)

export const useCompetition = (id: number) => useEndpoint(competition.getAwardCompetition, { id })

export const useAwardsToCompete = () =>
  useEndpoint(competition.listCompetitionAwards, {}, { quiet: false })

export const usePeopleToAppoint = (keywords: string) =>
  useListOf(competition.findAwardReviewers, { keywords })

export const useCreateCompetition = () =>
  useChange(PATHS, (input: InputOf<typeof competition.createAwardCompetition>) =>
    call(competition.createAwardCompetition, input, { quiet: true }),
  )

export const useDeleteCompetition = () =>
  useChange(PATHS, (id: number) => call(competition.deleteAwardCompetition, { id }))

export const useAppoint = () =>
  useChange(PATHS, (input: InputOf<typeof competition.appointAwardReviewers>) =>
    call(competition.appointAwardReviewers, input, { quiet: true }),
  )

export const useOpenCompetition = () =>
  useChange(PATHS, (input: InputOf<typeof competition.openAwardCompetition>) =>
    call(competition.openAwardCompetition, input),
  )

export const useCloseCompetition = () =>
  useChange(PATHS, (input: InputOf<typeof competition.closeAwardCompetition>) =>
    call(competition.closeAwardCompetition, input, { quiet: true }),
  )

export const useConclude = () =>
  useChange(PATHS, (input: InputOf<typeof competition.concludeAwardCompetition>) =>
    call(competition.concludeAwardCompetition, input, { quiet: true }),
  )

export const useDuties = () => useEndpoint(scoring.listScoringDuties, {})
export const useScoring = (id: number) => useEndpoint(scoring.getScoring, { id })
const SCORING_PATHS = ['/api/v1/awardScoring']

export const useSaveScores = () =>
  useChange(SCORING_PATHS, (input: InputOf<typeof scoring.saveScores>) =>
    call(scoring.saveScores, input),
  )

export const useSubmitScores = () =>
  useChange(SCORING_PATHS, (id: number) => call(scoring.submitScores, { id }))
