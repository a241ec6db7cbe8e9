import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBrowser } from '../../../testing/outside/browser.ts'
import { aBrowserThere, CLIENT, startOidcProgram } from '../../../testing/outside/oidc-program.ts'
import { freePort } from '../../../testing/server/free-port.ts'
import { openServer, type TestServer } from '../../../testing/server/open-server.ts'

let server: TestServer
let program: Awaited<ReturnType<typeof startOidcProgram>>
let product: string

const people = {
  zhang: { badge: 'T2001', name: '张医生' },
  twin: { badge: 'T2002', name: '张医生' },
  stranger: { badge: 'T9999', name: '陌生人' },
  disabled: { badge: 'T2003' },
  numberless: { name: '张医生' },
  twice: { badge: ['T2001', 'T2002'] },
}

beforeAll(async () => {
  const port = await freePort()
  product = `http://127.0.0.1:${port}`
  program = await startOidcProgram({ product, people })

  server = await openServer({
    environment: {
      SSO_PROVIDER: 'oidc',
      SSO_ISSUER: program.issuer,
      SSO_CLIENT_ID: CLIENT.id,
      SSO_CLIENT_SECRET: CLIENT.secret,
      PUBLIC_URL: `${product}/`,
      HOME_PAGE_URL: 'https://portal.example.org/home',
    },
  })

  await server.app.server.listen({ port, host: '127.0.0.1' })

  const badges = { teacher: 'T2001', teacher2: 'T2002', student2: 'T2003' }

  for (const [username, badge] of Object.entries(badges))
    await server.asOwner(
      `update users set chest_arr_num = '${badge}', nickname = '张医生' where username = '${username}'`,
    )

  await server.asOwner(`update users set status = 0 where username = 'student2'`)
})

afterAll(() => program.stop())

type Browser = ReturnType<typeof aBrowser>

const begin = async (browser: Browser) =>
  ((await browser.post('/api/v1/auth/sso/begin', {})).data as { url: string }).url

const finish = (browser: Browser, answer: string) =>
  browser.post('/api/v1/auth/sso/finish', { answer })

const redeem = async (browser: Browser, token: string) =>
  ((await browser.post('/api/v1/auth/loginByCode', { token })).data as { accessToken: string })
    .accessToken

/** The whole way of one browser: to the provider, back, and logged in. */
async function logIn(
  account: keyof typeof people,
  browser = aBrowser(server),
  there = aBrowserThere(),
) {
  const finished = await finish(browser, await there.goOn(await begin(browser), account))
  const { token } = finished.data as { token: string }
  const accessToken = await redeem(browser, token)

  return { browser, there, accessToken, caller: server.withToken(accessToken), usedCode: token }
}

const codeAt = async (caller: { get: (path: string) => Promise<{ code: string }> }) =>
  (await caller.get('/api/v1/users/me')).code

