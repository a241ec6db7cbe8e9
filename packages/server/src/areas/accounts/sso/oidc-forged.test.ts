import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeLog } from '../../../platform/log.ts'
import { aBrowser } from '../../../testing/outside/browser.ts'
import { openServer, type TestServer } from '../../../testing/server/open-server.ts'

/**
 * A provider of ours that sends any answer a test needs: answers that a real one never sends must
 * be refused too.
 */
const CLIENT = 'residency'
const SECRET = 'a-client-secret-of-tests-000002'
const keys = await generateKeyPair('RS256')
const stranger = await generateKeyPair('RS256')
const published = { ...(await exportJWK(keys.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' }
let idToken = ''
let userInfo: Record<string, unknown> = {}
let issuer = ''
const logged: { level: number; why?: string; remedy?: string }[] = []
let server: TestServer
let metadataOf = (issuer: string): object => ({ issuer: issuer })

const provider = createServer((req, res) => {
  const send = (body: object) =>
    res.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  if (req.url === '/.well-known/openid-configuration')
    return send({
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/me`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      ...metadataOf(issuer),
    })

  if (req.url === '/jwks') return send({ keys: [published] })
  if (req.url === '/me') return send({ sub: 'z', ...userInfo })

  return send({ access_token: 'a', token_type: 'bearer', id_token: idToken })
})

const environmentOf = (more: Record<string, string> = {}) => ({
  SSO_PROVIDER: 'oidc',
  SSO_ISSUER: issuer,
  SSO_CLIENT_ID: CLIENT,
  SSO_CLIENT_SECRET: SECRET,
  PUBLIC_URL: 'http://127.0.0.1:9',
  ...more,
})

beforeAll(async () => {
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done))
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`

  server = await openServer({
    environment: environmentOf(),
    log: makeLog('warn', { write: (line) => logged.push(JSON.parse(line)) }),
  })

  await server.asOwner(`update users set chest_arr_num = 'T2001' where username = 'teacher'`)
})

afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})

const seconds = (after = 0) => Math.floor(Date.now() / 1000) + after
type Signing = { key?: CryptoKey | Uint8Array; alg?: string; kid?: string; typ?: string }

const sign = (
  claims: JWTPayload,
  { key = keys.privateKey, alg = 'RS256', kid = 'own' }: Signing = {},
) => new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key)

type Attempt = {
  claims?: JWTPayload
  signing?: Signing
  in?: TestServer
  make?: (claims: JWTPayload) => string
}

async function attempt({ claims = {}, signing, in: where = server, make }: Attempt = {}) {
  const browser = aBrowser(where)
  const { url } = (await browser.post('/api/v1/auth/sso/begin', {})).data as { url: string }
  const query = new URL(url).searchParams

  const usual = {
    iss: issuer,
    aud: CLIENT,
    sub: 'z',
    nonce: query.get('nonce')!,
    iat: seconds(),
    exp: seconds(60),
    employeeNumber: 'T2001',
  }

  const input = Object.fromEntries(
    Object.entries({ ...usual, ...claims }).filter(([, value]) => value !== undefined),
  )

  idToken = make ? make(input) : await sign(input, signing)

  const reply = await browser.post('/api/v1/auth/sso/finish', {
    answer: `code=c&state=${query.get('state')}`,
  })

  return { browser, ...(reply.data as { token: string | null; mode: number | null }) }
}

describe('an ID token', () => {
  test('that is right opens', async () => {
    expect(await attempt()).toMatchObject({ token: expect.any(String), mode: null })
  })

  test.each<[string, Attempt]>([
    ['with another nonce', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: undefined } as never }],
    ['for another client', { claims: { aud: 'another' } }],
    [
      'for several clients, issued to another',
      { claims: { aud: [CLIENT, 'another'], azp: 'another' } },
    ],
    ['of another issuer', { claims: { iss: 'https://elsewhere.example.org' } }],
    ['that has expired', { claims: { exp: seconds(-3600) } }],
    ['without an end', { claims: { exp: undefined } as never }],
    ['signed by another key under the same id', { signing: { key: stranger.privateKey } }],
    [
      'signed by a key that is no longer published',
      { signing: { key: stranger.privateKey, kid: 'gone' } },
    ],
  ])('%s is refused', async (_, input) => {
    expect(await attempt(input)).toMatchObject({ token: null, mode: 2 })
  })

  test.each<[string, Attempt, string, RegExp]>([
    [
      'signed with the client’s secret',
      { signing: { key: new TextEncoder().encode(SECRET.padEnd(32, '0')), alg: 'HS256' } },
      'provider_algorithm',
      /RS256, PS256, ES256/,
    ],
    [
      'without a signature',
      { make: (claims) => new UnsecuredJWT(claims).encode() },
      'provider_algorithm',
      /never HS256 or none/,
    ],
    [
      'of a clock ten minutes behind',
      { claims: { iat: seconds(-600), exp: seconds(-540) } },
      'provider_clock',
      /10 min behind .+NTP/,
    ],
    [
      'of a clock ten minutes ahead',
      { claims: { iat: seconds(600), nbf: seconds(600), exp: seconds(660) } },
      'provider_clock',
      /10 min ahead of .+NTP/,
    ],
  ])(
    '%s is refused, with the remedy for the administrator and a calm page for the person',
    async (_, input, why, remedy) => {
      expect(await attempt(input)).toMatchObject({ token: null, mode: 4 })

      const { rows } = await server.asOwner(
        `select detail from audit_entries where action = 'accounts.session.open' order by id desc limit 1`,
      )

      expect(rows[0]!.detail).toMatchObject({ why, remedy: expect.stringMatching(remedy) })
      expect(logged.at(-1)).toMatchObject({ level: 40, why, remedy: expect.stringMatching(remedy) })
    },
  )

  test.each([[['T2001']], ['  T2001 ']])(
    'whose number is written %j is understood',
    async (employeeNumber) => {
      expect((await attempt({ claims: { employeeNumber } })).token).not.toBeNull()
    },
  )

  test.each([
    [['T2001', 'T2002']],
    [''],
    [{ value: 'T2001' }],
    ['T2001\u0000'],
    ['x'.repeat(65)],
    [null],
  ])('whose number is %j identifies nobody', async (employeeNumber) => {
    expect(await attempt({ claims: { employeeNumber } as JWTPayload })).toMatchObject({
      token: null,
      mode: 3,
    })
  })

  test('without the number is completed by the user information, of the same person only', async () => {
    userInfo = { employeeNumber: 'T2001' }
    expect((await attempt({ claims: { employeeNumber: undefined } as never })).token).not.toBeNull()

    userInfo = { employeeNumber: 'T2001', sub: 'another' }

    expect(await attempt({ claims: { employeeNumber: undefined } as never })).toMatchObject({
      token: null,
      mode: 2,
    })

    userInfo = {}
  })

  test('is requested from no provider with another issuer', async () => {
    metadataOf = () => ({ issuer: 'https://elsewhere.example.org' })

    const deceived = await openServer({ environment: environmentOf() })

    expect(await aBrowser(deceived).post('/api/v1/auth/sso/begin', {})).toMatchObject({
      status: 503,
    })

    metadataOf = (issuer) => ({ issuer: issuer })
  })
})

