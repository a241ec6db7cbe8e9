import type { FieldCrypto } from '../../platform/crypto/fields.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { Sms } from '../../platform/sms/sms.ts'
import { markTexts, takeDueTexts } from './notice.queries.ts'

const AT_ONCE = 50
/** After a day a message is no news any more: it stays on the site and is not sent. */
const STALE_MS = 86_400_000
type House = { db: Db; fields: FieldCrypto; services: { sms: Sms }; now: () => Date }

/**
 * Sends what notices owe to telephones until nothing is due. What the carrier did not take is due again, and the job is tried again
 * (platform/jobs); a process that dies between taking and sending loses a message rather than sending it twice.
 */
export async function sendTexts({ db, fields, services, now }: House): Promise<void> {
  for (;;) {
    const taken = await takeDueTexts(db, AT_ONCE)
    if (taken.length === 0) return
    const failed = taken.filter((text) => now().getTime() - text.created_at.getTime() > STALE_MS || text.mobile_sealed === null)
    await markTexts(
      db,
      failed.map(({ id }) => id),
      'failed',
    )
    const left = taken.filter((text) => !failed.includes(text))
    for (const [place, { user_id, body, mobile_sealed }] of left.entries()) {
      const mobile = fields.openCell({ table: 'users', column: 'mobile', row: user_id }, mobile_sealed)!
      await services.sms.send({ purpose: 'notice', mobile, text: body }).catch(async (e: unknown) => {
        const unsent = left.slice(place).map(({ id }) => id)
        await markTexts(db, unsent, 'due')
        throw e
      })
    }
  }
}
