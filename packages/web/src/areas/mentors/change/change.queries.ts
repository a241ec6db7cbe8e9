import * as change from '@residency/contract/areas/mentors/change/change.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { mayAct, useWaitingOf } from '../../../screens/review/use-waiting-of.ts'

/** A change also moves relations, which the pages of guidance show. */
export const CHANGE_PATHS = [
  '/teacherMentorApply/pageChangeStu',
  '/teacherMentorApply/adminPageChangeStu',
  '/api/v1/mentorChanges',
  '/api/v1/mentorRelations',
]

export type ChangesToMeInput = InputOf<typeof change.listChangesToMe>
export type ChangesInput = InputOf<typeof change.listChanges>

export const useChangesToMe = (input: ChangesToMeInput) => useListOf(change.listChangesToMe, input)
export const useChanges = (input: ChangesInput) => useListOf(change.listChanges, input)
export const useOneChange = (id: number) => useEndpoint(change.getChange, { id })

export const useWaitingChangesToMe = () =>
  useWaitingOf(change.listChangesToMe, { waiting: '1' }, mayAct)

export const useWaitingChanges = () => useWaitingOf(change.listChanges, { waiting: '1' }, mayAct)

export const useOwnChanges = () => useEndpoint(change.listOwnChanges, {})

export const useMentorsToChangeTo = () =>
  useEndpoint(change.listMentorsToChangeTo, {}, { quiet: false })

export const useRequestChange = () =>
  useChange(CHANGE_PATHS, (input: InputOf<typeof change.requestChange>) =>
    call(change.requestChange, input, { quiet: true }),
  )

export const useWithdrawChange = () =>
  useChange(CHANGE_PATHS, (id: number) => call(change.withdrawChange, { id }))
