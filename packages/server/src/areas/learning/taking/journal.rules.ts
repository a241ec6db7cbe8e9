import type { AnswerValue } from '@residency/contract/areas/learning/bank/question.shape'

/** An event of an attempt's journal, in the order in which it was kept. */
export type JournalEvent = {
  kind: 'answer' | 'flag' | 'leave' | 'return'
  itemId: number | null
  part: string
  value: AnswerValue
  isLate: boolean
}
/** Where an answer stands in an attempt: a question of the paper, and of a case its part. */
export const placeOf = (itemId: number, part: string) => `${itemId}/${part}`
export type AttemptFold = { answers: Map<string, AnswerValue>; flags: Set<number> }

/**
 * The state of an attempt is the fold of its journal: the last answer to each place counts, null takes one back. Late events count only
 * where `takesLate`.
 */
export function foldJournal(events: Iterable<JournalEvent>, takesLate = false): AttemptFold {
  const answers = new Map<string, AnswerValue>()
  const flags = new Set<number>()
  for (const { kind, itemId, part, value, isLate } of events) {
    if (itemId === null || (isLate && !takesLate)) continue
    if (kind === 'flag') {
      if (value === true) flags.add(itemId)
      else flags.delete(itemId)
    }
    if (kind !== 'answer') continue
    if (value === null) answers.delete(placeOf(itemId, part))
    else answers.set(placeOf(itemId, part), value)
  }
  return { answers, flags }
}
