import type { Measure } from '../../../platform/health/measure.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findWaitingWork } from './task.queries.ts'

const DAY_MS = 86_400_000

/** How long the oldest job waits, and imports and exports that failed within a day. */
export async function measureTasks({ db, now }: SignedCtx): Promise<readonly Measure[]> {
  const { failed, waiting } = await findWaitingWork(db, new Date(now().getTime() - DAY_MS))

  return [
    { name: 'oldestJobSeconds', value: waiting },
    { name: 'failedTasks', value: failed },
  ]
}
