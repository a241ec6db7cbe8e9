import {
  type Channel,
  channels,
} from '@residency/contract/areas/messages/deliveries/delivery.contract'
import { momentBefore } from '../../../platform/clock.ts'
import { DeliveryError } from '../../../platform/delivery-error.ts'
import type { CtxParts } from '../../../platform/http/make-ctx.ts'
import { publishChange } from '../../../platform/live/publish-change.ts'
import { afterQuiet, nextTry } from './channel.rules.ts'
import {
  announceDelayed,
  beginHandover,
  failInterrupted,
  markDue,
  markFailed,
  markSent,
  returnUntried,
  takeDue,
} from './delivery.queries.ts'
import { mailText, type Parcel, parcelsOf, phoneText } from './parcel.rules.ts'

const AT_ONCE = 50

/**
 * This many refusals in a row mean that the carrier is down: it is left alone until the next run.
 */
const MAX_REFUSALS = 5

/**
 * A message that was handed over so long ago without an answer was interrupted: no carrier is asked
 * for longer.
 */
const INTERRUPTED_MS = 900_000

/**
 * For how long a process may keep messages that it has not handed over. One that is slower loses
 * them to another, none is sent twice.
 */
const LEASE_MS = 120_000

export type Sender = Pick<CtxParts, 'db' | 'fields' | 'now'> & {
  config: { PUBLIC_URL: string }
  services: Pick<CtxParts['services'], 'sms' | 'wechat' | 'mail'>
}

/**
 * Hands one message to its carrier. Throws `DeliveryError` when there is no way to its reader any more,
 * or the carrier refuses.
 */
async function handOver({ fields, services, config }: Sender, parcel: Parcel): Promise<void> {
  const { id, userId: row, channel, mobileSealed, openIdSealed, email, path } = parcel.rows[0]
  if (channel === 'mail') {
    if (!services.mail || !email) throw new DeliveryError('noAddress', true)
    return services.mail.send({
      id: `notice-${id}`,
      to: email,
      ...mailText(parcel, config.PUBLIC_URL),
    })
  }

  const text = phoneText(parcel)

  if (channel === 'wechat') {
    const openId = fields.openCell(
      { table: 'wechat_bindings', column: 'open_id', row },
      openIdSealed,
    )
    if (!services.wechat || !openId) throw new DeliveryError('noAddress', true)

    return services.wechat.sendTemplate(openId, 'notice', text, path ?? undefined)
  }

  const mobile = fields.openCell({ table: 'users', column: 'mobile', row }, mobileSealed)
  if (!mobile) throw new DeliveryError('noAddress', true)

  return services.sms.send({ purpose: 'notice', mobile, text })
}

/** Records the result of a message: sent, tried again later, or failed with its reason. */
async function recordDeliveryResult({ db, now }: Sender, { rows }: Parcel, error: unknown) {
  const ids = rows.map(({ id }) => id)
  if (error === null) return markSent(db, ids, now())

  const { reason, isFinal } = error instanceof DeliveryError ? error : new DeliveryError('refused')
  const { tries, since, pace } = rows[0]
  const due = isFinal ? null : nextTry(tries + 1, since, now(), pace)

  return due ? markDue(db, ids, reason, due) : markFailed(db, ids, reason, now())
}

const isDown = (error: unknown) =>
  error !== null && !(error instanceof DeliveryError && error.isFinal)

/** Sends what is due by one channel until nothing is left, or the carrier is down. */
async function sendBy(deps: Sender, channel: Channel): Promise<void> {
  for (let refusals = 0; refusals < MAX_REFUSALS; ) {
    const taken = await takeDue(deps.db, deps.now(), AT_ONCE, channel)
    if (taken.length === 0) return

    for (const parcel of parcelsOf(taken)) {
      const ids = parcel.rows.map(({ id }) => id)
      if (!(await beginHandover(deps.db, ids, parcel.rows[0].takenAt, deps.now()))) continue

      const error =
        refusals >= MAX_REFUSALS
          ? new DeliveryError('unreachable')
          : await handOver(deps, parcel).then(
              () => null,
              (e: unknown) => e,
            )

      refusals = isDown(error) ? refusals + 1 : 0
      await recordDeliveryResult(deps, parcel, error)
    }
  }
}

/**
 * Sends what is due until nothing is left. One refusal delays no other message; the channels go
 * side by side, so that one that is down or slow delays no other.
 */
export async function sendDeliveries(deps: Sender): Promise<void> {
  await publishChange(deps.db, '/messages/notices', await announceDelayed(deps.db, deps.now()))

  const now = deps.now()

  await failInterrupted(deps.db, momentBefore(now, INTERRUPTED_MS), now)
  await returnUntried(deps.db, momentBefore(now, LEASE_MS), afterQuiet(now))
  await Promise.all(channels.map((channel) => sendBy(deps, channel)))
}
