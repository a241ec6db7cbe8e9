import { accountsWords } from '@residency/contract/areas/accounts/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { Fail } from '../../../platform/http/fail.ts'
import type { WechatEvent } from '../../../platform/wechat/callback-events.rules.ts'
import { homeOf } from '../../../platform/wechat/wechat-pages.ts'
import { reportScan } from './report-scan.ts'

const setLeft = (ctx: Ctx, openId: string, leftAt: Date | null) =>
  ctx.db
    .updateTable('wechatBindings')
    .set({ leftAt: leftAt })
    .where('openIdHash', 'in', ctx.fields.hashesOf('openId', openId))
    .where('leftAt', leftAt ? 'is' : 'is not', null)
    .execute()

/**
 * The link that leads the person who scanned to the confirmation, or a message that the QR code is
 * over.
 */
async function answerScan(ctx: Ctx, scene: string, openId: string) {
  const { wechatConfirmLink, wechatScanOver } = accountsWords[ctx.language].messages
  try {
    const ticket = await reportScan(ctx, scene, openId)
    return fillSentence(wechatConfirmLink, {
      link: `${homeOf(ctx.config)}/bind?confirm=${ticket}`,
    })
  } catch (e) {
    if (e instanceof Fail) return wechatScanOver
    throw e
  }
}

/** Acts on what the official account reports; returns what it answers to the person, or null. */
export async function answerWechatEvent(
  ctx: Ctx,
  { kind, openId, scene }: WechatEvent,
): Promise<string | null> {
  if (kind === 'left') await setLeft(ctx, openId, ctx.now())
  if (kind !== 'follows' && kind !== 'scanned') return null

  await setLeft(ctx, openId, null)

  return scene === null ? null : answerScan(ctx, scene, openId)
}
