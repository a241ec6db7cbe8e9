import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { collectingGarbage } from '../../../platform/jobs/collect-garbage.ts'
import { tellProgress } from './task.queries.ts'

const TOLD_EVERY_MS = 300

/** Somebody asked for the task to stop. */
export class Cancelled extends Error {}
export type Told = (done: number, total?: number) => Promise<void>

/** Tells progress, not more often than anybody looks; stops the work when that was asked for. Called every few hundred rows. */
export function teller(ctx: SignedCtx, id: number): Told {
  let last = 0
  const tidy = collectingGarbage()
  return async (done, total) => {
    await tidy()
    if (Date.now() - last < TOLD_EVERY_MS && total === undefined) return
    last = Date.now()
    if (!(await tellProgress(ctx.db, id, ctx.now(), { done, ...(total !== undefined && { total }) }))) throw new Cancelled()
  }
}
