import { createHash } from 'node:crypto'
import { z } from 'zod'
import { secondInChina } from '../clock.ts'
import { newOpaqueId } from '../crypto/tokens.ts'
import { type App, accessToken } from './access-token.ts'
import { wechatAt } from './ask-wechat.ts'
import { isCodeRefused } from './refusal.rules.ts'
import { sharedToken, type TokenStore } from './shared-tokens.ts'
import { type TemplateField, templateData } from './template.rules.ts'
import { type OfficialAccount, Undeliverable } from './wechat.ts'

const AUTHORIZE = 'https://open.weixin.qq.com/connect/oauth2/authorize'

/** 40003: WeChat has no such openId in this account. */
const OPEN_ID_UNKNOWN = 40003
const shortLink = z.object({ url: z.string().min(1) })
const person = z.object({ openid: z.string().min(1) })
const follower = z.object({ subscribe: z.number(), unionid: z.string().min(1).optional() })
const pageTicket = z.object({ ticket: z.string().min(1), expires_in: z.number().positive() })

export type OfficialSettings = {
  base: string
  app: App

  /** Address of the product as phones reach it, with /medical. */
  home: string
  title: string
  template: { id: string; fields: readonly TemplateField[] } | null
}

/** An official account of WeChat, by its server interface. */
export function officialWechat(
  { base, app, home, title, template }: OfficialSettings,
  store: TokenStore,
): OfficialAccount {
  const wechat = wechatAt(base)
  const token = accessToken(wechat, store, app)

  const ticket = sharedToken(store, `ticket ${app.id}`, async () => {
    const answer = await wechat.askWith(token, {
      path: '/cgi-bin/ticket/getticket',
      query: { type: 'jsapi' },
    })

    const reply = wechat.read(pageTicket, answer)!
    return { value: reply.ticket, seconds: reply.expires_in }
  })

  return {
    isLocal: false,
    async qrCode(scene, seconds) {
      const body = {
        expire_seconds: seconds,
        action_name: 'QR_STR_SCENE',
        action_info: { scene: { scene_str: scene } },
      }

      return wechat.read(
        shortLink,
        await wechat.askWith(token, { path: '/cgi-bin/qrcode/create', body }),
      )!.url
    },
    async sendTemplate(openId, _template, text, path) {
      if (!template) throw new Undeliverable('notPermitted', true)

      const time = secondInChina(store.now()).slice(0, 16)
      const data = templateData(template.fields, { text, time, title })
      const body = { touser: openId, template_id: template.id, data, url: home + (path ?? '') }

      wechat.read(
        z.unknown(),
        await wechat.askWith(token, { path: '/cgi-bin/message/template/send', body }),
      )
    },
    async userInfo(openId) {
      const answer = await wechat.askWith(token, {
        path: '/cgi-bin/user/info',
        query: { openid: openId },
      })

      const known = wechat.read(follower, answer, (code) => code === OPEN_ID_UNKNOWN)
      return known && { isFollowing: known.subscribe === 1, unionId: known.unionid ?? null }
    },
    pages: {
      authorizeUrl(path, state) {
        const query = {
          appid: app.id,
          redirect_uri: home + path,
          response_type: 'code',
          scope: 'snsapi_base',
          state,
        }

        return `${AUTHORIZE}?${new URLSearchParams(query)}#wechat_redirect`
      },
      async openIdOf(code) {
        const query = { appid: app.id, secret: app.secret, code, grant_type: 'authorization_code' }
        return (
          wechat.read(
            person,
            await wechat.ask({ path: '/sns/oauth2/access_token', query }),
            isCodeRefused,
          )?.openid ?? null
        )
      },
      async sign(url) {
        const [nonceStr, timestamp] = [newOpaqueId(), Math.floor(store.now().getTime() / 1000)]
        const text = `jsapi_ticket=${await ticket()}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`
        return {
          appId: app.id,
          timestamp,
          nonceStr,
          signature: createHash('sha1').update(text).digest('hex'),
        }
      },
    },
  }
}
