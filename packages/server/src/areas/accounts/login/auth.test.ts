import { createHash } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { findUserId } from '../../../testing/find-records.ts'
import { aBrowser, FIXED_CODE, knownCaptcha } from '../../../testing/outside/browser.ts'
import { DEMO_PASSWORD } from '../../../testing/server/hospital-templates.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { changeFirstLetter } from '../../../testing/tampering.ts'

// argon2 is wrapped to count calls, not replaced; modules loaded by earlier files are not counted
vi.hoisted(() => vi.resetModules())

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return { ...real, verify: vi.fn(real.verify) }
})

const server = await openServer({ environment: knownCaptcha })
const proxied = await openServer({ environment: { TRUST_PROXY: '1' } })
const plain = await openServer()

let place = 0

const newPlace = () => {
  place += 1
  return `10.${place >> 8}.${place & 255}.1`
}

const idOf = (username: string) => findUserId(server, username)

const me = (token: string) => server.withToken(token).get('/api/v1/users/me')
const tokenOf = (reply: { data: unknown }) => (reply.data as { accessToken: string }).accessToken

const later = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms)
}

const isWorkOf = (key: string, bits: number, code: string) =>
  Math.clz32(createHash('sha256').update(`${key}:${code}`).digest().readUInt32BE(0)) >= bits

