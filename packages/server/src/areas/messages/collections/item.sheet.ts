import type { CollectionItemFilters } from '@residency/contract/areas/messages/collections/collection.contract'
import { collectionWords } from '@residency/contract/areas/messages/collections/text'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { visibleSenders } from '../recipients/recipient.policy.ts'
import { countItems, findItemBatch } from './item.queries.ts'

const COLUMNS = [
  'collection',
  'name',
  'number',
  'department',
  'state',
  'uploadedAt',
  'late',
  'files',
  'reason',
] as const

type Filters = Partial<Pick<CollectionItemFilters, 'collectionId' | 'sort' | 'state' | 'keywords'>>

/** People of one collection in scope; without a collection the sheet is empty. */
export const collectionItemSheet = exportPlan<(typeof COLUMNS)[number], Filters>({
  sheet: 'messages.collectionItems',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'collection' || key === 'reason' ? 30 : 14 })),
    { moment: ['uploadedAt'], number: ['files'] },
  ),
  count: (ctx, { collectionId = 0, ...filters }) =>
    countItems(ctx.db, visibleSenders(ctx.actor), { ...filters, collectionId }),
  async *rows(ctx, { collectionId = 0, ...filters }) {
    const { flows, late } = collectionWords[ctx.language]
    const scope = visibleSenders(ctx.actor)

    for await (const row of everyRow(async (page) => ({
      rows: await findItemBatch(ctx.db, scope, { ...filters, ...page, collectionId }, ctx.language),
    })))
      yield {
        collection: row.title,
        name: row.name,
        number: row.number,
        files: row.fileKeys.length,
        reason: row.reason,
        department: row.department && labelIn(ctx.language, row.department, row.departmentEn),
        state: flows.collectionItem.states[row.state],
        uploadedAt: row.uploadedAt && minuteInChina(row.uploadedAt),
        late: row.isLate ? late.yes : late.no,
      }
  },
})
