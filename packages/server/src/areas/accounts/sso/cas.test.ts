import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBrowser } from '../../../testing/outside/browser.ts'
import { openServer, type TestServer } from '../../../testing/server/open-server.ts'

/* A CAS server of ours: tickets are valid once and for their service, as the protocol has it (CAS 3.0, section 2.5). */
const PRODUCT = 'http://127.0.0.1:9'
const tickets = new Map<string, { service: string; badge: string }>()
let speak: ((badge: string) => { status?: number; body: string }) | null = null

const success = (user: string, attributes: string) =>
  `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas"><cas:authenticationSuccess><cas:user>${user}</cas:user><cas:attributes>${attributes}</cas:attributes></cas:authenticationSuccess></cas:serviceResponse>`

const FAILURE =
  '<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas"><cas:authenticationFailure code="INVALID_TICKET">no</cas:authenticationFailure></cas:serviceResponse>'

const casServer = createServer((req, res) => {
  const url = new URL(req.url!, 'http://cas')
  const ticket = url.searchParams.get('ticket') ?? ''
  const user = tickets.get(ticket)

  tickets.delete(ticket)

  const isValid =
    url.pathname === '/cas/p3/serviceValidate' && user?.service === url.searchParams.get('service')

  const answer = !isValid
    ? { body: FAILURE }
    : (speak?.(user.badge) ?? {
        body: success('zhang', `<cas:employeeNumber>${user.badge}</cas:employeeNumber>`),
      })

  res
    .writeHead('status' in answer ? (answer.status ?? 200) : 200, {
      'content-type': 'application/xml',
    })
    .end(answer.body)
})

let server: TestServer
let count = 0

beforeAll(async () => {
  await new Promise<void>((done) => casServer.listen(0, '127.0.0.1', done))

  const url = `http://127.0.0.1:${(casServer.address() as AddressInfo).port}/cas/`

  server = await openServer({
    environment: { SSO_PROVIDER: 'cas', SSO_CAS_URL: url, PUBLIC_URL: PRODUCT },
  })
  await server.asOwner(`update users set chest_arr_num = 'T2001' where username = 'teacher'`)
})

afterAll(() => {
  casServer.closeAllConnections()
  casServer.close()
})

type Browser = ReturnType<typeof aBrowser>

/** What the browser comes back with from CAS after logging in there. */
async function fromCas(browser: Browser, badge = 'T2001') {
  const { url } = (await browser.post('/api/v1/auth/sso/begin', {})).data as { url: string }
  const service = new URL(url).searchParams.get('service')!
  const ticket = `ST-${++count}-abcdefghijklmnop`

  tickets.set(ticket, { service, badge })

  const back = new URL(service)

  back.searchParams.set('ticket', ticket)

  return { url, service, ticket, answer: back.search.slice(1) }
}

const finish = async (browser: Browser, answer: string) =>
  (await browser.post('/api/v1/auth/sso/finish', { answer })).data as {
    token: string | null
    mode: number | null
  }

async function logIn(badge = 'T2001') {
  const browser = aBrowser(server)
  const { answer, ticket } = await fromCas(browser, badge)
  const { token } = await finish(browser, answer)
  const { accessToken } = (await browser.post('/api/v1/auth/loginByCode', { token: token! }))
    .data as { accessToken: string }

  return { ticket, caller: server.withToken(accessToken) }
}

