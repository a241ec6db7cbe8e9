import type { Db } from '../../../platform/db/connect/pool.ts'
import type { AttemptRow } from '../taking/attempt.queries.ts'
import { findBodies } from './journal.queries.ts'
import {
  isBeyond,
  type JournalSize,
  journalBound,
  MIN_BOUND,
  sizeOf,
  together,
  withReserve,
} from './journal-bound.rules.ts'

/** What the journal of an attempt holds with some more events in it. */
export const sizeWith = (
  { journalEvents, journalBytes }: AttemptRow,
  more: readonly { value: unknown }[],
): JournalSize => together({ events: journalEvents, bytes: Number(journalBytes) }, sizeOf(more))

/**
 * Whether a journal may grow to a size; a submission may bring its last events along beyond the
 * bound.
 */
export async function hasRoom(
  db: Db,
  attempt: AttemptRow,
  size: JournalSize,
  isSubmission: boolean,
): Promise<boolean> {
  if (!isBeyond(size, MIN_BOUND)) return true

  const bound = journalBound(await findBodies(db, attempt.paperId))
  return !isBeyond(size, isSubmission ? withReserve(bound) : bound)
}
