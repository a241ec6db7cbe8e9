import * as hours from '@residency/contract/areas/duty/hours/hours.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

/** Hours, which the pages of this topic show. */
export const HOURS_PATHS = ['/api/v1/dutyHours']
export type HoursListInput = InputOf<typeof hours.listHours>

export const useOwnHours = (week: string) => useEndpoint(hours.getOwnHours, { week })
export const useHours = (input: HoursListInput) => useListOf(hours.listHours, input)

export const useDepartmentHours = (month: string | null) =>
  useEndpoint(hours.listDepartmentHours, month === null ? null : { month })

export const useTraineeWeek = (input: { traineeId: number; week: string } | null) =>
  useEndpoint(hours.getWeekOfTrainee, input)

export const useDutyCode = (departmentId: number | null) =>
  useEndpoint(hours.getDutyCode, departmentId === null ? null : { departmentId })

export const useSignIn = () =>
  useChange(HOURS_PATHS, (input: InputOf<typeof hours.signInToShift>) =>
    call(hours.signInToShift, input, { quiet: true }),
  )

export const useCorrectHours = () =>
  useChange(HOURS_PATHS, (input: InputOf<typeof hours.correctHours>) =>
    call(hours.correctHours, input, { quiet: true }),
  )

export const useConfirmWeek = () =>
  useChange(HOURS_PATHS, (input: InputOf<typeof hours.confirmWeek>) =>
    call(hours.confirmWeek, input, { quiet: true }),
  )

export const useRetractQuestion = () =>
  useChange(HOURS_PATHS, (input: InputOf<typeof hours.retractQuestion>) =>
    call(hours.retractQuestion, input),
  )

export const useQuestionWeek = () =>
  useChange(HOURS_PATHS, (input: InputOf<typeof hours.questionWeek>) =>
    call(hours.questionWeek, input, { quiet: true }),
  )
