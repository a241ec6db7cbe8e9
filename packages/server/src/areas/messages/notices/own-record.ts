import type {
  Channel,
  deliveryStates,
} from '@residency/contract/areas/messages/deliveries/delivery.contract'
import { joinClauses, labelIn } from '@residency/contract/kernel'
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
  const ways = grouped(await findWaysOf(ctx.db, ctx.actor.userId), ({ noticeId }) => noticeId)

  yield {
    heading: own.notices,
    records: rows.map((row) => ({
      [own.title]: labelIn(ctx.language, row.title, row.titleEn),
      [own.body]: labelIn(ctx.language, row.body, row.bodyEn),
      [own.createdAt]: secondInChina(row.createdAt),
      [own.readAt]: row.readAt && secondInChina(row.readAt),
      [own.ways]:
        joinClauses(
          ctx.language,
          (ways.get(row.id) ?? []).map(
            ({ channel, state }) => `${own[channel as Channel]} ${own[state as State]}`,
          ),
        ) || null,
    })),
  }
}
