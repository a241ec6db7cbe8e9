import { intakesWords } from '@residency/contract/areas/intakes/text'
import { useText } from '../../../platform/texts/i18n.ts'
import type { CoreFieldRow } from './core-field.queries.ts'

/** Labels of registration fields. */
export function useCoreNames() {
  const { coreFields, signUpSections } = useText(intakesWords)
  const names: Readonly<Record<string, string>> = coreFields
  const ownName = (row: CoreFieldRow) =>
    row.name === null ? signUpSections[row.section] : (names[row.name] ?? row.name)
  const isOfLevel = (row: CoreFieldRow) =>
    ['junior', 'undergraduate', 'master', 'doctor'].includes(row.section)
  const nameOf = (row: CoreFieldRow) =>
    isOfLevel(row) ? `${signUpSections[row.section]} · ${ownName(row)}` : ownName(row)

  return {
    ownName,
    nameOf,
    sectionOf: (section: CoreFieldRow['section']) => signUpSections[section],
  }
}
