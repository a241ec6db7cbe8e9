import type { Difference } from '@residency/contract/areas/standards/table/standard-rows.public'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import { joinClauses, type Language } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'

/** What does not add up, as a sentence: which stage is short by how much. */
export function differenceText(language: Language, differences: readonly Difference[]): string {
  const { differences: words, stages } = tableWords[language]

  const text = ({ stage, needed, given }: Difference) =>
    fillSentence(given < needed ? words.short : words.over, {
      stage: stage === null ? words.whole : stages[stage],
      count: Math.abs(needed - given),
      needed,
      given,
    })

  return joinClauses(language, differences.map(text))
}
