import type { ReceiptFilters } from '@residency/contract/areas/messages/informs/inform.contract'
import { informWords } from '@residency/contract/areas/messages/informs/text'
import { labelIn, toMoment } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { visibleSenders } from '../recipients/recipient.policy.ts'
import { findInform } from './inform.queries.ts'
import {
  countReceipts,
  findReceiptBatch,
  findReceiptPage,
  type ReceiptRow,
} from './receipt.queries.ts'
import { receiptStatusOf } from './receipt-status.rules.ts'

const departmentOf = (ctx: SignedCtx, row: ReceiptRow) =>
  row.department && labelIn(ctx.language, row.department, row.departmentEn)

const findVisible = (ctx: SignedCtx, id: number) =>
  findInform(ctx.db, visibleSenders(ctx.actor), id, ctx.actor.userId)

export async function listReceipts(
  ctx: SignedCtx,
  { id, ...filters }: ReceiptFilters & { id: number },
) {
  found(await findVisible(ctx, id))

  const { rows, total } = await findReceiptPage(
    ctx.db,
    { ...filters, informId: id },
    filters,
    ctx.language,
  )

  const list = rows.map((row) => ({
    id: row.id,
    name: row.name,
    number: row.number,
    department: departmentOf(ctx, row),
    readAt: toMoment(row.readAt),
    confirmedAt: toMoment(row.confirmedAt),
  }))

  return { list, total }
}

const COLUMNS = [
  'title',
  'name',
  'number',
  'department',
  'status',
  'readAt',
  'confirmedAt',
] as const
type Filters = { informId?: number | undefined; status?: ReceiptFilters['status'] }

/** Recipients of one inform in scope; without an inform the sheet is empty. */
export const receiptSheet = exportPlan<(typeof COLUMNS)[number], Filters>({
  sheet: 'messages.receipts',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'title' ? 30 : 16 })),
    { moment: ['readAt', 'confirmedAt'] },
  ),
  count: async (ctx, filters) => {
    const id = await visibleId(ctx, filters)
    return id === null ? 0 : countReceipts(ctx.db, { ...filters, informId: id })
  },
  async *rows(ctx, filters) {
    const id = await visibleId(ctx, filters)
    if (id === null) return

    const { receiptStatuses } = informWords[ctx.language]

    for await (const row of everyRow(async (page) => ({
      rows: await findReceiptBatch(ctx.db, { ...filters, informId: id }, page),
    })))
      yield {
        title: row.title,
        name: row.name,
        number: row.number,
        department: departmentOf(ctx, row),
        status: receiptStatuses[receiptStatusOf(row)],
        readAt: row.readAt && minuteInChina(row.readAt),
        confirmedAt: row.confirmedAt && minuteInChina(row.confirmedAt),
      }
  },
})

const visibleId = async (ctx: SignedCtx, { informId }: Filters) =>
  informId !== undefined && (await findVisible(ctx, informId)) ? informId : null
