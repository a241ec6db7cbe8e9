import { DEPARTURE_KINDS } from '@residency/contract/areas/students/departure/departure.contract'
import { departureFlow } from '@residency/contract/areas/students/departure/departure.flow'
import { departureWords } from '@residency/contract/areas/students/departure/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, type Filter, textFilter } from '../../../screens/list/list-filters.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useBaseFilter } from '../../organisation/use-base-filter.public.ts'
import { departureText } from './departure.text.ts'

/** Filters of the list of departures. */
export function useDepartureFilters(): Filter[] {
  const text = useText(departureText)
  const { flows, departureKinds } = useText(departureWords)
  const ofBase = useBaseFilter()
  const kinds = toChoices(DEPARTURE_KINDS, departureKinds)
  const states = toChoices(departureFlow.states, flows.departure.states)
  const waits = toChoices(['any', 'sign', 'decide'], text.waits)

  return [
    textFilter('keywords', text.search),
    choiceFilter('kind', text.kind, kinds),
    choiceFilter('state', text.state, states),
    choiceFilter('waiting', text.waiting, waits),
    ...ofBase,
  ]
}
