import * as dept from '@residency/contract/areas/organisation/department.contract'
import * as level from '@residency/contract/areas/organisation/department-level.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'
import { useChange, useKey } from './organisation.queries.ts'

export type DepartmentListInput = InputOf<typeof dept.listDepartments>
export type LevelListInput = InputOf<typeof level.listSecondLevel>
export type FirstLevelRow = AnswerOf<typeof level.listFirstLevel>['list'][number]
export type SecondLevelRow = AnswerOf<typeof level.listSecondLevel>['list'][number]
export type Place = InputOf<typeof dept.placeDepartment>

export const useDepartments = (input: DepartmentListInput) =>
  useQuery({
    queryKey: useKey('departments', input),
    queryFn: ({ signal }) => call(dept.listDepartments, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
export const useFirstLevel = (input: LevelListInput) =>
  useQuery({
    queryKey: useKey('first-level', input),
    queryFn: ({ signal }) => call(level.listFirstLevel, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
export const useSecondLevel = (input: LevelListInput) =>
  useQuery({
    queryKey: useKey('second-level', input),
    queryFn: ({ signal }) => call(level.listSecondLevel, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
export const useDepartmentForm = (id: number | null) =>
  useQuery({
    queryKey: useKey('department-form', id),
    queryFn: ({ signal }) => call(dept.getDepartmentForm, { id: id! }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })
/** Enabled departments to choose from. */
export const useDepartmentOptions = () =>
  useQuery({
    queryKey: useKey('department-options'),
    queryFn: ({ signal }) => call(dept.getDepartmentOptions, {}, { signal, quiet: true }),
  })
export const useFirstLevelOptions = () =>
  useQuery({
    queryKey: useKey('first-level-options'),
    queryFn: ({ signal }) => call(dept.getFirstLevelOptions, {}, { signal, quiet: true }),
  })

export const useCreateDepartment = () => useChange((values: dept.DepartmentForm) => call(dept.createDepartment, values, { quiet: true }))
export const useUpdateDepartment = () =>
  useChange((values: dept.DepartmentForm & { id: number }) => call(dept.updateDepartment, values, { quiet: true }))
export const useDeleteDepartment = () => useChange((id: number) => call(dept.deleteDepartments, { ids: String(id) }))
export const useSetCapacity = () => useChange((values: InputOf<typeof level.setCapacity>) => call(level.setCapacity, values))
/** Turns a department on or off, leaving the rest as it is at that moment. */
export const useSetDepartmentStatus = () =>
  useChange(async ({ id, status }: { id: number; status: 0 | 1 }) => {
    const form = await call(dept.getDepartmentForm, { id })
    return call(dept.updateDepartment, { ...form, status })
  })

/** Puts a department somewhere else; `shown` is the tree as it will be, until the server has said how it is. */
export function usePlaceDepartment() {
  const client = useQueryClient()
  const key = useKey('departments', {})
  const place = useChange(({ shown: _, ...to }: Place & { shown: dept.DepartmentNode[] }) => call(dept.placeDepartment, to))
  return (to: Place & { shown: dept.DepartmentNode[] }) => {
    client.setQueryData(key, to.shown)
    return place.mutateAsync(to)
  }
}
