import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { WechatPerson } from '../../../platform/wechat/wechat.ts'
import { type findRequestedScanForUpdate, unionIdColumn } from './scan.queries.ts'
import { storeBinding } from './store-binding.ts'

/**
 * Confirms a scan, by the WeChat that scanned and by no other; a scan requested by a logged-in user
 * is bound to their account. `find` locks the scan.
 */
export const confirmScan = (
  ctx: Ctx,
  find: (tx: Ctx) => ReturnType<typeof findRequestedScanForUpdate>,
  person: WechatPerson,
) =>
  inTransaction(ctx, async (tx) => {
    const scan = await find(tx)
    const isSame =
      scan?.openIdHash && tx.fields.hashesOf('openId', person.openId).includes(scan.openIdHash)
    if (!scan || !isSame || scan.confirmedAt) throw fail(accountsErrors.bindTicketOver)

    await tx.db
      .updateTable('wechatScans')
      .set({ confirmedAt: tx.now(), ...unionIdColumn(tx, scan.sessionHash, person) })
      .where('sessionHash', '=', scan.sessionHash)
      .execute()

    if (scan.userId !== null) await storeBinding(tx, scan.userId, person)
  })
