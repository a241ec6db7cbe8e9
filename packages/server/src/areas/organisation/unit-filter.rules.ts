import type { TrainingUnitFilters } from '@residency/contract/areas/organisation/training-unit.contract'

type Unit = { name: string; name_en: string | null; code: string | null; kind: string; status: number }
/** Whether a unit is what was asked for. */
export const unitMatcher = ({ keywords, kind, status }: TrainingUnitFilters) => {
  const words = keywords?.toLowerCase()
  const has = (text: string | null) => text?.toLowerCase().includes(words!) === true
  return (unit: Unit) =>
    (!kind || unit.kind === kind) &&
    (status === undefined || unit.status === status) &&
    (!words || has(unit.name) || has(unit.name_en) || has(unit.code))
}
