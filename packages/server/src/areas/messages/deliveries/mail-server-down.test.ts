import { type AddressInfo, createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fieldCrypto } from '../../../platform/crypto/fields.ts'
import { smtpMail } from '../../../platform/mail/smtp-mail.ts'
import { openHouse } from '../../../testing/house.ts'
import { notify } from '../notices/notify.ts'
import { sendDeliveries } from './send-deliveries.ts'

const HOUR = 3_600_000
/** More than the refusals after which a carrier is left alone. */
const PEOPLE = 7
const house = await openHouse({ environment: { MAIL_PROVIDER: 'outbox' } })
let port: number
let server: SMTPServer | null = null
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
  server = started
}
async function stopServer() {
  const running = server
  server = null
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
  await house.db.deleteFrom('deliveries').execute()
  house.clock.now = new Date('2026-11-20T02:00:00Z')
})
afterAll(stopServer)

const sender = () => ({
  ...{ db: house.db, fields: fieldCrypto(house.keys), config: { PUBLIC_URL: '' }, now: () => house.clock.now },
  services: { sms: house.app.asSystem().services.sms, wechat: null, mail: smtpMail(`smtp://127.0.0.1:${port}`, 'a@hospital.cn') },
})
async function notifyPeople() {
  const emails: string[] = []
  for (let i = 0; i < PEOPLE; i++) {
    const username = `mailed-${++nth}`
    const row = { username, nickname: username, email: `${username}@b.cn` }
    const { id: userId } = await house.db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()
    await notify(house.app.asSystem(), 'registration.reject', [{ userId, values: {} }])
    emails.push(row.email)
  }
  return emails.sort()
}
/** The job of the house, once in every `step` hours for so long. */
async function goOn(hours: number, step = 1) {
  const carrier = sender()
  for (let i = 0; i < hours / step; i++) {
    await sendDeliveries(carrier)
    house.clock.now = new Date(house.clock.now.getTime() + step * HOUR)
  }
}
const states = async () =>
  (await house.db.selectFrom('deliveries').select(['state', 'reason']).execute()).map(({ state, reason }) => `${state} ${reason}`)
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
  const { id } = await house.db.selectFrom('deliveries').select('id').orderBy('id').executeTakeFirstOrThrow()
  expect(await (await house.as('bhb')).post(`/messages/deliveries/${id}/send`)).toMatchObject({ status: 200 })
  await goOn(14)
  expect(received).toHaveLength(1)
})
test('one that asks to come again later gets each message, once', async () => {
  const emails = await notifyPeople()
  const known = new Set<string>()
  await startServer()
  server!.onRcptTo = ({ address }, _session, done) => {
    if (known.has(address)) return done()
    known.add(address)
    done(Object.assign(new Error('greylisted'), { responseCode: 450 }))
  }
  await goOn(3, 0.25)
  expect(received.sort()).toEqual(emails)
})
