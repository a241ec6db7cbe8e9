import type { TrainingUnitOption } from '@residency/contract/areas/organisation/training-units/training-unit.contract'
import { useUnitOptions } from './unit.queries.ts'

const flat = (options: readonly TrainingUnitOption[]): { value: string; label: string }[] =>
  options.flatMap(({ value, label, children }) => [
    { value: String(value), label },
    ...flat(children ?? []),
  ])

/** Enabled units as options of a filter. */
export const useUnitChoices = () =>
  (useUnitOptions().data ?? []).flatMap((group) => flat(group.children))
