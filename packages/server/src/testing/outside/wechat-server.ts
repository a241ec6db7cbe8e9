import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export const OFFICIAL = { appid: 'wx0123456789abcdef', secret: 'official-secret-0001' }
const MINI = { appid: 'wxfedcba9876543210', secret: 'mini-secret-0002' }

export const CALLBACK = {
  token: 'callbackToken01',
  aesKey: 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG',
}

export const OWN_HOME = 'https://train.hospital.example'

type Answer = Record<string, unknown>
type Call = { path: string; query: Record<string, string>; body: Record<string, unknown> }

async function bodyOf(req: IncomingMessage) {
  let text = ''
  for await (const chunk of req) text += chunk

  return text ? (JSON.parse(text) as Record<string, unknown>) : {}
}

/**
 * WeChat on loopback: it speaks the server interface of official accounts and mini-programs. It
 * accepts only tokens that it issued itself and has not ended, and each code once. `environment` is
 * what a start needs to use it.
 */
export async function startWechat() {
  const calls: Call[] = []
  const valid = new Map<string, string>()
  const codes = new Map<string, string>()
  const phones = new Map<string, string>()
  const unions = new Map<string, string>()
  const unionOf = (openId: string | undefined) =>
    unions.has(openId ?? '') ? { unionid: unions.get(openId ?? '') } : {}
  const refusals = new Map<string, number[]>()
  const forced: boolean[] = []
  let [issued, seconds] = [0, 7200]

  function issue(app: string, isForced: boolean) {
    forced.push(isForced)

    const current = valid.get(app)
    if (current && !isForced) return current

    const value = `token-${app.slice(0, 4)}-${++issued}`

    valid.set(app, value)

    return value
  }

  const isOurs = (app: Record<string, unknown>) =>
    [OFFICIAL, MINI].some((one) => one.appid === app.appid && one.secret === app.secret)

  const spend = (from: Map<string, string>, code: string | undefined) => {
    const found = from.get(code ?? '')
    from.delete(code ?? '')

    return found
  }

  const withToken: Record<string, (call: Call, app: string) => Answer> = {
    '/cgi-bin/qrcode/create': ({ body }) => {
      const info = body.action_info as { scene: { scene_str: string } }
      if (
        body.action_name !== 'QR_STR_SCENE' ||
        !info.scene.scene_str ||
        info.scene.scene_str.length > 64
      )
        return { errcode: 40097 }

      return {
        ticket: 'gQ',
        expire_seconds: body.expire_seconds,
        url: `http://weixin.qq.com/q/${info.scene.scene_str}`,
      }
    },
    '/cgi-bin/message/template/send': ({ body }) =>
      body.touser === 'oGone' ? { errcode: 43004 } : { errcode: 0, errmsg: 'ok', msgid: 1 },
    '/cgi-bin/user/info': ({ query }) =>
      query.openid === 'oUnknown'
        ? { errcode: 40003 }
        : {
            openid: query.openid,
            subscribe: query.openid === 'oGone' ? 0 : 1,
            ...unionOf(query.openid),
          },
    '/cgi-bin/ticket/getticket': () => ({
      errcode: 0,
      errmsg: 'ok',
      ticket: `page-ticket-${++issued}`,
      expires_in: seconds,
    }),
    '/wxa/business/getuserphonenumber': ({ body }) => {
      const number = spend(phones, String(body.code))
      return number
        ? {
            errcode: 0,
            phone_info: { phoneNumber: `+86${number}`, purePhoneNumber: number, countryCode: '86' },
          }
        : { errcode: 40029 }
    },
  }

  const withSecret: Record<string, (call: Call) => Answer> = {
    '/cgi-bin/stable_token': ({ body }) =>
      isOurs(body)
        ? {
            access_token: issue(String(body.appid), body.force_refresh === true),
            expires_in: seconds,
          }
        : { errcode: 40125 },
    '/sns/oauth2/access_token': ({ query }) => {
      const openid = isOurs(query) ? spend(codes, query.code) : undefined
      return openid
        ? { access_token: 'person', expires_in: 7200, openid, scope: 'snsapi_base' }
        : { errcode: 40029, errmsg: 'invalid code' }
    },
    '/sns/jscode2session': ({ query }) => {
      const openid = isOurs(query) ? spend(codes, query.js_code) : undefined
      return openid
        ? { openid, session_key: 'a-session-key', ...unionOf(openid) }
        : { errcode: 40029 }
    },
  }

  function answer(call: Call): Answer {
    const refusal = refusals.get(call.path)?.shift()
    if (refusal !== undefined) return { errcode: refusal, errmsg: 'refused' }

    const open = withSecret[call.path]
    if (open) return open(call)

    const app = [...valid].find(([, token]) => token === call.query.access_token)?.[0]
    if (!app)
      return { errcode: 40001, errmsg: 'invalid credential, access_token is invalid or not latest' }

    return withToken[call.path]?.(call, app) ?? { errcode: 40066 }
  }

  const server = createServer(async (req, res) => {
    const url = new URL(req.url ?? '/', 'http://wechat')

    const call = {
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body: await bodyOf(req),
    }

    calls.push(call)
    res.setHeader('content-type', 'application/json').end(JSON.stringify(answer(call)))
  })

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    base,
    calls,

    /** Whether each token was asked for in the forcing mode. */
    forced,
    countOf: (path: string) => calls.filter((call) => call.path === path).length,

    /** A code that identifies a person, once. */
    codeFor: (openId: string, code = `code-${++issued}`) => {
      codes.set(code, openId)
      return code
    },
    phoneCodeFor: (mobile: string, code = `phone-${++issued}`) => {
      phones.set(code, mobile)
      return code
    },

    /** These openIds are one person, in apps of one open-platform account. */
    unite: (unionId: string, ...openIds: string[]) => {
      for (const one of openIds) unions.set(one, unionId)
    },

    /** The next calls of a path are refused with these codes, one each. */
    refuse: (path: string, ...errcodes: number[]) => void refusals.set(path, errcodes),
    endTokens: () => valid.clear(),
    liveFor: (given: number) => {
      seconds = given
    },
    environment: {
      WECHAT_PROVIDER: 'official',
      WECHAT_BASE_URL: base,
      WECHAT_APP_ID: OFFICIAL.appid,
      WECHAT_APP_SECRET: OFFICIAL.secret,
      WECHAT_TOKEN: CALLBACK.token,
      WECHAT_AES_KEY: CALLBACK.aesKey,
      WECHAT_TEMPLATE_ID: 'template-1',
      WECHAT_MINI_APP_ID: MINI.appid,
      WECHAT_MINI_APP_SECRET: MINI.secret,
      PUBLIC_URL: OWN_HOME,
    },
    stop: () => new Promise((done) => server.close(done)),
  }
}
