import { DEPARTMENT_KINDS } from '@residency/contract/areas/organisation/departments/department.contract'
import { organisationWords } from '@residency/contract/areas/organisation/text'
import { useText } from '../../platform/texts/i18n.ts'
import { toChoices, toTextChoices } from '../../ui/choices/choices.ts'
import { organisationText } from './organisation.text.ts'

/** Options of filters that several lists share. */
export function useChoices() {
  const text = useText(organisationText)
  const { departmentKinds, professions, trainingUnitKinds, baseModes } = useText(organisationWords)
  return {
    yesNo: toTextChoices(toChoices([1, 0], text.yesNo)),
    kinds: toChoices(DEPARTMENT_KINDS, departmentKinds),
    professions: toChoices(['pharmacist', 'technician'], professions),
    unitKinds: toChoices(['main', 'grassroots', 'cooperating'], trainingUnitKinds),
    modes: toChoices(['national', 'own'], baseModes),
  }
}
