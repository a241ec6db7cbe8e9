import {
  createDepartment,
  type DepartmentForm,
  deleteDepartments,
  getDepartmentForm,
  getDepartmentOptions,
  listDepartments,
  updateDepartment,
} from '@residency/contract/areas/organisation/department.contract'
import type { InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'

const KEY = 'departments'
export type DepartmentListInput = InputOf<typeof listDepartments>

export const useDepartments = (input: DepartmentListInput) =>
  useQuery({
    queryKey: [KEY, 'tree', input],
    queryFn: ({ signal }) => call(listDepartments, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
export const useDepartmentForm = (id: number | null) =>
  useQuery({
    queryKey: [KEY, 'form', id],
    queryFn: ({ signal }) => call(getDepartmentForm, { id: id! }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })
/** Enabled departments to choose from. */
export const useDepartmentOptions = () =>
  useQuery({ queryKey: [KEY, 'options'], queryFn: ({ signal }) => call(getDepartmentOptions, {}, { signal, quiet: true }) })

function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: [KEY] }) })
}
export const useCreateDepartment = () => useChange((values: DepartmentForm) => call(createDepartment, values, { quiet: true }))
export const useUpdateDepartment = () =>
  useChange((values: DepartmentForm & { id: number }) => call(updateDepartment, values, { quiet: true }))
export const useDeleteDepartment = () => useChange((id: number) => call(deleteDepartments, { ids: String(id) }))
/** Turns a department on or off, leaving the rest as it is at that moment. */
export const useSetDepartmentStatus = () =>
  useChange(async ({ id, status }: { id: number; status: 0 | 1 }) => {
    const form = await call(getDepartmentForm, { id })
    return call(updateDepartment, { ...form, status })
  })
