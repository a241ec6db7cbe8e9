import { awardApplicationFlow } from '@residency/contract/areas/awards/applications/award-application.flow'
import { awardApplicationWords } from '@residency/contract/areas/awards/applications/text'
import { awardKindWords } from '@residency/contract/areas/awards/kinds/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, type Filter, textFilter } from '../../../screens/list/list-filters.tsx'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { yearChoices } from '../../../ui/choices/year-choices.ts'
import { useBaseChoices } from '../kinds/kind.queries.ts'
import { useAwardChoices } from './application.queries.ts'
import type { FilterName } from './application.rules.ts'
import { applicationText } from './application.text.ts'

/** Filters of the lists of applications, by name. */
export function useApplicationFilters(
  names: readonly FilterName[],
  fromOutside: boolean,
): Filter[] {
  const text = useText(applicationText)
  const { flows, nominated, views } = useText(awardApplicationWords)
  const { fields } = useText(awardKindWords)
  const years = yearChoices()
  const bases = useBaseChoices().data ?? []
  const kinds = (useAwardChoices().data ?? []).filter(
    ({ audience }) => (audience === 'outside') === fromOutside,
  )
  const states = toChoices(awardApplicationFlow.states.slice(1), flows.awardApplication.states)
  const ways = toChoices(['0', '1'], nominated)

  const known: Readonly<Record<FilterName, Filter>> = {
    keywords: textFilter('keywords', text.search),
    view: choiceFilter('view', views.waiting, [{ value: 'waiting', label: views.waiting }]),
    kindId: choiceFilter('kindId', fields.kindId, toTextChoices(kinds)),
    state: choiceFilter('state', fields.state, states),
    year: choiceFilter('year', fields.year, years),
    baseId: choiceFilter('baseId', fields.baseId, toTextChoices(bases)),
    isNominated: choiceFilter('isNominated', text.way, ways),
  }

  return names.map((name) => known[name])
}
