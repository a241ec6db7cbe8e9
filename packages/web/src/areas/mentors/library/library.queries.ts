import * as inquiry from '@residency/contract/areas/mentors/library/inquiry.contract'
import * as entry from '@residency/contract/areas/mentors/library/mentor-entry.contract'
import * as window from '@residency/contract/areas/mentors/library/mentor-window.contract'
import { getBaseOptions } from '@residency/contract/areas/organisation/bases/base.contract'
import { getDictOptions } from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useFormOf, useListOf } from '../../../platform/calls/queries.ts'
import { useWaitingOf } from '../../../screens/review/use-waiting-of.ts'

export const ENTRY_PATHS = [
  '/teacherMentor',
  '/teacherMentorLibrary',
  '/api/v1/mentorEntries',
  '/mentorStudentTime',
]

const WINDOW_PATHS = ['/mentorStudentTime']
export type EntryListInput = InputOf<typeof entry.listMentorEntries>
export type WindowListInput = InputOf<typeof window.listMentorWindows>
export type InquiryInput = InputOf<typeof inquiry.inquireRelations>

export const useEntries = (input: EntryListInput) => useListOf(entry.listMentorEntries, input)
export const useEntry = (id: number) => useEndpoint(entry.getMentorEntry, { id })
export const useTraineesOf = (id: number) => useEndpoint(entry.listTraineesOfEntry, { id })

/** Entries that wait for the reader, the one that has waited longest first. */
export const useWaitingEntries = () => useWaitingOf(entry.listMentorEntries, { waiting: '1' })
export const useOwnEntries = () => useEndpoint(entry.getOwnMentorEntries, {})
export const useEligible = (keywords: string) => useListOf(entry.listEligibleMentors, { keywords })
export const useTitles = () => useEndpoint(getDictOptions, { typeCode: 'title' }, { quiet: false })
export const useBaseChoices = () => useEndpoint(getBaseOptions, {}, { quiet: false })

export const useSaveOwnEntry = () =>
  useChange(ENTRY_PATHS, (input: InputOf<typeof entry.saveOwnMentorEntry>) =>
    call(entry.saveOwnMentorEntry, input, { quiet: true }),
  )

export const useWithdrawOwnEntry = () =>
  useChange(ENTRY_PATHS, (input: InputOf<typeof entry.withdrawOwnMentorEntry>) =>
    call(entry.withdrawOwnMentorEntry, input),
  )

export const useSaveEntry = () =>
  useChange(ENTRY_PATHS, (input: InputOf<typeof entry.saveMentorEntry>) =>
    call(entry.saveMentorEntry, input, { quiet: true }),
  )

export const useWindows = (input: WindowListInput) => useListOf(window.listMentorWindows, input)
export const useWindowForm = (id: number | null) => useFormOf(window.getMentorWindow, id)

export const useSaveWindow = () =>
  useChange(
    WINDOW_PATHS,
    ({
      id,
      ...form
    }: InputOf<typeof window.createMentorWindow> & { id: number | null; version?: number }) =>
      id === null
        ? call(window.createMentorWindow, form, { quiet: true })
        : call(window.updateMentorWindow, { ...form, id }, { quiet: true }),
  )

export const useSwitchWindow = () =>
  useChange(WINDOW_PATHS, ({ id, isOn }: { id: number; isOn: boolean }) =>
    call(window.switchMentorWindow, { a: id, b: isOn ? '1' : '2' }),
  )

export const useDeleteWindow = () =>
  useChange(WINDOW_PATHS, (id: number) => call(window.deleteMentorWindow, { id }))

export const useInquiry = (input: InquiryInput) => useListOf(inquiry.inquireRelations, input)
