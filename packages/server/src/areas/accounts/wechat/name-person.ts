import type { Ctx } from '../../../platform/http/ctx.ts'
import type { WechatPerson } from '../../../platform/wechat/wechat.ts'

/**
 * A person of the official account with their unionId, if there is a mini-program that knows them
 * by it. Without it they may log in all the same, and bind the mini-program by themselves.
 */
export async function namePerson({ services }: Ctx, openId: string): Promise<WechatPerson> {
  const person = services.mini ? await services.wechat?.userInfo(openId).catch(() => null) : null
  return { openId, unionId: person?.unionId ?? null }
}
