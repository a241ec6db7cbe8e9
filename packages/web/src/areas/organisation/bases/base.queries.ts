import * as base from '@residency/contract/areas/organisation/bases/base.contract'
import * as major from '@residency/contract/areas/organisation/majors/major.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useEndpoint, useFormOf, useListOf } from '../../../platform/calls/queries.ts'
import { useOrganisationChange } from '../organisation.queries.ts'

export type BaseListInput = InputOf<typeof base.listManagedBases>
export type BaseRow = AnswerOf<typeof base.listManagedBases>['list'][number]
export type MajorListInput = InputOf<typeof major.listMajors>
export type MajorRow = AnswerOf<typeof major.listMajors>['list'][number]

/** There are few bases: a form loads all of them. */
const ALL = 200

export const useBases = (input: BaseListInput) => useListOf(base.listManagedBases, input)
export const useAllBases = () => useBases({ pageNum: 1, pageSize: ALL })
export const useBaseForm = (id: number | null) => useFormOf(base.getBaseForm, id)

export const useSaveBase = () =>
  useOrganisationChange(async ({ id, ...values }: base.BaseChange & { id: number | null }) => {
    if (id === null) await call(base.createBase, values, { quiet: true })
    else await call(base.updateBase, { ...values, id }, { quiet: true })
  })

export const useSaveOwnBase = () =>
  useOrganisationChange((values: base.OwnBaseForm & { id: number }) =>
    call(base.updateOwnBase, values, { quiet: true }),
  )

export const useDeleteBase = () =>
  useOrganisationChange((id: number) => call(base.deleteBases, { ids: String(id) }))

export const useSetBaseStatus = () =>
  useOrganisationChange(async ({ id, status }: { id: number; status: 0 | 1 }) => {
    const form = await call(base.getBaseForm, { id })
    return call(base.updateBase, { ...form, status })
  })

export const useMajors = (input: MajorListInput) => useListOf(major.listMajors, input)
export const useMajorForm = (id: number | null) => useFormOf(major.getMajorForm, id)
export const useNationalMajors = () => useEndpoint(major.getNationalMajorOptions, {})

export const useSaveMajor = () =>
  useOrganisationChange(async ({ id, ...values }: major.MajorChange & { id: number | null }) => {
    if (id === null) await call(major.createMajor, values, { quiet: true })
    else await call(major.updateMajor, { ...values, id }, { quiet: true })
  })

export const useMapMajor = () =>
  useOrganisationChange((values: InputOf<typeof major.mapMajor>) => call(major.mapMajor, values))

export const useDeleteMajor = () =>
  useOrganisationChange((id: number) => call(major.deleteMajors, { ids: String(id) }))

export const useSetMajorStatus = () =>
  useOrganisationChange(async ({ id, status }: { id: number; status: 0 | 1 }) => {
    const form = await call(major.getMajorForm, { id })
    return call(major.updateMajor, { ...form, status })
  })
