import type { Notice } from '@residency/contract/areas/messages/notices/notice.contract'
import type { Template } from '@residency/contract/areas/messages/templates/template.contract'
import { describe, expect, test } from 'vitest'
import { AREAS } from '../../areas.ts'
import { everyOf } from '../../platform/area.ts'
import { UNDO_MS } from '../../platform/flow/decide.ts'
import type { NoticeKind } from '../../platform/notices.ts'
import { anIntake, insertRegistration } from '../../testing/builders/registration-rows.ts'
import { type Caller, openServer } from '../../testing/server/open-server.ts'
import { syncTemplates } from './templates/sync-templates.ts'
import { wrongBlankOf } from './templates/template.rules.ts'

const NOTICES = everyOf(AREAS, 'notices')

const server = await openServer()
const intake = await anIntake(server, '秋季招生')
const base = await server.as('base')

const noticesOf = async (who: Caller, query = '', headers = {}) =>
  (await who.get(`/messages/notices/page?${query}`, headers)).data as {
    list: Notice[]
    total: number
  }

const unreadOf = async (who: Caller) =>
  ((await who.get('/messages/notices/unread')).data as { unread: number }).unread

/** Rejects a registration, which sends a notice. */
async function reject(userId?: number, reason = '材料不实') {
  const wanted = { name: '张予安', intake: intake.id, choices: [intake.pharmacy] }

  if (userId)
    await server.db
      .updateTable('registrations')
      .set({ state: 'withdrawn' })
      .where('userId', '=', userId)
      .execute()

  const made = await insertRegistration(server, userId ? { ...wanted, userId } : wanted)

  const answer = await base.post(`/api/v1/registrations/${made.id}/act`, {
    action: 'reject',
    reason,
    version: 1,
  })

  expect(answer.status, JSON.stringify(answer.msg)).toBe(200)

  // its notices are held until it can no longer be undone
  server.clock.now = new Date(server.clock.now.getTime() + UNDO_MS)

  return made
}

const template = (kind: string, set: object) =>
  server.db.updateTable('noticeTemplates').set(set).where('kind', '=', kind).execute()

describe('notices', () => {
  test('are in one inbox, which shows announcements and reminders apart', async () => {
    const reader = await server.as('teacher2')

    const notice = (kind: string, title: string) => ({
      userId: reader.userId,
      kind,
      title,
      titleEn: title,
      body: title,
      bodyEn: title,
      createdAt: server.clock.now,
      isAnnounced: true,
    })

    await server.db
      .insertInto('notices')
      .values([notice('inform.urgent', '停电通知'), notice('registration.reject', '报名未通过')])
      .execute()

    const titles = async (query: string) =>
      (await noticesOf(reader, query)).list.map(({ title }) => title).sort()

    expect(await titles('')).toEqual(['停电通知', '报名未通过'])
    expect(await titles('source=informs')).toEqual(['停电通知'])
    expect(await titles('source=events')).toEqual(['报名未通过'])
    expect(await reader.get('/messages/notices/page?source=other')).toMatchObject({ status: 400 })

    await server.db.deleteFrom('notices').where('userId', '=', reader.userId).execute()
  })

  test('are in the reader’s language, are read by nobody else, one by one or all at once', async () => {
    const applicant = await server.as('applicant')
    const other = await server.as('applicant2')

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

    expect((await noticesOf(applicant, '', { 'accept-language': 'en' })).list[0]!.body).toContain(
      '秋季招生 in English',
    )
    expect(await noticesOf(other)).toEqual({ list: [], total: 0 })
    expect(await other.post(`/messages/notices/${list[0]!.id}/read`)).toMatchObject({ status: 404 })
    expect(await unreadOf(applicant)).toBe(2)
    expect((await applicant.post(`/messages/notices/${list[0]!.id}/read`)).data).toEqual({
      unread: 1,
    })
    expect((await applicant.post(`/messages/notices/${list[0]!.id}/read`)).data).toEqual({
      unread: 1,
    })
    expect((await noticesOf(applicant, 'unread=1')).list.map((row) => row.id)).toEqual([
      list[1]!.id,
    ])
    expect((await applicant.post('/messages/notices/read')).data).toEqual({ unread: 0 })
    expect((await noticesOf(applicant)).list.every((row) => row.isRead)).toBe(true)
    expect(await server.anonymous.get('/messages/notices/page')).toMatchObject({ status: 401 })
  })

  test('are found by stage and by words; the stages are counted', async () => {
    const applicant = await server.as('applicant')

    const groups = (await applicant.get('/messages/notices/groups')).data as {
      group: string
      label: string
      count: number
      unread: number
    }[]

    expect(groups).toEqual([{ group: '资格审核', label: '资格审核', count: 2, unread: 0 }])
    expect(
      (await applicant.get('/messages/notices/groups', { 'accept-language': 'en' })).data,
    ).toMatchObject([{ group: '资格审核', label: 'Review' }])
    expect(
      (await noticesOf(applicant, `group=${encodeURIComponent('资格审核')}`)).list[0],
    ).toMatchObject({ group: '资格审核' })
    expect((await noticesOf(applicant, `group=${encodeURIComponent('录取')}`)).total).toBe(0)
    expect((await noticesOf(applicant, `keywords=${encodeURIComponent('材料不实')}`)).total).toBe(2)
    expect((await noticesOf(applicant, 'keywords=%25')).total).toBe(0)
  })

  test('are in the file of one’s own data', async () => {
    const applicant = await server.as('applicant')
    const file = await applicant.get('/api/v1/users/info/export')

    expect(JSON.parse(file.body.toString()).通知[0]).toMatchObject({
      标题: '报名审核未通过',
      其他途径: '短信 待发送',
    })
  })

  test('of a kind that is switched off are not written', async () => {
    await template('registration.reject', { isOn: false })

    const { userId } = await reject()

    expect(
      await server.db.selectFrom('notices').select('id').where('userId', '=', userId).execute(),
    ).toEqual([])

    await template('registration.reject', { isOn: true })
  })

  test('are not written for what did not happen', async () => {
    const made = await insertRegistration(server, {
      name: '甲',
      intake: intake.id,
      choices: [intake.laboratory],
    })

    await base.post('/api/v1/registrations/act', {
      ids: [made.id],
      action: 'reject',
      reason: '原因',
    })

    expect(
      await server.db
        .selectFrom('notices')
        .select('id')
        .where('userId', '=', made.userId)
        .execute(),
    ).toEqual([])
  })
})

