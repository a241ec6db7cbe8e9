import * as library from '@residency/contract/areas/teachers/library/library.contract'
import * as outsider from '@residency/contract/areas/teachers/library/outsider.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { QUALIFICATION_PATHS } from '../qualification/qualification.queries.ts'

/** A new entry shows in the review of applications too. */
export const LIBRARY_PATHS = ['/teacherLibrary', ...QUALIFICATION_PATHS]
export type LibraryListInput = InputOf<typeof library.listLibrary>

export const useLibrary = (input: LibraryListInput) => useListOf(library.listLibrary, input)
export const useLibraryEntry = (id: number) => useEndpoint(library.getLibraryEntry, { id })

export const useSaveEntry = () =>
  useChange(LIBRARY_PATHS, (input: InputOf<typeof library.saveLibraryEntry>) =>
    call(library.saveLibraryEntry, input, { quiet: true }),
  )

export const useMoveTeacher = () =>
  useChange(LIBRARY_PATHS, (input: InputOf<typeof library.moveTeacher>) =>
    call(library.moveTeacher, input, { quiet: true }),
  )

const OUTSIDER_PATHS = ['/api/v1/teacherLibrary/outsiders']

export const useOutsiders = (isOpen: boolean) =>
  useEndpoint(outsider.listOutsiders, isOpen ? {} : null)

export const useRecordOutsider = () =>
  useChange(OUTSIDER_PATHS, (name: string) =>
    call(outsider.recordOutsider, { name }, { quiet: true }),
  )

export const useRemoveOutsider = () =>
  useChange(OUTSIDER_PATHS, (id: number) => call(outsider.removeOutsider, { id }))