describe('a logout notice', () => {
  const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} }
  let count = 0

  const notice = (claims: Record<string, unknown> = {}, signing?: Signing) => {
    const usual = {
      iss: issuer,
      aud: CLIENT,
      sub: 'z',
      sid: 's1',
      iat: seconds(),
      exp: seconds(120),
      jti: `notice-${++count}`,
      events: EVENTS,
    }

    return sign(
      Object.fromEntries(
        Object.entries({ ...usual, ...claims }).filter(([, value]) => value !== undefined),
      ),
      signing,
    )
  }

  const post = async (token: string | Promise<string>) =>
    server.anonymous.send('POST', '/api/v1/auth/sso/logout', {
      payload: new URLSearchParams({ logout_token: await token }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  async function session(sid: string | undefined) {
    const { browser, token } = await attempt({ claims: { sid } })
    const { accessToken } = (await browser.post('/api/v1/auth/loginByCode', { token: token! }))
      .data as { accessToken: string }
    return async () => (await server.withToken(accessToken).get('/api/v1/users/me')).code
  }

  test.each<[string, () => Promise<string>]>([
    ['signed by somebody else', () => notice({}, { key: stranger.privateKey })],
    ['of another issuer', () => notice({ iss: 'https://elsewhere.example.org' })],
    ['for another client', () => notice({ aud: 'another' })],
    ['that is old', () => notice({ iat: seconds(-900), exp: seconds(60) })],
    ['that has expired', () => notice({ exp: seconds(-120) })],
    ['without an id', () => notice({ jti: undefined })],
    ['without its event', () => notice({ events: { 'http://schemas.example.org/other': {} } })],
    ['with a nonce, which makes it an ID token', () => notice({ nonce: 'n' })],
    ['that names nobody', () => notice({ sub: undefined, sid: undefined })],
    ['that is no token', async () => 'x.y.z'],
  ])('%s is refused and ends nothing', async (_, make) => {
    const answers = await session('s1')
    expect(await post(make())).toMatchObject({ status: 400, code: 'A0400' })
    expect(await answers()).toBe('00000')
  })

  test('of one login ends that one; repeated it is refused', async () => {
    const [ended, going] = [await session('one'), await session('other')]
    const token = await notice({ sid: 'one' })

    expect(await post(token)).toMatchObject({ status: 200 })
    expect([await ended(), await going()]).toEqual(['A0204', '00000'])
    expect(await post(token)).toMatchObject({ status: 400 })
  })

  test('of a person ends all of theirs; one of a login also those that have no id', async () => {
    const [first, unnamed, second] = [
      await session('p1'),
      await session(undefined),
      await session('p2'),
    ]

    expect(await post(notice({ sub: 'z', sid: 'p1' }))).toMatchObject({ status: 200 })
    expect([await first(), await unnamed(), await second()]).toEqual(['A0204', 'A0204', '00000'])
    expect(await post(notice({ sub: 'somebody', sid: undefined }))).toMatchObject({ status: 200 })
    expect(await second()).toBe('00000')
    expect(await post(notice({ sid: undefined }))).toMatchObject({ status: 200 })
    expect(await second()).toBe('A0204')
  })

  test('of two at once one is accepted', async () => {
    const token = await notice()
    const all = await Promise.all([1, 2, 3].map(() => post(token)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  test('without anything is a 400', async () => {
    expect(await server.anonymous.post('/api/v1/auth/sso/logout', {})).toMatchObject({
      status: 400,
    })
  })
})

describe('a user without an account', () => {
  const creating = (role: string) =>
    openServer({ environment: environmentOf({ SSO_CREATE: '1', SSO_CREATE_ROLE: role }) })

  test('gets one with the configured role and no password, recorded in the audit log; the next login uses it', async () => {
    const where = await creating('TEACHER')
    const first = await attempt({ in: where, claims: { employeeNumber: 'N7001', name: '新医生' } })
    const { accessToken } = (
      await first.browser.post('/api/v1/auth/loginByCode', { token: first.token! })
    ).data as { accessToken: string }

    expect((await where.withToken(accessToken).get('/api/v1/users/me')).data).toMatchObject({
      username: 'n7001',
      roles: ['TEACHER'],
    })

    expect(
      (await attempt({ in: where, claims: { employeeNumber: 'N7001', name: '别名' } })).token,
    ).not.toBeNull()

    const { rows } = await where.asOwner(
      `select password_hash, nickname from users where chest_arr_num = 'N7001'`,
    )

    expect(rows).toEqual([{ passwordHash: null, nickname: '新医生' }])

    const entries = await where.asOwner(
      `select detail->>'by' as by from audit_entries where action = 'accounts.user.create' order by id desc limit 1`,
    )

    expect(entries.rows).toEqual([{ by: 'provider' }])

    await where.asOwner(`update users set status = 0 where username = 'n7001'`)
    await where.asOwner(`update users set chest_arr_num = null where username = 'teacher'`)

    for (const employeeNumber of ['N7001', 'n7001', 't0002', 'teacher', '张 三'])
      expect(await attempt({ in: where, claims: { employeeNumber } })).toMatchObject({ mode: 3 })
  })

  test('gets none where the role is unknown or holds rights over accounts', async () => {
    const where = await creating('KEEPER')

    expect(await attempt({ in: where, claims: { employeeNumber: 'N7002' } })).toMatchObject({
      token: null,
      mode: 3,
    })

    await where.asOwner(`insert into roles (code, name, data_scope) values ('KEEPER', 'Keeper', 3)`)
    await where.asOwner(
      `insert into role_menus (role_id, menu_id) select r.id, m.id from roles r, menus m where r.code = 'KEEPER' and m.perm = 'sys:user:list'`,
    )

    expect(await attempt({ in: where, claims: { employeeNumber: 'N7002' } })).toMatchObject({
      token: null,
      mode: 3,
    })

    await where.asOwner(
      `delete from role_menus where role_id = (select id from roles where code = 'KEEPER')`,
    )
    expect((await attempt({ in: where, claims: { employeeNumber: 'N7002' } })).token).not.toBeNull()
  })

  test('gets none by default', async () => {
    expect(await attempt({ claims: { employeeNumber: 'N7003' } })).toMatchObject({
      token: null,
      mode: 3,
    })
    expect(
      (await server.asOwner(`select 1 from users where chest_arr_num = 'N7003'`)).rows,
    ).toEqual([])
  })
})
