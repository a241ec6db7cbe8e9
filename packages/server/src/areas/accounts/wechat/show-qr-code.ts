import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { newToken, tokenHash } from '../../../platform/crypto/tokens.ts'
import type { Ctx, SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { askWechat } from './ask-wechat.ts'
import { deviceHash, insertScan, SCAN_MS } from './scan.queries.ts'

async function show(ctx: Ctx, userId: number | null) {
  const account = ctx.services.wechat
  const device = deviceHash(ctx)
  if (!account || !device) throw notFound()

  // two secrets: the QR code may be photographed, the polling key is never shown
  const [sessionId, scene] = [newToken(), newToken()]
  const qrCode = await askWechat(ctx, () => account.qrCode(scene, SCAN_MS / 1000))

  await insertScan(ctx, {
    sessionHash: tokenHash(sessionId),
    sceneHash: tokenHash(scene),
    deviceHash: device,
    userId,
  })

  return { sessionId, qrCode, expires: SCAN_MS / 1000 }
}

/** A login QR code for this browser, without a session. */
export const getWechatQrCode = (ctx: Ctx) => show(ctx, null)

/** A QR code that binds the scanning WeChat user to the actor's account. */
export async function getBindCode(ctx: SignedCtx) {
  const bound = await ctx.db
    .selectFrom('wechatBindings')
    .select('userId')
    .where('userId', '=', ctx.actor.userId)
    .executeTakeFirst()
  if (bound) throw fail(accountsErrors.wechatTaken)

  return show(ctx, ctx.actor.userId)
}
