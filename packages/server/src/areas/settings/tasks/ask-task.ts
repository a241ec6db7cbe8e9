import { kernelErrors } from '@residency/contract/kernel'
import { newOpaqueId } from '../../../platform/crypto/tokens.ts'
import { BlobTooLarge } from '../../../platform/files/blob-store.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import {
  auditExport,
  countExported,
  MAX_EXPORTED,
  type SheetTasks,
} from '../../../platform/sheets/bind-sheet.ts'
import type { AnySheetPlan } from '../../../platform/sheets/sheet-plan.ts'
import { enqueueTask, nudgeTasks } from './enqueue-task.ts'
import { sheetBytes } from './sheet-bytes.ts'
import { findNextTurn, type TaskKind } from './task.queries.ts'

const MAX_BYTES = 20 * 1024 * 1024

type TaskRequest = {
  kind: TaskKind
  input: Readonly<Record<string, unknown>>
  total?: number
  file?: { storedAs: string; size: number }
}

export const inputCell = (key: string) => ({ table: 'tasks', column: 'input', row: key })

/** Inserts the task and enqueues its job in one transaction. */
async function ask(
  ctx: SignedCtx,
  plan: AnySheetPlan,
  { kind, input, total, file }: TaskRequest,
): Promise<string> {
  const key = newOpaqueId()

  await inTransaction(ctx, async (tx) => {
    const turn = await findNextTurn(tx.db, kind, ctx.actor.userId)
    // enqueued first: pg-boss shows it to workers only after the commit
    const jobId = await enqueueTask(ctx.services.jobs, tx.db, { key, kind, turn })

    await tx.db
      .insertInto('tasks')
      .values({
        key,
        jobId,
        kind,
        turn,
        sheet: plan.sheet,
        userId: ctx.actor.userId,
        ip: ctx.client.ip,
        language: ctx.language,
        inputSealed: ctx.fields.sealCell(inputCell(key), JSON.stringify(input)),
        givenAs: file?.storedAs ?? null,
        givenSize: file?.size ?? null,
        total: total ?? null,
        createdAt: ctx.now(),
      })
      .execute()
  })

  nudgeTasks(ctx.services.jobs, kind)

  return key
}

/** Background imports and exports: stored as tasks, run by whichever process is free. */
export const sheetTasks: SheetTasks = {
  async importLater(ctx, plan, input, part) {
    const file = await ctx.services.blobs.put(sheetBytes(part), MAX_BYTES).catch((e: unknown) => {
      part.stream.resume()
      throw e instanceof BlobTooLarge ? fail(kernelErrors.bodyTooLarge) : e
    })

    return ask(ctx, plan, { kind: 'import', input, file }).catch(async (e: unknown) => {
      await ctx.services.blobs.discard(file.storedAs)
      throw e
    })
  },
  async exportLater(ctx, plan, input) {
    const count = await countExported(ctx, plan, input, MAX_EXPORTED)
    await auditExport(ctx, plan, input, count)

    return ask(ctx, plan, { kind: 'export', input, total: count })
  },
}
