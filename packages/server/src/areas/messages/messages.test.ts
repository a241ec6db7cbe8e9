import type { Notice } from '@residency/contract/areas/messages/notice.contract'
import type { Template } from '@residency/contract/areas/messages/template.contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AREAS } from '../../areas.ts'
import { everyOf, type NoticeKind } from '../../platform/area.ts'
import { fieldCrypto } from '../../platform/crypto/fields.ts'
import { UNDO_MS } from '../../platform/flow/decide.ts'
import type { Sms } from '../../platform/sms/sms.ts'
import type { OfficialAccount } from '../../platform/wechat/wechat.ts'
import { type House, openHouse } from '../../testing/house.ts'
import { anIntake, insertRegistration } from '../../testing/registration-rows.ts'
import { sendTexts } from './send-texts.ts'
import { syncTemplates } from './sync-templates.ts'
import { wrongBlankOf } from './template.rules.ts'

const NOTICES = everyOf(AREAS, 'notices')
type Caller = Awaited<ReturnType<House['as']>>
const MOBILE = '13812345678'

let house: House
let intake: Awaited<ReturnType<typeof anIntake>>
let base: Caller
const noticesOf = async (who: Caller, query = '', headers = {}) =>
  (await who.get(`/messages/notices/page?${query}`, headers)).data as { list: Notice[]; total: number }
const unreadOf = async (who: Caller) => ((await who.get('/messages/notices/unread')).data as { unread: number }).unread
/** Rejects a registration, which sends a notice. */
async function reject(userId?: number, reason = '材料不实') {
  const wanted = { name: '张予安', intake: intake.id, choices: [intake.pharmacy] }
  if (userId) await house.db.updateTable('registrations').set({ state: 'withdrawn' }).where('user_id', '=', userId).execute()
  const made = await insertRegistration(house, userId ? { ...wanted, userId } : wanted)
  const answer = await base.post(`/api/v1/registrations/${made.id}/act`, { action: 'reject', reason, version: 1 })
  expect(answer.status, JSON.stringify(answer.msg)).toBe(200)
  // its notices are held until it can no longer be undone
  house.clock.now = new Date(house.clock.now.getTime() + UNDO_MS)
  return made
}
const template = (kind: string, set: object) => house.db.updateTable('notice_templates').set(set).where('kind', '=', kind).execute()

beforeAll(async () => {
  house = await openHouse({ environment: { WECHAT_PROVIDER: 'local' } })
  intake = await anIntake(house, '秋季招生')
  base = await house.as('base')
  await template('registration.reject', { by_sms: false })
})

describe('notices', () => {
  test('tell in the reader’s language, are read by nobody else, one by one or all at once', async () => {
    const applicant = await house.as('applicant')
    const other = await house.as('applicant2')
    await reject(applicant.userId)
    await reject(applicant.userId)
    const { list, total } = await noticesOf(applicant)
    expect(total).toBe(2)
    expect(list[0]).toMatchObject({
      title: '报名审核未通过',
      body: '张予安，你在秋季招生的报名未通过审核：材料不实。',
      isRead: false,
      path: '/sign/basic',
    })
    expect((await noticesOf(applicant, '', { 'accept-language': 'en' })).list[0]!.body).toContain('秋季招生 in English')
    expect(await noticesOf(other)).toEqual({ list: [], total: 0 })
    expect(await other.post(`/messages/notices/${list[0]!.id}/read`)).toMatchObject({ status: 404 })
    expect(await unreadOf(applicant)).toBe(2)
    expect((await applicant.post(`/messages/notices/${list[0]!.id}/read`)).data).toEqual({ unread: 1 })
    expect((await applicant.post(`/messages/notices/${list[0]!.id}/read`)).data).toEqual({ unread: 1 })
    expect((await noticesOf(applicant, 'unread=1')).list.map((row) => row.id)).toEqual([list[1]!.id])
    expect((await applicant.post('/messages/notices/read')).data).toEqual({ unread: 0 })
    expect((await noticesOf(applicant)).list.every((row) => row.isRead)).toBe(true)
    expect(await house.anonymous.get('/messages/notices/page')).toMatchObject({ status: 401 })
  })
  test('stand in the file of one’s own data', async () => {
    const applicant = await house.as('applicant')
    const file = await applicant.get('/api/v1/users/info/export')
    expect(JSON.parse(file.body.toString()).通知[0]).toMatchObject({ 标题: '报名审核未通过', 短信或微信: null })
  })
  test('of a kind that is switched off are not written', async () => {
    await template('registration.reject', { is_on: false })
    const { userId } = await reject()
    expect(await house.db.selectFrom('notices').select('id').where('user_id', '=', userId).execute()).toEqual([])
    await template('registration.reject', { is_on: true })
  })
  test('are not written for what did not happen', async () => {
    const made = await insertRegistration(house, { name: '甲', intake: intake.id, choices: [intake.laboratory] })
    await base.post('/api/v1/registrations/act', { ids: [made.id], action: 'reject', reason: '原因' })
    expect(await house.db.selectFrom('notices').select('id').where('user_id', '=', made.userId).execute()).toEqual([])
  })
})

