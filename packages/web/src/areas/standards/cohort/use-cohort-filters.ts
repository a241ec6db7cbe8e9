import { cohortWords } from '@residency/contract/areas/standards/cohort/text'
import { todayInShanghai } from '../../../platform/clock.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, type Filter } from '../../../screens/list/list-filters.tsx'
import { toTextChoices } from '../../../ui/choices/choices.ts'
import { useCohortChoices } from './cohort.queries.ts'

const YEARS = 6

/** Filters by major and year that the lists of cohorts share. */
export function useCohortFilters(): Filter[] {
  const { fields } = useText(cohortWords)
  const majors = toTextChoices(useCohortChoices().data?.majors)
  // next year's are prepared already
  const latest = Number(todayInShanghai().slice(0, 4)) + 1

  const years = Array.from({ length: YEARS }, (_, i) => String(latest - i)).map((value) => ({
    value,
    label: value,
  }))

  return [choiceFilter('majorId', fields.majorId, majors), choiceFilter('year', fields.year, years)]
}
