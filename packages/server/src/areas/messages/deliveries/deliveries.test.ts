import type { Delivery } from '@residency/contract/areas/messages/deliveries/delivery.contract'
import type { Preferences } from '@residency/contract/areas/messages/preferences/preference.contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { AREAS } from '../../../areas.ts'
import { everyOf } from '../../../platform/area.ts'
import { fieldCrypto } from '../../../platform/crypto/fields.ts'
import { DeliveryError } from '../../../platform/delivery-error.ts'
import type { MailMessage } from '../../../platform/mail/mail.ts'
import type { NoticeKind } from '../../../platform/notices.ts'
import { type Caller, openServer, type TestServer } from '../../../testing/server/open-server.ts'
import { waitUntil } from '../../../testing/wait-until.ts'
import { notify } from '../notices/notify.ts'
import { type Sender, sendDeliveries } from './send-deliveries.ts'

const SOON = 'registration.reject'
const DIGEST = 'task.exported'
type SentMessage = { way: string; to: string; text: string }

const server = await openServer({
  environment: { WECHAT_PROVIDER: 'local', MAIL_PROVIDER: 'outbox' },
})

let sent: SentMessage[]
let refuse: (way: string, to: string) => Error | null

const take = async (way: string, to: string, text: string) => {
  const error = refuse(way, to)
  if (error) throw error

  sent.push({ way, to, text })
}

/** The sender of the server with carriers that note what they take. */
const sender = (over: Partial<Sender['services']> = {}): Sender => ({
  db: server.db,
  fields: fieldCrypto(server.keys),
  config: { PUBLIC_URL: 'https://training.example' },
  now: () => server.clock.now,
  services: {
    sms: { send: ({ mobile, text }) => take('sms', mobile, text) },
    mail: { send: ({ to, subject, text }: MailMessage) => take('mail', to, `${subject}\n${text}`) },
    wechat: {
      isLocal: true,
      qrCode: async () => '',
      userInfo: async () => ({ isFollowing: true, unionId: null }),
      sendTemplate: (openId: string, _template: string, text: string) =>
        take('wechat', openId, text),
    },
    ...over,
  },
})

let people = 0

const anAccount = async ({ db }: TestServer) =>
  (
    await db
      .insertInto('users')
      .values({ username: `reached-${++people}`, nickname: `达${people}` })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

async function aPerson({
  mobile,
  email,
  openId,
}: {
  mobile?: string
  email?: string
  openId?: string
}): Promise<number> {
  const userId = await anAccount(server)
  const fields = fieldCrypto(server.keys)
  const mobileSealed = mobile
    ? fields.sealCell({ table: 'users', column: 'mobile', row: userId }, mobile)
    : null

  await server.db
    .updateTable('users')
    .set({ mobileSealed, email: email ?? null })
    .where('id', '=', userId)
    .execute()

  if (openId)
    await server.db
      .insertInto('wechatBindings')
      .values({
        userId,
        openIdSealed: fields.sealCell(
          { table: 'wechat_bindings', column: 'open_id', row: userId },
          openId,
        )!,
        openIdHash: `hash of ${userId}`,
        boundAt: server.clock.now,
      })
      .execute()

  return userId
}

const VALUES = { name: '甲', intake: '秋季', reason: '缺件', sheet: '科室', written: '3' }

/** A kind of another area, with the blanks that are filled in here. */
const kindOf = (kind: string) =>
  everyOf(AREAS, 'notices').find((noticeKind) => noticeKind.kind === kind) as NoticeKind<
    keyof typeof VALUES
  >

const notifyOne = (userId: number, kind = SOON) =>
  notify(server.app.asSystem(), kindOf(kind), [{ userId, values: VALUES }])

const statesOf = async (userId: number) =>
  (
    await server.db
      .selectFrom('deliveries')
      .select(['channel', 'state', 'reason'])
      .where('userId', '=', userId)
      .orderBy('channel')
      .execute()
  ).map(({ channel, state, reason }) => [channel, state, reason].filter(Boolean).join(' '))

const later = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms)
}

const HOUR = 3_600_000
const MINUTE = 60_000

