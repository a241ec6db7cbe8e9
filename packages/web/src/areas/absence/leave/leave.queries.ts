import { figurePermissions } from '@residency/contract/areas/absence/figures/access'
import { listFigureChoices } from '@residency/contract/areas/absence/figures/figure.contract'
import * as own from '@residency/contract/areas/absence/leave/leave.contract'
import * as list from '@residency/contract/areas/absence/leave/leave-list.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { usePerm } from '../../../platform/permissions.tsx'
import { useWaitingOf } from '../../../screens/review/use-waiting-of.ts'
import { toTextChoices } from '../../../ui/choices/choices.ts'

/** An approved leave also changes the timetable. */
export const LEAVE_PATHS = [
  '/api/v1/leaves',
  '/api/v1/aways',
  '/api/v1/rotations',
  '/api/v1/waiting',
]

export const useOwnLeave = () => useEndpoint(own.getOwnLeave, {})
export const useOwnBalances = () => useEndpoint(own.listOwnBalances, {})

/** What a leave would be; the former answer stays while the next one is on its way. */
export const useLeavePreview = (input: InputOf<typeof own.previewLeave> | null) =>
  useListOf(own.previewLeave, input)

export const useSubmitLeave = () =>
  useChange(LEAVE_PATHS, (input: InputOf<typeof own.submitLeave>) =>
    call(own.submitLeave, input, { quiet: true }),
  )

export const saveDraft = (input: InputOf<typeof own.saveLeaveDraft>) =>
  call(own.saveLeaveDraft, input, { quiet: true })

export const useDeleteDraft = () => useChange(LEAVE_PATHS, () => call(own.deleteLeaveDraft, {}))

export const useWithdrawLeave = () =>
  useChange(LEAVE_PATHS, (input: InputOf<typeof own.withdrawLeave>) =>
    call(own.withdrawLeave, input),
  )

export const useRequestRevoke = () =>
  useChange(LEAVE_PATHS, (input: InputOf<typeof own.requestLeaveRevoke>) =>
    call(own.requestLeaveRevoke, input, { quiet: true }),
  )

export const useReportBack = () =>
  useChange(LEAVE_PATHS, (input: InputOf<typeof own.reportBack>) =>
    call(own.reportBack, input, { quiet: true }),
  )

export type LeaveListInput = InputOf<typeof list.listLeaves>
export const useLeaves = (input: LeaveListInput) => useListOf(list.listLeaves, input)

/** Leave types as choices of a filter, also for readers of the figures. */
export function useTypeChoices() {
  const { data } = useEndpoint(listFigureChoices, usePerm([figurePermissions.list]) ? {} : null)
  return toTextChoices(data?.types)
}

export const useLeave = (id: number) => useEndpoint(list.getLeave, { id })
export const useWaitingLeaves = () => useWaitingOf(list.listLeaves, { waiting: '1' })
