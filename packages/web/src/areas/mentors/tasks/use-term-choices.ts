import { recordWords } from '@residency/contract/areas/mentors/records/text'
import { yearInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { taskText } from './task.text.ts'

/** Years around now and the two terms, for filters and forms. */
export function useTermChoices() {
  const text = useText(taskText)
  const { terms } = useText(recordWords)
  const now = yearInShanghai()

  return {
    years: [1, 0, -1, -2].map((more) => ({
      value: String(now + more),
      label: say(text.yearName, { year: now + more }),
    })),
    terms: toTextChoices(toChoices([1, 2], terms)),
  }
}
