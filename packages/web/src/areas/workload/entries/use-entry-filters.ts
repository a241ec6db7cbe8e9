import { ENTRY_MARKS } from '@residency/contract/areas/workload/entries/entry.contract'
import { entryWords } from '@residency/contract/areas/workload/entries/text'
import { monthInShanghai } from '../../../platform/clock.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import {
  choiceFilter,
  dayFilter,
  type Filter,
  flagFilter,
  textFilter,
} from '../../../screens/list/list-filters.tsx'
import { toChoices, toSameChoices } from '../../../ui/choices/choices.ts'
import { ENTRY_STATES_LISTED } from '../own-work/new-entry.rules.ts'
import { monthsBack } from './audit-month.rules.ts'
import { entryText } from './entry.text.ts'
import { kindTabs } from './kind-tabs.tsx'

const MONTHS = 36

/** The filters of entries: kind and month first, then what waits for the reader. */
export function useEntryFilters(): Filter[] {
  const { list: text } = useText(entryText)
  const { fields, flows, entryMarks } = useText(entryWords)

  const months = toSameChoices(monthsBack(monthInShanghai(), MONTHS))

  const states = toChoices(ENTRY_STATES_LISTED, flows.workloadEntry.states)

  const marks = toChoices(ENTRY_MARKS, entryMarks)

  return [
    kindTabs(fields.kind),
    choiceFilter('month', text.month, months),
    flagFilter('waiting', fields.waiting),
    textFilter('keywords', text.search),
    choiceFilter('state', fields.state, states),
    choiceFilter('marked', text.marks, [{ value: '1', label: text.anyMark }, ...marks]),
    dayFilter('from', fields.from),
    dayFilter('until', fields.until),
  ]
}
