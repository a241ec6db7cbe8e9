import * as guide from '@residency/contract/areas/settings/guide.contract'
import type { InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { useLanguage } from '../../../platform/i18n.ts'

export type GuideListInput = InputOf<typeof guide.listGuides>
const KEY = 'guides'
const ALL = 200

export const useGuides = (input: GuideListInput) =>
  useQuery({
    queryKey: [KEY, useLanguage(), 'list', input],
    queryFn: ({ signal }) => call(guide.listGuides, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
/** All of them in their order, for whoever puts them into another. */
export const useAllGuides = (isWanted: boolean) =>
  useQuery({
    queryKey: [KEY, 'all'],
    queryFn: ({ signal }) => call(guide.listGuides, { pageSize: ALL }, { signal }),
    enabled: isWanted,
    staleTime: 0,
  })
export const useGuideForm = (id: number | null) =>
  useQuery({
    queryKey: [KEY, 'form', id],
    queryFn: ({ signal }) => call(guide.getGuideForm, { id: id! }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })
// What is read comes in the reader's language: each language is an answer of its own.
export const useOwnGuides = () =>
  useQuery({ queryKey: [KEY, useLanguage(), 'own'], queryFn: ({ signal }) => call(guide.listOwnGuides, {}, { signal, quiet: true }) })
export const useGuide = (id: number | null) =>
  useQuery({
    queryKey: [KEY, useLanguage(), 'read', id],
    queryFn: ({ signal }) => call(guide.readGuide, { id: id! }, { signal, quiet: true }),
    enabled: id !== null,
  })

function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: [KEY] }) })
}
export const useSaveGuide = () =>
  useChange(async ({ id, ...values }: Omit<InputOf<typeof guide.updateGuide>, 'id'> & { id: number | null }) => {
    if (id === null) await call(guide.createGuide, values, { quiet: true })
    else await call(guide.updateGuide, { ...values, id }, { quiet: true })
  })
export const usePublishGuide = () => useChange((input: InputOf<typeof guide.publishGuide>) => call(guide.publishGuide, input))
export const useDeleteGuide = () => useChange((id: number) => call(guide.deleteGuides, { ids: String(id) }))
export const useOrderGuides = () => useChange((ids: number[]) => call(guide.orderGuides, { ids }, { quiet: true }))
