import { buffer } from 'node:stream/consumers'
import { type ExportCalls, holds, type SheetCalls, sheetErrors } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { inSnapshot } from '../db/in-snapshot.ts'
import { XLSX_TYPE } from '../excel/write-sheet.ts'
import type { Bind } from '../http/bind.ts'
import type { Actor, SignedCtx } from '../http/ctx.ts'
import { fail } from '../http/fail.ts'
import type { UploadedPart } from '../http/read-input.ts'
import { openTurns } from '../people-in-turn.ts'
import { exportOf, templateOf } from './sheet-files.ts'
import { type AnySheetPlan, type SheetInto, sheetWordsOf } from './sheet-plan.ts'

const MAX_AT_ONCE = 20_000

/**
 * Direct exports of a process. Each has a connection of its own until it is written: a third of
 * those that are usual, and everybody has one at a time.
 */
const exportInTurn = openTurns({
  atOnce: 3,
  each: 20,
  inAll: 100,
  longestMs: 60_000,
  busy: sheetErrors.exportsBusy,
})
export const MAX_EXPORTED = 200_000

/** Runs imports and exports in the background; implemented by settings. */
export type SheetTasks = {
  /** Stores an uploaded sheet and enqueues its import. Returns the task's key. */
  importLater(
    ctx: SignedCtx,
    plan: AnySheetPlan,
    input: { mode: 'all' | 'valid'; into: SheetInto },
    part: UploadedPart,
  ): Promise<string>
  exportLater(
    ctx: SignedCtx,
    plan: AnySheetPlan,
    input: Readonly<Record<string, unknown>>,
  ): Promise<string>
}

declare module '../http/ctx.ts' {
  interface Services {
    sheetTasks: SheetTasks

    /** All sheet plans by name. */
    sheets: ReadonlyMap<string, AnySheetPlan>
  }
}

type ExportInput = Readonly<Record<string, unknown>>

/** Counts the records of an export, and refuses more than `max`. */
export async function countExported(
  ctx: SignedCtx,
  plan: AnySheetPlan,
  input: ExportInput,
  max: number,
) {
  const count = await plan.count(ctx, input)
  if (count > max) throw fail(sheetErrors.exportTooLong, { max })

  return count
}

/** Audits an export of `count` rows; search words may be a personal number and are left out. */
export const auditExport = (
  ctx: SignedCtx,
  plan: AnySheetPlan,
  { reason, keywords, ...filters }: ExportInput,
  count: number,
) =>
  ctx.audit({
    action: 'settings.sheet.export',
    entity: plan.sheet,
    detail: { count, reason, filters: { ...filters, hasKeywords: Boolean(keywords) } },
  })

export const reasonOf = ({ reason }: ExportInput) => (typeof reason === 'string' ? reason : null)

/**
 * The list as a file, whole before it is sent: what fails while it is read is an answer and not a
 * file that is cut off, and a slow network does not hold the snapshot.
 */
const writeExport = (ctx: SignedCtx, plan: AnySheetPlan, input: ExportInput) =>
  inSnapshot(ctx, async (seen) => {
    await countExported(seen, plan, input, MAX_AT_ONCE)

    const { file, written } = exportOf(seen, plan, plan.rows(seen, input), reasonOf(input))

    return { body: await buffer(file), written: written() }
  })

// Permissions by plan: background work checks them again when it runs.
const permissions = new WeakMap<AnySheetPlan, { import?: string; export: string }>()

export const maySheet = (actor: Actor, plan: AnySheetPlan, kind: string) =>
  holds(actor, permissions.get(plan)?.[kind as 'import' | 'export'] ?? '')

// the endpoints require a permission, so there is always an actor
const signed = (ctx: unknown) => ctx as SignedCtx

function named(
  ctx: SignedCtx,
  plan: AnySheetPlan,
  pattern: 'template' | 'title',
  into: string | null = null,
) {
  const words = sheetWordsOf(ctx.words, ctx.language, plan.sheet)
  const title = fillSentence(pattern === 'title' ? words.title : words[pattern], {
    title: words.title,
  })

  return `${into === null ? title : fillSentence(words.titleInto, { title, into })}.xlsx`
}

/** Binds a direct download of a list: its own, or one more at a published address. */
export function bindDownload(
  bind: Bind,
  call: Omit<ExportCalls['export'], 'path' | 'summary'> & { path: string; summary: string },
  plan: AnySheetPlan,
) {
  bind(call, async (baseCtx, input) => {
    const ctx = signed(baseCtx)

    const { body, written } = await exportInTurn(ctx.actor.userId, () =>
      ctx.services.replica.read(ctx, (reading) => writeExport(reading, plan, input)),
    )

    await auditExport(ctx, plan, input, written)

    return { filename: named(ctx, plan, 'title'), type: XLSX_TYPE, body }
  })
}

/** Binds the two endpoints of an export-only list. */
export function bindExport(bind: Bind, calls: ExportCalls, plan: AnySheetPlan) {
  permissions.set(plan, { export: calls.export.access.permission })
  bindDownload(bind, calls.export, plan)
  bind(calls.exportLater, async (baseCtx, input) => ({
    key: await signed(baseCtx).services.sheetTasks.exportLater(signed(baseCtx), plan, input),
  }))
}

/** Binds the import of a file in the background. */
function bindImporting(bind: Bind, call: SheetCalls['import'], plan: AnySheetPlan) {
  bind(call, async (baseCtx, { mode, ...into }, part) => {
    const ctx = signed(baseCtx)

    await plan.into?.(ctx, into).catch((e: unknown) => {
      part.stream.resume()
      throw e
    })

    return {
      key: await ctx.services.sheetTasks.importLater(
        ctx,
        plan,
        { mode: mode as 'all' | 'valid', into },
        part,
      ),
    }
  })
}

/** Binds an import without template and export. */
export function bindImport(bind: Bind, call: SheetCalls['import'], plan: AnySheetPlan) {
  permissions.set(plan, { import: call.access.permission, export: '' })
  bindImporting(bind, call, plan)
}

/** Binds the four endpoints of a sheet to its plan. */
export function bindSheet(bind: Bind, calls: SheetCalls, plan: AnySheetPlan) {
  bindExport(bind, calls, plan)

  permissions.set(plan, {
    import: calls.import.access.permission,
    export: calls.export.access.permission,
  })

  bind(calls.template, async (baseCtx, into) => {
    const ctx = signed(baseCtx)
    const name = (await plan.into?.(ctx, into)) ?? null
    return {
      filename: named(ctx, plan, 'template', name),
      type: XLSX_TYPE,
      body: await templateOf(ctx, plan, into, name),
    }
  })

  bindImporting(bind, calls.import, plan)
}
