import * as compare from '@residency/contract/areas/standards/compare/compare.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

/** Tables of standards show the names and choices. */
const PATHS = ['/api/v1/standardDepartments', '/api/v1/standards']
export type CompareListInput = InputOf<typeof compare.listStandardDepartments>

export const useStandardDepartments = (input: CompareListInput) =>
  useListOf(compare.listStandardDepartments, input)

export const useRotationDepartments = () => useEndpoint(compare.listRotationDepartments, {})

export const useCreateStandardDepartment = () =>
  useChange(PATHS, (input: InputOf<typeof compare.createStandardDepartment>) =>
    call(compare.createStandardDepartment, input, { quiet: true }),
  )

export const useUpdateStandardDepartment = () =>
  useChange(PATHS, (input: InputOf<typeof compare.updateStandardDepartment>) =>
    call(compare.updateStandardDepartment, input, { quiet: true }),
  )

export const useDeleteStandardDepartment = () =>
  useChange(PATHS, (input: InputOf<typeof compare.deleteStandardDepartment>) =>
    call(compare.deleteStandardDepartment, input),
  )
