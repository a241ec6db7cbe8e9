import type { Db } from '../../../platform/db/connect/pool.ts'
import { findLastEvents } from './journal.queries.ts'
import { type AttemptFold, foldJournal } from './journal.rules.ts'

/**
 * The current state of an attempt, computed from its journal: the answers that count, by place, and
 * the questions marked for later.
 */
export const loadAttemptState = async (
  db: Db,
  attempt: { id: number; takesLate: boolean },
): Promise<AttemptFold> => foldJournal(await findLastEvents(db, attempt.id, attempt.takesLate))
