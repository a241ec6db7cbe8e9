import * as change from '@residency/contract/areas/teachers/changes/change.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import {
  useEndpoint,
  useListOf,
  useChange as useMutation,
} from '../../../platform/calls/queries.ts'
import { mayAct, useWaitingOf } from '../../../screens/review/use-waiting-of.ts'

/** Facts that change are shown by the library, the figures and the next application too. */
export const CHANGE_PATHS = [
  '/teacherChangeRecord',
  '/api/v1/teacherChanges',
  '/teacherGuidance',
  '/api/v1/qualifications',
  '/teacherLibrary',
  '/teacherSituation',
]

export type ChangeListInput = InputOf<typeof change.listChanges>
export type OwnChanges = AnswerOf<typeof change.getOwnChanges>
export const useChanges = (input: ChangeListInput) => useListOf(change.listChanges, input)
export const useTeacherChange = (id: number) => useEndpoint(change.getChange, { id })

/** Changes that wait, the one that has waited longest first. */
export const useWaitingChanges = () => useWaitingOf(change.listChanges, { waiting: '1' }, mayAct)

export const useOwnChanges = () => useEndpoint(change.getOwnChanges, {})

export const useAskForChange = () =>
  useMutation(CHANGE_PATHS, (input: InputOf<typeof change.askForChange>) =>
    call(change.askForChange, input, { quiet: true }),
  )

export const useWithdrawChange = () =>
  useMutation(CHANGE_PATHS, (id: number) => call(change.withdrawOwnChange, { id }))
