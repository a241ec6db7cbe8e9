import { DEMO_PASSWORD } from '../server/hospital-templates.ts'
import type { TestServer } from '../server/open-server.ts'
import { waitUntil } from '../wait-until.ts'

export const FIXED_CODE = 'abcd'

/** An environment in which every captcha is `FIXED_CODE`. */
export const knownCaptcha = { CAPTCHA_FIXED_CODE: FIXED_CODE }

/** A browser before login: an address and the device cookie it is given. */
export function aBrowser(server: TestServer, ip = '127.0.0.1') {
  let cookie = ''

  const post = async (path: string, payload: object, headers: Record<string, string> = {}) => {
    const reply = await server.anonymous.send('POST', path, {
      payload,
      remoteAddress: ip,
      headers: { ...(cookie ? { cookie } : {}), ...headers },
    })

    keep(reply.headers['set-cookie'])

    return reply
  }

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await server.anonymous.send('GET', path, {
      remoteAddress: ip,
      headers: { ...(cookie ? { cookie } : {}), ...headers },
    })

    keep(reply.headers['set-cookie'])

    return reply
  }

  const keep = (set: string | string[] | undefined) => {
    const given = [set].flat().find((one) => one?.startsWith('device='))
    if (given) cookie = given.split(';')[0]!
  }

  const proof = async () => ({
    captchaKey: ((await get('/api/v1/auth/captcha')).data as { captchaKey: string }).captchaKey,
    captchaCode: FIXED_CODE,
  })

  return {
    post,
    get,
    proof,
    cookie: () => cookie,

    /** One try with username and password, with a fresh captcha. */
    logIn: async (
      username: string,
      password = DEMO_PASSWORD,
      headers: Record<string, string> = {},
    ) => post('/api/v1/auth/login', { username, password, ...(await proof()) }, headers),

    /** Asks for an SMS code; what the outbox holds afterwards is read by `lastCode`. */
    askCode: async (iphoneNum: string, purpose = 'login') => {
      const reply = await post('/api/v1/auth/smsCode', { iphoneNum, purpose, ...(await proof()) })
      return {
        ...reply,
        requestId: (reply.data as { captchaKey: string } | null)?.captchaKey ?? '',
      }
    },
  }
}

/** Waits for a message to a number and returns its code. */
export async function codeSentTo(server: TestServer, mobile: string, count = 1): Promise<string> {
  const root = await server.as('root')
  return waitUntil(`a code for ${mobile}`, async () => {
    const page = (await root.get('/api/v1/outbox/page?pageSize=200')).data as {
      list: { mobile: string; text: string }[]
    }
    const found = page.list.filter(
      (m) => m.mobile === `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
    )

    return found.length >= count && /\d{6}/.exec(found[0]!.text)![0]
  })
}

/** Forgets the counters of messages, as a day does. */
export const afterADay = (server: TestServer) =>
  server.asOwner("delete from rate_limits where key like 'sms-%'")