/** Does what the browser does for a captcha without a picture. */
function solveWork(key: string, bits: number) {
  for (let n = 0; ; n++) if (isWorkOf(key, bits, String(n))) return String(n)
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const ENDED = { status: 401, code: 'A0230' }

describe('POST /auth/login', () => {
  test('takes JSON and multipart, and the username in any case and with spaces around it', async () => {
    const browser = aBrowser(server, newPlace())

    expect(await browser.logIn(' Teacher ')).toMatchObject({
      status: 200,
      data: { tokenType: 'Bearer', refreshToken: null, expires: 7200 },
    })

    const form = { username: 'teacher', password: DEMO_PASSWORD, ...(await browser.proof()) }
    const byForm = await server.anonymous.form('/api/v1/auth/login', form)

    expect(byForm).toMatchObject({
      status: 200,
      data: { accessToken: expect.stringMatching(/^[\w-]{43}$/) },
    })

    expect((await me(tokenOf(byForm))).data).toMatchObject({ username: 'teacher' })
  })

  test('a mobile number names its account', async () => {
    const reply = await aBrowser(server, newPlace()).logIn('138 0000 0010')
    expect((await me(tokenOf(reply))).data).toMatchObject({ username: 'student' })
  })

  test('an unknown user, a wrong password and a disabled account get the same answer, and argon2 runs once for each', async () => {
    await server.asOwner(`update users set status = 0 where username = 'student2'`)

    const answers = []

    for (const [username, password] of [
      ['nobody.here', DEMO_PASSWORD],
      ['teacher', 'not the password'],
      ['student2', DEMO_PASSWORD],
    ] as const) {
      vi.mocked(verify).mockClear()

      const { status, code, msg, data, errors } = await aBrowser(server, newPlace()).logIn(
        username,
        password,
      )

      expect(vi.mocked(verify)).toHaveBeenCalledTimes(1)

      answers.push(JSON.stringify({ status, code, msg, data, errors }))
    }

    expect(new Set(answers).size).toBe(1)

    expect(JSON.parse(answers[0]!)).toMatchObject({
      status: 400,
      code: 'A0210',
      msg: '用户名或密码错误',
    })

    await server.asOwner(`update users set status = 1 where username = 'student2'`)
  })

  test('a deleted account is an unknown one', async () => {
    await server.asOwner(`update users set deleted_at = now() where username = 'applicant2'`)
    expect(await aBrowser(server, newPlace()).logIn('applicant2')).toMatchObject({
      status: 400,
      code: 'A0210',
    })
  })

  test('success and failure are in the audit log: who, from where, how it ended; no password, captcha, token or number', async () => {
    const browser = aBrowser(server, '10.200.0.1')
    const opened = await browser.logIn('13800000008')

    await browser.logIn('13800000008', 'not-the-password-1')
    await browser.logIn('nobody.here', 'not-the-password-2')

    const { rows } = await server.asOwner(
      `select * from audit_entries where ip = '10.200.0.1' order by id`,
    )
    const teacher = await idOf('teacher')

    expect(
      rows.map((r) => [r.action, r.result, r.userId === null ? null : Number(r.userId)]),
    ).toEqual([
      ['accounts.session.open', 'ok', teacher],
      ['accounts.session.open', 'failed', teacher],
      ['accounts.session.open', 'failed', null],
    ])

    const everything = JSON.stringify((await server.asOwner('select * from audit_entries')).rows)

    for (const secret of [
      'not-the-password',
      DEMO_PASSWORD,
      FIXED_CODE,
      tokenOf(opened),
      '13800000008',
    ])
      expect(everything).not.toContain(secret)
  })
})

describe('the captcha', () => {
  const work = async () => {
    await plain.asOwner("delete from rate_limits where key like 'captcha-work:%'")
    return (await plain.anonymous.get('/api/v1/auth/captcha?kind=work')).data as {
      captchaKey: string
      workBits: number
    }
  }

  const solvedCaptcha = async () => {
    const { captchaKey, workBits } = await work()
    return { captchaKey, captchaCode: solveWork(captchaKey, workBits) }
  }

  /** A captcha that this guess does not solve: now and then one would. */
  const unsolvedCaptcha = async (guess: string) => {
    for (;;) {
      const { captchaKey, workBits } = await work()
      if (!isWorkOf(captchaKey, workBits, guess)) return { captchaKey, captchaCode: guess }
    }
  }

  const tryIt = (proof: { captchaKey: string; captchaCode: string }, password = DEMO_PASSWORD) =>
    aBrowser(plain, newPlace()).post('/api/v1/auth/login', {
      username: 'teacher',
      password,
      ...proof,
    })

  test('work of the browser is an alternative to the picture: no answer is in the call, and a guess is refused', async () => {
    expect(await tryIt(await solvedCaptcha())).toMatchObject({ status: 200 })

    for (const captchaCode of ['1', '', '18', `${'9'.repeat(16)}`, 'abcd'])
      expect(await tryIt(await unsolvedCaptcha(captchaCode))).toMatchObject({
        status: 400,
        code: 'A0214',
      })

    expect(await plain.anonymous.get('/api/v1/auth/captcha?kind=text')).toMatchObject({
      status: 400,
    })
  })

  test('the work grows with the requests of an address, up to a limit', async () => {
    const ask = async (ip: string) =>
      (await aBrowser(plain, ip).get('/api/v1/auth/captcha?kind=work')) as {
        data: { workBits: number } | null
        status: number
      }

    const ip = newPlace()
    const bits = []

    for (let i = 0; i < 60; i++) bits.push((await ask(ip)).data!.workBits)

    expect([bits[0], bits[4], bits[5], bits[10], bits[59]]).toEqual([18, 18, 19, 20, 22])
    expect(await ask(ip)).toMatchObject({ status: 429 })
    expect((await ask(newPlace())).data!.workBits).toBe(18)
  })

  test('is bound to its key', async () => {
    const { captchaCode } = await solvedCaptcha()
    expect(await tryIt(await unsolvedCaptcha(captchaCode))).toMatchObject({
      status: 400,
      code: 'A0214',
    })
  })

  test('is good for one use, after a success as after a failure', async () => {
    const right = await solvedCaptcha()
    await tryIt(right)
    expect(await tryIt(right)).toMatchObject({ status: 400, code: 'A0213' })

    const spent = await solvedCaptcha()

    expect(await tryIt({ ...spent, captchaCode: 'wrong' })).toMatchObject({
      status: 400,
      code: 'A0214',
    })

    expect(await tryIt(spent)).toMatchObject({ status: 400, code: 'A0213' })
  })

  test('of several logins at once with one captcha one succeeds', async () => {
    const proof = await solvedCaptcha()
    const all = await Promise.all([1, 2, 3, 4].map(() => tryIt(proof)))
    expect(all.filter((r) => r.status === 200)).toHaveLength(1)
  })

  test('a blank or missing one is refused', async () => {
    const { captchaKey } = await solvedCaptcha()

    expect(await tryIt({ captchaKey, captchaCode: '' })).toMatchObject({
      status: 400,
      code: 'A0214',
    })

    expect(await tryIt({ captchaKey: '', captchaCode: '' })).toMatchObject({
      status: 400,
      code: 'A0213',
    })

    const nothing = await aBrowser(plain, newPlace()).post('/api/v1/auth/login', {
      username: 'teacher',
      password: DEMO_PASSWORD,
    })

    expect(nothing).toMatchObject({ status: 400, code: 'A0213' })
  })

  test('lives two minutes', async () => {
    const [early, late] = [await solvedCaptcha(), await solvedCaptcha()]
    plain.clock.now = new Date(plain.clock.now.getTime() + 119_000)
    expect(await tryIt(early)).toMatchObject({ status: 200 })

    plain.clock.now = new Date(plain.clock.now.getTime() + 2_000)
    expect(await tryIt(late)).toMatchObject({ status: 400, code: 'A0213' })
  })

  test('its letters may be typed in either case', async () => {
    const browser = aBrowser(server, newPlace())
    const proof = { ...(await browser.proof()), captchaCode: FIXED_CODE.toUpperCase() }

    expect(
      await browser.post('/api/v1/auth/login', {
        username: 'teacher',
        password: DEMO_PASSWORD,
        ...proof,
      }),
    ).toMatchObject({
      status: 200,
    })
  })

  test('the answer is neither in the call nor in the table', async () => {
    const picture = await server.anonymous.get('/api/v1/auth/captcha')

    expect(picture.data).toMatchObject({
      captchaBase64: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    })

    const { captchaKey, captchaBase64 } = picture.data as {
      captchaKey: string
      captchaBase64: string
    }

    expect(Buffer.from(captchaBase64.split(',')[1]!, 'base64').toString()).not.toMatch(/<text/)

    // the key is random and may have the code among its digits
    const [{ key, ...stored }] = (
      await server.asOwner(`select * from captchas where key = '${captchaKey}'`)
    ).rows as [{ key: string }]

    expect(key).toBe(captchaKey)
    expect(JSON.stringify(stored)).not.toContain(FIXED_CODE)
  })
})

describe('guessing is slowed down', () => {
  const fail = async (browser: ReturnType<typeof aBrowser>, username: string, times: number) => {
    for (let i = 0; i < times; i++)
      expect(await browser.logIn(username, 'wrong-password')).toMatchObject({
        status: 400,
        code: 'A0210',
      })
  }

  const SLOW = { status: 429, code: 'A0501' }

  test('five tries for an account from an address, then even the right password waits; a stranger’s failures stop nobody elsewhere', async () => {
    const stranger = aBrowser(server, newPlace())
    await fail(stranger, 'dept', 5)

    const refused = await stranger.logIn('dept')

    expect(refused).toMatchObject({
      ...SLOW,
      msg: expect.stringMatching(/在 \d+ 秒后再试/),
      headers: { 'retry-after': expect.anything() },
    })

    expect(await aBrowser(server, newPlace()).logIn('dept')).toMatchObject({ status: 200 })
  })

  test('an unknown account is slowed down like a known one', async () => {
    const stranger = aBrowser(server, newPlace())
    await fail(stranger, 'nobody.at.all', 5)
    expect(await stranger.logIn('nobody.at.all')).toMatchObject(SLOW)
  })

  test('twenty tries at once are not twenty tries', async () => {
    const stranger = aBrowser(server, newPlace())
    const all = await Promise.all(
      Array.from({ length: 20 }, () => stranger.logIn('dept2', 'wrong-password')),
    )

    expect(all.filter((r) => r.status === 400)).toHaveLength(5)
    expect(all.filter((r) => r.status === 429)).toHaveLength(15)
  })

  test('a device that has logged in before is not slowed by others behind the same address', async () => {
    const ip = newPlace()
    const browser = aBrowser(server, ip)

    expect(await browser.logIn('base')).toMatchObject({ status: 200 })

    const stranger = aBrowser(server, ip)

    await fail(stranger, 'base', 5)
    expect(await stranger.logIn('base')).toMatchObject(SLOW)
    expect(await browser.logIn('base')).toMatchObject({ status: 200 })
  })

  test('a made-up device cookie is no known device', async () => {
    const stranger = aBrowser(server, newPlace())
    await fail(stranger, 'base', 5)
    expect(
      await stranger.logIn('base', DEMO_PASSWORD, { cookie: `device=${'a'.repeat(43)}` }),
    ).toMatchObject(SLOW)
  })

  test('one account attacked from everywhere: new places have one try each, the owner’s device keeps its five', async () => {
    const browser = aBrowser(server, newPlace())

    expect(await browser.logIn('partner')).toMatchObject({ status: 200 })

    await server.asOwner("delete from rate_limits where key like 'try-wide:%'")
    await fail(aBrowser(server, newPlace()), 'partner', 1)
    await server.asOwner("update rate_limits set points = 100 where key like 'try-wide:%'")

    const stranger = aBrowser(server, newPlace())

    await fail(stranger, 'partner', 1)
    expect(await stranger.logIn('partner')).toMatchObject(SLOW)

    await fail(browser, 'partner', 4)
    expect(await browser.logIn('partner')).toMatchObject({ status: 200 })
  })

  test('logins that succeed are no guesses, however many and from wherever', async () => {
    await server.asOwner("delete from rate_limits where key like 'try-wide:%'")
    await fail(aBrowser(server, newPlace()), 'teacher', 1)
    await server.asOwner("update rate_limits set points = 98 where key like 'try-wide:%'")

    for (let i = 0; i < 5; i++)
      expect(await aBrowser(server, newPlace()).logIn('teacher')).toMatchObject({ status: 200 })

    await fail(aBrowser(server, newPlace()), 'teacher', 2)

    const stranger = aBrowser(server, newPlace())

    await fail(stranger, 'teacher', 1)
    expect(await stranger.logIn('teacher')).toMatchObject(SLOW)
  })

  test('a hospital behind one address is not one attacker', async () => {
    const ip = newPlace()
    for (const username of [
      'root',
      'admin',
      'bhb',
      'base2',
      'dept',
      'teacher2',
      'student',
      'student2',
    ]) {
      await fail(aBrowser(server, ip), username, 2)
      expect(await aBrowser(server, ip).logIn(username)).toMatchObject({ status: 200 })
    }
  })

  test('spelling a number in other ways gives no further tries', async () => {
    const stranger = aBrowser(server, newPlace())
    for (const spelt of [
      '13800000006',
      '+8613800000006',
      '138-0000-0006',
      '0086 13800000006',
      ' 13800000006 ',
    ])
      await fail(stranger, spelt, 1)

    expect(await stranger.logIn('138 0000 0006')).toMatchObject(SLOW)
  })

  test('username and number are one account: five tries in all', async () => {
    const stranger = aBrowser(server, newPlace())
    await fail(stranger, 'dept', 3)
    await fail(stranger, '13800000006', 2)
    expect(await stranger.logIn('dept')).toMatchObject(SLOW)
    expect(await stranger.logIn('13800000006')).toMatchObject(SLOW)
  })

  test('a device cookie chosen by a client is never known, even after a login with it', async () => {
    const chosen = { cookie: `device=${'b'.repeat(86)}` }

    expect(await aBrowser(server, newPlace()).logIn('base', DEMO_PASSWORD, chosen)).toMatchObject({
      status: 200,
    })

    const stranger = aBrowser(server, newPlace())

    await fail(stranger, 'base', 5)
    expect(await stranger.logIn('base', DEMO_PASSWORD, chosen)).toMatchObject(SLOW)
  })

  test('X-Forwarded-For gives no new address', async () => {
    const stranger = aBrowser(server, newPlace())
    for (let i = 0; i < 5; i++)
      expect(
        await stranger.logIn('dept2', 'wrong-password', { 'x-forwarded-for': `172.16.0.${i}` }),
      ).toMatchObject({ status: 400 })

    expect(
      await stranger.logIn('dept2', 'wrong-password', { 'x-forwarded-for': '172.16.0.99' }),
    ).toMatchObject(SLOW)
  })

  test('behind a trusted proxy the address it names counts, not what the browser wrote before it', async () => {
    const from = async (forwarded: string) => {
      await proxied.anonymous.get('/api/v1/auth/captcha', { 'x-forwarded-for': forwarded })
      const { rows } = await proxied.asOwner(
        `select key from rate_limits where key like 'captcha:%' order by expire desc, key`,
      )

      return rows.map((r) => r.key)
    }

    expect(await from('1.2.3.4')).toEqual(['captcha:1.2.3.4'])
    expect(await from('9.9.9.9, 1.2.3.4')).toEqual(['captcha:1.2.3.4'])
  })

  test('an administrator lifts it; who may not is refused', async () => {
    const stranger = aBrowser(server, newPlace())
    await fail(stranger, 'dept', 5)

    const path = `/api/v1/users/${await idOf('dept')}/loginLock`

    expect(await (await server.as('base')).delete(path)).toMatchObject({
      status: 401,
      code: 'A0301',
    })

    expect(await stranger.logIn('dept')).toMatchObject(SLOW)
    expect(await (await server.as('admin')).delete(path)).toMatchObject({ status: 200 })
    expect(await stranger.logIn('dept')).toMatchObject({ status: 200 })
  })

  test('lifting reaches the number the account was tried by, and a ROOT account is lifted by ROOT only', async () => {
    const stranger = aBrowser(server, newPlace())
    await fail(stranger, '13800000004', 5)
    expect(
      await (await server.as('admin')).delete(`/api/v1/users/${await idOf('base')}/loginLock`),
    ).toMatchObject({ status: 200 })
    expect(await stranger.logIn('13800000004')).toMatchObject({ status: 200 })
    expect(
      await (await server.as('admin')).delete(`/api/v1/users/${await idOf('root')}/loginLock`),
    ).toMatchObject({ status: 404 })
  })

  test('guessing the old password is slowed down as well, and audited', async () => {
    const student = await server.as('student')

    const guess = () =>
      student.put('/api/v1/users/password', {
        oldPassword: 'wrong',
        newPassword: 'a fine new password',
      })

    for (let i = 0; i < 5; i++) expect(await guess()).toMatchObject({ status: 400, code: 'A0210' })

    expect(await guess()).toMatchObject(SLOW)

    const { rows } = await server.asOwner(
      `select 1 from audit_entries where action = 'accounts.password.change' and result = 'failed'`,
    )

    expect(rows).toHaveLength(5)
  })
})

describe('a session', () => {
  let token: string
  beforeEach(async () => {
    token = tokenOf(await aBrowser(server, newPlace()).logIn('teacher'))
  })

  test('ends after two hours unused, by the server’s clock', async () => {
    later(119 * MINUTE)
    expect(await me(token)).toMatchObject({ status: 200 })

    later(119 * MINUTE)
    expect(await me(token)).toMatchObject({ status: 200 })

    later(121 * MINUTE)
    expect(await me(token)).toMatchObject(ENDED)
  })

  test('ends after twelve hours in all, however much it is used', async () => {
    for (let i = 0; i < 11; i++) {
      later(HOUR)
      expect(await me(token)).toMatchObject({ status: 200 })
    }

    later(HOUR + 1)
    expect(await me(token)).toMatchObject(ENDED)
  })

  test('ends with logging out, alone', async () => {
    const other = tokenOf(await aBrowser(server, newPlace()).logIn('teacher'))

    expect(await server.withToken(token).delete('/api/v1/auth/logout')).toMatchObject({
      status: 200,
    })
    expect(await me(token)).toMatchObject(ENDED)
    expect(await me(other)).toMatchObject({ status: 200 })
  })

  test('ends when the account is disabled, and does not come back with it', async () => {
    const admin = await server.as('admin')
    const id = await idOf('teacher')

    await admin.get(`/api/v1/users/status/0/${id}`)
    expect(await me(token)).toMatchObject(ENDED)

    await admin.get(`/api/v1/users/status/1/${id}`)
    expect(await me(token)).toMatchObject(ENDED)
  })

  test('ends when the account is deleted', async () => {
    const applicant = tokenOf(await aBrowser(server, newPlace()).logIn('applicant'))

    expect(await me(applicant)).toMatchObject({ status: 200 })
    expect(
      await (await server.as('admin')).delete(`/api/v1/users/${await idOf('applicant')}`),
    ).toMatchObject({ status: 200 })
    expect(await me(applicant)).toMatchObject(ENDED)
  })

  test('a change of roles counts from the very next request', async () => {
    const other = tokenOf(await aBrowser(server, newPlace()).logIn('base2'))
    const admin = await server.as('admin')
    const list = () => server.withToken(other).get('/api/v1/users/page')

    expect(await list()).toMatchObject({ status: 200 })

    const id = await idOf('base2')
    const form = (await admin.get(`/api/v1/users/${id}/form`)).data as { roleIds: number[] }

    const { id: teacher } = await server.db
      .selectFrom('roles')
      .select('id')
      .where('code', '=', 'TEACHER')
      .executeTakeFirstOrThrow()

    expect(await admin.put(`/api/v1/users/${id}`, { ...form, roleIds: [teacher] })).toMatchObject({
      status: 200,
    })
    expect(await list()).toMatchObject({ status: 401 })
  })

  test('changing the password ends the other sessions and keeps its own', async () => {
    const [first, second] = [
      tokenOf(await aBrowser(server, newPlace()).logIn('teacher2')),
      tokenOf(await aBrowser(server, newPlace()).logIn('teacher2')),
    ]

    const change = await server
      .withToken(first)
      .put('/api/v1/users/password', { oldPassword: DEMO_PASSWORD, newPassword: 'another-pass-77' })

    expect(change).toMatchObject({ status: 200 })
    expect(await me(first)).toMatchObject({ status: 200 })
    expect(await me(second)).toMatchObject(ENDED)
    expect(await aBrowser(server, newPlace()).logIn('teacher2')).toMatchObject({ status: 400 })
    expect(await aBrowser(server, newPlace()).logIn('teacher2', 'another-pass-77')).toMatchObject({
      status: 200,
    })
  })

  test('a one-time password from an administrator ends them all, and so does a role that is taken away from everybody', async () => {
    const tokens = [
      tokenOf(await aBrowser(server, newPlace()).logIn('base')),
      tokenOf(await aBrowser(server, newPlace()).logIn('base')),
    ]

    const admin = await server.as('admin')
    const list = () => server.withToken(tokens[0]!).get('/api/v1/users/page')

    expect(await list()).toMatchObject({ status: 200 })

    const { id } = await server.db
      .selectFrom('roles')
      .select('id')
      .where('code', '=', 'BASE_ADMIN')
      .executeTakeFirstOrThrow()

    const root = await server.as('root')

    expect(await root.put(`/api/v1/roles/${id}/status?status=0`)).toMatchObject({ status: 200 })
    expect(await list()).toMatchObject({ status: 401, code: 'A0301' })
    expect(await root.put(`/api/v1/roles/${id}/status?status=1`)).toMatchObject({ status: 200 })
    expect(await list()).toMatchObject({ status: 200 })
    expect(await admin.patch(`/api/v1/users/${await idOf('base')}/password`)).toMatchObject({
      status: 200,
    })

    for (const each of tokens) expect(await me(each)).toMatchObject(ENDED)

    await server.asOwner(`update users set must_change_password = false, one_time_until = null,
      password_hash = (select password_hash from users where username = 'teacher') where username = 'base'`)
  })

  test('an administrator ends the session of a user', async () => {
    const admin = await server.as('admin')
    const page = (await admin.get('/api/v1/sessions/page?keywords=teacher&pageSize=200')).data as {
      list: { id: string; username: string }[]
    }

    for (const session of page.list.filter((s) => s.username === 'teacher'))
      expect(await admin.delete(`/api/v1/sessions/${session.id}`)).toMatchObject({ status: 200 })

    expect(await me(token)).toMatchObject(ENDED)
  })

  test('is opened by its whole token only', async () => {
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"userId":1}').toString('base64url')}.`

    for (const bad of [
      '',
      'null',
      'undefined',
      changeFirstLetter(token),
      token.slice(0, -1),
      `${token}x`,
      token.toLowerCase(),
      none,
      "' or 1=1 --",
      'x'.repeat(4000),
    ])
      expect(await me(bad)).toMatchObject(ENDED)

    for (const header of [token, `bearer ${token}`, `Basic ${token}`, `Bearer  ${token}`])
      expect(
        await server.anonymous.get('/api/v1/users/me', { authorization: header }),
      ).toMatchObject(ENDED)

    expect(
      await server.anonymous.get('/api/v1/users/me', {
        cookie: `accessToken=${token}; device=${token}`,
      }),
    ).toMatchObject(ENDED)

    expect(await server.anonymous.get(`/api/v1/users/me?access_token=${token}`)).toMatchObject(
      ENDED,
    )
  })

  test('a public call ignores a bad token', async () => {
    expect(await server.withToken('rubbish').get('/api/v1/auth/captcha')).toMatchObject({
      status: 200,
    })

    const browser = aBrowser(server, newPlace())
    expect(
      await browser.logIn('teacher', DEMO_PASSWORD, { authorization: 'Bearer rubbish' }),
    ).toMatchObject({ status: 200 })
  })

  test('its token is stored as a hash only', async () => {
    expect(JSON.stringify((await server.asOwner('select * from sessions')).rows)).not.toContain(
      token,
    )
  })
})