describe('messages to telephones', () => {
  const outbox = async () => {
    const rows = await house.db.selectFrom('sms_outbox').selectAll().where('purpose', '=', 'notice').orderBy('id').execute()
    const fields = fieldCrypto(house.keys)
    return rows.map((row) => ({
      mobile: fields.openCell({ table: 'sms_outbox', column: 'mobile', row: row.id }, row.mobile_sealed),
      text: fields.openCell({ table: 'sms_outbox', column: 'text', row: row.id }, row.text_sealed),
    }))
  }
  const smsOf = async (userId: number) =>
    (await house.db.selectFrom('notices').select('sms').where('user_id', '=', userId).orderBy('id', 'desc').executeTakeFirstOrThrow()).sms
  const giveNumber = (userId: number, mobile: string) =>
    house.db
      .updateTable('users')
      .set({ mobile_sealed: fieldCrypto(house.keys).sealCell({ table: 'users', column: 'mobile', row: userId }, mobile) })
      .where('id', '=', userId)
      .execute()
  /** A person with a number who just got a notice. */
  async function notified(mobile = MOBILE) {
    const { userId } = await insertRegistration(house, { name: '乙', state: 'withdrawn', intake: intake.id, choices: [intake.laboratory] })
    await giveNumber(userId, mobile)
    return reject(userId)
  }
  const parts = (sms: Sms, wechat: OfficialAccount | null = null) => {
    return { db: house.db, fields: fieldCrypto(house.keys), services: { sms, wechat }, now: () => house.clock.now }
  }
  beforeAll(async () => {
    await template('registration.reject', { by_sms: true })
  })
  beforeEach(async () => {
    await house.db.deleteFrom('sms_outbox').execute()
  })

  test('go out by a job, once, to those who have a number', async () => {
    const [withNumber, without] = [await notified(), await reject()]
    expect([await smsOf(withNumber.userId), await smsOf(without.userId)]).toEqual(['due', null])
    await house.work()
    expect(await outbox()).toEqual([{ mobile: MOBILE, text: '张予安，你在秋季招生的报名未通过审核：材料不实。' }])
    expect(await smsOf(withNumber.userId)).toBe('sent')
    await sendTexts({
      db: house.db,
      fields: fieldCrypto(house.keys),
      services: { sms: { send: () => Promise.reject(new Error('twice')) }, wechat: null },
      now: () => house.clock.now,
    })
  })
  test('that are due are sent by time alone: no job and no later notice wakes them', async () => {
    const { userId } = await notified()
    const due = everyOf(AREAS, 'schedule').find(({ name }) => name === 'texts that are due')!
    expect(due.everyMs).toBeLessThanOrEqual(60_000)
    await due.run(house.app.asSystem())
    expect(await smsOf(userId)).toBe('sent')
    expect(await outbox()).toHaveLength(1)
    await house.work()
    expect(await outbox()).toHaveLength(1)
  })
  test('that the carrier did not take are due again, and the job fails so that it is tried again', async () => {
    const { userId } = await notified()
    await expect(sendTexts(parts({ send: () => Promise.reject(new Error('no carrier')) }))).rejects.toThrow('no carrier')
    expect(await smsOf(userId)).toBe('due')
    const sent: string[] = []
    await sendTexts(parts({ send: async ({ mobile }) => void sent.push(mobile) }))
    expect(sent).toEqual([MOBILE])
  })
  test('of which the carrier refuses one do not wait behind it', async () => {
    const [first, second] = [await notified(), await notified('13812345679')]
    const sent: string[] = []
    const send: Sms['send'] = async ({ mobile }) => {
      if (mobile === MOBILE) throw new Error('not this one')
      sent.push(mobile)
    }
    await expect(sendTexts(parts({ send }))).rejects.toThrow('not this one')
    expect(sent).toEqual(['13812345679'])
    expect([await smsOf(first.userId), await smsOf(second.userId)]).toEqual(['due', 'sent'])
    await house.work()
  })
  test('of two senders at once are sent by one', async () => {
    for (let i = 0; i < 5; i++) await notified()
    const sent: string[] = []
    const send = () => sendTexts(parts({ send: async ({ mobile }) => void sent.push(mobile) }))
    await Promise.all([send(), send()])
    expect(sent).toHaveLength(5)
  })
  test('that nobody could send for a day are no news any more', async () => {
    const { userId } = await notified()
    await house.db
      .updateTable('notices')
      .set({ created_at: new Date(house.clock.now.getTime() - 90_000_000) })
      .where('user_id', '=', userId)
      .execute()
    await house.work()
    expect(await smsOf(userId)).toBe('failed')
    expect(await outbox()).toEqual([])
  })

  describe('of people who have bound WeChat', () => {
    const OPEN_ID = 'oBound-1'
    const bind = (userId: number) =>
      house.db
        .insertInto('wechat_bindings')
        .values({
          user_id: userId,
          open_id_sealed: fieldCrypto(house.keys).sealCell({ table: 'wechat_bindings', column: 'open_id', row: userId }, OPEN_ID)!,
          open_id_hash: `hash of ${userId}`,
          bound_at: house.clock.now,
        })
        .execute()
    const account = (over: Partial<OfficialAccount> = {}): OfficialAccount => ({
      isLocal: true,
      qrCode: async () => '',
      userInfo: async () => ({ isFollowing: true }),
      sendTemplate: async () => {},
      ...over,
    })
    const nothing: Sms = { send: () => Promise.reject(new Error('nobody is sent an SMS')) }

    test('go by WeChat and not by SMS; who has bound none gets an SMS; the outbox keeps them sealed', async () => {
      const [bound, other] = [await notified(), await notified('13812345679')]
      await bind(bound.userId)
      await house.work()
      const rows = await house.db.selectFrom('sms_outbox').selectAll().orderBy('id').execute()
      const fields = fieldCrypto(house.keys)
      const open = (column: 'mobile' | 'text') => (row: (typeof rows)[number]) =>
        fields.openCell({ table: 'sms_outbox', column, row: row.id }, row[`${column}_sealed`])
      expect(rows.map((row) => row.purpose)).toEqual(['wechat.notice', 'notice'])
      expect(rows.map(open('mobile'))).toEqual([OPEN_ID, '13812345679'])
      expect(rows.map(open('text'))[0]).toBe('张予安，你在秋季招生的报名未通过审核：材料不实。')
      expect(JSON.stringify(rows)).not.toContain(OPEN_ID)
      expect([await smsOf(bound.userId), await smsOf(other.userId)]).toEqual(['sent', 'sent'])
    })
    test('need no number; in a house without an official account they go by SMS, where there is a number', async () => {
      const withNumber = await notified()
      await bind(withNumber.userId)
      const sent: string[] = []
      await sendTexts(parts({ send: async ({ mobile }) => void sent.push(mobile) }))
      expect(sent).toEqual([MOBILE])
      const { userId } = await insertRegistration(house, {
        name: '丙',
        state: 'withdrawn',
        intake: intake.id,
        choices: [intake.laboratory],
      })
      await bind(userId)
      await reject(userId)
      const delivered: string[] = []
      await sendTexts(parts(nothing, account({ sendTemplate: async (openId) => void delivered.push(openId) })))
      expect(delivered).toEqual([OPEN_ID])
    })
    test('that WeChat did not take are due again and told to administrators; SMS goes on, and the notice stays on the site', async () => {
      const [bound, other] = [await notified(), await notified('13812345679')]
      await bind(bound.userId)
      const sent: string[] = []
      const sms: Sms = { send: async ({ mobile }) => void sent.push(mobile) }
      const away = account({ sendTemplate: () => Promise.reject(new Error('WeChat is away')) })
      await expect(sendTexts(parts(sms, away))).rejects.toThrow('WeChat is away')
      expect(sent).toEqual(['13812345679'])
      expect([await smsOf(bound.userId), await smsOf(other.userId)]).toEqual(['due', 'sent'])
      const admin = await house.as('admin')
      const undelivered = async () => (await admin.get('/messages/undelivered')).data as { waiting: number; failed: number }
      const { waiting, failed } = await undelivered()
      expect(waiting).toBe(1)
      await sendTexts(parts(nothing, account()))
      expect(await undelivered()).toEqual({ waiting: 0, failed })
      await house.db.updateTable('notices').set({ sms: 'failed' }).where('user_id', '=', bound.userId).execute()
      expect(await undelivered()).toEqual({ waiting: 0, failed: failed + 1 })
      expect(await house.db.selectFrom('notices').select('title').where('user_id', '=', bound.userId).execute()).not.toEqual([])
      for (const who of [base, await house.as('applicant')])
        expect(await who.get('/messages/undelivered')).toMatchObject({ status: 401, code: 'A0301' })
    })
  })
})

