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

type Numbered = { seq: number }
/**
 * What of a batch is new after `last`, the last event that is kept of its device. Null: events between are missing, nothing may be kept.
 * `repeated` are those the device sent before.
 */
export function sortedOut<E extends Numbered>(events: readonly E[], last: number): { repeated: E[]; fresh: E[] } | null {
  if (events.length > 0 && events[0]!.seq > last + 1) return null
  return { repeated: events.filter(({ seq }) => seq <= last), fresh: events.filter(({ seq }) => seq > last) }
}

export type WindowStand = 'counts' | 'otherWindow' | 'otherDevice' | 'free'
type Holder = { client_id: string | null; window_id: string | null }
/** How a window of a device stands to an attempt. */
export function windowStandOf({ client_id, window_id }: Holder, clientId: string, windowId: string): WindowStand {
  if (client_id === null) return 'free'
  if (client_id !== clientId) return 'otherDevice'
  return window_id === windowId ? 'counts' : 'otherWindow'
}
