import { expect, test } from 'vitest'
import { DeliveryError } from '../../../platform/delivery-error.ts'
import type { MailMessage } from '../../../platform/mail/mail.ts'
import type { Message } from '../../../platform/sms/sms.ts'
import { freePort } from '../../../testing/server/free-port.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { waitUntil } from '../../../testing/wait-until.ts'

const HEALTH = '/api/v1/system/health'
const ERRORS = '/api/v1/system/errors/page'
const TESTS = '/api/v1/system/health/tests'
const REFUSED = 'A0301'

const sent: string[] = []
let refusal: DeliveryError | null = null

const take = async (line: string) => {
  if (refusal) throw refusal
  sent.push(line)
}

const server = await openServer({
  environment: {
    MAIL_PROVIDER: 'outbox',
    SSO_PROVIDER: 'oidc',
    SSO_ISSUER: `http://127.0.0.1:${await freePort()}`,
    SSO_CLIENT_ID: 'x',
    SSO_CLIENT_SECRET: 'x',
    PUBLIC_URL: 'http://127.0.0.1:1',
  },
  services: {
    mail: { send: ({ to }: MailMessage) => take(`mail ${to}`) },
    sms: { send: ({ mobile }: Message) => take(`sms ${mobile}`) },
  },
})

const root = await server.as('root')

type Fact = {
  name: string
  about: string | null
  shown: string
  level: string
  remedy: string | null
}
type Health = {
  versions: Record<string, string>
  groups: { group: string; facts: Fact[] }[]
  outside: { system: string; provider: string; isOn: boolean; actions: string[] }[]
  calls: { route: string; calls: number; averageMs: number; slowestMs: number }[]
}

const health = async () => (await root.get(HEALTH)).data as Health

const factOf = async (name: string) =>
  (await health()).groups.flatMap(({ facts }) => facts).find((fact) => fact.name === name)

const tryOut = (system: string) => root.post(TESTS, { system })

test('only administrators of the system see its health, its errors and its tests', async () => {
  for (const who of ['bhb', 'base', 'dept', 'teacher', 'student']) {
    const reader = await server.as(who)
    expect((await reader.get(HEALTH)).code, who).toBe(REFUSED)
    expect((await reader.get(ERRORS)).code, who).toBe(REFUSED)
    expect((await reader.post(TESTS, { system: 'sms' })).code, who).toBe(REFUSED)
  }

  const admin = await server.as('admin')
  expect((await admin.get(HEALTH)).status).toBe(200)
})

test('the page names versions, facts by group, and what is switched on', async () => {
  const { versions, groups, outside } = await health()
  expect(versions).toMatchObject({ commit: 'source', node: process.versions.node })
  expect(versions.database).toMatch(/^\d+/)
  expect(groups.map(({ group }) => group)).toEqual(['storage', 'work', 'answers'])
  expect(outside).toEqual([
    { system: 'mail', provider: 'outbox', isOn: true, actions: ['test'] },
    { system: 'sms', provider: 'outbox', isOn: true, actions: ['test'] },
    { system: 'wechat', provider: 'none', isOn: false, actions: [] },
    { system: 'sso', provider: 'oidc', isOn: true, actions: ['test'] },
  ])
})

test('an unknown backup is worth a look and says how one is taken; a new one is good', async () => {
  expect(await factOf('backupAgeSeconds')).toMatchObject({
    shown: '没有已知的备份',
    level: 'warn',
    remedy: expect.stringContaining('npm run backup'),
  })

  await server.db
    .insertInto('auditEntries')
    .values({
      at: server.clock.now,
      ip: 'terminal',
      action: 'accounts.backup.take',
      result: 'ok',
    } as never)
    .execute()

  expect(await factOf('backupAgeSeconds')).toMatchObject({ level: 'ok', remedy: null })
})

