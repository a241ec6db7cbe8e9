import type { TaskFilters } from '@residency/contract/areas/settings/tasks/task.contract'
import { type InputOf, kernelErrors, toMoment } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type * as contract from '@residency/contract/kernel/task'
import { XLSX_TYPE } from '../../../platform/excel/write-sheet.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { maySheet } from '../../../platform/sheets/bind-sheet.ts'
import { sheetWordsOf } from '../../../platform/sheets/sheet-plan.ts'
import { unreadSentence } from '../../../platform/sheets/unread-columns.ts'
import {
  endTask,
  findOwnTask,
  findTaskForUpdate,
  findTaskPage,
  type TaskRow,
} from './task.queries.ts'
import { storedErrorText } from './task-error.ts'
import { readFindings } from './task-findings.rules.ts'
import { isUntouched, mayStep } from './task-state.rules.ts'

type ByKey = InputOf<typeof contract.getTask, 'out'>

/** A task for its owner or an administrator. */
export function presentTask(
  ctx: SignedCtx,
  task: Omit<TaskRow, 'nickname' | 'tries' | 'startedAt' | 'userId'>,
  actions: string[],
) {
  const hasSheet = ctx.services.sheets.has(task.sheet)
  const words = hasSheet ? sheetWordsOf(ctx.words, ctx.language, task.sheet) : null
  const unread = readFindings(task.faults).unread.map((column) =>
    unreadSentence(ctx.language, column, words?.columns ?? {}),
  )

  return {
    key: task.key,
    kind: task.kind,
    sheet: task.sheet,
    title: words?.title ?? task.sheet,
    state: task.state,
    done: task.done,
    total: task.total,
    written: task.written,
    unchanged: task.unchanged,
    wrong: task.wrong,
    unread,
    error: task.error && storedErrorText(ctx.words, ctx.language, task.error),
    hasResult: task.resultAs !== null,
    createdAt: toMoment(task.createdAt),
    finishedAt: toMoment(task.finishedAt),
    actions,
  }
}

/** What its owner may do to a task. */
export const ownActions = (task: { state: string; resultAs: string | null }) => [
  ...(mayStep('cancel', task.state) ? ['cancel'] : []),
  ...(task.resultAs ? ['download'] : []),
]

/** Own tasks, the newest first. */
export async function listOwnTasks(ctx: SignedCtx, filters: TaskFilters) {
  const { rows, total } = await findTaskPage(ctx.db, ctx.actor.userId, filters)
  return { list: rows.map((task) => presentTask(ctx, task, ownActions(task))), total }
}

/** The progress of the actor's own task; other tasks are "not found". */
export async function getTask(ctx: SignedCtx, { key }: ByKey) {
  const task = found(await findOwnTask(ctx.db, ctx.actor.userId, key))
  const words = ctx.services.sheets.has(task.sheet)
    ? sheetWordsOf(ctx.words, ctx.language, task.sheet).columns
    : {}

  const faults = readFindings(task.faults).faults.map((fault) => ({
    ...fault,
    column: words[fault.column] ?? fault.column,
  }))

  return { ...presentTask(ctx, task, ownActions(task)), faults }
}

/** Cancels the actor's own task: a waiting one at once, a running one at its next step. */
export async function cancelTask(ctx: SignedCtx, { key }: ByKey) {
  return inTransaction(ctx, async (tx) => {
    const row = await findTaskForUpdate(tx.db, key)
    const task = found(row?.userId === ctx.actor.userId ? row : undefined)
    if (!mayStep('cancel', task.state)) throw fail(kernelErrors.actionNotNow)

    await tx.db
      .updateTable('tasks')
      .set({ cancelAskedAt: ctx.now() })
      .where('id', '=', task.id)
      .execute()

    if (isUntouched(task.state)) await endTask(tx.db, task.id, ctx.now(), 'cancel')

    await tx.audit({ action: 'settings.task.cancel', entity: task.sheet, entityId: task.key })

    return null
  })
}

/** Downloads the sheet an own task has produced. */
export async function downloadTaskResult(ctx: SignedCtx, { key }: ByKey) {
  const task = found(await findOwnTask(ctx.db, ctx.actor.userId, key))
  const plan = ctx.services.sheets.get(task.sheet)
  // without the permission its results are no longer available either
  if (!plan || !maySheet(ctx.actor, plan, task.kind)) throw fail(kernelErrors.notFound)
  if (task.resultAs === null || task.resultSize === null) throw fail(kernelErrors.notFound)

  const words = sheetWordsOf(ctx.words, ctx.language, task.sheet)
  const name =
    task.kind === 'import' ? fillSentence(words.result, { title: words.title }) : words.title
  const body = ctx.services.blobs.read(task.resultAs, task.resultSize)

  return { filename: `${name}.xlsx`, type: XLSX_TYPE, body, length: task.resultSize }
}