describe('passwords', () => {
  const created = async (username: string) => {
    const { id: role } = await server.db
      .selectFrom('roles')
      .select('id')
      .where('code', '=', 'TEACHER')
      .executeTakeFirstOrThrow()

    const form = { username, nickname: '新人', deptId: 1, roleIds: [role] }
    return (await (await server.as('admin')).post('/api/v1/users', form)).data as {
      id: number
      oneTimePassword: string
    }
  }

  const change = (token: string, oldPassword: string, newPassword: string) =>
    server.withToken(token).put('/api/v1/users/password', { oldPassword, newPassword })

  test('a one-time password permits only its own change', async () => {
    const { oneTimePassword } = await created('first.login')
    const opened = await aBrowser(server, newPlace()).logIn('first.login', oneTimePassword)

    expect(opened).toMatchObject({ status: 200, data: { mustChangePassword: true } })

    const token = tokenOf(opened)

    for (const path of ['/api/v1/users/info', '/api/v1/sessions/own', '/api/v1/users/page'])
      expect(await server.withToken(token).get(path)).toMatchObject({ status: 403, code: 'A0231' })

    expect(await change(token, oneTimePassword, 'my own new password')).toMatchObject({
      status: 200,
    })
    expect(await server.withToken(token).get('/api/v1/users/info')).toMatchObject({ status: 200 })

    expect(await aBrowser(server, newPlace()).logIn('first.login', oneTimePassword)).toMatchObject({
      status: 400,
      code: 'A0210',
    })
  })

  test('it runs out after fourteen days', async () => {
    const { oneTimePassword } = await created('late.login')
    const before = server.clock.now

    later(14 * DAY + MINUTE)

    expect(await aBrowser(server, newPlace()).logIn('late.login', oneTimePassword)).toMatchObject({
      status: 400,
      code: 'A0210',
    })

    server.clock.now = before
  })

  test.each([
    ['short7!', '新密码至少 8 位'],
    ['password1', '这个密码太常见，请换一个'],
    ['PassWord1', '这个密码太常见，请换一个'],
    ['qwertyuiop', '这个密码太常见，请换一个'],
    ['11111111', '这个密码太常见，请换一个'],
    ['1234567890', '这个密码太常见，请换一个'],
    ['my-bhb-bhb', null],
    ['xx-student-xx', '这个密码太常见，请换一个'],
  ])('a new password %s', async (password, msg) => {
    await server.asOwner("delete from rate_limits where key like 'try%'")

    const student = await server.as('student')
    const reply = await change(student.token!, DEMO_PASSWORD, password)

    if (msg === null) {
      expect(reply).toMatchObject({ status: 200 })

      await change(student.token!, password, DEMO_PASSWORD)
    } else expect(reply).toMatchObject({ status: 400, code: 'A0400', msg })
  })

  test('none of the three thousand most used is accepted', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    const { faultOfPassword } = await import('../../../platform/crypto/passwords.ts')
    const top = (dictionary['passwords-common'] as string[]).slice(0, 3000)

    expect(top).toHaveLength(3000)
    expect(top.filter((password) => faultOfPassword(password, [], false) === null)).toEqual([])
    expect(
      top.filter((password) => faultOfPassword(password.toUpperCase(), [], false) === null),
    ).toEqual([])
  })

  test('all of a long one counts: a hundred characters, including the last', async () => {
    await server.asOwner("delete from rate_limits where key like 'try%'")

    const dept = await server.as('dept')
    const long = `${'规培 long-password '.repeat(7)}`.slice(0, 99)

    expect(await change(dept.token!, DEMO_PASSWORD, `${long}1`)).toMatchObject({ status: 200 })
    expect(await aBrowser(server, newPlace()).logIn('dept', `${long}2`)).toMatchObject({
      status: 400,
    })
    expect(await aBrowser(server, newPlace()).logIn('dept', long)).toMatchObject({ status: 400 })
    expect(await aBrowser(server, newPlace()).logIn('dept', `${long}1`)).toMatchObject({
      status: 200,
    })
  })

  test('are stored as argon2id, or as a keyed hash while they are one-time', async () => {
    await created('stored.login')
    const { rows } = await server.asOwner('select username, password_hash from users')

    for (const { username, passwordHash } of rows)
      expect(passwordHash).toMatch(
        ['late.login', 'stored.login'].includes(username)
          ? /^otp1\$/
          : /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
      )
  })
})

