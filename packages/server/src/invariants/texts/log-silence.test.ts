import type { AddressInfo } from 'node:net'
import { API_PREFIX } from '@residency/contract/kernel'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WORDS } from '../../areas.ts'
import { makeServer } from '../../platform/http/server.ts'
import { makeLog } from '../../platform/log.ts'
import { multipartBody } from '../../testing/files/multipart.ts'
import { DEMO_PASSWORD } from '../../testing/server/hospital-templates.ts'
import { openServer, type TestServer } from '../../testing/server/open-server.ts'
import { sendRaw } from '../../testing/walks/walk-raw.ts'

const CANARY = {
  mobile: '13912340000',
  idCard: '11010519491231002X',
  password: 'Canary-Pass-77!',
  captchaCode: 'CANARYCODE',
  bank: '6222020200112233445',
  name: '金丝雀',
}

const lines: string[] = []
const log = makeLog('debug', { write: (line: string) => void lines.push(line) })
const output: string[] = []
let server: TestServer
let token = ''

beforeAll(async () => {
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation(
      (...args: unknown[]) => void output.push(args.map(String).join(' ')),
    )

  server = await openServer({ log })
})

afterAll(() => vi.restoreAllMocks())

const json = (payload: string | Buffer) => ({
  payload,
  headers: { 'content-type': 'application/json' },
})

/** Calls with the canaries wherever a caller can put them, whole and broken. */
async function exercise() {
  const root = await server.as('root')
  token = root.token!

  const all = Object.values(CANARY)

  const form = {
    username: 'canary',
    nickname: CANARY.name,
    mobile: CANARY.mobile,
    idCard: CANARY.idCard,
    roleIds: [6],
    deptId: 1,
  }

  expect(await root.post('/api/v1/users', form)).toMatchObject({ status: 200 })

  await root.post('/api/v1/users', { ...form, roleIds: [CANARY.mobile], bank: CANARY.bank })

  for (const canary of all) {
    await root.get(`/api/v1/users/page?keywords=${encodeURIComponent(canary)}`)
    await root.get(
      `/api/v1/users/page?pageNum=${encodeURIComponent(canary)}&${encodeURIComponent(canary)}=1`,
    )
    await root.get(`/api/v1/users/${encodeURIComponent(canary)}/form`)
    await root.get(`/api/v1/${encodeURIComponent(canary)}%0a%0dFAKE`)
    await root.patch(`/api/v1/users/999999/password?password=${encodeURIComponent(canary)}`)
    await root.send('POST', '/api/v1/users', json(`{"mobile":"${canary}","x":`))
    await root.send('POST', '/api/v1/users', json(`{"mobile":"${canary}","__proto__":{}}`))

    await root.send(
      'POST',
      '/api/v1/users',
      json(Buffer.concat([Buffer.from(canary), Buffer.from([0xff])])),
    )

    await root.send('POST', '/api/v1/users', {
      payload: canary,
      headers: { 'content-type': `x/${canary.replace(/[^\w]/g, '')}` },
    })

    await root.put('/api/v1/users/password', { oldPassword: canary, newPassword: canary })

    const login = { username: canary, password: canary, captchaKey: canary, captchaCode: canary }

    await server.anonymous.form('/api/v1/auth/login', login)

    const whole = multipartBody(login)

    await server.anonymous.send('POST', '/api/v1/auth/login', {
      ...whole,
      payload: whole.payload.subarray(0, -30),
    })

    await server.withToken(encodeURIComponent(canary)).get('/api/v1/users/me')

    const encoded = encodeURIComponent(canary)

    await server.anonymous.get('/api/v1/users/me', {
      cookie: `device=${encoded}`,
      'user-agent': encoded,
      referer: encoded,
      'x-forwarded-for': encoded,
      'x-request-id': encoded,
    })
  }

  // the ways in that know numbers and codes, and the forms that hold them
  const applicant = await server.as('applicant')

  const own = (await applicant.post('/sign/registrations/own')).data as {
    id: number
    version: number
  }

  const basic = {
    realName: CANARY.name,
    idCard: CANARY.idCard,
    mobile: CANARY.mobile,
    contactMobile: CANARY.mobile,
    version: own.version,
  }

  await applicant.put(`/sign/registrations/${own.id}/basic`, basic)

  await root.post('/api/v1/bars', {
    realName: CANARY.name,
    idCard: CANARY.idCard,
    reason: '核对',
    until: null,
  })

  for (const canary of all) {
    const code = { captchaKey: canary, captchaCode: canary }

    await server.anonymous.post('/api/v1/auth/smsCode', {
      iphoneNum: canary,
      purpose: 'login',
      ...code,
    })

    await server.anonymous.post('/api/v1/auth/loginBySms', { iphoneNum: canary, ...code })
    await server.anonymous.post('/api/v1/auth/loginByCode', { token: canary, code: canary })

    await server.anonymous.post('/sign/register', {
      iphoneNum: canary,
      ...code,
      password: canary,
      realName: canary,
      consentVersion: canary,
    })

    await server.anonymous.post('/sign/cooperation/register', {
      iphoneNum: canary,
      ...code,
      password: canary,
      contactName: canary,
    })

    await server.anonymous.get(`/wechat/poll?sessionId=${encodeURIComponent(canary)}`)
    await server.anonymous.get(`/wechat/send/captcha/${encodeURIComponent(canary)}`)
    await server.anonymous.get(`/fileOperation/stream?ticket=${encodeURIComponent(canary)}`)
    await applicant.get(`/fileOperation?filePath=${encodeURIComponent(canary)}`)
    await applicant.get(
      `/sign/studentRegistratLimit/apply/identity?idCard=${encodeURIComponent(canary)}`,
    )
    await applicant.form('/fileOperation/attachment?purpose=proof', {
      file: { filename: `${canary}.pdf`, content: Buffer.from(canary) },
    })
    await root.form('/api/v1/users/_import', {
      file: { filename: `${canary}.xlsx`, content: Buffer.from(canary) },
    })
    await root.get(`/api/v1/users/_export?keywords=${encodeURIComponent(canary)}`)
  }

  await server.anonymous.form('/api/v1/auth/login', {
    username: 'teacher',
    password: DEMO_PASSWORD,
    captchaKey: '',
    captchaCode: CANARY.captchaCode,
  })

  await server.app.server.listen({ host: '127.0.0.1', port: 0 })

  const { port } = server.app.server.server.address() as AddressInfo

  await sendRaw(
    port,
    `GET ${API_PREFIX}/${CANARY.mobile} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nX: ${CANARY.idCard}\u0000\r\n\r\n`,
  )

  await sendRaw(port, `${CANARY.mobile} ${CANARY.password}\r\n\r\n`)
}

