import { getDictOptions } from '@residency/contract/areas/settings/dictionary.contract'
import * as time from '@residency/contract/areas/settings/time-window.contract'
import type { InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { useLanguage } from '../../../platform/i18n.ts'

export type WindowListInput = InputOf<typeof time.listTimeWindows>
const KEY = 'time-windows'
const DICTIONARY = 'time_window'

// Labels come in the reader's language: each language is an answer of its own.
export const useTimeWindows = (input: WindowListInput) =>
  useQuery({
    queryKey: [KEY, useLanguage(), 'list', input],
    queryFn: ({ signal }) => call(time.listTimeWindows, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
export const useWindowsOfYear = (year: number) =>
  useQuery({
    queryKey: [KEY, useLanguage(), 'year', year],
    queryFn: ({ signal }) => call(time.listWindowsOfYear, { year }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
export const useWindowForm = (id: number | null) =>
  useQuery({
    queryKey: [KEY, 'form', id],
    queryFn: ({ signal }) => call(time.getTimeWindowForm, { id: id! }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })
export const useWindowNames = () =>
  useQuery({
    queryKey: ['dict-options', useLanguage(), DICTIONARY],
    queryFn: ({ signal }) => call(getDictOptions, { typeCode: DICTIONARY }, { signal }),
  })
export const useAudienceOptions = () =>
  useQuery({
    queryKey: ['audience-options', useLanguage()],
    queryFn: ({ signal }) => call(time.listAudienceOptions, {}, { signal }),
  })

function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: [KEY] }) })
}
export const useSaveWindow = () =>
  useChange(({ id, ...values }: Omit<InputOf<typeof time.updateTimeWindow>, 'id'> & { id: number | null }) =>
    id === null ? call(time.createTimeWindow, values, { quiet: true }) : call(time.updateTimeWindow, { ...values, id }, { quiet: true }),
  )
export const useDeleteWindow = () => useChange((id: number) => call(time.deleteTimeWindows, { ids: String(id) }))