beforeEach(async () => {
  sent = []
  refuse = () => null
  await server.db.deleteFrom('deliveries').execute()
  server.clock.now = new Date('2026-11-20T02:00:00Z')
})

describe('the ways of a notice', () => {
  test('go by SMS to somebody who left the official account', async () => {
    const left = await aPerson({ mobile: '13812340003', openId: 'oLeft' })

    await server.db
      .updateTable('wechatBindings')
      .set({ leftAt: server.clock.now })
      .where('userId', '=', left)
      .execute()

    await notifyOne(left)
    await sendDeliveries(sender())
    expect(sent.map(({ way, to }) => `${way} ${to}`)).toEqual(['sms 13812340003'])
  })

  test('are WeChat where it is bound and SMS otherwise, and mail in addition; each carries its text once', async () => {
    const bound = await aPerson({ mobile: '13812340001', openId: 'oA', email: 'a@b.cn' })
    const other = await aPerson({ mobile: '13812340002' })
    const none = await aPerson({})

    for (const who of [bound, other, none]) await notifyOne(who)

    await sendDeliveries(sender())
    await sendDeliveries(sender())

    const text = '甲，你在秋季的报名未通过审核：缺件。'

    expect(sent.map(({ way, to }) => `${way} ${to}`).sort()).toEqual([
      'mail a@b.cn',
      'sms 13812340002',
      'wechat oA',
    ])

    for (const message of sent) expect(message.text).toContain(text)

    expect(await statesOf(bound)).toEqual(['mail sent', 'wechat sent'])
    expect(await statesOf(none)).toEqual([])
  })

  test('are those the office opened: a kind without any stays on the site', async () => {
    const who = await aPerson({ mobile: '13812340003', email: 'c@b.cn' })
    const office = await server.as('bhb')
    const template = ((await office.get('/messages/templates')).data as { kind: string }[]).find(
      ({ kind }) => kind === SOON,
    )!

    expect(
      await office.put(`/messages/templates/${SOON}`, { ...template, channels: [] }),
    ).toMatchObject({ status: 200 })

    await notifyOne(who)
    expect(await statesOf(who)).toEqual([])

    await server.db
      .updateTable('noticeTemplates')
      .set({ channels: ['wechat', 'sms', 'mail'] })
      .where('kind', '=', SOON)
      .execute()

    expect(
      await office.put(`/messages/templates/${SOON}`, { ...template, channels: ['pigeon'] }),
    ).toMatchObject({ status: 400 })
  })

  test('of a hospital without an official account and mail server are SMS alone', async () => {
    const plain = await openServer()
    const userId = await anAccount(plain)

    const mobileSealed = fieldCrypto(plain.keys).sealCell(
      { table: 'users', column: 'mobile', row: userId },
      '13812340004',
    )

    await plain.db
      .updateTable('users')
      .set({ mobileSealed, email: 'd@b.cn' })
      .where('id', '=', userId)
      .execute()

    await notify(plain.app.asSystem(), kindOf(SOON), [{ userId, values: VALUES }])

    expect(
      await plain.db
        .selectFrom('deliveries')
        .select('channel')
        .where('userId', '=', userId)
        .execute(),
    ).toEqual([{ channel: 'sms' }])
  })

  test('are fetched by time alone, and of two senders at once by one', async () => {
    for (let i = 0; i < 5; i++) await notifyOne(await aPerson({ mobile: `1381234001${i}` }))

    await Promise.all([sendDeliveries(sender()), sendDeliveries(sender())])
    expect(sent).toHaveLength(5)

    const job = everyOf(AREAS, 'schedule').find(({ name }) => name === 'messages that are due')!

    expect(job.everyMs).toBeLessThanOrEqual(60_000)

    const who = await aPerson({ mobile: '13812340020' })

    await notifyOne(who)
    await job.run(server.app.asSystem())
    expect(await statesOf(who)).toEqual(['sms sent'])
  })
})