describe('what the log does not hold', () => {
  test('no number, password, token, code or name of anybody, wherever it was sent', async () => {
    await exercise()
    expect(lines.length).toBeGreaterThan(80)

    const all = [...lines, ...output].join('')

    for (const [what, canary] of Object.entries({ ...CANARY, token }))
      for (const form of [
        canary,
        encodeURIComponent(canary),
        Buffer.from(canary).toString('base64').slice(0, -4),
        canary.toLowerCase(),
      ])
        expect(all.includes(form), `${what} as ${form}`).toBe(false)
  }, 60_000)

  test('a line is one event: nothing a caller writes begins a new one', () => {
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('time')
    expect(lines.join('')).not.toContain('FAKE')
    expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true)
  })

  test('nor does the audit log hold them in the clear', async () => {
    const rows = await server.asOwner(
      // a refused call is written down with the id that was asked for, even if it is no id
      "select audit_entries::text as row from audit_entries where action <> 'access.refused'",
    )

    expect(rows.rows.length).toBeGreaterThan(5)

    const all = JSON.stringify(rows.rows)

    for (const [what, canary] of Object.entries({ ...CANARY, name: token }))
      expect(all.includes(canary), what).toBe(false)
  })

  test('an error that quotes its input is logged by its name and place only', async () => {
    const before = lines.length
    const ownServer = await makeServer(server.config, WORDS, log, {
      done: () => {},
      unexpected: () => {},
    })

    ownServer.get('/boom', () => {
      const message = `duplicate key (mobile)=(${CANARY.mobile})\n    at ${CANARY.idCard} (x.ts:1:1)\n{"level":50,"msg":"FAKE"}`
      throw Object.assign(new Error(message), {
        code: '23505',
        constraint: 'users_mobile',
        detail: CANARY.name,
      })
    })

    const answer = await ownServer.inject('/boom')

    await ownServer.close()
    expect(answer.statusCode).toBe(500)

    expect(answer.json()).toEqual({
      code: 'B0001',
      msg: expect.any(String),
      data: null,
      ref: expect.stringMatching(/^\w{12}$/),
    })

    const logged = lines.slice(before).join('')

    expect(logged).toContain(answer.json().ref)
    expect(logged).toContain('users_mobile')

    for (const canary of [...Object.values(CANARY), 'FAKE'])
      expect(logged + answer.body).not.toContain(canary)
  })
})
