import type { QuestionBody } from '@residency/contract/areas/questions/bank/question.shape'

/** How much of a journal there is, or may be. */
export type JournalSize = { events: number; bytes: number }

/**
 * A page that is typed on without a stop for three hours makes 11,000 events; every answer may be
 * changed hundreds of times.
 */
const EVENTS = { base: 20_000, perAnswer: 200, most: 45_000 }
const [KILOBYTE, MEGABYTE] = [1024, 1_048_576]

/** A text is saved whole each time: a long essay of 20,000 characters some three hundred times. */
const BYTES = { base: MEGABYTE, perChoice: 64 * KILOBYTE, perText: 20 * MEGABYTE }

/** What a submission may bring along beyond the bound: its last events. */
const RESERVE: JournalSize = { events: 200, bytes: MEGABYTE }

const answersOf = (body: QuestionBody) =>
  body.kind === 'case' ? body.parts.map(({ question }) => question.kind) : [body.kind]

const isText = (kind: string) => kind === 'short' || kind === 'essay'

/**
 * The most that the journal of an attempt at a paper may hold, of all devices together: far more
 * than anybody makes who sits it.
 */
export function journalBound(questions: readonly QuestionBody[]): JournalSize {
  const kinds = questions.flatMap(answersOf)
  const texts = kinds.filter(isText).length
  return {
    events: Math.min(EVENTS.base + kinds.length * EVENTS.perAnswer, EVENTS.most),
    bytes: BYTES.base + texts * BYTES.perText + (kinds.length - texts) * BYTES.perChoice,
  }
}

export const withReserve = ({ events, bytes }: JournalSize): JournalSize => ({
  events: events + RESERVE.events,
  bytes: bytes + RESERVE.bytes,
})

export const sizeOf = (events: readonly { value: unknown }[]): JournalSize => ({
  events: events.length,
  bytes: events.reduce(
    (sum, { value }) => sum + Buffer.byteLength(JSON.stringify(value ?? null)),
    0,
  ),
})

export const together = (size: JournalSize, other: JournalSize): JournalSize => ({
  events: size.events + other.events,
  bytes: size.bytes + other.bytes,
})

export const isBeyond = ({ events, bytes }: JournalSize, bound: JournalSize) =>
  events > bound.events || bytes > bound.bytes
