import { describe, expect, test } from 'vitest'
import { type Claims, signCode } from '../../../platform/sso/signed-codes.ts'
import { aBrowser } from '../../../testing/outside/browser.ts'
import { openServer, type TestServer } from '../../../testing/server/open-server.ts'
import { flipBit } from '../../../testing/tampering.ts'

const SECRET = 'a-shared-secret-of-the-portal-and-us-0001'

const portal = await openServer({
  environment: {
    SSO_PROVIDER: 'portal',
    SSO_PORTAL_SECRET: SECRET,
    HOME_PAGE_URL: 'https://portal.example.org/home',
  },
})

const local = await openServer({ environment: { SSO_PROVIDER: 'local' } })
const none = await openServer()

let number = 0

const claims = (over: Partial<Claims> = {}): Claims => ({
  sub: 'teacher',
  exp: Math.floor(portal.clock.now.getTime() / 1000) + 60,
  jti: `number-${++number}`,
  ...over,
})

const aCode = (over: Partial<Claims> = {}) => signCode(SECRET, claims(over))

const enter = (server: TestServer, token: string, ip = '127.0.0.1') =>
  aBrowser(server, ip).post('/api/v1/auth/loginByCode', { token })

const REFUSED = { status: 200, code: '00000', data: { accessToken: '-1', tokenType: null } }

const whoIs = async (server: TestServer, reply: { data: unknown }) =>
  (
    await server
      .withToken((reply.data as { accessToken: string }).accessToken)
      .get('/api/v1/users/me')
  ).data

