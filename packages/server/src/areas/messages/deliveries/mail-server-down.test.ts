import { type AddressInfo, createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AREAS } from '../../../areas.ts'
import { everyOf } from '../../../platform/area.ts'
import { fieldCrypto } from '../../../platform/crypto/fields.ts'
import { smtpMail } from '../../../platform/mail/smtp-mail.ts'
import type { NoticeKind } from '../../../platform/notices.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { notify } from '../notices/notify.ts'
import { sendDeliveries } from './send-deliveries.ts'

const HOUR = 3_600_000

/** More than the refusals after which a carrier is left alone. */
const PEOPLE = 7
const server = await openServer({ environment: { MAIL_PROVIDER: 'outbox' } })
let port: number
let mailServer: SMTPServer | null = null
let received: string[]
let nth = 0

async function startServer() {
  const started = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    closeTimeout: 10,
    onData: (stream, { envelope }, done) => {
      stream.resume()
      stream.on('end', () => {
        received.push(envelope.rcptTo.map(({ address }) => address).join())
        done()
      })
    },
  })

  started.on('error', () => {})
  await new Promise<void>((done) => started.listen(port, '127.0.0.1', done))
  mailServer = started
}

async function stopServer() {
  const running = mailServer
  mailServer = null
  if (running) await new Promise<void>((done) => running.close(() => done()))
}

beforeAll(async () => {
  const taken = createServer()
  await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done))
  port = (taken.address() as AddressInfo).port
  await new Promise((done) => taken.close(done))
})

beforeEach(async () => {
  await stopServer()
  received = []
  await server.db.deleteFrom('deliveries').execute()
  server.clock.now = new Date('2026-11-20T02:00:00Z')
})

afterAll(stopServer)

const sender = () => ({
  db: server.db,
  fields: fieldCrypto(server.keys),
  config: { PUBLIC_URL: '' },
  now: () => server.clock.now,
  services: {
    sms: server.app.asSystem().services.sms,
    wechat: null,
    mail: smtpMail(`smtp://127.0.0.1:${port}`, 'a@hospital.cn'),
  },
})

const REJECTED = everyOf(AREAS, 'notices').find(
  ({ kind }) => kind === 'registration.reject',
) as NoticeKind<'name' | 'intake' | 'reason'>

async function notifyPeople() {
  const emails: string[] = []
  for (let i = 0; i < PEOPLE; i++) {
    const username = `mailed-${++nth}`
    const row = { username, nickname: username, email: `${username}@b.cn` }

    const { id: userId } = await server.db
      .insertInto('users')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()

    await notify(server.app.asSystem(), REJECTED, [
      { userId, values: { name: username, intake: '', reason: '' } },
    ])
    emails.push(row.email)
  }

  return emails.sort()
}

/** The job of the server, once in every `step` hours for so long. */
async function goOn(hours: number, step = 1) {
  const carrier = sender()
  for (let i = 0; i < hours / step; i++) {
    await sendDeliveries(carrier)
    server.clock.now = new Date(server.clock.now.getTime() + step * HOUR)
  }
}

const states = async () =>
  (await server.db.selectFrom('deliveries').select(['state', 'reason']).execute()).map(
    ({ state, reason }) => `${state} ${reason}`,
  )

const each = (state: string) => Array.from({ length: PEOPLE }, () => state)

test('a mail server that is down for a day and comes back gets every message, once', async () => {
  const emails = await notifyPeople()
  await goOn(24)
  expect(await states()).toEqual(each('due unreachable'))

  await startServer()
  await goOn(24)
  expect(received.sort()).toEqual(emails)
  expect(await states()).toEqual(each('sent null'))
})

test('one that stays down for three days: the messages have failed with its reason, and go out again only when a person says so', async () => {
  await notifyPeople()
  await goOn(72)
  expect(await states()).toEqual(each('due unreachable'))

  await goOn(1)
  expect(await states()).toEqual(each('failed unreachable'))

  await startServer()
  await goOn(2)
  expect(received).toEqual([])

  const { id } = await server.db
    .selectFrom('deliveries')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()

  expect(await (await server.as('bhb')).post(`/messages/deliveries/${id}/send`)).toMatchObject({
    status: 200,
  })

  await goOn(14)
  expect(received).toHaveLength(1)
})

test('one that asks to come again later gets each message, once', async () => {
  const emails = await notifyPeople()
  const known = new Set<string>()

  await startServer()

  mailServer!.onRcptTo = ({ address }, _session, done) => {
    if (known.has(address)) return done()

    known.add(address)
    done(Object.assign(new Error('greylisted'), { responseCode: 450 }))
  }

  await goOn(3, 0.25)
  expect(received.sort()).toEqual(emails)
})