describe('logging in by CAS', () => {
  test('leads to the account with the employee number of the attributes', async () => {
    const { caller } = await logIn()
    expect((await caller.get('/api/v1/users/me')).data).toMatchObject({ username: 'teacher' })
  })

  test('names our page as the service, with the state of this attempt', async () => {
    const { url, service } = await fromCas(aBrowser(server))
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/cas\/login\?service=/)
    expect(service).toMatch(/^http:\/\/127\.0\.0\.1:9\/medical\/login\/sso\?state=[\w-]{43}$/)
  })

  test('is refused with a ticket of another attempt, an invented or used one, and in another browser', async () => {
    const browser = aBrowser(server)
    const [first, second] = [await fromCas(browser), await fromCas(browser)]
    const mixed = new URLSearchParams(first.answer)

    mixed.set('ticket', second.ticket)
    expect(await finish(browser, mixed.toString())).toEqual({ token: null, mode: 2 })
    expect(await finish(aBrowser(server), second.answer)).toEqual({ token: null, mode: 2 })

    const third = await fromCas(browser)

    expect(await finish(browser, third.answer.replace(/ticket=.*/, 'ticket=ST-invented'))).toEqual({
      token: null,
      mode: 2,
    })

    const fourth = await fromCas(browser)

    expect(await finish(browser, fourth.answer)).toMatchObject({ mode: null })
    expect(await finish(browser, fourth.answer)).toEqual({ token: null, mode: 2 })
  })

  test('of an unknown user is refused with its own reason', async () => {
    const browser = aBrowser(server)
    expect(await finish(browser, (await fromCas(browser, 'T9999')).answer)).toEqual({
      token: null,
      mode: 3,
    })
  })

  test.each<[string, { status?: number; body: string }, 2 | 3]>([
    [
      'with an entity of its own',
      {
        body: `<!DOCTYPE x [<!ENTITY e "T2001">]>${success('zhang', '<cas:employeeNumber>&e;</cas:employeeNumber>')}`,
      },
      2,
    ],
    [
      'with an unknown entity',
      { body: success('zhang', '<cas:employeeNumber>&e;</cas:employeeNumber>') },
      2,
    ],
    [
      'in another namespace',
      {
        body: success('zhang', '').replace(
          'http://www.yale.edu/tp/cas',
          'http://elsewhere.example.org',
        ),
      },
      2,
    ],
    [
      'with two people',
      {
        body: success(
          'zhang</cas:user><cas:user>li',
          '<cas:employeeNumber>T2001</cas:employeeNumber>',
        ),
      },
      2,
    ],
    [
      'with the number twice',
      {
        body: success(
          'zhang',
          '<cas:employeeNumber>T2001</cas:employeeNumber><cas:employeeNumber>T2002</cas:employeeNumber>',
        ),
      },
      3,
    ],
    ['without the number', { body: success('T2001', '') }, 3],
    ['that is no XML', { body: 'yes\nzhang' }, 2],
    ['that is endless', { body: success('zhang', '<cas:a/>'.repeat(20_000)) }, 2],
    [
      'of a broken server',
      { status: 500, body: success('zhang', '<cas:employeeNumber>T2001</cas:employeeNumber>') },
      2,
    ],
  ])('by an answer %s is refused', async (_, xml, mode) => {
    speak = () => xml

    const browser = aBrowser(server)

    expect(await finish(browser, (await fromCas(browser)).answer)).toEqual({ token: null, mode })

    speak = null
  })
})

describe('logging out', () => {
  const request = (ticket: string) =>
    `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="1" Version="2.0"><saml:NameID>zhang</saml:NameID><samlp:SessionIndex>${ticket}</samlp:SessionIndex></samlp:LogoutRequest>`

  /** As CAS posts it, to the service itself. */
  const post = (logoutRequest: string) =>
    server.app.server.inject({
      method: 'POST',
      url: '/medical/login/sso?state=x',
      payload: new URLSearchParams({ logoutRequest }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  test('of CAS ends the session of that ticket and no other, which answers A0204', async () => {
    const [first, second] = [await logIn(), await logIn()]

    expect((await post(request(first.ticket))).statusCode).toBe(200)
    expect((await first.caller.get('/api/v1/users/me')).code).toBe('A0204')
    expect((await second.caller.get('/api/v1/users/me')).code).toBe('00000')
  })

  test('is not ended by a request that names no ticket, an unknown one, or is no XML', async () => {
    const { caller } = await logIn()

    expect((await post(request('ST-unknown'))).statusCode).toBe(200)

    for (const bad of ['', 'x', request(''), `<!DOCTYPE x>${request('ST-1')}`])
      expect((await post(bad)).statusCode).toBe(400)

    expect((await caller.get('/api/v1/users/me')).code).toBe('00000')
  })

  test('of the product leads through the logout of CAS', async () => {
    const { caller } = await logIn()
    const { url } = (await caller.delete('/api/v1/auth/logout')).data as { url: string }
    expect(url).toMatch(/\/cas\/logout\?service=http%3A%2F%2F127.0.0.1%3A9%2Fmedical%2Flogin$/)
  })
})
