import { messagesPermissions as may } from '@residency/contract/areas/messages/access'
import type {
  listDeliveries as call,
  Delivery,
} from '@residency/contract/areas/messages/deliveries/delivery.contract'
import { messagesWords } from '@residency/contract/areas/messages/text'
import { type InputOf, labelIn, permittedActions } from '@residency/contract/kernel'
import { DAY_MS } from '@residency/contract/kernel/day'
import { everyOf } from '../../../platform/area.ts'
import { minuteInChina, momentBefore } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { countUndelivered, findDeliveryPage } from './delivery.queries.ts'

const COUNTED_FOR_MS = 7 * DAY_MS

export const countedSince = (ctx: SignedCtx) => momentBefore(ctx.now(), COUNTED_FOR_MS)

/**
 * Messages outside the site with the result of each. Neither the text nor the address is disclosed,
 * only the title of its template.
 */
export async function listDeliveries(ctx: SignedCtx, input: InputOf<typeof call, 'out'>) {
  const { rows, total, isTotalCapped } = await findDeliveryPage(ctx.db, {
    ...input,
    since: input.recent && countedSince(ctx),
  })

  const kinds = new Map(
    everyOf(ctx.services.areas, 'notices').map((notice) => [
      notice.kind,
      labelIn(ctx.language, notice.name.zh, notice.name.en),
    ]),
  )

  const reasons = messagesWords[ctx.language].deliveryReasons as Readonly<Record<string, string>>

  const list: Delivery[] = rows.map((row) => ({
    ...row,
    person: row.nickname,
    kind: kinds.get(row.kind) ?? row.kind,
    title: labelIn(ctx.language, row.title, row.titleEn),
    dueAt: minuteInChina(row.dueAt),
    doneAt: row.doneAt && minuteInChina(row.doneAt),
    reason: row.reason && (reasons[row.reason] ?? reasons.refused!),
    actions: permittedActions(ctx.actor, { send: row.state === 'failed' && may.deliverySend }),
  }))

  return { list, total, isTotalCapped }
}

/** Number of waiting messages, and of those that failed in the last seven days. */
export const getUndelivered = (ctx: SignedCtx) => countUndelivered(ctx.db, countedSince(ctx))
