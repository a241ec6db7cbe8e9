import type { OwnItemFilters } from '@residency/contract/areas/messages/collections/collection.contract'
import { collectionWords } from '@residency/contract/areas/messages/collections/text'
import { toMoment } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { OwnRecordPart } from '../../../platform/area.ts'
import {
  type CalendarEvent,
  type DayRange,
  instantsOf,
  latestOf,
} from '../../../platform/calendar/calendar.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { attachmentsOf } from '../attached-files.ts'
import { isOpen, isTaking, mayAsk, mayUpload } from './collection.policy.ts'
import { COLLECTION_ITEM, countToReview } from './collection.queries.ts'
import {
  countToUpload,
  findDueWithin,
  findOwnItem,
  findOwnItemBatch,
  findOwnPage,
  type OwnItemRow,
} from './own-item.queries.ts'
import { presentRules } from './present-collection.ts'

const presentOwnItem = (ctx: SignedCtx, i: OwnItemRow) => ({
  id: i.id,
  title: i.title,
  by: i.by,
  dueAt: toMoment(i.dueAt),
  state: i.state,
  isLate: i.isLate,
  isTaking: isTaking(i, ctx.now()),
  reason: i.reason,
})

export async function listOwnItems(ctx: SignedCtx, filters: OwnItemFilters) {
  const { rows, total } = await findOwnPage(ctx.db, ctx.actor.userId, filters, ctx.now())
  return {
    list: rows.map((row) => ({ ...presentOwnItem(ctx, row), files: row.fileKeys.length })),
    total,
  }
}

export async function getOwnItem(ctx: SignedCtx, { id }: { id: number }) {
  const i = found(await findOwnItem(ctx.db, ctx.actor.userId, id))
  const files = await attachmentsOf(ctx.db, { kind: COLLECTION_ITEM, id }, i.fileKeys)
  const uploadedAt = toMoment(i.uploadedAt)

  return {
    ...presentOwnItem(ctx, i),
    ...presentRules(i),
    body: i.body,
    files,
    uploadedAt,
    version: i.version,
  }
}

export async function collectionsWaiting(ctx: SignedCtx) {
  const [upload, review] = await Promise.all([
    mayUpload(ctx.actor) ? countToUpload(ctx.db, ctx.actor.userId, ctx.now()) : 0,
    mayAsk(ctx.actor) ? countToReview(ctx.db, ctx.actor.userId) : 0,
  ])

  return [
    { kind: 'uploadMaterials' as const, count: upload },
    { kind: 'reviewMaterials' as const, count: review },
  ]
}

/**
 * When something is due that the reader has not uploaded; a collection that was closed before its
 * time is called off.
 */
export async function collectionCalendar(
  ctx: SignedCtx,
  range: DayRange,
): Promise<CalendarEvent[]> {
  const { calendar } = collectionWords[ctx.language]
  const items = await findDueWithin(ctx.db, ctx.actor.userId, instantsOf(range))
  return items.map((item) => ({
    kind: 'collection',
    ref: item.id,
    version: item.version + item.collectionVersion,
    changedAt: latestOf(item.updatedAt, item.collectionUpdatedAt),
    time: { dueAt: item.dueAt },
    title: fillSentence(calendar.due, { title: item.title }),
    isTask: true,
    isOnline: true,
    path: `/message/materials?id=${item.id}`,
    isCancelled: !isOpen(item.state) && item.collectionUpdatedAt < item.dueAt,
  }))
}

export async function* collectionsOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { ownRecord: heads, flows } = collectionWords[ctx.language]
  if ((await findOwnItemBatch(ctx.db, ctx.actor.userId, { pageNum: 1, pageSize: 1 })).length === 0)
    return

  async function* records() {
    for await (const row of everyRow(async (page) => ({
      rows: await findOwnItemBatch(ctx.db, ctx.actor.userId, page),
    })))
      yield {
        [heads.title]: row.title,
        [heads.state]: flows.collectionItem.states[row.state],
        [heads.uploadedAt]: row.uploadedAt && minuteInChina(row.uploadedAt),
        [heads.dueAt]: minuteInChina(row.dueAt),
      }
  }

  yield { heading: heads.materials, records: records() }
}
