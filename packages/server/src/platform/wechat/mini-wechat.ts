import { z } from 'zod'
import { type App, accessToken } from './access-token.ts'
import { wechatAt } from './ask-wechat.ts'
import { isCodeRefused } from './refusal.rules.ts'
import type { TokenStore } from './shared-tokens.ts'
import type { MiniProgram } from './wechat.ts'

const person = z.object({ openid: z.string().min(1), unionid: z.string().min(1).optional() })

const phone = z.object({
  phone_info: z.object({ purePhoneNumber: z.string(), countryCode: z.coerce.string() }),
})

/**
 * The server side of a mini-program. The session key that WeChat sends along is not kept: nothing
 * here needs it.
 */
export function miniWechat(
  { base, app }: { base: string; app: App },
  store: TokenStore,
): MiniProgram {
  const wechat = wechatAt(base)
  const token = accessToken(wechat, store, app)
  return {
    async personOf(code) {
      const query = {
        appid: app.id,
        secret: app.secret,
        js_code: code,
        grant_type: 'authorization_code',
      }

      const reply = wechat.read(
        person,
        await wechat.ask({ path: '/sns/jscode2session', query }),
        isCodeRefused,
      )

      return reply && { openId: reply.openid, unionId: reply.unionid ?? null }
    },
    async mobileOf(code) {
      const answer = await wechat.askWith(token, {
        path: '/wxa/business/getuserphonenumber',
        body: { code },
      })

      const phoneInfo = wechat.read(phone, answer, isCodeRefused)?.phone_info
      return phoneInfo?.countryCode === '86' ? phoneInfo.purePhoneNumber : null
    },
  }
}
