import * as school from '@residency/contract/areas/settings/school.contract'
import type { InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'

export type SchoolListInput = InputOf<typeof school.listManagedSchools>
const KEY = 'managed-schools'
function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: [KEY] }) })
}

export const useManagedSchools = (input: SchoolListInput) =>
  useQuery({
    queryKey: [KEY, 'list', input],
    queryFn: ({ signal }) => call(school.listManagedSchools, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
export const useSchoolLevels = () =>
  useQuery({ queryKey: [KEY, 'levels'], queryFn: ({ signal }) => call(school.getSchoolLevels, {}, { signal, quiet: true }) })
export const useSchoolForm = (id: number | null) =>
  useQuery({
    queryKey: [KEY, 'form', id],
    queryFn: ({ signal }) => call(school.getSchoolForm, { id: id! }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })
export const useSaveSchool = () =>
  useChange(async ({ id, ...values }: school.SchoolForm & { id: number | null; version: number }) => {
    if (id === null) await call(school.createSchool, values, { quiet: true })
    else await call(school.updateSchool, { ...values, id }, { quiet: true })
  })
export const useSetSchoolStatus = () =>
  useChange(({ actions: _, ...row }: school.SchoolRow) => call(school.updateSchool, { ...row, status: row.status === 1 ? 0 : 1 }))
