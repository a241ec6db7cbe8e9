import type { HomePart } from '@residency/contract/kernel'

type PartWithKey = { key: string; part: HomePart }

function contentOf(part: Exclude<HomePart, { kind: 'figure' }>): readonly unknown[] {
  if (part.kind === 'rows') return part.rows

  return part.kind === 'facts' ? part.facts : part.labels
}

/** A figure of nothing is an answer. */
const isFilled = ({ part }: PartWithKey) => part.kind === 'figure' || contentOf(part).length > 0

/** The parts that show something, and the sentences of the others: no card is empty. */
export const splitParts = (parts: readonly PartWithKey[]) => ({
  filled: parts.filter(isFilled),
  sentences: parts.flatMap(({ key, part }) =>
    'empty' in part && !isFilled({ key, part }) ? [{ key, sentence: part.empty }] : [],
  ),
})
