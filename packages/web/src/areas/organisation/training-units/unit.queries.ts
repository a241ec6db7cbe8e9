import type { TrainingUnitOption } from '@residency/contract/areas/organisation/training-units/training-unit.contract'
import * as unit from '@residency/contract/areas/organisation/training-units/training-unit.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useEndpoint, useFormOf, useListOf } from '../../../platform/calls/queries.ts'
import { useOrganisationChange } from '../organisation.queries.ts'

export type UnitListInput = InputOf<typeof unit.listTrainingUnits>

export const useUnits = (input: UnitListInput) => useListOf(unit.listTrainingUnits, input)
export const useUnitForm = (id: number | null) => useFormOf(unit.getTrainingUnitForm, id)
const useUnitOptions = () => useEndpoint(unit.getTrainingUnitOptions, {})

export const useSaveUnit = () =>
  useOrganisationChange(
    async ({ id, ...values }: unit.TrainingUnitChange & { id: number | null }) => {
      if (id === null) await call(unit.createTrainingUnit, values, { quiet: true })
      else await call(unit.updateTrainingUnit, { ...values, id }, { quiet: true })
    },
  )

export const useDeleteUnit = () =>
  useOrganisationChange((id: number) => call(unit.deleteTrainingUnits, { ids: String(id) }))

export const useSetUnitStatus = () =>
  useOrganisationChange(async ({ id, status }: { id: number; status: 0 | 1 }) => {
    const form = await call(unit.getTrainingUnitForm, { id })
    return call(unit.updateTrainingUnit, { ...form, status })
  })

const flat = (options: readonly TrainingUnitOption[]): { value: string; label: string }[] =>
  options.flatMap(({ value, label, children }) => [
    { value: String(value), label },
    ...flat(children ?? []),
  ])

/** Enabled units as options of a filter. */
export const useUnitChoices = () =>
  (useUnitOptions().data ?? []).flatMap((group) => flat(group.children))
