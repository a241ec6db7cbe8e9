import { getDictOptions } from '@residency/contract/areas/settings/dictionary.contract'
import {
  getRegistration,
  getRegistrationWithPersonalData,
  getReviewOptions,
  judgeChoice,
  listRegistrations,
  listWaiting,
  printRegistration,
} from '@residency/contract/areas/signup/review.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { useLanguage } from '../../../platform/i18n.ts'

export type RegistrationListInput = InputOf<typeof listRegistrations>
export type Registration = AnswerOf<typeof getRegistration>
export type Conditions = InputOf<typeof listWaiting>
const KEY = 'registrations'
const LONG = { staleTime: 3_600_000 }

/** Names in answers are in the reader's language: another language is another answer. */
const useKey = (...more: readonly unknown[]) => [KEY, useLanguage(), ...more]

export const useRegistrations = (input: RegistrationListInput) =>
  useQuery({
    queryKey: useKey('list', input),
    queryFn: ({ signal }) => call(listRegistrations, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
/** What waits for the reader, the longest waiting first. */
export const useWaiting = (conditions: Conditions) =>
  useQuery({
    queryKey: [KEY, 'waiting', conditions],
    queryFn: ({ signal }) => call(listWaiting, conditions, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
export const useReviewOptions = (intakeId: string | undefined) =>
  useQuery({
    queryKey: useKey('options', intakeId),
    queryFn: ({ signal }) => call(getReviewOptions, { intakeId }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    ...LONG,
  })
export const useRegistration = (id: number) =>
  useQuery({ queryKey: useKey('one', id), queryFn: ({ signal }) => call(getRegistration, { id }, { signal, quiet: true }) })

export const printOne = (id: number) => call(printRegistration, { id })

/** The full numbers, asked for on purpose; not kept. */
export const useReveal = () => useMutation({ mutationFn: (id: number) => call(getRegistrationWithPersonalData, { id }), gcTime: 0 })

/** Labels of dictionary values in the reader's language: `label('degree', 'bachelor')`. */
export function useLabels(...codes: readonly string[]) {
  const language = useLanguage()
  const answers = useQueries({
    queries: codes.map((typeCode) => ({
      queryKey: ['dict', typeCode, language],
      queryFn: () => call(getDictOptions, { typeCode }, { quiet: true }),
      ...LONG,
    })),
  })
  return (code: string, value: string | number | null | undefined) =>
    value === null || value === undefined
      ? null
      : (answers[codes.indexOf(code)]?.data?.find((one) => one.value === String(value))?.label ?? String(value))
}

function useChange<I, A>(change: (input: I) => Promise<A>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: [KEY] }) })
}
export const useJudgeChoice = () => useChange((input: InputOf<typeof judgeChoice>) => call(judgeChoice, input, { quiet: true }))
