import * as school from '@residency/contract/areas/settings/schools/school.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useFormOf, useListOf } from '../../../platform/calls/queries.ts'

export type SchoolListInput = InputOf<typeof school.listManagedSchools>
const PATHS = ['/api/v1/schools']

export const useManagedSchools = (input: SchoolListInput) =>
  useListOf(school.listManagedSchools, input)

export const useSchoolLevels = () => useEndpoint(school.getSchoolLevels, {})
export const useSchoolForm = (id: number | null) => useFormOf(school.getSchoolForm, id)

export const useSaveSchool = () =>
  useChange(
    PATHS,
    async ({ id, ...values }: school.SchoolForm & { id: number | null; version: number }) => {
      if (id === null) await call(school.createSchool, values, { quiet: true })
      else await call(school.updateSchool, { ...values, id }, { quiet: true })
    },
  )

export const useSetSchoolStatus = () =>
  useChange(PATHS, ({ actions: _, ...row }: school.SchoolRow) => call(school.updateSchool, row))
