import * as check from '@residency/contract/areas/teachers/yearly-checks/check.contract'
import * as record from '@residency/contract/areas/teachers/yearly-checks/check-record.contract'
import { listOwnChecks } from '@residency/contract/areas/teachers/yearly-checks/check-result.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { useWaitingOf } from '../../../screens/review/use-waiting-of.ts'

/** A removal changes the library too. */
export const CHECK_PATHS = [
  '/api/v1/teacherChecks',
  '/api/v1/teacherCheckRecords',
  '/teacherLibrary',
]

export type CheckListInput = InputOf<typeof check.listChecks>
export type CheckRecordListInput = InputOf<typeof record.listCheckRecords>

export const useChecks = (input: CheckListInput) => useListOf(check.listChecks, input)

/** The latest checks, to filter records by. */
export const useCheckChoices = () =>
  useEndpoint(check.listChecks, { pageSize: 100 }, { quiet: false })

export const useUndecided = (id: number | null) =>
  useEndpoint(check.getUndecided, id === null ? null : { id }, { quiet: false })

export const useCheckRecords = (input: CheckRecordListInput) =>
  useListOf(record.listCheckRecords, input)

export const useCheckRecord = (id: number) => useEndpoint(record.getCheckRecord, { id })

/** Teachers whose decision is the reader's, the one that has waited longest first. */
export const useWaitingRecords = () => useWaitingOf(record.listCheckRecords, { waiting: '1' })
export const useOwnChecks = () => useEndpoint(listOwnChecks, {})

export const useOpenCheck = () =>
  useChange(CHECK_PATHS, (form: InputOf<typeof check.openCheck>) =>
    call(check.openCheck, form, { quiet: true }),
  )

export const useUpdateCheck = () =>
  useChange(CHECK_PATHS, (form: InputOf<typeof check.updateCheck>) =>
    call(check.updateCheck, form, { quiet: true }),
  )

export const useFillCheck = () =>
  useChange(CHECK_PATHS, (id: number) => call(check.fillCheck, { id }))

export const useCloseCheck = () =>
  useChange(CHECK_PATHS, (input: InputOf<typeof check.closeCheck>) =>
    call(check.closeCheck, input, { quiet: true }),
  )
