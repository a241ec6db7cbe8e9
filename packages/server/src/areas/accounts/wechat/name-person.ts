import type { Ctx } from '../../../platform/http/ctx.ts'
import type { WechatPerson } from '../../../platform/wechat/wechat.ts'

/**
 * Somebody of the official account with their unionId, if there is a mini-program that would know
 * them by it. Without it they are let in all the same and bind the mini-program by themselves.
 */
export async function namePerson({ services }: Ctx, openId: string): Promise<WechatPerson> {
  const known = services.mini ? await services.wechat?.userInfo(openId).catch(() => null) : null
  return { openId, unionId: known?.unionId ?? null }
}