describe('logging in by OpenID Connect', () => {
  test('leads to the account with this employee number, once', async () => {
    const { browser, caller, usedCode } = await logIn('zhang')
    expect((await caller.get('/api/v1/users/me')).data).toMatchObject({ username: 'teacher' })
    expect(await redeem(browser, usedCode)).toBe('-1')
  })

  test('asks for a code with PKCE by S256, a state and a nonce, and gives the browser none of the secrets', async () => {
    const url = new URL(await begin(aBrowser(server)))
    const query = Object.fromEntries(url.searchParams)

    expect(url.origin).toBe(program.issuer)

    expect(query).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      client_id: CLIENT.id,
      redirect_uri: `${product}/medical/login/sso`,
    })

    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(query[name]).toMatch(/^[\w-]{43}$/)

    const storedText = JSON.stringify((await server.asOwner('select * from tickets')).rows)

    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(storedText).not.toContain(query[name])
  })

  test('distinguishes two people of one name by their numbers', async () => {
    const { caller } = await logIn('twin')
    expect((await caller.get('/api/v1/users/me')).data).toMatchObject({ username: 'teacher2' })
  })

  test.each(['stranger', 'disabled', 'numberless', 'twice'] as const)(
    'of %s is refused: no enabled account has one such number',
    async (who) => {
      const browser = aBrowser(server)
      const answer = await aBrowserThere().goOn(await begin(browser), who)

      expect(await finish(browser, answer)).toMatchObject({
        status: 200,
        data: { token: null, mode: 3 },
      })
    },
  )

  test('continues after the provider has changed its keys', async () => {
    await logIn('zhang')
    await program.rotate()

    const { caller } = await logIn('zhang')

    expect(await codeAt(caller)).toBe('00000')
  })

  test('is written in the audit log, refused or not, without the code or the token', async () => {
    const browser = aBrowser(server, '10.9.0.1')
    const answer = await aBrowserThere().goOn(await begin(browser), 'zhang')
    const { token } = (await finish(browser, answer)).data as { token: string }

    await redeem(browser, token)
    await finish(browser, answer)

    const { rows } = await server.asOwner(
      `select action, result, detail from audit_entries where ip = '10.9.0.1' order by id`,
    )

    expect(rows.map((r) => `${r.action} ${r.result}`)).toEqual([
      'accounts.session.open ok',
      'accounts.session.open failed',
    ])

    for (const secret of [token, new URLSearchParams(answer).get('code')!, 'T2001'])
      expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

describe('an answer of the provider', () => {
  const REFUSED = { status: 200, data: { token: null, mode: 2 } }
  const anAnswer = async (browser: Browser) => aBrowserThere().goOn(await begin(browser), 'zhang')

  test('is accepted once', async () => {
    const browser = aBrowser(server)
    const answer = await anAnswer(browser)

    expect(await finish(browser, answer)).toMatchObject({ data: { token: expect.any(String) } })
    expect(await finish(browser, answer)).toMatchObject(REFUSED)
  })

  test('brought by another browser is refused, and stays good for its own', async () => {
    const [own, other] = [aBrowser(server), aBrowser(server)]
    const answer = await anAnswer(own)

    await begin(other)
    expect(await finish(other, answer)).toMatchObject(REFUSED)
    expect(await finish(aBrowser(server), answer)).toMatchObject(REFUSED)
    expect(await finish(own, answer)).toMatchObject({ data: { token: expect.any(String) } })
  })

  test('older than ten minutes is refused', async () => {
    const browser = aBrowser(server)
    const answer = await anAnswer(browser)
    const before = server.clock.now

    server.clock.now = new Date(before.getTime() + 600_001)
    expect(await finish(browser, answer)).toMatchObject(REFUSED)

    server.clock.now = before
  })

  test('with another code, another issuer, an error or nothing is refused', async () => {
    for (const change of [
      { code: 'x' },
      { iss: 'https://elsewhere.example.org' },
      { code: '', error: 'access_denied' },
      { state: 'x' },
    ]) {
      const browser = aBrowser(server)
      const answer = new URLSearchParams(await anAnswer(browser))

      for (const [name, value] of Object.entries(change)) {
        if (value) answer.set(name, value)
        else answer.delete(name)
      }

      expect(await finish(browser, answer.toString())).toMatchObject(REFUSED)
    }

    for (const nothing of ['', '?', 'state', '%%%', '\u0000'])
      expect(await finish(aBrowser(server), nothing)).toMatchObject(REFUSED)
  })

  test('gives a code for a minute, to its browser only', async () => {
    const browser = aBrowser(server)
    const codeOf = async () =>
      ((await finish(browser, await anAnswer(browser))).data as { token: string }).token

    expect(await redeem(aBrowser(server), await codeOf())).toBe('-1')

    const late = await codeOf()
    const before = server.clock.now

    server.clock.now = new Date(before.getTime() + 60_001)
    expect(await redeem(browser, late)).toBe('-1')

    server.clock.now = before

    const meanwhile = await codeOf()

    await server.asOwner(`update users set status = 0 where username = 'teacher'`)
    expect(await redeem(browser, meanwhile)).toBe('-1')

    await server.asOwner(`update users set status = 1 where username = 'teacher'`)
  })

  test('also enters by redirectSys, whose header carries the code', async () => {
    const browser = aBrowser(server)
    const { token } = (await finish(browser, await anAnswer(browser))).data as { token: string }
    const entered = await browser.get('/api/v1/auth/redirectSys', { 'homePage-token': token })

    expect(entered.data).toMatchObject({
      tokenType: 'Bearer',
      url: 'https://portal.example.org/home',
    })

    expect(
      await codeAt(server.withToken((entered.data as { accessToken: string }).accessToken)),
    ).toBe('00000')
  })
})

describe('logging out', () => {
  test('of the product answers where the provider’s session ends too, and leads back to our login page', async () => {
    const { caller, there } = await logIn('zhang')
    const { url } = (await caller.delete('/api/v1/auth/logout')).data as { url: string }

    expect(new URL(url).searchParams.get('id_token_hint')).toMatch(/^eyJ/)
    expect(await there.leave(url)).toBe(`${product}/medical/login`)
    expect(await codeAt(caller)).toBe('A0204')
    await expect(there.goOn(await begin(aBrowser(server)), 'twin')).resolves.toContain('code=')
  })

  test('of the provider ends our session: it answers A0204, as an expired one does not', async () => {
    const { caller, there } = await logIn('zhang')
    const second = await logIn('zhang')
    const { ssoLogoutUrl, ssoLogin } = (await server.anonymous.get('/api/v1/client/configuration'))
      .data as Record<string, string>

    expect(ssoLogin).toBe(true)
    expect(await there.leave(ssoLogoutUrl!)).toBe(`${product}/medical/login`)
    expect(await codeAt(caller)).toBe('A0204')
    expect(await codeAt(second.caller)).toBe('00000')

    const { rows } = await server.asOwner(
      `select detail from audit_entries where action = 'accounts.session.end' order by id desc limit 1`,
    )

    expect(rows[0].detail).toMatchObject({ by: 'provider' })
  })

  test('of the provider before the code is redeemed leaves a code that opens nothing', async () => {
    const [browser, there] = [aBrowser(server), aBrowserThere()]
    const { token } = (await finish(browser, await there.goOn(await begin(browser), 'zhang')))
      .data as { token: string }
    const { ssoLogoutUrl } = (await server.anonymous.get('/api/v1/client/configuration')).data as {
      ssoLogoutUrl: string
    }

    await there.leave(ssoLogoutUrl)
    expect(await redeem(browser, token)).toBe('-1')
  })

  test('of a session that a password opened asks nothing of the provider', async () => {
    expect((await (await server.as('teacher2')).delete('/api/v1/auth/logout')).data).toBeNull()
  })
})

test('what is stored of a login is sealed, and is deleted with its session', async () => {
  const { caller } = await logIn('zhang')
  const storedText = async () =>
    (await server.asOwner('select * from sso_logins where session_id is not null')).rows

  for (const { idTokenSealed, ...open } of await storedText()) {
    expect(idTokenSealed).toMatch(/^k\d+:/)
    // a signed token is three parts with dots between them, which sealed bytes in base64 cannot
    // have
    expect(idTokenSealed).not.toContain('.')
    expect(JSON.stringify(open)).not.toContain('zhang')
  }

  const count = (await storedText()).length

  await caller.delete('/api/v1/auth/logout')
  expect(await storedText()).toHaveLength(count - 1)
})

test('the calls exist only where there is a provider', async () => {
  const none = await openServer()
  for (const path of ['begin', 'finish', 'logout']) {
    const payload = path === 'finish' ? { answer: 'state=x' } : { logout_token: 'x' }
    expect(await none.anonymous.post(`/api/v1/auth/sso/${path}`, payload)).toMatchObject({
      status: 404,
    })
  }
})

test('while the provider is unreachable, people are asked to log in with their password', async () => {
  const lonely = await openServer({
    environment: {
      SSO_PROVIDER: 'oidc',
      SSO_ISSUER: `http://127.0.0.1:${await freePort()}`,
      SSO_CLIENT_ID: 'x',
      SSO_CLIENT_SECRET: 'x',
      PUBLIC_URL: product,
    },
  })

  expect(await aBrowser(lonely).post('/api/v1/auth/sso/begin', {})).toMatchObject({
    status: 503,
    msg: expect.stringContaining('密码登录'),
  })

  expect((await lonely.anonymous.get('/api/v1/client/configuration')).data).toMatchObject({
    ssoLogin: true,
    ssoLogoutUrl: '',
  })
})
