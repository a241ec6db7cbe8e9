import * as change from '@residency/contract/areas/students/changes/change.contract'
import type { InputOf } from '@residency/contract/kernel'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { mayAct, useWaitingOf } from '../../../screens/review/use-waiting-of.ts'
import { FILE_PATHS } from '../file/file.queries.ts'

export type TraineeChangeListInput = InputOf<typeof change.listTraineeChanges>

export const useTraineeChanges = (input: TraineeChangeListInput) =>
  useListOf(change.listTraineeChanges, input)

export const useTraineeChange = (id: number) => useEndpoint(change.getTraineeChange, { id })

/** Changes that wait, the one that has waited longest first. */
export const useWaitingTraineeChanges = () =>
  useWaitingOf(change.listTraineeChanges, { waiting: '1' }, mayAct)

/** Records of changes: the own ones, or those of a trainee. */
export const useChangeRecords = (studentId: number | null) =>
  useEndpoint(change.listTraineeChangeRecords, studentId === null ? {} : { studentId })

export const useAskForTraineeChange = () =>
  useChange(FILE_PATHS, (input: InputOf<typeof change.askForTraineeChange>) =>
    call(change.askForTraineeChange, input, { quiet: true }),
  )

export const useWithdrawTraineeChange = () =>
  useChange(FILE_PATHS, (id: number) => call(change.withdrawTraineeChange, { id }))

/** The full number that a change asks for; it is not cached. */
export const useRevealChange = () =>
  useMutation({
    mutationFn: (id: number) => call(change.getTraineeChangeWithPersonalData, { id }),
    gcTime: 0,
  })

export const useProtectedFields = (isOpen: boolean) =>
  useEndpoint(change.listProtectedFields, isOpen ? {} : null)

export const useSaveProtectedField = () =>
  useChange(FILE_PATHS, (input: InputOf<typeof change.saveProtectedField>) =>
    call(change.saveProtectedField, input),
  )
