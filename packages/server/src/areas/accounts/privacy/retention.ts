import type { Eraser, RetentionContext } from '../../../platform/area.ts'
import { auditOf } from '../../../platform/audit/audit.ts'
import { dayInChina } from '../../../platform/clock.ts'
import {
  readInternalSetting,
  writeInternalSetting,
} from '../../../platform/db/connect/internal-settings.ts'
import { tryLock } from '../../../platform/db/try-lock.ts'
import { endOfPeriod } from './retention.rules.ts'

const LOCK = 7_203_119
const BATCH_SIZE = 200
const DONE_ON = 'retention.doneOn'

/**
 * Runs one step under a lock shared by all processes; undefined if another process holds it or
 * today's run is complete. The lock ends with the transaction, so a crashed process leaves none
 * behind.
 */
async function inTurn<T>(
  deps: RetentionContext,
  work: (turn: RetentionContext) => Promise<T>,
): Promise<T | undefined> {
  return deps.db.transaction().execute(async (db) => {
    if (!(await tryLock(db, LOCK))) return undefined
    if ((await readInternalSetting(db, DONE_ON)) === dayInChina(deps.now())) return undefined

    return work({ ...deps, db })
  })
}

const auditErasure = (
  turn: RetentionContext,
  action: string,
  detail: Readonly<Record<string, unknown>>,
) =>
  auditOf(
    turn.db,
    () => ({ userId: null, sessionId: null, ip: 'server', now: turn.now }),
    turn.fields,
  )({ action, detail })

/**
 * Erases data past its retention period, once a day across all processes, in batches, each with its
 * audit entry in its own transaction. An interrupted run is resumed. Returns the counts; undefined
 * if there was nothing to do.
 */
export async function runRetention(
  deps: RetentionContext,
  erasers: readonly Eraser[],
): Promise<Record<string, number> | undefined> {
  const counts: Record<string, number> = {}
  for (const { kind, period, erase } of erasers) {
    counts[kind] = 0
    for (let last: number | undefined = BATCH_SIZE; last === BATCH_SIZE; ) {
      last = await inTurn(deps, async (turn) => {
        const count = await erase(turn, endOfPeriod(period, turn.now()), BATCH_SIZE)
        if (count > 0) await auditErasure(turn, 'accounts.retention.erase', { kind, count })

        return count
      })

      if (last === undefined) return undefined

      counts[kind] += last
    }
  }

  return inTurn(deps, async (turn) => {
    const today = dayInChina(turn.now())
    await writeInternalSetting(turn.db, DONE_ON, today)
    await auditErasure(turn, 'accounts.retention.run', { counts })

    return counts
  })
}
