import { z } from 'zod'
import type { AskWechat } from './ask-wechat.ts'
import { type SharedToken, sharedToken, type TokenStore } from './shared-tokens.ts'

const issued = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
export type App = { id: string; secret: string }

/**
 * The access token of an app (`/cgi-bin/stable_token`): the usual mode answers the valid one, and a
 * new one only near its end; if that is the one WeChat refused, a new one is forced (WeChat allows
 * this twenty times a day).
 */
export function accessToken(wechat: AskWechat, store: TokenStore, app: App): SharedToken {
  const ask = async (isForced: boolean) => {
    const body = {
      grant_type: 'client_credential',
      appid: app.id,
      secret: app.secret,
      force_refresh: isForced,
    }

    const reply = wechat.read(issued, await wechat.ask({ path: '/cgi-bin/stable_token', body }))!
    return { value: reply.access_token, seconds: reply.expires_in }
  }

  return sharedToken(store, `token ${app.id}`, async (refused) => {
    const usual = await ask(false)
    return usual.value === refused ? ask(true) : usual
  })
}
