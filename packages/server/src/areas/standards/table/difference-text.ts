import type { Difference } from '@residency/contract/areas/standards/table/standard-rows.public'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import type { Language } from '@residency/contract/kernel'

/** What does not add up, as a sentence: which stage is short by how much. */
export function differenceText(language: Language, differences: readonly Difference[]): string {
  const { differences: words, stages } = tableWords[language]

  const text = ({ stage, needed, given }: Difference) =>
    (given < needed ? words.short : words.over)
      .replace('{stage}', stage === null ? words.whole : stages[stage])
      .replace('{count}', String(Math.abs(needed - given)))
      .replace('{needed}', String(needed))
      .replace('{given}', String(given))

  return differences.map(text).join(words.and)
}
