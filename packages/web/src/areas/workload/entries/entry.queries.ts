import * as entry from '@residency/contract/areas/workload/entries/entry.contract'
import * as review from '@residency/contract/areas/workload/entries/entry-review.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import type { NewEntry } from '../own-work/new-entry.rules.ts'

/** What is logged and decided also changes what waits. */
export const ENTRY_PATHS = ['/api/v1/workloadEntries', '/api/v1/waiting']
export const useWorkBoard = () => useEndpoint(entry.getWorkBoard, {})
export type OwnEntryInput = InputOf<typeof entry.listOwnEntries>
export const useOwnEntries = (input: OwnEntryInput) => useListOf(entry.listOwnEntries, input)

export const sendEntries = async (entries: readonly NewEntry[]) =>
  (await call(entry.sendEntries, { entries: [...entries] }, { quiet: true })).rows

export const useAmendEntry = () =>
  useChange(ENTRY_PATHS, (input: InputOf<typeof entry.amendEntry>) =>
    call(entry.amendEntry, input, { quiet: true }),
  )

export const useWithdrawEntries = () =>
  useChange(ENTRY_PATHS, (ids: readonly number[]) => call(entry.withdrawEntries, { ids: [...ids] }))

export const useWithdrawEntry = () =>
  useChange(ENTRY_PATHS, (id: number) => call(entry.withdrawEntry, { id }))

export type EntryListInput = InputOf<typeof review.listEntries>
export const useEntries = (input: EntryListInput) => useListOf(review.listEntries, input)
export const useEntryDays = () => useEndpoint(review.listEntryDays, {})

export const useOpenEntry = () =>
  useChange(['/api/v1/workloadEntries'], (id: number) => call(review.openEntry, { id }))

export const useCorrectEntry = () =>
  useChange(ENTRY_PATHS, (input: InputOf<typeof review.correctEntry>) =>
    call(review.correctEntry, input, { quiet: true }),
  )