test('a backup that misses files says how many, until one is whole', async () => {
  const take = (missing: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + 60_000)

    return server.db
      .insertInto('auditEntries')
      .values({
        at: server.clock.now,
        ip: 'terminal',
        action: 'accounts.backup.take',
        result: 'ok',
        detail: { rows: 10, files: 5, missing },
      } as never)
      .execute()
  }

  await take(2)
  expect(await factOf('backupMissingFiles')).toMatchObject({
    shown: '2 个',
    level: 'warn',
    remedy: expect.stringContaining('清单'),
  })

  await take(0)
  expect(await factOf('backupMissingFiles')).toMatchObject({ level: 'ok', remedy: null })
})

test('a test goes to the own address of the reader, and to nobody without one', async () => {
  await server.asOwner(
    `update users set email = null, mobile_sealed = null where id = ${root.userId}`,
  )
  expect(await tryOut('mail')).toMatchObject({ status: 400, errors: [{ path: 'system' }] })
  expect((await tryOut('mail')).msg).toContain('邮箱')
  expect(sent).toEqual([])

  await server.asOwner(`update users set email = 'root@example.cn' where id = ${root.userId}`)
  expect(await tryOut('mail')).toMatchObject({ status: 200, data: { isDone: true } })
  expect(sent).toEqual(['mail root@example.cn'])
})

test('what is switched off cannot be tried; a refusal is explained in words and audited', async () => {
  const admin = await server.as('admin')
  expect(await admin.post(TESTS, { system: 'wechat' })).toMatchObject({
    status: 400,
    code: 'B0001',
  })

  refusal = new DeliveryError('limit')
  expect(await admin.post(TESTS, { system: 'sms' })).toMatchObject({
    status: 200,
    data: { isDone: false, message: '没有发成：超过服务商的发送限额' },
  })
  refusal = null

  const { rows } = await server.asOwner(
    "select result, detail->>'system' as system from audit_entries where action = 'accounts.health.test' order by id desc limit 1",
  )
  expect(rows).toEqual([{ result: 'failed', system: 'sms' }])
})

test('a provider of single sign-on that does not answer is reported, and nobody is logged in', async () => {
  const admin = await server.as('admin')
  expect(await admin.post(TESTS, { system: 'sso' })).toMatchObject({
    status: 200,
    data: { isDone: false, message: expect.stringContaining('连不上统一身份认证') },
  })
})

test('tests are limited, because carriers are paid by message', async () => {
  const answers = []
  for (let count = 0; count < 7; count++) answers.push((await tryOut('mail')).status)

  expect(answers.at(-1)).toBe(429)
})

test('the calls of a day add up over flushes, with the slowest first', async () => {
  const { callTimes } = server.app.asSystem().services
  await callTimes.flush()
  callTimes.add('/slow', 'GET', 9)
  callTimes.add('/slow', 'GET', 1)
  await callTimes.flush()
  callTimes.add('/slow', 'GET', 2)
  callTimes.add('none', 'GET', 99)
  await callTimes.flush()

  expect((await health()).calls[0]).toMatchObject({
    route: '/slow',
    calls: 3,
    averageMs: 4000,
    slowestMs: 9000,
  })
})

test('an error is found by its reference, with its place and never with its message', async () => {
  const broken = await openServer({
    services: {
      sso: {
        exchange: async () => {
          throw new TypeError('secret 13800138000')
        },
        logoutUrl: () => '',
        provider: null,
      },
    },
  })

  const answer = await broken.anonymous.post('/api/v1/auth/loginByCode', { token: 'x' })
  const { ref } = JSON.parse(answer.body.toString())
  const reader = await broken.as('root')

  const row = await waitUntil('the error is stored', async () => {
    const { data } = await reader.get(`${ERRORS}?keywords=${ref}`)
    return (data as { list: Record<string, unknown>[] }).list[0]
  })

  expect(row).toMatchObject({
    ref,
    name: 'TypeError',
    route: expect.stringContaining('loginByCode'),
  })
  expect(JSON.stringify(row)).not.toContain('13800138000')
  expect((await reader.get(`${ERRORS}?keywords=nothing`)).data).toMatchObject({ total: 0 })
})