describe('time', () => {
  test('at night only what is urgent goes out; the rest follows at seven', async () => {
    server.clock.now = new Date('2026-11-20T13:30:00Z')

    const who = await aPerson({ mobile: '13812340030' })

    await notifyOne(who)
    await sendDeliveries(sender())
    expect(sent).toEqual([])

    await server.db
      .updateTable('noticeTemplates')
      .set({ pace: 'urgent' })
      .where('kind', '=', SOON)
      .execute()

    const other = await aPerson({ mobile: '13812340031' })

    await notifyOne(other)
    await sendDeliveries(sender())
    expect(sent.map(({ to }) => to)).toEqual(['13812340031'])

    await server.db
      .updateTable('noticeTemplates')
      .set({ pace: 'daytime' })
      .where('kind', '=', SOON)
      .execute()

    later(9.5 * HOUR)
    await sendDeliveries(sender())
    expect(sent.map(({ to }) => to)).toEqual(['13812340031', '13812340030'])
  })
  test('what is not urgent goes out as one mail at eight of the next working day', async () => {
    const who = await aPerson({ email: 'e@b.cn' })
    for (let i = 0; i < 4; i++) await notifyOne(who, DIGEST)

    later(69 * HOUR)
    await sendDeliveries(sender())
    expect(sent).toEqual([])

    later(1 * HOUR)
    await sendDeliveries(sender())
    expect(sent).toHaveLength(1)
    expect(sent[0]!.text).toContain('今日通知（4 条）')
    expect(await statesOf(who)).toEqual(['mail sent', 'mail sent', 'mail sent', 'mail sent'])
  })
})

