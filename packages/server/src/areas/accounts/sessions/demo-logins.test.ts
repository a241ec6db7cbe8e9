import { createHash } from 'node:crypto'
import { PRODUCT_VERSION } from '@residency/contract/kernel/version'
import { expect, test } from 'vitest'
import { isForwarded } from '../../../platform/http/forwarded.ts'
import { aBrowser } from '../../../testing/outside/browser.ts'
import { DEMO_PASSWORD } from '../../../testing/server/hospital-templates.ts'
import { openServer, type TestServer } from '../../../testing/server/open-server.ts'

/** The demo was not configured: it is there because the product runs on this machine only. */
const implied = await openServer({ environment: { DEMO: '' } })
const chosen = await openServer()

const FORWARDED = { 'x-forwarded-for': '203.0.113.9' }
const HEALTH = '/health/ready'
const RUNNING = { version: PRODUCT_VERSION, commit: 'source' }

/** The digits that a browser finds for a captcha without a picture (captcha-work.ts). */
function solveWork(key: string, bits: number) {
  const isWork = (code: number) =>
    Math.clz32(createHash('sha256').update(`${key}:${code}`).digest().readUInt32BE(0)) >= bits
  for (let code = 0; ; code++) if (isWork(code)) return String(code)
}

async function logIn(server: TestServer, username: string, headers: Record<string, string> = {}) {
  const browser = aBrowser(server)

  const { captchaKey, workBits } = (await browser.get('/api/v1/auth/captcha?kind=work')).data as {
    captchaKey: string
    workBits: number
  }

  const form = {
    username,
    password: DEMO_PASSWORD,
    captchaKey,
    captchaCode: solveWork(captchaKey, workBits),
  }

  return browser.post('/api/v1/auth/login', form, headers)
}

const healthOf = async (server: TestServer) =>
  JSON.parse(String((await server.anonymous.get(HEALTH)).body)) as object

const isDemo = async (server: TestServer) =>
  ((await server.anonymous.get('/api/v1/client/configuration')).data as { demo: boolean }).demo

test('the first forwarded request ends the logins of a demo that was not configured, and reports it', async () => {
  expect(await logIn(implied, 'teacher')).toMatchObject({ status: 200 })

  expect([await isDemo(implied), await healthOf(implied)]).toEqual([
    true,
    { status: 'UP', ...RUNNING },
  ])

  const reader = await implied.as('bhb')

  expect(await reader.get('/api/v1/users/me')).toMatchObject({ status: 200 })

  // already this request is answered without the demo
  expect(await reader.with(FORWARDED).get('/api/v1/users/me')).toMatchObject({ status: 401 })
  expect(await reader.get('/api/v1/users/me')).toMatchObject({ status: 401 })

  expect([await isDemo(implied), await healthOf(implied)]).toEqual([
    false,
    { status: 'UP', ...RUNNING, demoLogins: 'ended' },
  ])

  for (const headers of [FORWARDED, {}])
    expect(await logIn(implied, 'teacher', headers)).toMatchObject({
      status: 403,
      msg: expect.stringContaining('DEMO=1'),
    })
})

test.each([
  'forwarded',
  'via',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
])('%s is the header of a proxy', (name) => {
  expect([
    isForwarded({ [name]: 'x' }),
    isForwarded({ host: 'localhost', origin: 'http://localhost' }),
  ]).toEqual([true, false])
})

test('a configured demo continues behind a proxy', async () => {
  const reader = await chosen.as('bhb')

  expect(await reader.with(FORWARDED).get('/api/v1/users/me')).toMatchObject({ status: 200 })
  expect(await logIn(chosen, 'teacher', FORWARDED)).toMatchObject({ status: 200 })

  expect([await isDemo(chosen), await healthOf(chosen)]).toEqual([
    true,
    { status: 'UP', ...RUNNING },
  ])
})
