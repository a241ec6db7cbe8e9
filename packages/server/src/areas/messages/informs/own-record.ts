import { informWords } from '@residency/contract/areas/messages/informs/text'
import type { OwnRecordPart } from '../../../platform/area.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { countToConfirm, findOwnBatch } from './own-inform.queries.ts'

export async function* informsOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { ownRecord: heads } = informWords[ctx.language]
  if ((await findOwnBatch(ctx.db, ctx.actor.userId, { pageNum: 1, pageSize: 1 })).length === 0)
    return

  async function* records() {
    for await (const row of everyRow(async (page) => ({
      rows: await findOwnBatch(ctx.db, ctx.actor.userId, page),
    })))
      yield {
        [heads.title]: row.title,
        [heads.sentAt]: minuteInChina(row.sentAt),
        [heads.readAt]: row.readAt && minuteInChina(row.readAt),
        [heads.confirmedAt]: row.confirmedAt && minuteInChina(row.confirmedAt),
      }
  }

  yield { heading: heads.informs, records: records() }
}

/** Urgent informs the reader has not confirmed. */
export const informsWaiting = async (ctx: SignedCtx) => [
  { kind: 'confirmInforms' as const, count: await countToConfirm(ctx.db, ctx.actor.userId) },
]
