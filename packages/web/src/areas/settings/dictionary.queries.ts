import * as dict from '@residency/contract/areas/settings/dictionary.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'

export type DictType = AnswerOf<typeof dict.listDictTypes>['list'][number]
export type DictItem = AnswerOf<typeof dict.listDictItems>['list'][number]
export type DictItemListInput = InputOf<typeof dict.listDictItems>
const KEY = 'dictionaries'
/** A dictionary list is short; what is beyond this is found by searching. */
const TYPES_SHOWN = 200

export const useDictTypes = (keywords: string) =>
  useQuery({
    queryKey: [KEY, 'types', keywords],
    queryFn: ({ signal }) =>
      call(dict.listDictTypes, { ...(keywords ? { keywords } : {}), pageSize: TYPES_SHOWN }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
export const useDictItems = (input: DictItemListInput & { typeCode: string }) =>
  useQuery({
    queryKey: [KEY, 'items', input],
    queryFn: ({ signal }) => call(dict.listDictItems, input, { signal, quiet: true }),
    enabled: input.typeCode !== '',
    placeholderData: (before, query) =>
      (query?.queryKey[2] as DictItemListInput | undefined)?.typeCode === input.typeCode ? before : undefined,
  })
export const useDictTypeForm = (id: number | null) =>
  useQuery({
    queryKey: [KEY, 'type-form', id],
    queryFn: ({ signal }) => call(dict.getDictTypeForm, { id: id! }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })
export const useDictItemForm = (id: number | null) =>
  useQuery({
    queryKey: [KEY, 'item-form', id],
    queryFn: ({ signal }) => call(dict.getDictItemForm, { id: id! }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })

function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: [KEY] }) })
}
export const useSaveDictType = () =>
  useChange(({ id, ...values }: dict.DictTypeForm & { id: number | null }) =>
    id === null ? call(dict.createDictType, values, { quiet: true }) : call(dict.updateDictType, { ...values, id }, { quiet: true }),
  )
export const useSaveDictItem = () =>
  useChange(({ id, ...values }: dict.DictItemForm & { id: number | null }) =>
    id === null ? call(dict.createDictItem, values, { quiet: true }) : call(dict.updateDictItem, { ...values, id }, { quiet: true }),
  )
/** All items of a dictionary in their order, for whoever puts them into another; more than a page holds are read page by page. */
export const useAllDictItems = (typeCode: string, isWanted: boolean) =>
  useQuery({
    queryKey: [KEY, 'all-items', typeCode],
    queryFn: async ({ signal }) => {
      const all: DictItem[] = []
      for (let pageNum = 1; ; pageNum++) {
        const { list, total } = await call(dict.listDictItems, { typeCode, pageNum, pageSize: TYPES_SHOWN }, { signal })
        all.push(...list)
        if (all.length >= total || list.length === 0) return all
      }
    },
    enabled: isWanted,
    staleTime: 0,
  })
export const useOrderDictItems = () =>
  useChange((input: { typeCode: string; ids: number[] }) => call(dict.orderDictItems, input, { quiet: true }))
export const useDeleteDictType = () => useChange((id: number) => call(dict.deleteDictTypes, { ids: String(id) }))
export const useDeleteDictItem = () => useChange((id: number) => call(dict.deleteDictItems, { ids: String(id) }))
