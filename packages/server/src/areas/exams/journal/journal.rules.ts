import type { AnswerValue } from '@residency/contract/areas/questions/bank/question.shape'

/** An event of an attempt's journal, in the order of storage. */
export type JournalEvent = {
  kind: 'answer' | 'flag' | 'leave' | 'return'
  itemId: number | null
  part: string
  value: AnswerValue
  isLate: boolean
}

/** The place of an answer in an attempt: a question of the paper, and of a case its part. */
export const placeOf = (itemId: number, part: string) => `${itemId}/${part}`
export type AttemptFold = { answers: Map<string, AnswerValue>; flags: Set<number> }

/**
 * The state of an attempt is the fold of its journal: the last answer to each place counts, null
 * takes one back. Late events count only where `takesLate`.
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

type NumberedEvent = { seq: number }

/**
 * The part of a batch that is new after `last`, the last stored event of its device. Null: events
 * between are missing, nothing may be stored. `repeated` are those the device sent before.
 */
export function splitBatch<E extends NumberedEvent>(
  events: readonly E[],
  last: number,
): { repeated: E[]; fresh: E[] } | null {
  if (events.length > 0 && events[0]!.seq > last + 1) return null
  return {
    repeated: events.filter(({ seq }) => seq <= last),
    fresh: events.filter(({ seq }) => seq > last),
  }
}

export type WindowStatus = 'counts' | 'otherWindow' | 'otherDevice' | 'free'
type Holder = { clientId: string | null; windowId: string | null; deviceHash: Buffer | null }

/**
 * The browser that calls, by its device cookie, which no page can read and no client can choose.
 * null: it sent none; 'any': it makes no difference.
 */
export type CallingDevice = Buffer | null | 'any'
type Caller = { clientId: string; windowId: string; device: CallingDevice }

/**
 * Whether another device holds an attempt: by the name that a device gives itself, or by the cookie
 * of its browser.
 */
export function isElsewhere(
  { clientId: holderId, deviceHash }: Omit<Holder, 'windowId'>,
  { clientId, device }: Omit<Caller, 'windowId'>,
): boolean {
  if (holderId === null) return false
  if (holderId !== clientId) return true

  return device !== 'any' && deviceHash !== null && !(device?.equals(deviceHash) ?? false)
}

/**
 * The status of a window of a device in an attempt. A browser without a cookie is nobody's device.
 */
export function windowStatusOf(holder: Holder, caller: Caller): WindowStatus {
  if (holder.clientId === null) return 'free'
  if (isElsewhere(holder, caller) || caller.device === null) return 'otherDevice'

  return holder.windowId === caller.windowId ? 'counts' : 'otherWindow'
}
