import { DEPARTURE_KINDS } from '@residency/contract/areas/students/departure/departure.contract'
import { departureFlow } from '@residency/contract/areas/students/departure/departure.flow'
import { useText } from '../../../platform/i18n.ts'
import { choiceFilter, type Filter, textFilter } from '../../../screens/list-filters.tsx'
import { toChoices } from '../../../ui/choices.ts'
import { useBaseFilter } from '../../organisation/use-base-filter.public.ts'
import { departureText } from './departure.text.ts'
import { useDepartureWords } from './use-departure-words.ts'

/** Filters of the list of departures. */
export function useDepartureFilters(): Filter[] {
  const text = useText(departureText)
  const { flows, departureKinds } = useDepartureWords()
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
