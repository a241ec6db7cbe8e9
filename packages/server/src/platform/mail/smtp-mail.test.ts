import { type AddressInfo, createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitUntil } from '../../testing/wait-until.ts'
import { DeliveryError } from '../delivery-error.ts'
import { smtpMail } from './smtp-mail.ts'

type ReceivedMail = { from: string; to: string; raw: string }
const received: ReceivedMail[] = []
let server: SMTPServer

const refusal = (code: number, text: string) =>
  Object.assign(new Error(text), { responseCode: code })

beforeAll(async () => {
  server = new SMTPServer({
    hideSTARTTLS: true,
    closeTimeout: 10,
    onAuth: ({ username, password }, _session, done) =>
      username === 'house' && password === 'p@ss'
        ? done(null, { user: 'house' })
        : done(refusal(535, 'no')),
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('nobody')) return done(refusal(550, 'no such person'))
      if (address.startsWith('later')) return done(refusal(450, 'busy'))

      done()
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))

      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''

        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address).join(),
          raw: Buffer.concat(parts).toString('utf8'),
        })

        done()
      })
    },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})

afterAll(() => new Promise<void>((done) => server.close(() => done())))

const urlOf = (credentials: string) =>
  `smtp://${credentials}@127.0.0.1:${(server.server.address() as AddressInfo).port}`

const mail = () => smtpMail(urlOf('house:p%40ss'), '规培系统 <noreply@hospital.cn>')
const message = { id: 'notice-7', to: 'a@b.cn', subject: '报名审核', text: '甲，你好。' }

const refused = async (sending: Promise<void>) => {
  const error = await sending.then(
    () => null,
    (e: unknown) => e,
  )

  expect(error).toBeInstanceOf(DeliveryError)

  return error as DeliveryError
}

test('a message reaches the server with its own id, its subject whole', async () => {
  await mail().send(message)
  expect(received).toMatchObject([{ from: 'noreply@hospital.cn', to: 'a@b.cn' }])

  const { raw } = received[0]!

  expect(raw).toContain('Message-ID: <notice-7@hospital.cn>')
  expect(raw).toContain('Auto-Submitted: auto-generated')

  const encoded = /Subject: =\?UTF-8\?B\?(.+?)\?=/.exec(raw)?.[1] ?? ''

  expect(Buffer.from(encoded, 'base64').toString('utf8')).toBe('报名审核')
})

test('a subject or an address cannot add a header or another recipient', async () => {
  received.length = 0
  await mail().send({ ...message, subject: '好\r\nBcc: c@d.cn' })
  expect(received.map(({ to }) => to)).toEqual(['a@b.cn'])
  expect(received[0]!.raw).not.toMatch(/^Bcc/m)

  await mail()
    .send({ ...message, to: 'a@b.cn, c@d.cn' })
    .catch(() => {})
  expect(received.map(({ to }) => to).join()).not.toContain('c@d.cn')
})

test('an unknown address is refused for good, a busy server for now; no address is in the error', async () => {
  const gone = await refused(mail().send({ ...message, to: 'nobody@b.cn' }))

  expect([gone.reason, gone.isFinal]).toEqual(['addressRefused', true])
  expect(`${gone.message} ${gone.stack}`).not.toContain('@b.cn')
  expect((await refused(mail().send({ ...message, to: 'later@b.cn' }))).isFinal).toBe(false)
})

test('a wrong password and a server that is down are tried again later', async () => {
  expect(
    await refused(smtpMail(urlOf('house:wrong'), 'a@hospital.cn').send(message)),
  ).toMatchObject({
    reason: 'notPermitted',
    isFinal: false,
  })
  expect(
    await refused(smtpMail('smtp://127.0.0.1:9', 'a@hospital.cn').send(message)),
  ).toMatchObject({
    reason: 'unreachable',
    isFinal: false,
  })
})

test('a server that drips words without end is given up in time, and the next message begins again', async () => {
  let opened = 0

  const drip = createServer((socket) => {
    opened += 1
    socket.on('error', () => {})

    const timer = setInterval(() => socket.write('220-wait\r\n'), 10)

    socket.on('close', () => clearInterval(timer))
  })

  await new Promise<void>((done) => drip.listen(0, '127.0.0.1', done))

  const slow = smtpMail(
    `smtp://127.0.0.1:${(drip.address() as AddressInfo).port}`,
    'a@hospital.cn',
    100,
  )

  for (let i = 1; i <= 3; i++) {
    expect(await refused(slow.send(message))).toMatchObject({
      reason: 'unreachable',
      isFinal: false,
    })

    await waitUntil('the connection', () => opened >= i)
    expect(opened).toBe(i)
  }

  drip.close()
})