describe('templates', () => {
  const all = async (who: Caller, headers = {}) => (await who.get('/messages/templates', headers)).data as Template[]
  const change = (who: Caller, kind: string, form: object) => who.put(`/messages/templates/${kind}`, form as never)
  const formOf = ({ title, titleEn, body, bodyEn, bySms, isOn, version }: Template) => ({
    title,
    titleEn,
    body,
    bodyEn,
    bySms,
    isOn,
    version,
  })

  test('are there for everything an applicant is told, with blanks that the text may use', async () => {
    const office = await house.as('bhb')
    const list = await all(office)
    expect(list.map((one) => one.kind)).toEqual(NOTICES.map((one) => one.kind))
    for (const one of list) {
      const known = new Set(one.blanks.map((blank) => blank.name))
      for (const text of [one.title, one.titleEn, one.body, one.bodyEn]) expect(wrongBlankOf(text, known), one.kind).toBeNull()
    }
    expect((await all(office, { 'accept-language': 'en' })).find((one) => one.kind === 'registration.return')).toMatchObject({
      name: 'After a return',
      group: 'Review',
      blanks: expect.arrayContaining([expect.objectContaining({ name: 'reason', label: 'The reviewer’s reason' })]),
    })
  })
  test('are changed by the office, and what is told from then on reads so', async () => {
    const office = await house.as('bhb')
    const one = (await all(office)).find(({ kind }) => kind === 'registration.reject')!
    const form = { ...formOf(one), title: '未通过', body: '{intake}：{reason}' }
    expect(await change(office, one.kind, form)).toMatchObject({ status: 200 })
    expect(await change(office, one.kind, form)).toMatchObject({ status: 409 })
    const { userId } = await reject(undefined, '缺证书')
    const notice = await house.db.selectFrom('notices').select(['title', 'body']).where('user_id', '=', userId).executeTakeFirstOrThrow()
    expect(notice).toEqual({ title: '未通过', body: '秋季招生：缺证书' })
    const entry = await house.db
      .selectFrom('audit_entries')
      .select('detail')
      .where('action', '=', 'messages.template.update')
      .executeTakeFirstOrThrow()
    expect(entry.detail).toMatchObject({ before: { title: '报名审核未通过' }, after: { title: '未通过' } })
  })
  test('with a blank that nobody fills in are refused beside the text that has it', async () => {
    const office = await house.as('bhb')
    const one = (await all(office)).find(({ kind }) => kind === 'registration.return')!
    expect(await change(office, one.kind, { ...formOf(one), body: '{nam} 你好', titleEn: 'Hello {' })).toMatchObject({
      status: 400,
      errors: [
        { path: 'body.titleEn', message: '{ 不能填入，可以使用：{name} {intake} {reason}' },
        { path: 'body.body', message: '{nam} 不能填入，可以使用：{name} {intake} {reason}' },
      ],
    })
    expect(await change(office, one.kind, { ...formOf(one), title: ' ' })).toMatchObject({ status: 400, errors: [{ path: 'body.title' }] })
    expect(await change(office, 'registration.nothing', formOf(one))).toMatchObject({ status: 404 })
  })
  test('are nothing for bases, applicants and strangers', async () => {
    for (const who of [base, await house.as('applicant'), await house.as('teacher')])
      expect(await who.get('/messages/templates')).toMatchObject({ status: 401, code: 'A0301' })
    expect(await change(base, 'registration.return', {})).toMatchObject({ status: 401 })
  })
  test('of new kinds come to a database that is in use; what the office changed stays', async () => {
    const kind = { ...NOTICES[0]!, kind: 'registration.new' } satisfies NoticeKind
    await template('registration.pass', { title: '改过的' })
    await syncTemplates(house.db, [...NOTICES, kind])
    await syncTemplates(house.db, [...NOTICES, kind])
    const rows = await house.db
      .selectFrom('notice_templates')
      .select(['kind', 'title'])
      .where('kind', 'in', ['registration.new', 'registration.pass'])
      .orderBy('kind')
      .execute()
    expect(rows).toEqual([
      { kind: 'registration.new', title: kind.title.zh },
      { kind: 'registration.pass', title: '改过的' },
    ])
  })
})
