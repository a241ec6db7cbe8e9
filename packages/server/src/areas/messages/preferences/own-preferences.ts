import { messagesErrors } from '@residency/contract/areas/messages/access'
import type { Channel } from '@residency/contract/areas/messages/deliveries/delivery.contract'
import type {
  changePreferences as call,
  Preferences,
} from '@residency/contract/areas/messages/preferences/preference.contract'
import { type InputOf, labelIn } from '@residency/contract/kernel'
import { everyOf } from '../../../platform/area.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { openWays } from '../deliveries/plan-deliveries.ts'
import {
  findKindsWithRefusals,
  findReach,
  refuseChannel,
  takeChannel,
} from './preference.queries.ts'

/** How the reader is notified outside the site, kind by kind in the order of what happens. */
export async function getPreferences(ctx: SignedCtx): Promise<Preferences> {
  const [rows, reach] = await Promise.all([
    findKindsWithRefusals(ctx.db, ctx.actor.userId),
    findReach(ctx.db, ctx.actor.userId),
  ])

  const known = new Map(rows.map((row) => [row.kind, row]))

  const kinds = everyOf(ctx.services.areas, 'notices').flatMap(({ kind, name, group }) => {
    const row = known.get(kind)
    const channels = row ? openWays(ctx, row.channels) : []
    if (!row || channels.length === 0) return []

    return [
      {
        kind,
        name: labelIn(ctx.language, name.zh, name.en),
        group: labelIn(ctx.language, group.zh, group.en),
        pace: row.pace,
        channels,
        refused: row.refused as Channel[],
      },
    ]
  })

  return { reachable: openWays(ctx, ['wechat', 'sms', 'mail']).filter((way) => reach[way]), kinds }
}

/**
 * Takes or refuses one channel for some kinds. What is urgent cannot be refused: it would reach
 * nobody in time.
 */
export const changePreferences = (
  ctx: SignedCtx,
  { kinds, channel, isOn }: InputOf<typeof call, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const { kinds: open } = await getPreferences(tx)
    const chosen = open.filter((preference) => kinds.includes(preference.kind))
    if (chosen.length < new Set(kinds).size) throw notFound()
    if (!isOn && chosen.some((preference) => preference.pace === 'urgent'))
      throw fail(messagesErrors.urgentStays)

    await (isOn ? takeChannel : refuseChannel)(tx.db, tx.actor.userId, [...new Set(kinds)], channel)

    return getPreferences(tx)
  })
