import * as dept from '@residency/contract/areas/organisation/departments/department.contract'
import * as level from '@residency/contract/areas/organisation/departments/department-level.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/calls/api-client.ts'
import { useAnswerKey, useEndpoint, useFormOf, useListOf } from '../../../platform/calls/queries.ts'
import { useOrganisationChange } from '../organisation.queries.ts'

export type DepartmentListInput = InputOf<typeof dept.listDepartments>
export type LevelListInput = InputOf<typeof level.listSecondLevel>
export type FirstLevelListInput = InputOf<typeof level.listFirstLevel>
export type FirstLevelRow = AnswerOf<typeof level.listFirstLevel>['list'][number]
export type SecondLevelRow = AnswerOf<typeof level.listSecondLevel>['list'][number]
export type Place = InputOf<typeof dept.placeDepartment>

export const useDepartments = (input: DepartmentListInput) => useListOf(dept.listDepartments, input)
export const useFirstLevel = (input: FirstLevelListInput) => useListOf(level.listFirstLevel, input)
export const useSecondLevel = (input: LevelListInput) => useListOf(level.listSecondLevel, input)
export const useDepartmentForm = (id: number | null) => useFormOf(dept.getDepartmentForm, id)
export const useFirstLevelOptions = () => useEndpoint(dept.getFirstLevelOptions, {})

export const useCreateDepartment = () =>
  useOrganisationChange((values: dept.DepartmentForm) =>
    call(dept.createDepartment, values, { quiet: true }),
  )

export const useUpdateDepartment = () =>
  useOrganisationChange((values: dept.DepartmentForm & { id: number }) =>
    call(dept.updateDepartment, values, { quiet: true }),
  )

export const useDeleteDepartment = () =>
  useOrganisationChange((id: number) => call(dept.deleteDepartments, { ids: String(id) }))

export const useSetCapacity = () =>
  useOrganisationChange((values: InputOf<typeof level.setCapacity>) =>
    call(level.setCapacity, values),
  )

/** Enables or disables a department, with the other fields as currently stored. */
export const useSetDepartmentStatus = () =>
  useOrganisationChange(async ({ id, status }: { id: number; status: 0 | 1 }) => {
    const form = await call(dept.getDepartmentForm, { id })
    return call(dept.updateDepartment, { ...form, status })
  })

/** Moves a department; `expectedTree` is shown until the server responds. */
export function usePlaceDepartment() {
  const client = useQueryClient()
  const key = useAnswerKey(dept.listDepartments, {})

  const place = useOrganisationChange(
    ({ expectedTree: _, ...to }: Place & { expectedTree: dept.DepartmentNode[] }) =>
      call(dept.placeDepartment, to),
  )

  return (to: Place & { expectedTree: dept.DepartmentNode[] }) => {
    client.setQueryData(key, to.expectedTree)
    return place.mutateAsync(to)
  }
}
