import { accountsErrors } from '@residency/contract/areas/accounts/errors'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { WechatPerson } from '../../../platform/wechat/wechat.ts'
import { type findAskedScanForUpdate, unionIdColumn } from './scan.queries.ts'
import { storeBinding } from './store-binding.ts'

/**
 * Confirms a scan, by the WeChat that scanned and by no other; a scan requested by a logged-in user is bound to their account. `find`
 * locks the scan.
 */
export const confirmScan = (ctx: Ctx, find: (tx: Ctx) => ReturnType<typeof findAskedScanForUpdate>, person: WechatPerson) =>
  inTransaction(ctx, async (tx) => {
    const scan = await find(tx)
    const isSame = scan?.open_id_hash && tx.fields.hashesOf('openId', person.openId).includes(scan.open_id_hash)
    if (!scan || !isSame || scan.confirmed_at) throw fail(accountsErrors.bindTicketOver)
    await tx.db
      .updateTable('wechat_scans')
      .set({ confirmed_at: tx.now(), ...unionIdColumn(tx, scan.session_hash, person) })
      .where('session_hash', '=', scan.session_hash)
      .execute()
    if (scan.user_id !== null) await storeBinding(tx, scan.user_id, person)
  })
