type Text = Readonly<Record<'none' | 'someUnmatched' | 'noneMatched', string>>
type Stays = Readonly<Record<'blockIds' | 'unmatchedIds' | 'waiting', readonly unknown[]>>

/** The hint about swaps above the stays; nothing without a stay to come. */
export function hintOf(text: Text, { blockIds, unmatchedIds, waiting }: Stays): string | undefined {
  if (blockIds.length > 0)
    return unmatchedIds.length > 0 ? `${text.none}${text.someUnmatched}` : text.none
  if (unmatchedIds.length > 0) return text.noneMatched

  return waiting.length > 0 ? text.none : undefined
}