describe('POST /auth/loginByCode with a portal that signs', () => {
  test('a signed code opens a session, once', async () => {
    const code = aCode()
    const opened = await enter(portal, code)

    expect(opened).toMatchObject({ status: 200, data: { tokenType: 'Bearer' } })
    expect(await whoIs(portal, opened)).toMatchObject({ username: 'teacher' })
    expect(await enter(portal, code)).toMatchObject(REFUSED)
  })

  test('of many at once with one code one gets in', async () => {
    const code = aCode()
    const all = await Promise.all(Array.from({ length: 8 }, () => enter(portal, code, '10.8.0.1')))
    expect(
      all.filter((r) => (r.data as { accessToken: string }).accessToken !== '-1'),
    ).toHaveLength(1)
  })

  test('a session of the portal that was ended answers A0204, one of a password A0230, an expired one A0230', async () => {
    const tokenOf = (reply: { data: unknown }) =>
      (reply.data as { accessToken: string }).accessToken
    const answerTo = async (token: string) =>
      (await portal.withToken(token).get('/api/v1/users/me')).code
    const ended = tokenOf(await enter(portal, aCode(), '10.8.0.9'))
    const expired = tokenOf(await enter(portal, aCode(), '10.8.0.9'))

    expect(await portal.withToken(ended).delete('/api/v1/auth/logout')).toMatchObject({
      status: 200,
    })
    expect(await answerTo(ended)).toBe('A0204')

    const byPassword = await portal.as('teacher2')

    await byPassword.delete('/api/v1/auth/logout')
    expect((await byPassword.get('/api/v1/users/me')).code).toBe('A0230')

    const before = portal.clock.now

    portal.clock.now = new Date(before.getTime() + 7_200_001)
    expect(await answerTo(expired)).toBe('A0230')

    portal.clock.now = before
  })

  test('it expires, and one that would live for ever is not believed', async () => {
    const now = Math.floor(portal.clock.now.getTime() / 1000)
    expect(await enter(portal, aCode({ exp: now - 1 }), '10.8.0.2')).toMatchObject(REFUSED)
    expect(await enter(portal, aCode({ exp: now + 86_400 }), '10.8.0.2')).toMatchObject(REFUSED)
  })

  test('another signature, another content or none at all is refused', async () => {
    const [body, mac] = aCode().split('.') as [string, string]
    const forged = Buffer.from(JSON.stringify(claims({ sub: 'root' }))).toString('base64url')

    for (const bad of [
      `${forged}.${mac}`,
      `${body}.${flipBit(Buffer.from(mac, 'base64url'), 0).toString('base64url')}`,
      `${body}.`,
      body,
      `${body}.${mac}.x`,
      signCode('another secret that is long enough 00000', claims()),
      '',
      'null',
      signCode(SECRET, { sub: 'root' } as never),
    ])
      expect(await enter(portal, bad, '10.8.0.3')).toMatchObject(REFUSED)
  })

  test('an account that is unknown, disabled or deleted is refused in the same words', async () => {
    expect(await enter(portal, aCode({ sub: 'nobody.here' }), '10.8.0.4')).toMatchObject(REFUSED)

    await portal.asOwner(`update users set status = 0 where username = 'student2'`)
    expect(await enter(portal, aCode({ sub: 'student2' }), '10.8.0.4')).toMatchObject(REFUSED)

    await portal.asOwner(`update users set deleted_at = now() where username = 'applicant2'`)
    expect(await enter(portal, aCode({ sub: 'applicant2' }), '10.8.0.4')).toMatchObject(REFUSED)
  })

  test('failures slow an address down; a right code still passes there, and a wrong one elsewhere is reported as before', async () => {
    for (let i = 0; i < 20; i++) await enter(portal, 'wrong', '10.8.0.5')

    expect(await enter(portal, 'wrong', '10.8.0.5')).toMatchObject({ status: 429, code: 'A0501' })
    expect(await enter(portal, aCode(), '10.8.0.5')).toMatchObject({
      data: { tokenType: 'Bearer' },
    })
    expect(await enter(portal, 'wrong', '10.8.0.6')).toMatchObject(REFUSED)
  })

  test('success and failure are in the audit log, without the code', async () => {
    const code = aCode()
    await enter(portal, code, '10.8.0.7')
    await enter(portal, code, '10.8.0.7')

    const rows = (
      await portal.asOwner(
        `select result, detail from audit_entries where ip = '10.8.0.7' order by id`,
      )
    ).rows

    expect(rows.map((r) => r.result)).toEqual(['ok', 'failed'])
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('without a portal every code is refused', async () => {
    expect(await enter(none, aCode())).toMatchObject(REFUSED)
  })
})

describe('GET /auth/redirectSys', () => {
  const redirect = (server: TestServer, token: string, headers: Record<string, string> = {}) =>
    server.anonymous.get('/api/v1/auth/redirectSys', { 'homePage-token': token, ...headers })

  test('exchanges the header for a session and the address to go to', async () => {
    const reply = await redirect(portal, aCode({ sub: 'student' }))

    expect(reply).toMatchObject({
      status: 200,
      data: { tokenType: 'Bearer', url: 'https://portal.example.org/home' },
    })

    expect(await whoIs(portal, reply)).toMatchObject({ username: 'student' })
  })

  test('without the header, or with a wrong one, it is refused; the installation’s address is the default', async () => {
    expect(await none.anonymous.get('/api/v1/auth/redirectSys')).toMatchObject({
      data: { accessToken: '-1', url: '/medical/' },
    })
    expect(await redirect(portal, 'x.y')).toMatchObject({
      data: { accessToken: '-1', tokenType: null },
    })
  })

  test('it cannot be driven from another site', async () => {
    expect(await redirect(portal, aCode(), { 'sec-fetch-site': 'cross-site' })).toMatchObject({
      status: 403,
    })
  })
})

describe('the demonstration portal', () => {
  test('gives a logged-in user a code for themselves', async () => {
    const teacher = await local.as('teacher')
    const { token } = (await teacher.post('/api/v1/auth/localCode')).data as { token: string }

    expect(await whoIs(local, await enter(local, token))).toMatchObject({ username: 'teacher' })
    expect(await enter(local, token)).toMatchObject(REFUSED)
  })

  test('a code lives a minute', async () => {
    const { token } = (await (await local.as('teacher')).post('/api/v1/auth/localCode')).data as {
      token: string
    }
    local.clock.now = new Date(local.clock.now.getTime() + 61_000)
    expect(await enter(local, token)).toMatchObject(REFUSED)
  })

  test('nobody gets one without a session, and elsewhere there is no such portal', async () => {
    expect(await local.anonymous.post('/api/v1/auth/localCode')).toMatchObject({
      status: 401,
      code: 'A0230',
    })
    expect(await (await portal.as('teacher')).post('/api/v1/auth/localCode')).toMatchObject({
      status: 404,
    })
  })
})

describe('GET /auth/checkIdentity', () => {
  const check = async (username: string, ident: string) =>
    (await (await none.as(username)).get(`/api/v1/auth/checkIdentity?ident=${ident}`)).data

  test.each([
    ['applicant', 'sign', 1],
    ['teacher', 'sign', 0],
    ['teacher', 'tutor', 1],
    ['student', 'tutor', 0],
    ['partner', 'cooperation', 1],
    ['student', 'cooperation', 0],
    ['student', 'employment', 1],
    ['applicant', 'employment', 0],
    ['applicant', 'award', 1],
    ['partner', 'award', 0],
    ['root', 'tutor', 1],
    ['root', 'constructor', 0],
    ['teacher', 'whatever', 0],
  ])('%s at %s: %i', async (username, ident, answer) => {
    expect(await check(username, ident)).toBe(answer)
  })

  test('needs a session', async () => {
    expect(await none.anonymous.get('/api/v1/auth/checkIdentity?ident=sign')).toMatchObject({
      status: 401,
      code: 'A0230',
    })
  })
})

describe('GET /client/configuration', () => {
  test('lists the addresses and switches a browser needs, and no secret', async () => {
    const reply = await portal.anonymous.get('/api/v1/client/configuration')

    expect(reply.data).toEqual({
      title: null,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      demo: true,
      ssoLogoutUrl: '',
      externalSiteUrl: '',
      homePageUrl: 'https://portal.example.org/home',
      wechatLogin: false,
      ssoLogin: false,
      passwordClasses: false,
    })

    expect(reply.body.toString()).not.toContain(SECRET)
  })
})
