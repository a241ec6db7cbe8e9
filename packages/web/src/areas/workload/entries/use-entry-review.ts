import type { Entry } from '@residency/contract/areas/workload/entries/entry.contract'
import { entryReview } from '@residency/contract/areas/workload/entries/entry-review.contract'
import { entryWords } from '@residency/contract/areas/workload/entries/text'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { ENTRY_PATHS } from './entry.queries.ts'
import { entryText } from './entry.text.ts'

/** The decisions about entries. */
export function useEntryReview(): Review<Entry> {
  const { audit: text } = useText(entryText)
  const { actions } = useText(entryWords).flows.workloadEntry
  return {
    calls: entryReview,
    paths: ENTRY_PATHS,
    actions,
    done: { pass: text.passed, return: text.returned, reject: text.rejected },
  }
}
