import type { TrainingUnitFilters } from '@residency/contract/areas/organisation/training-units/training-unit.contract'
import { foldSearch } from '@residency/contract/kernel/fold'

type Unit = {
  name: string
  nameEn: string | null
  code: string | null
  kind: string
  status: 0 | 1
}

/** Whether a unit is what was asked for. */
export const unitMatcher = ({ keywords, kind, status }: TrainingUnitFilters) => {
  const words = keywords && foldSearch(keywords)
  const has = (text: string | null) => text !== null && foldSearch(text).includes(words!)
  return (unit: Unit) =>
    (!kind || unit.kind === kind) &&
    (status === undefined || unit.status === status) &&
    (!words || has(unit.name) || has(unit.nameEn) || has(unit.code))
}
