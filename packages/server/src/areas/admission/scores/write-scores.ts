import { sql } from 'kysely'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { scoresOf } from './list-scores.ts'
import { pointsOf, scoreKey } from './score.rules.ts'

export type ScoreEntry = {
  registrationId: number
  offerId: number | null
  component: string
  points: number
}

const BATCH_SIZE = 2000

/**
 * Writes scores (hundredths) of registrations the caller has locked and judged. One that is as it
 * was stays as it was, its check too; a new or changed one waits for a second person. Audited line
 * by line. Returns how many were written.
 */
export async function writeScores(tx: SignedCtx, entries: readonly ScoreEntry[]): Promise<number> {
  const stored = await scoresOf(
    tx,
    entries.map((entry) => entry.registrationId),
  )

  const changed = entries.filter((entry) => stored.get(scoreKey(entry))?.points !== entry.points)

  for (let from = 0; from < changed.length; from += BATCH_SIZE)
    await put(tx, changed.slice(from, from + BATCH_SIZE))

  for (const line of linesOf(changed)) {
    const pointsAt = (points: (entry: ScoreEntry) => number | undefined) =>
      Object.fromEntries(
        line.map((entry) => [
          entry.component,
          points(entry) === undefined ? null : pointsOf(points(entry)!),
        ]),
      )

    const { registrationId, offerId } = line[0]!

    const detail = {
      ...(offerId && { offerId }),
      before: pointsAt((entry) => stored.get(scoreKey(entry))?.points),
      after: pointsAt((entry) => entry.points),
    }

    await tx.audit({
      action: 'recruitment.score.enter',
      entity: 'registration',
      entityId: registrationId,
      detail,
    })
  }

  return changed.length
}

/** The entries registration by registration, offer by offer. */
function linesOf(entries: readonly ScoreEntry[]): ScoreEntry[][] {
  const lines = new Map<string, ScoreEntry[]>()
  for (const entry of entries) {
    const key = `${entry.registrationId}/${entry.offerId}`
    const line = lines.get(key)
    if (line) line.push(entry)
    else lines.set(key, [entry])
  }

  return [...lines.values()]
}

const put = (tx: SignedCtx, entries: readonly ScoreEntry[]) =>
  sql`insert into exam_scores (registration_id, offer_id, component, points, entered_by, entered_at)
    select t.registration_id, t.offer_id, t.component, t.points, ${tx.actor.userId}, ${tx.now()}
    from ${rowsOf(entries, { registrationId: 'bigint', offerId: 'bigint', component: 'text', points: 'int' })} t
    on conflict on constraint exam_scores_once do update
      set points = excluded.points, entered_by = excluded.entered_by,
      entered_at = excluded.entered_at, checked_by = null, checked_at = null, waiver_id = null,
      differed_by = null, differed_at = null`.execute(tx.db)
