import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { createCollector } from '../../../platform/jobs/collect-garbage.ts'
import { saveProgress } from './task.queries.ts'

const REPORT_EVERY_MS = 300

/** The owner cancelled the task. */
export class Cancelled extends Error {}
export type ReportProgress = (done: number, total?: number) => Promise<void>

/**
 * Saves progress at most every 300 ms; throws `Cancelled` if the owner asked for it. Called every
 * few hundred rows.
 */
export function progressReporter(ctx: SignedCtx, id: number): ReportProgress {
  let last = 0
  const collect = createCollector()
  return async (done, total) => {
    await collect()
    if (Date.now() - last < REPORT_EVERY_MS && total === undefined) return

    last = Date.now()

    if (
      !(await saveProgress(ctx.db, id, ctx.now(), { done, ...(total !== undefined && { total }) }))
    )
      throw new Cancelled()
  }
}