describe('a carrier that refuses', () => {
  test('is asked again after growing pauses; after three days the message has failed with its reason', async () => {
    const who = await aPerson({ mobile: '13812340040' })
    await notifyOne(who)
    refuse = () => new DeliveryError('unreachable')
    await sendDeliveries(sender())
    expect(await statesOf(who)).toEqual(['sms due unreachable'])

    later(30_000)
    await sendDeliveries(sender())

    expect(
      (
        await server.db
          .selectFrom('deliveries')
          .select('tries')
          .where('userId', '=', who)
          .executeTakeFirstOrThrow()
      ).tries,
    ).toBe(1)

    for (let i = 0; i < 30; i++) {
      later(6 * HOUR)
      await sendDeliveries(sender())
    }

    expect(await statesOf(who)).toEqual(['sms failed unreachable'])
  })

  test('for good is not asked again', async () => {
    const who = await aPerson({ email: 'gone@b.cn' })
    await notifyOne(who)
    refuse = () => new DeliveryError('addressRefused', true)
    await sendDeliveries(sender())
    expect(await statesOf(who)).toEqual(['mail failed addressRefused'])
  })

  test('one message delays no other, and one channel that is down no other channel', async () => {
    const bad = await aPerson({ mobile: '13812340050' })
    const good = await aPerson({ mobile: '13812340051' })

    for (const who of [bad, good]) await notifyOne(who)

    refuse = (_, to) => (to === '13812340050' ? new DeliveryError('limit') : null)
    await sendDeliveries(sender())
    expect(sent.map(({ to }) => to)).toEqual(['13812340051'])

    for (let i = 0; i < 8; i++)
      await notifyOne(await aPerson({ mobile: `1381234006${i}`, email: `f${i}@b.cn` }))

    let smsCount = 0

    refuse = (way) => {
      if (way === 'sms') smsCount += 1
      return way === 'sms' ? new DeliveryError('unreachable') : null
    }

    sent = []
    await sendDeliveries(sender())
    expect(sent.filter(({ way }) => way === 'mail')).toHaveLength(8)
    expect(smsCount).toBe(5)
  })

  test('a message whose process died while handing it over is not sent twice by itself: a person sends it again', async () => {
    const who = await aPerson({ mobile: '13812340070' })
    await notifyOne(who)

    await server.db
      .updateTable('deliveries')
      .set({ state: 'sending', takenAt: server.clock.now, handedAt: server.clock.now })
      .where('userId', '=', who)
      .execute()

    later(HOUR)
    await sendDeliveries(sender())
    expect(sent).toEqual([])
    expect(await statesOf(who)).toEqual(['sms failed interrupted'])

    const office = await server.as('bhb')
    const { list } = (await office.get('/messages/deliveries/page?state=failed&channel=sms'))
      .data as { list: Delivery[] }

    expect(list).toMatchObject([
      { state: 'failed', reason: '发送时中断，可能已送达', actions: ['send'] },
    ])
    expect(JSON.stringify(list)).not.toContain('1381234')
    expect(await office.post(`/messages/deliveries/${list[0]!.id}/send`)).toMatchObject({
      status: 200,
    })
    expect(await office.post(`/messages/deliveries/${list[0]!.id}/send`)).toMatchObject({
      status: 409,
    })

    await sendDeliveries(sender())
    expect(sent.map(({ to }) => to)).toEqual(['13812340070'])
  })

  test('or hangs keeps no other channel waiting', async () => {
    for (let i = 0; i < 3; i++)
      await notifyOne(await aPerson({ mobile: `1381234010${i}`, email: `h${i}@b.cn` }))

    let answer = () => {}
    const hanging = new Promise<void>((done) => {
      answer = done
    })
    const running = sendDeliveries(sender({ mail: { send: () => hanging } }))

    await waitUntil('three messages', () => sent.length === 3)
    expect(sent.map(({ way }) => way)).toEqual(['sms', 'sms', 'sms'])

    answer()
    await running
  })

  test('or is so slow that its other messages go to another process: each is sent once', async () => {
    const people = [await aPerson({ email: 'slow1@b.cn' }), await aPerson({ email: 'slow2@b.cn' })]
    for (const who of people) await notifyOne(who)

    const [first, second] = people as [number, number]
    let isFirst = true

    const send = async (message: MailMessage) => {
      if (isFirst) {
        isFirst = false
        later(16 * MINUTE)
        await sendDeliveries(sender())
        expect(await statesOf(first)).toEqual(['mail failed interrupted'])
        expect(await statesOf(second)).toEqual(['mail sent'])
      }

      await take('mail', message.to, message.text)
    }

    await sendDeliveries(sender({ mail: { send } }))
    expect(sent.map(({ to }) => to).sort()).toEqual(['slow1@b.cn', 'slow2@b.cn'])
    expect(await statesOf(first)).toEqual(['mail sent'])
  })

  test('is counted for the office, and for nobody else', async () => {
    const who = await aPerson({ mobile: '13812340080' })
    await notifyOne(who)

    const office = await server.as('admin')

    expect((await office.get('/messages/undelivered')).data).toEqual({ waiting: 1, failed: 0 })

    refuse = () => new DeliveryError('refused', true)
    await sendDeliveries(sender())
    expect((await office.get('/messages/undelivered')).data).toEqual({ waiting: 0, failed: 1 })

    for (const name of ['base', 'applicant'])
      for (const path of ['undelivered', 'deliveries/page'])
        expect(await (await server.as(name)).get(`/messages/${path}`)).toMatchObject({
          status: 401,
          code: 'A0301',
        })
  })
})

