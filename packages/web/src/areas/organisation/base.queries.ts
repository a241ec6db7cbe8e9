import * as base from '@residency/contract/areas/organisation/base.contract'
import * as major from '@residency/contract/areas/organisation/major.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'
import { useChange, useKey } from './organisation.queries.ts'

export type BaseListInput = InputOf<typeof base.listManagedBases>
export type BaseRow = AnswerOf<typeof base.listManagedBases>['list'][number]
export type MajorListInput = InputOf<typeof major.listMajors>
export type MajorRow = AnswerOf<typeof major.listMajors>['list'][number]
/** There are few bases: a form offers all of them. */
const ALL = 200

export const useBases = (input: BaseListInput) =>
  useQuery({
    queryKey: useKey('bases', input),
    queryFn: ({ signal }) => call(base.listManagedBases, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
export const useAllBases = () => useBases({ pageNum: 1, pageSize: ALL })
export const useBaseForm = (id: number | null) =>
  useQuery({
    queryKey: useKey('base-form', id),
    queryFn: ({ signal }) => call(base.getBaseForm, { id: id! }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })
export const useSaveBase = () =>
  useChange(async ({ id, ...values }: base.BaseChange & { id: number | null }) => {
    if (id === null) await call(base.createBase, values, { quiet: true })
    else await call(base.updateBase, { ...values, id }, { quiet: true })
  })
export const useSaveOwnBase = () =>
  useChange((values: base.OwnBaseForm & { id: number }) => call(base.updateOwnBase, values, { quiet: true }))
export const useDeleteBase = () => useChange((id: number) => call(base.deleteBases, { ids: String(id) }))
export const useSetBaseStatus = () =>
  useChange(async ({ id, status }: { id: number; status: 0 | 1 }) => {
    const form = await call(base.getBaseForm, { id })
    return call(base.updateBase, { ...form, status })
  })

export const useMajors = (input: MajorListInput) =>
  useQuery({
    queryKey: useKey('majors', input),
    queryFn: ({ signal }) => call(major.listMajors, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
export const useMajorForm = (id: number | null) =>
  useQuery({
    queryKey: useKey('major-form', id),
    queryFn: ({ signal }) => call(major.getMajorForm, { id: id! }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })
export const useNationalMajors = () =>
  useQuery({
    queryKey: useKey('national-majors'),
    queryFn: ({ signal }) => call(major.getNationalMajorOptions, {}, { signal, quiet: true }),
  })
export const useSaveMajor = () =>
  useChange(async ({ id, ...values }: major.MajorChange & { id: number | null }) => {
    if (id === null) await call(major.createMajor, values, { quiet: true })
    else await call(major.updateMajor, { ...values, id }, { quiet: true })
  })
export const useMapMajor = () => useChange((values: InputOf<typeof major.mapMajor>) => call(major.mapMajor, values))
export const useDeleteMajor = () => useChange((id: number) => call(major.deleteMajors, { ids: String(id) }))
export const useSetMajorStatus = () =>
  useChange(async ({ id, status }: { id: number; status: 0 | 1 }) => {
    const form = await call(major.getMajorForm, { id })
    return call(major.updateMajor, { ...form, status })
  })
