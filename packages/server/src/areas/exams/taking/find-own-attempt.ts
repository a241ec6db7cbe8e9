import type { Ctx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import type { Taker } from './attempt.policy.ts'
import { type AttemptRow, lockAttempt } from './attempt.queries.ts'
import { isOverdue } from './deadline.rules.ts'
import { timeOut } from './end-overdue.ts'

/**
 * A taker's own attempt, locked; one whose time has run out is ended first. Attempts of others are
 * not found.
 */
export async function findOwnAttempt(tx: Ctx, taker: Taker, id: number): Promise<AttemptRow> {
  const attempt = found(await lockAttempt(tx.db, taker, id))
  if (!isOverdue(attempt, tx.now())) return attempt

  await timeOut(tx, [attempt])

  return found(await lockAttempt(tx.db, taker, id))
}