describe('a process that dies with messages in its hands', () => {
  /** Begins to send, and dies while the message to `lost` is handed over. */
  async function dieWhileSending(lost: string) {
    let isReached = () => {}
    const reached = new Promise<void>((done) => {
      isReached = done
    })

    const send = async ({ mobile, text }: { mobile: string; text: string }) => {
      if (mobile !== lost) return take('sms', mobile, text)

      isReached()

      return new Promise<void>(() => {})
    }

    void sendDeliveries(sender({ sms: { send } as Sender['services']['sms'] }))
    await reached
  }

  const numbers = Array.from({ length: 10 }, (_, i) => `1381235000${i}`)
  const [before, inHand, after] = [numbers.slice(0, 3), numbers[3]!, numbers.slice(4)]

  test('leaves one of them in doubt: those behind it go out after two minutes, with no try counted', async () => {
    const people: number[] = []
    for (const mobile of numbers) people.push(await aPerson({ mobile }))
    for (const who of people) await notifyOne(who)

    await dieWhileSending(inHand)
    expect(sent.map(({ to }) => to)).toEqual(before)

    later(1 * MINUTE)
    await sendDeliveries(sender())
    expect(sent).toHaveLength(before.length)

    later(2 * MINUTE)
    await sendDeliveries(sender())
    expect(sent.map(({ to }) => to)).toEqual([...before, ...after])

    later(15 * MINUTE)
    await sendDeliveries(sender())
    expect(sent).toHaveLength(numbers.length - 1)
    expect(await statesOf(people[3]!)).toEqual(['sms failed interrupted'])

    const tries = await server.db
      .selectFrom('deliveries')
      .select('tries')
      .where('userId', 'in', people)
      .execute()

    expect(tries.map((row) => row.tries)).toEqual(numbers.map(() => 1))
  })

  test('late in the evening: what is not urgent waits for the morning', async () => {
    server.clock.now = new Date('2026-11-20T12:59:00Z')

    for (const mobile of numbers.slice(3)) await notifyOne(await aPerson({ mobile }))

    await dieWhileSending(inHand)
    later(5 * MINUTE)
    await sendDeliveries(sender())
    expect(sent).toEqual([])

    later(10 * HOUR)
    await sendDeliveries(sender())
    expect(sent.map(({ to }) => to)).toEqual(after)
  })
})

describe('failed messages that are sent again together', () => {
  const idsOf = async (people: readonly number[]) =>
    (
      await server.db
        .selectFrom('deliveries')
        .select('id')
        .where('userId', 'in', people)
        .orderBy('id')
        .execute()
    ).map(({ id }) => id)

  /** Three people whose messages by SMS and mail have failed. */
  async function failThree(from: number) {
    const people: number[] = []

    for (let i = 0; i < 3; i++)
      people.push(
        await aPerson({ mobile: `1381236000${from + i}`, email: `again${from + i}@b.cn` }),
      )

    for (const who of people) await notifyOne(who)

    refuse = () => new DeliveryError('refused', true)
    await sendDeliveries(sender())
    refuse = () => null

    return people
  }

  const auditedSends = async () =>
    server.db
      .selectFrom('auditEntries')
      .select(['entityId', 'userId', 'detail'])
      .where('action', '=', 'messages.delivery.send')
      .orderBy('id')
      .execute()

  test('are the chosen ones, each once however often it is clicked, and each in the audit log with who did it', async () => {
    const people = await failThree(0)
    const ids = await idsOf(people)
    const office = await server.as('bhb')
    const chosen = ids.slice(0, 4)
    const known = (await auditedSends()).length
    const answers = await Promise.all(
      [1, 2, 3].map(() => office.post('/messages/deliveries/send-many', { ids: chosen })),
    )
    const counts = answers.map(({ data }) => (data as { count: number }).count)

    expect(counts.sort()).toEqual([0, 0, 4])

    await sendDeliveries(sender())
    expect(sent).toHaveLength(4)
    expect(await office.post('/messages/deliveries/send-many', { ids: chosen })).toMatchObject({
      data: { count: 0 },
    })

    const audited = (await auditedSends()).slice(known)

    expect(audited.map(({ entityId }) => Number(entityId)).sort((a, b) => a - b)).toEqual(chosen)
    expect(new Set(audited.map(({ userId }) => userId))).toEqual(new Set([office.userId]))
    expect(audited.map(({ detail }) => detail)).toContainEqual({ recipientId: people[0] })
  })

  test('are all of a filter: of that channel and kind, and no others', async () => {
    await failThree(3)

    const sendAll = async (filter: Record<string, string>) => {
      const office = await server.as('bhb')
      return (
        (await office.post('/messages/deliveries/send-all', filter)).data as { count: number }
      ).count
    }

    expect(await sendAll({ channel: 'sms', kind: 'no.such' })).toBe(0)
    expect(await sendAll({ channel: 'sms', kind: SOON, recent: '1' })).toBe(3)

    await sendDeliveries(sender())
    expect(sent.map(({ way }) => way)).toEqual(['sms', 'sms', 'sms'])

    later(8 * 24 * HOUR)
    expect(await sendAll({ recent: '1' })).toBe(0)
    expect(await sendAll({})).toBe(3)
    expect(await sendAll({})).toBe(0)
  })

  test('ask for the right to send again', async () => {
    const ids = await idsOf(await failThree(6))

    for (const name of ['base', 'applicant']) {
      const who = await server.as(name)

      expect(await who.post('/messages/deliveries/send-many', { ids })).toMatchObject({
        status: 401,
        code: 'A0301',
      })

      expect(await who.post('/messages/deliveries/send-all', {})).toMatchObject({
        status: 401,
        code: 'A0301',
      })
    }

    const states = await server.db
      .selectFrom('deliveries')
      .select('state')
      .where('id', 'in', ids)
      .execute()

    expect(states.map(({ state }) => state)).toEqual(ids.map(() => 'failed'))
  })
})

