import { todayInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { useRecordWords } from '../records/use-record-words.ts'
import { taskText } from './task.text.ts'

/** Years around now and the two terms, for filters and forms. */
export function useTermChoices() {
  const text = useText(taskText)
  const { terms } = useRecordWords()
  const now = Number(todayInShanghai().slice(0, 4))
  return {
    years: [1, 0, -1, -2].map((more) => ({ value: String(now + more), label: say(text.yearName, { year: now + more }) })),
    terms: ([1, 2] as const).map((value) => ({ value: String(value), label: terms[value] })),
  }
}
