import { DEPARTMENT_KINDS } from '@residency/contract/areas/organisation/departments/department.contract'
import { useText } from '../../platform/i18n.ts'
import { organisationText } from './organisation.text.ts'
import { useOrganisationWords } from './use-organisation-words.ts'

/** Options of filters that several lists share. */
export function useChoices() {
  const text = useText(organisationText)
  const { departmentKinds, professions, trainingUnitKinds, baseModes } = useOrganisationWords()
  const from = <T extends string>(words: Readonly<Record<T, string>>, keys: readonly T[]) =>
    keys.map((value) => ({ value, label: words[value] }))
  return {
    yesNo: ([1, 0] as const).map((value) => ({ value: String(value), label: text.yesNo[value] })),
    kinds: from(departmentKinds, DEPARTMENT_KINDS),
    professions: from(professions, ['pharmacist', 'technician']),
    unitKinds: from(trainingUnitKinds, ['main', 'grassroots', 'cooperating']),
    modes: from(baseModes, ['national', 'own']),
  }
}