describe('somebody whose account was disabled, or who left the official account, before the message went', () => {
  test('is not sent it', async () => {
    const disabled = await aPerson({ mobile: '13812340110', email: 'left@b.cn' })
    const left = await aPerson({ openId: 'oLeftLater' })

    for (const who of [disabled, left]) await notifyOne(who)

    await server.db.updateTable('users').set({ status: 0 }).where('id', '=', disabled).execute()

    await server.db
      .updateTable('wechatBindings')
      .set({ leftAt: server.clock.now })
      .where('userId', '=', left)
      .execute()

    await sendDeliveries(sender())
    expect(sent).toEqual([])
    expect(await statesOf(disabled)).toEqual(['mail failed noAddress', 'sms failed noAddress'])
    expect(await statesOf(left)).toEqual(['wechat failed noAddress'])
  })
})

describe('what somebody does not want', () => {
  const preferences = async (who: Caller) =>
    (await who.get('/messages/preferences')).data as Preferences

  test('is not sent to them, kind by kind and way by way; others get it', async () => {
    const applicant = await server.as('applicant')
    const mine = await preferences(applicant)

    expect(mine.kinds.find(({ kind }) => kind === SOON)).toMatchObject({
      channels: ['wechat', 'sms', 'mail'],
      refused: [],
      pace: 'daytime',
    })

    expect(
      await applicant.put('/messages/preferences', { kinds: [SOON], channel: 'sms', isOn: false }),
    ).toMatchObject({ status: 200 })

    await applicant.put('/messages/preferences', { kinds: [SOON], channel: 'sms', isOn: false })
    expect((await preferences(applicant)).kinds.find(({ kind }) => kind === SOON)).toMatchObject({
      refused: ['sms'],
    })

    await notifyOne(applicant.userId)
    expect((await statesOf(applicant.userId)).filter((state) => state.startsWith('sms'))).toEqual(
      [],
    )

    const other = await aPerson({ mobile: '13812340090' })

    await notifyOne(other)
    expect(await statesOf(other)).toEqual(['sms due'])

    const after = await applicant.put('/messages/preferences', {
      kinds: [SOON],
      channel: 'sms',
      isOn: true,
    })

    expect((after.data as Preferences).kinds.find(({ kind }) => kind === SOON)).toMatchObject({
      refused: [],
    })
  })

  test('cannot be what is urgent, nor a kind that is not sent', async () => {
    const applicant = await server.as('applicant')

    await server.db
      .updateTable('noticeTemplates')
      .set({ pace: 'urgent' })
      .where('kind', '=', SOON)
      .execute()

    expect(
      await applicant.put('/messages/preferences', { kinds: [SOON], channel: 'sms', isOn: false }),
    ).toMatchObject({
      status: 400,
      code: 'B0001',
    })

    await server.db
      .updateTable('noticeTemplates')
      .set({ pace: 'daytime' })
      .where('kind', '=', SOON)
      .execute()

    expect(
      await applicant.put('/messages/preferences', {
        kinds: ['no.such'],
        channel: 'sms',
        isOn: false,
      }),
    ).toMatchObject({ status: 404 })

    expect(
      await applicant.put('/messages/preferences', { kinds: [], channel: 'sms', isOn: false }),
    ).toMatchObject({ status: 400 })
  })
})
