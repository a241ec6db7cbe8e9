import * as unit from '@residency/contract/areas/organisation/training-unit.contract'
import type { InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'
import { useChange, useKey } from './organisation.queries.ts'

export type UnitListInput = InputOf<typeof unit.listTrainingUnits>

export const useUnits = (input: UnitListInput) =>
  useQuery({
    queryKey: useKey('units', input),
    queryFn: ({ signal }) => call(unit.listTrainingUnits, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
export const useUnitForm = (id: number | null) =>
  useQuery({
    queryKey: useKey('unit-form', id),
    queryFn: ({ signal }) => call(unit.getTrainingUnitForm, { id: id! }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })
export const useUnitOptions = () =>
  useQuery({
    queryKey: useKey('unit-options'),
    queryFn: ({ signal }) => call(unit.getTrainingUnitOptions, {}, { signal, quiet: true }),
  })

export const useSaveUnit = () =>
  useChange(async ({ id, ...values }: unit.TrainingUnitChange & { id: number | null }) => {
    if (id === null) await call(unit.createTrainingUnit, values, { quiet: true })
    else await call(unit.updateTrainingUnit, { ...values, id }, { quiet: true })
  })
export const useDeleteUnit = () => useChange((id: number) => call(unit.deleteTrainingUnits, { ids: String(id) }))
export const useSetUnitStatus = () =>
  useChange(async ({ id, status }: { id: number; status: 0 | 1 }) => {
    const form = await call(unit.getTrainingUnitForm, { id })
    return call(unit.updateTrainingUnit, { ...form, status })
  })
