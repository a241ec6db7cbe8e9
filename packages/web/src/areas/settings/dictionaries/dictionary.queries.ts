import * as dict from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/calls/api-client.ts'
import {
  readAllRows,
  useAnswerKey,
  useChange,
  useFormOf,
  useListOf,
} from '../../../platform/calls/queries.ts'

export type DictType = AnswerOf<typeof dict.listDictTypes>['list'][number]
export type DictItem = AnswerOf<typeof dict.listDictItems>['list'][number]
export type DictItemListInput = InputOf<typeof dict.listDictItems>
const PATHS = ['/api/v1/dict']

/** Dictionary lists are short; entries beyond this are found by search. */
const TYPES_SHOWN = 200

export const useDictTypes = (keywords: string) =>
  useListOf(dict.listDictTypes, { ...(keywords ? { keywords } : {}), pageSize: TYPES_SHOWN })

export const useDictItems = (input: DictItemListInput & { typeCode: string }) =>
  useQuery({
    queryKey: useAnswerKey(dict.listDictItems, input),
    queryFn: ({ signal }) => call(dict.listDictItems, input, { signal, quiet: true }),
    enabled: input.typeCode !== '',
    placeholderData: (before, query) =>
      (query?.queryKey[3] as DictItemListInput | undefined)?.typeCode === input.typeCode
        ? before
        : undefined,
  })

export const useDictTypeForm = (id: number | null) => useFormOf(dict.getDictTypeForm, id)
export const useDictItemForm = (id: number | null) => useFormOf(dict.getDictItemForm, id)

export const useSaveDictType = () =>
  useChange(PATHS, ({ id, ...values }: dict.DictTypeForm & { id: number | null }) =>
    id === null
      ? call(dict.createDictType, values, { quiet: true })
      : call(dict.updateDictType, { ...values, id }, { quiet: true }),
  )

export const useSaveDictItem = () =>
  useChange(PATHS, ({ id, ...values }: dict.DictItemForm & { id: number | null }) =>
    id === null
      ? call(dict.createDictItem, values, { quiet: true })
      : call(dict.updateDictItem, { ...values, id }, { quiet: true }),
  )

/** All items of a dictionary in order, for ordering; read page by page. */
export const useAllDictItems = (typeCode: string, isWanted: boolean) =>
  useQuery({
    queryKey: useAnswerKey(dict.listDictItems, { typeCode, all: true }),
    queryFn: ({ signal }) =>
      readAllRows((page) => call(dict.listDictItems, { typeCode, ...page }, { signal })),
    enabled: isWanted,
    staleTime: 0,
  })

export const useOrderDictItems = () =>
  useChange(PATHS, (input: { typeCode: string; ids: number[] }) =>
    call(dict.orderDictItems, input, { quiet: true }),
  )

export const useDeleteDictType = () =>
  useChange(PATHS, (id: number) => call(dict.deleteDictTypes, { ids: String(id) }))

export const useDeleteDictItem = () =>
  useChange(PATHS, (id: number) => call(dict.deleteDictItems, { ids: String(id) }))
