import type { Shortfall } from '@residency/contract/areas/rotations/blocks/block.contract'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import type { Language } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'

/** What is short, as a sentence. */
export function shortfallText(language: Language, shortfalls: readonly Shortfall[]): string {
  const { shortfalls: words, and } = blockWords[language]
  const text = ({ key, value, limit }: Shortfall) => fillSentence(words[key], { value, limit })
  return shortfalls.map(text).join(and)
}
