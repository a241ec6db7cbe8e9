import type { Channel } from '@residency/contract/areas/messages/delivery.contract'
import type { CtxParts } from '../../../platform/http/make-ctx.ts'
import { touch } from '../../../platform/live/touch.ts'
import { NotTaken } from '../../../platform/not-taken.ts'
import { nextTry } from './channel.rules.ts'
import { announceHeld, failInterrupted, markDue, markFailed, markSent, takeDue } from './delivery.queries.ts'
import { mailText, type Parcel, parcelsOf, phoneText } from './parcel.rules.ts'

const AT_ONCE = 50
/** This many refusals in a row mean that the carrier is down: it is left alone until the next run. */
const MAX_REFUSALS = 5
const INTERRUPTED_MS = 900_000
export type Sender = Pick<CtxParts, 'db' | 'fields' | 'now'> & {
  config: { PUBLIC_URL: string }
  services: Pick<CtxParts['services'], 'sms' | 'wechat' | 'mail'>
}

/** Hands one message to its carrier. Throws `NotTaken` when there is no way to its reader any more, or the carrier refuses. */
async function handOver({ fields, services, config }: Sender, parcel: Parcel): Promise<void> {
  const { id, user_id: row, channel, mobile_sealed, open_id_sealed, email, path } = parcel.rows[0]
  if (channel === 'mail') {
    if (!services.mail || !email) throw new NotTaken('noAddress', true)
    return services.mail.send({ id: `notice-${id}`, to: email, ...mailText(parcel, config.PUBLIC_URL) })
  }
  const text = phoneText(parcel)
  if (channel === 'wechat') {
    const openId = fields.openCell({ table: 'wechat_bindings', column: 'open_id', row }, open_id_sealed)
    if (!services.wechat || !openId) throw new NotTaken('noAddress', true)
    return services.wechat.sendTemplate(openId, 'notice', text, path ?? undefined)
  }
  const mobile = fields.openCell({ table: 'users', column: 'mobile', row }, mobile_sealed)
  if (!mobile) throw new NotTaken('noAddress', true)
  return services.sms.send({ purpose: 'notice', mobile, text })
}

/** Writes down what became of a message: sent, tried again later, or failed with its reason. */
async function settle({ db, now }: Sender, { rows }: Parcel, error: unknown) {
  const ids = rows.map(({ id }) => id)
  if (error === null) return markSent(db, ids, now())
  const { reason, isFinal } = error instanceof NotTaken ? error : new NotTaken('refused')
  const { tries, since, pace } = rows[0]
  const due = isFinal ? null : nextTry(tries, since, now(), pace)
  return due ? markDue(db, ids, reason, due) : markFailed(db, ids, isFinal ? reason : 'tooOld', now())
}

/** Sends what is due until nothing is left. One refusal delays no other message, one channel that is down no other channel. */
export async function sendDeliveries(house: Sender): Promise<void> {
  await touch(house.db, '/messages/notices', await announceHeld(house.db, house.now()))
  await failInterrupted(house.db, new Date(house.now().getTime() - INTERRUPTED_MS), house.now())
  const refusals: Record<Channel, number> = { wechat: 0, sms: 0, mail: 0 }
  const isPaused = (channel: Channel) => refusals[channel] >= MAX_REFUSALS
  for (;;) {
    const paused = (['wechat', 'sms', 'mail'] as const).filter(isPaused)
    const taken = await takeDue(house.db, house.now(), AT_ONCE, paused)
    if (taken.length === 0) return
    for (const parcel of parcelsOf(taken)) {
      const { channel } = parcel.rows[0]
      const error = isPaused(channel)
        ? new NotTaken('unreachable')
        : await handOver(house, parcel).then(
            () => null,
            (e: unknown) => e,
          )
      const isDown = error !== null && !(error instanceof NotTaken && error.isFinal)
      refusals[channel] = isDown ? refusals[channel] + 1 : 0
      await settle(house, parcel, error)
    }
  }
}
