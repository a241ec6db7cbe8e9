import { cohortWords } from '@residency/contract/areas/standards/cohort/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, type Filter } from '../../../screens/list/list-filters.tsx'
import { toTextChoices } from '../../../ui/choices/choices.ts'
import { yearChoices } from '../../../ui/choices/year-choices.ts'
import { useCohortChoices } from './cohort.queries.ts'

/** Filters by major and year that the lists of cohorts share. */
export function useCohortFilters(): Filter[] {
  const { fields } = useText(cohortWords)
  const majors = toTextChoices(useCohortChoices().data?.majors)

  return [
    choiceFilter('majorId', fields.majorId, majors),
    choiceFilter('year', fields.year, yearChoices()),
  ]
}
