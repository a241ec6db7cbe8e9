import { accountsErrors } from '@residency/contract/areas/accounts/errors'
import type { playPhone as call } from '@residency/contract/areas/accounts/wechat.contract'
import { accountsWords } from '@residency/contract/areas/accounts/words'
import type { InputOf } from '@residency/contract/kernel'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { findSceneForUpdate, scanCell } from './scan.queries.ts'
import { storeBinding } from './store-binding.ts'

/** Handles a scan reported by the official account: the person must confirm, because the screen may be a stranger's. */
async function reportScan(ctx: Ctx, scene: string, openId: string) {
  await inTransaction(ctx, async (tx) => {
    const scan = await findSceneForUpdate(tx, scene)
    if (!scan || scan.open_id_hash) throw fail(accountsErrors.bindTicketOver)
    await tx.db
      .updateTable('wechat_scans')
      .set({ open_id_sealed: tx.fields.sealCell(scanCell(scan.session_hash), openId), open_id_hash: tx.fields.hashOf('openId', openId) })
      .where('session_hash', '=', scan.session_hash)
      .execute()
  })
  const text = accountsWords[ctx.language].messages.wechatConfirm
  await ctx.services.wechat?.sendTemplate(openId, 'confirm', text)
}

/** Confirms the scan on the same phone; a scan requested by a logged-in user is bound to their account. */
const confirmScan = (ctx: Ctx, scene: string, openId: string) =>
  inTransaction(ctx, async (tx) => {
    const scan = await findSceneForUpdate(tx, scene)
    const isSame = scan?.open_id_hash && tx.fields.hashesOf('openId', openId).includes(scan.open_id_hash)
    if (!scan || !isSame || scan.confirmed_at) throw fail(accountsErrors.bindTicketOver)
    await tx.db.updateTable('wechat_scans').set({ confirmed_at: tx.now() }).where('session_hash', '=', scan.session_hash).execute()
    if (scan.user_id !== null) await storeBinding(tx, scan.user_id, openId)
  })

/** Simulates a phone of the local official account. */
export async function playPhone(ctx: Ctx, input: InputOf<typeof call, 'out'>) {
  if (!ctx.services.wechat?.isLocal) throw notFound()
  await (input.act === 'scan' ? reportScan : confirmScan)(ctx, input.scene, input.openId)
  return null
}
