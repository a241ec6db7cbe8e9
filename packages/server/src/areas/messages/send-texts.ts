import type { FieldCrypto } from '../../platform/crypto/fields.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { Sms } from '../../platform/sms/sms.ts'
import type { OfficialAccount } from '../../platform/wechat/wechat.ts'
import { type DueText, markTexts, takeDueTexts } from './notice.queries.ts'

const AT_ONCE = 50
/** A message older than a day is not sent any more; the notice stays on the site. */
const STALE_MS = 86_400_000
/** This many refusals in a row mean that the carrier is down. */
const MAX_REFUSALS = 5
type House = { db: Db; fields: FieldCrypto; services: { sms: Sms; wechat: OfficialAccount | null }; now: () => Date }
type Channel = { name: 'wechat' | 'sms'; send: () => Promise<void> }

/** How somebody is reached: by the WeChat they have bound and by nothing else, or else by their number; null when in no way. */
function channelOf({ fields, services: { sms, wechat } }: House, text: DueText): Channel | null {
  const row = text.user_id
  const openId = wechat && fields.openCell({ table: 'wechat_bindings', column: 'open_id', row }, text.open_id_sealed)
  if (openId) return { name: 'wechat', send: () => wechat.sendTemplate(openId, 'notice', text.body) }
  const mobile = fields.openCell({ table: 'users', column: 'mobile', row }, text.mobile_sealed)
  return mobile ? { name: 'sms', send: () => sms.send({ purpose: 'notice', mobile, text: text.body }) } : null
}

/**
 * Sends due text messages until none is left. Refused ones become due again and the job is retried (platform/jobs); a process
 * that dies between taking and sending loses a message rather than sending it twice.
 */
export async function sendTexts(house: House): Promise<void> {
  const refusals: Record<Channel['name'], number> = { wechat: 0, sms: 0 }
  let broken: unknown = null
  const isSent = async ({ name, send }: Channel) => {
    // continue with the other channel
    if (refusals[name] >= MAX_REFUSALS) return false
    try {
      await send()
      refusals[name] = 0
      return true
    } catch (e) {
      broken ??= e
      refusals[name] += 1
      return false
    }
  }
  for (let after = 0; ; ) {
    const taken = await takeDueTexts(house.db, after, AT_ONCE, house.now())
    if (taken.length === 0) break
    after = taken.at(-1)!.id
    const [due, failed]: [number[], number[]] = [[], []]
    for (const text of taken) {
      const channel = house.now().getTime() - text.created_at.getTime() > STALE_MS ? null : channelOf(house, text)
      if (channel === null) failed.push(text.id)
      else if (!(await isSent(channel))) due.push(text.id)
    }
    await markTexts(house.db, failed, 'failed')
    await markTexts(house.db, due, 'due')
  }
  if (broken !== null) throw broken
}
