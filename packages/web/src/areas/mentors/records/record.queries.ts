import * as meeting from '@residency/contract/areas/mentors/records/meeting.contract'
import {
  getOwnMentor,
  listOwnTrainees,
} from '@residency/contract/areas/mentors/records/relation.contract'
import * as task from '@residency/contract/areas/mentors/records/task.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

/** A meeting changes the figures of trainees and tasks too. */
export const RECORD_PATHS = [
  '/api/v1/mentorMeetings',
  '/api/v1/mentorRelations',
  '/teacherMentorLibrary',
  '/api/v1/mentorTasks',
]

export type MeetingListInput = InputOf<typeof meeting.listMeetings>
export type TaskListInput = InputOf<typeof task.listTasks>
export type FulfilmentInput = InputOf<typeof task.listFulfilment>

export const useOwnMentor = () => useEndpoint(getOwnMentor, {})
export const useOwnTrainees = () => useEndpoint(listOwnTrainees, {})

export const useLoggedMeetings = (pageSize: number) =>
  useListOf(meeting.listLoggedMeetings, { pageSize })

export const useOwnMeetings = (pageSize: number) => useListOf(meeting.listOwnMeetings, { pageSize })
export const useMeetings = (input: MeetingListInput) => useListOf(meeting.listMeetings, input)

export const useLogMeeting = () =>
  useChange(RECORD_PATHS, (input: InputOf<typeof meeting.logMeeting>) =>
    call(meeting.logMeeting, input, { quiet: true }),
  )

export const useCorrectMeeting = () =>
  useChange(RECORD_PATHS, (input: InputOf<typeof meeting.correctMeeting>) =>
    call(meeting.correctMeeting, input, { quiet: true }),
  )

export const useWithdrawMeeting = () =>
  useChange(RECORD_PATHS, (id: number) => call(meeting.withdrawMeeting, { id }))

export const useTasks = (input: TaskListInput) => useListOf(task.listTasks, input)
export const useTaskBases = () => useEndpoint(task.listTaskBases, {}, { quiet: false })

export const useCreateTask = () =>
  useChange(RECORD_PATHS, (input: InputOf<typeof task.createTask>) =>
    call(task.createTask, input, { quiet: true }),
  )

export const useUpdateTask = () =>
  useChange(RECORD_PATHS, (input: InputOf<typeof task.updateTask>) =>
    call(task.updateTask, input, { quiet: true }),
  )

export const useRemoveTask = () =>
  useChange(RECORD_PATHS, (id: number) => call(task.removeTask, { id }))

export const useFulfilment = (input: FulfilmentInput) => useListOf(task.listFulfilment, input)

export const useFulfilledShares = (input: InputOf<typeof task.listFulfilledShares>) =>
  useListOf(task.listFulfilledShares, input)
