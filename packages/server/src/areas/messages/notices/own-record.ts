import type { Channel, deliveryStates } from '@residency/contract/areas/messages/deliveries/delivery.contract'
import { labelIn } from '@residency/contract/kernel'
import type { OwnRecordPart } from '../../../platform/area.ts'
import { secondInChina } from '../../../platform/clock.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findNoticesOf, findWaysOf } from './notice.queries.ts'
import { ownNoticeWords } from './own-record.text.ts'

type State = (typeof deliveryStates)[number]

/** The actor's notices. */
export async function* messagesOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const own = ownNoticeWords[ctx.language]
  const rows = await findNoticesOf(ctx.db, ctx.actor.userId, ctx.now())
  const ways = grouped(await findWaysOf(ctx.db, ctx.actor.userId), ({ notice_id }) => notice_id)
  yield {
    heading: own.notices,
    records: rows.map((row) => ({
      [own.title]: labelIn(ctx.language, row.title, row.title_en),
      [own.body]: labelIn(ctx.language, row.body, row.body_en),
      [own.createdAt]: secondInChina(row.created_at),
      [own.readAt]: row.read_at && secondInChina(row.read_at),
      [own.ways]:
        (ways.get(row.id) ?? []).map(({ channel, state }) => `${own[channel as Channel]} ${own[state as State]}`).join('；') || null,
    })),
  }
}
