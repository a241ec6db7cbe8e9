import type { HomePart } from '@residency/contract/kernel'

type Keyed = { key: string; part: HomePart }

/** What a part without content says; null: it shows something. A figure of nothing is an answer. */
function sentenceOf(part: HomePart): string | null {
  switch (part.kind) {
    case 'figure':
      return null
    case 'facts':
      return part.facts.length > 0 ? null : part.empty
    case 'chart':
      return part.labels.length > 0 ? null : part.empty
    case 'rows':
      return part.rows.length > 0 ? null : part.empty
  }
}

/** The parts that show something, and the sentences of the others: no card is empty. */
export const splitParts = (parts: readonly Keyed[]) => ({
  filled: parts.filter(({ part }) => sentenceOf(part) === null),
  sentences: parts.flatMap(({ key, part }) => {
    const sentence = sentenceOf(part)
    return sentence === null ? [] : [{ key, sentence }]
  }),
})