describe('templates', () => {
  const all = async (who: Caller, headers = {}) =>
    (await who.get('/messages/templates', headers)).data as Template[]
  const change = (who: Caller, kind: string, form: object) =>
    who.put(`/messages/templates/${kind}`, form as never)

  const formOf = ({ title, titleEn, body, bodyEn, channels, pace, isOn, version }: Template) => ({
    title,
    titleEn,
    body,
    bodyEn,
    channels,
    pace,
    isOn,
    version,
  })

  test('exist for every message to an applicant, with blanks that the text may use', async () => {
    const office = await server.as('bhb')
    const list = await all(office)

    expect(list.map((row) => row.kind)).toEqual(NOTICES.map((notice) => notice.kind))

    for (const noticeTemplate of list) {
      const known = new Set(noticeTemplate.blanks.map((blank) => blank.name))
      for (const text of [
        noticeTemplate.title,
        noticeTemplate.titleEn,
        noticeTemplate.body,
        noticeTemplate.bodyEn,
      ])
        expect(wrongBlankOf(text, known), noticeTemplate.kind).toBeNull()
    }

    expect(list.find(({ kind }) => kind === 'inform.urgent')).toMatchObject({
      pace: 'urgent',
      channels: ['wechat', 'sms', 'mail'],
    })

    expect(
      (await all(office, { 'accept-language': 'en' })).find(
        (row) => row.kind === 'registration.return',
      ),
    ).toMatchObject({
      name: 'After a return',
      group: 'Review',
      blanks: expect.arrayContaining([
        expect.objectContaining({ name: 'reason', label: 'The reviewer’s reason' }),
      ]),
    })
  })

  test('are changed by the office, and later notices have the new text', async () => {
    const office = await server.as('bhb')
    const noticeTemplate = (await all(office)).find(({ kind }) => kind === 'registration.reject')!
    const form = { ...formOf(noticeTemplate), title: '未通过', body: '{intake}：{reason}' }

    expect(await change(office, noticeTemplate.kind, form)).toMatchObject({ status: 200 })
    expect(await change(office, noticeTemplate.kind, form)).toMatchObject({ status: 409 })

    const { userId } = await reject(undefined, '缺证书')

    const notice = await server.db
      .selectFrom('notices')
      .select(['title', 'body'])
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()

    expect(notice).toEqual({ title: '未通过', body: '秋季招生：缺证书' })

    const entry = await server.db
      .selectFrom('auditEntries')
      .select('detail')
      .where('action', '=', 'messages.template.update')
      .executeTakeFirstOrThrow()

    expect(entry.detail).toMatchObject({
      before: { title: '报名审核未通过' },
      after: { title: '未通过' },
    })
  })

  test('with a blank that nobody fills in are refused at the text that has it', async () => {
    const office = await server.as('bhb')
    const noticeTemplate = (await all(office)).find(({ kind }) => kind === 'registration.return')!

    expect(
      await change(office, noticeTemplate.kind, {
        ...formOf(noticeTemplate),
        body: '{nam} 你好',
        titleEn: 'Hello {',
      }),
    ).toMatchObject({
      status: 400,
      errors: [
        { path: 'body.titleEn', message: '{ 不能填入，可以使用：{name} {intake} {reason}' },
        { path: 'body.body', message: '{nam} 不能填入，可以使用：{name} {intake} {reason}' },
      ],
    })

    expect(
      await change(office, noticeTemplate.kind, { ...formOf(noticeTemplate), title: ' ' }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'body.title' }],
    })

    expect(await change(office, 'registration.nothing', formOf(noticeTemplate))).toMatchObject({
      status: 404,
    })
  })

  test('are nothing for bases, applicants and strangers', async () => {
    for (const who of [base, await server.as('applicant'), await server.as('teacher')])
      expect(await who.get('/messages/templates')).toMatchObject({ status: 401, code: 'A0301' })
    expect(await change(base, 'registration.return', {})).toMatchObject({ status: 401 })
  })

  test('of new kinds come to a database that is in use; what the office changed stays', async () => {
    const kind = { ...NOTICES[0]!, kind: 'registration.new' } satisfies NoticeKind
    await template('registration.pass', { title: '改过的' })
    await syncTemplates(server.db, [...NOTICES, kind])
    await syncTemplates(server.db, [...NOTICES, kind])

    const rows = await server.db
      .selectFrom('noticeTemplates')
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
