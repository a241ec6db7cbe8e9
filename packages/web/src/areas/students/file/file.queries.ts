import * as bank from '@residency/contract/areas/students/file/bank.contract'
import * as file from '@residency/contract/areas/students/file/file.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/calls/api-client.ts'
import { drawn } from '../../../platform/calls/drawn-pdf.ts'
import { useChange, useEndpoint, useFormOf } from '../../../platform/calls/queries.ts'

/**
 * A change of the file shows in its records, in the bank's version and in what the home page says.
 */
export const FILE_PATHS = [
  '/api/v1/traineeFiles',
  '/api/v1/traineeBank',
  '/api/v1/traineeChanges',
  '/studentChangeRecord',
  '/api/v1/trainees',
]

export type OwnFile = AnswerOf<typeof file.getOwnFile>

export const useOwnFile = () => useEndpoint(file.getOwnFile, {})
export const useTraineeFile = (id: number) => useEndpoint(file.getTraineeFile, { id })

export const useSaveFacts = () =>
  useChange(FILE_PATHS, (input: InputOf<typeof file.saveOwnFacts>) =>
    call(file.saveOwnFacts, input, { quiet: true }),
  )

export const useSaveEntry = () =>
  useChange(FILE_PATHS, (input: InputOf<typeof file.saveOwnEntry>) =>
    call(file.saveOwnEntry, input, { quiet: true }),
  )

export const useRemoveEntry = () =>
  useChange(FILE_PATHS, (input: InputOf<typeof file.removeOwnEntry>) =>
    call(file.removeOwnEntry, input),
  )

/** Full numbers of a trainee; they are not cached. */
export const useRevealFile = () =>
  useMutation({ mutationFn: (id: number) => call(file.getFileWithPersonalData, { id }), gcTime: 0 })

export const printOwnFile = () => drawn(call(file.printOwnFile, {}))
export const printTraineeFile = (id: number) => drawn(call(file.printTraineeFile, { id }))

export const useOwnTraineeBank = () => useEndpoint(bank.getOwnTraineeBank, {})

export const useSaveTraineeBank = () =>
  useChange(FILE_PATHS, (input: InputOf<typeof bank.saveOwnTraineeBank>) =>
    call(bank.saveOwnTraineeBank, input, { quiet: true }),
  )

/** The full number of a trainee, read again at each opening: every access is audited. */
export const useTraineeBank = (id: number | null) =>
  useFormOf(bank.getTraineeBankWithPersonalData, id)
