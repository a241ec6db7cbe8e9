import { getDictOptions } from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import {
  getRegistration,
  getRegistrationWithPersonalData,
  getReviewOptions,
  judgeChoice,
  listRegistrations,
  listWaiting,
  printRegistration,
} from '@residency/contract/areas/signup/review/review.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { HOUR_MS } from '@residency/contract/kernel/day'
import { useMutation, useQueries } from '@tanstack/react-query'
import { call } from '../../../platform/calls/api-client.ts'
import { drawn } from '../../../platform/calls/drawn-pdf.ts'
import { answerKey, useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { useLanguage } from '../../../platform/texts/i18n.ts'

export type RegistrationListInput = InputOf<typeof listRegistrations>
export type Registration = AnswerOf<typeof getRegistration>
export type Conditions = InputOf<typeof listWaiting>
const PATHS = ['/api/v1/registrations']
const LONG = { staleTime: HOUR_MS }

export const useRegistrations = (input: RegistrationListInput) =>
  useListOf(listRegistrations, input)

/** Registrations waiting for the reader, longest waiting first. */
export const useWaiting = (conditions: Conditions) => useListOf(listWaiting, conditions)

export const useReviewOptions = (intakeId: string | undefined) =>
  useListOf(getReviewOptions, { intakeId }, LONG)

export const useRegistration = (id: number) => useEndpoint(getRegistration, { id })

export const printOne = (id: number) => drawn(call(printRegistration, { id }))

/** The full numbers, fetched on request; not cached. */
export const useReveal = () =>
  useMutation({
    mutationFn: (id: number) => call(getRegistrationWithPersonalData, { id }),
    gcTime: 0,
  })

/** Labels of dictionary values in the reader's language: `label('degree', 'bachelor')`. */
export function useLabels(...codes: readonly string[]) {
  const language = useLanguage()

  const answers = useQueries({
    queries: codes.map((typeCode) => ({
      queryKey: answerKey(getDictOptions, { typeCode }, language),
      queryFn: () => call(getDictOptions, { typeCode }, { quiet: true }),
      ...LONG,
    })),
  })

  return (code: string, value: string | number | null | undefined) =>
    value === null || value === undefined
      ? null
      : (answers[codes.indexOf(code)]?.data?.find((one) => one.value === String(value))?.label ??
        String(value))
}

export const useJudgeChoice = () =>
  useChange(PATHS, (input: InputOf<typeof judgeChoice>) =>
    call(judgeChoice, input, { quiet: true }),
  )