describe('a wrong setting of an outside system is reported at the start', () => {
  const oidc = {
    SSO_PROVIDER: 'oidc',
    SSO_ISSUER: 'https://id.example.org',
    SSO_CLIENT_ID: 'x',
    SSO_CLIENT_SECRET: 'x',
    PUBLIC_URL: 'https://a.example.org',
  }
  test.each([
    [{ SMS_PROVIDER: 'aliyun' }, /SMS_ACCESS_KEY_ID: must be given with SMS_PROVIDER=aliyun\./],
    [{ SMS_PROVIDER: 'tencent' }, /SMS_APP_ID: must be given with SMS_PROVIDER=tencent\./],
    [
      { SMS_PROVIDER: 'aliyun', SMS_ENDPOINT: 'http://sms.example.org' },
      /SMS_ENDPOINT: must start with https/,
    ],
    [{ SMS_ACCESS_KEY_ID: 'x' }, /SMS_ACCESS_KEY_ID: is given, but SMS_PROVIDER is outbox/],
    [{ SMS_TIMEOUT_MS: '5' }, /SMS_TIMEOUT_MS: must be from 100 to 60000/],
    [
      { SSO_PROVIDER: 'oidc' },
      /SSO_ISSUER: must be given with SSO_PROVIDER=oidc\.\n.*SSO_CLIENT_ID(.|\n)*PUBLIC_URL/,
    ],
    [{ ...oidc, SSO_ISSUER: 'http://id.example.org' }, /SSO_ISSUER: must start with https/],
    [{ ...oidc, SSO_CREATE: '1' }, /SSO_CREATE_ROLE: must be given with SSO_CREATE=1/],
    [
      { ...oidc, SSO_CREATE: '1', SSO_CREATE_ROLE: 'BASE_ADMIN' },
      /SSO_CREATE_ROLE: BASE_ADMIN administers others/,
    ],
    [{ ...oidc, SSO_SCOPE: 'profile' }, /SSO_SCOPE: must begin with openid/],
    [{ SSO_CREATE: '1', SSO_CREATE_ROLE: 'TEACHER' }, /SSO_CREATE: needs SSO_PROVIDER=oidc or cas/],
    [{ SSO_PROVIDER: 'cas' }, /SSO_CAS_URL: must be given with SSO_PROVIDER=cas/],
    [
      { SSO_PROVIDER: 'cas', SSO_CAS_URL: 'http://cas.example.org' },
      /SSO_CAS_URL: must start with https/,
    ],
    [{ WECHAT_PROVIDER: 'official' }, /WECHAT_APP_ID: must be given with WECHAT_PROVIDER=official/],
    [{ SSO_PROVIDER: 'portal' }, /SSO_PORTAL_SECRET: must be given/],
    [
      { SSO_PROVIDER: 'portal', SSO_PORTAL_SECRET: 'short' },
      /SSO_PORTAL_SECRET: needs at least 32/,
    ],
    [{ SSO_PROVIDER: 'local', DEMO: '0' }, /SSO_PROVIDER: local/],
    [{ WECHAT_PROVIDER: 'local', DEMO: '0' }, /WECHAT_PROVIDER: local/],
  ])('%o', async (environment, sentence) => {
    const { readConfig } = await import('../../../platform/config/config.ts')
    expect(() => readConfig({ DATA_DIR: '/tmp/nowhere', ...environment })).toThrow(sentence)
  })
})
