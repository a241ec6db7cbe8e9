import * as applicants from '@residency/contract/areas/mentors/choice/applicants.contract'
import * as match from '@residency/contract/areas/mentors/choice/match.contract'
import * as own from '@residency/contract/areas/mentors/choice/own-choice.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/teacherMentorApply', '/api/v1/mentorChoice', '/api/v1/mentorMatch']
export type MentorListInput = InputOf<typeof own.listMentors>
export type ResultListInput = InputOf<typeof match.listMatchResults>

export const useOwnChoice = () => useEndpoint(own.getOwnChoice, {})
export const useMentors = (input: MentorListInput) => useListOf(own.listMentors, input)

export const useApply = () =>
  useChange(PATHS, (input: InputOf<typeof own.applyToMentors>) =>
    call(own.applyToMentors, input, { quiet: true }),
  )

export const useOwnApplicants = () => useEndpoint(applicants.getOwnApplicants, {})

export const useRank = () =>
  useChange(PATHS, (input: InputOf<typeof applicants.rankApplicants>) =>
    call(applicants.rankApplicants, input),
  )

export const useAnswer = () =>
  useChange(PATHS, (input: InputOf<typeof applicants.answerApplication>) =>
    call(applicants.answerApplication, input, { quiet: true }),
  )

export const useMatchWindows = () => useEndpoint(match.listMatchWindows, {})
export const useMatch = (id: number) => useEndpoint(match.getMatch, { id })

export const usePreview = () =>
  useChange(PATHS, (windowId: number) => call(match.previewMatch, { windowId }))

export const usePublish = () => useChange(PATHS, (id: number) => call(match.publishMatch, { id }))
export const useDiscard = () => useChange(PATHS, (id: number) => call(match.discardMatch, { id }))
export const useResults = (input: ResultListInput) => useListOf(match.listMatchResults, input)

export const useUnplaced = (input: InputOf<typeof match.listUnplaced>) =>
  useListOf(match.listUnplaced, input)

export const usePlaces = (windowId: number | null) =>
  useEndpoint(own.listFreePlaces, windowId === null ? null : { windowId })

export const usePlace = () =>
  useChange(PATHS, (input: InputOf<typeof match.placeTrainee>) =>
    call(match.placeTrainee, input, { quiet: true }),
  )
