import { momentBefore } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/http/ctx.ts'
import { Fail } from '../../../platform/http/fail.ts'
import { type CtxParts, makeCtx } from '../../../platform/http/make-ctx.ts'
import { maySheet } from '../../../platform/sheets/bind-sheet.ts'
import type { SheetInto } from '../../../platform/sheets/sheet-plan.ts'
import { findActorById } from '../../accounts/accounts.public.ts'
import { inputCell } from './ask-task.ts'
import { endAndNotify } from './end-and-notify.ts'
import { Cancelled, progressReporter } from './report-progress.ts'
import { runExport } from './run-export.ts'
import { runImport } from './run-import.ts'
import { endTask, requeueTask, takeTask } from './task.queries.ts'
import { brokenBy, errorToStore } from './task-error.ts'

/** A worker without a heartbeat for this long counts as dead. */
export const STALLED_MS = 45_000

/** Maximum attempts of a task that fails unexpectedly. */
export const MAX_TRIES = 3

/**
 * Runs one task with its owner's current rights. An expected failure ends it; an unexpected one is
 * retried.
 */
export function taskRunner(deps: CtxParts) {
  return async ({ key }: Readonly<Record<string, unknown>>): Promise<void> => {
    const now = deps.now()
    const task = await takeTask(deps.db, String(key), now, momentBefore(now, STALLED_MS))
    if (!task) return

    const actor = await findActorById(deps.db, task.userId)
    const plan = deps.services.sheets.get(task.sheet)
    // rights may have changed since the request
    if (!actor || !plan || !maySheet(actor, plan, task.kind))
      return void (await endTask(deps.db, task.id, now, 'fail', { error: 'kernel.notAllowed' }))

    const client = { ip: task.ip, agent: '', device: null, portalToken: null }
    const ctx = makeCtx(deps, actor, task.language, client)
    const input = JSON.parse(
      ctx.fields.openCell(inputCell(task.key), task.inputSealed) ?? '{}',
    ) as Record<string, unknown>
    const report = progressReporter(ctx, task.id)

    try {
      if (task.kind === 'import')
        await runImport(
          ctx,
          plan,
          task,
          { mode: String(input.mode), into: (input.into ?? {}) as SheetInto },
          report,
        )
      else await runExport(ctx, plan, task, input, report)
    } catch (e) {
      if (e instanceof Cancelled) return void (await endTask(ctx.db, task.id, ctx.now(), 'cancel'))

      if (e instanceof Fail || task.tries >= MAX_TRIES)
        return inTransaction(ctx, (tx) =>
          endAndNotify(tx, task, 'fail', {
            error: e instanceof Fail ? errorToStore(e) : brokenBy(e),
          }),
        )

      await requeueTask(deps.db, task.id)

      throw e
    }
  }
}
