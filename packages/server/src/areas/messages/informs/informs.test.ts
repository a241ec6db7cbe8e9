import { informWords } from '@residency/contract/areas/messages/informs/text'
import { beforeEach, describe, expect, test } from 'vitest'
import { aText, idOf, informOf, uploaded, userOf } from '../../../testing/builders/informs.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { png } from '../../../testing/files/file-samples.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { systemCtx } from '../../../testing/server/system-ctx.ts'
import { sendDueInforms } from './send-due-informs.ts'

type SavedInform = { id: number; version: number }
const PATH = '/api/v1/informs'
const server = await openServer()
const fixtures = await addMentorFixtures(server, { mentors: 1, trainees: 3 })

beforeEach(() =>
  server.asOwner(
    'truncate rate_limits, submit_locks, notices cascade; delete from message_informs',
  ),
)

const trainees = () => ({ userIds: fixtures.trainees.map(({ userId }) => userId) })

const write = async (recipients: object = trainees(), over: object = {}, who = 'bhb') =>
  (await server.as(who)).post(PATH, informOf(recipients, over))

const written = async (...input: Parameters<typeof write>) => {
  const answer = await write(...input)
  expect(answer.status, JSON.stringify(answer.errors)).toBe(200)

  return answer.data as SavedInform
}

const get = async (id: number, who = 'bhb') =>
  (await (await server.as(who)).get(`${PATH}/${id}`)).data as Record<string, unknown> & SavedInform

const act = async (id: number, action: string, over: object = {}, who = 'bhb') =>
  (await server.as(who)).post(`${PATH}/${id}/act`, {
    action,
    version: (await get(id, who))?.version ?? 1,
    ...over,
  })

const sent = async (over: object = {}) => {
  const { id } = await written(trainees(), over)
  expect(await act(id, 'send')).toMatchObject({ status: 200, data: { state: 'sent', people: 3 } })

  return id
}

const own = async (at: number) => server.as(fixtures.trainees[at]!.username)

const notices = async (kind: string) =>
  await server.db
    .selectFrom('notices')
    .select(['userId', 'title', 'path'])
    .where('kind', '=', kind)
    .orderBy('userId')
    .execute()

const later = (hours: number) => {
  const before = server.clock.now
  server.clock.now = new Date(before.getTime() + hours * 3_600_000)

  return () => {
    server.clock.now = before
  }
}

describe('an inform', () => {
  test('is fixed to its recipients when it is sent, and each gets one notice that leads to it', async () => {
    const id = await sent()
    const found = await notices('inform.send')

    expect(found.map(({ userId }) => userId)).toEqual(fixtures.trainees.map(({ userId }) => userId))
    expect(found[0]).toMatchObject({ title: '新通知：值班安排', path: `/message/own?id=${id}` })
    expect(await get(id)).toMatchObject({ state: 'sent', people: 3, read: 0, confirmed: 0 })
    expect(await act(id, 'send')).toMatchObject({ status: 409 })
  })

  test('that reaches nobody is refused, at the recipients', async () => {
    const empty = await server.db
      .insertInto('departments')
      .values({ name: '空科室', treePath: 'x/', parentId: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()

    expect(await write({ departmentIds: [empty.id] })).toMatchObject({
      status: 400,
      errors: [{ path: 'recipients' }],
    })

    expect(await write({})).toMatchObject({ status: 400, errors: [{ path: 'body.recipients' }] })

    const { id } = await written({ userIds: [fixtures.trainees[0]!.userId] })

    await server.db
      .updateTable('users')
      .set({ status: 0 })
      .where('id', '=', fixtures.trainees[0]!.userId)
      .execute()

    expect(await act(id, 'send')).toMatchObject({ status: 400, errors: [{ path: 'recipients' }] })
    expect(await get(id)).toMatchObject({ state: 'draft', people: 0 })

    await server.db
      .updateTable('users')
      .set({ status: 1 })
      .where('id', '=', fixtures.trainees[0]!.userId)
      .execute()
  })

  test('is written for one’s own people only, and followed by its writer and the office', async () => {
    expect(await write({ userIds: [await userOf(server, 'teacher2')] }, {}, 'base')).toMatchObject({
      status: 400,
      errors: [{ path: 'body.recipients.userIds' }],
    })

    expect(
      await write({ departmentIds: [await idOf(server, 'departments', '门诊药房')] }, {}, 'dept'),
    ).toMatchObject({ status: 400 })

    for (const who of ['teacher', 'student'])
      expect(await write(trainees(), {}, who)).toMatchObject({ status: 401 })

    const { id } = await written({ baseIds: [fixtures.baseId] }, {}, 'base')

    for (const who of ['bhb', 'base2', 'dept'])
      expect(await (await server.as(who)).get(`${PATH}/${id}`), who).toMatchObject({ status: 404 })

    expect(await act(id, 'send', {}, 'base')).toMatchObject({ status: 200 })
    expect(await get(id)).toMatchObject({ state: 'sent' })

    for (const who of ['base2', 'dept']) {
      for (const path of ['', '/people', '/form'])
        expect(await (await server.as(who)).get(`${PATH}/${id}${path}`), who).toMatchObject({
          status: 404,
        })

      expect(await (await server.as(who)).post(`${PATH}/${id}/remind`)).toMatchObject({
        status: 404,
      })
      expect(
        await (await server.as(who)).post(`${PATH}/${id}/act`, { action: 'withdraw', version: 2 }),
      ).toMatchObject({ status: 404 })
    }
  })

  test('is followed by the administrators of the same base once it is sent, and not by those who administer less', async () => {
    const colleague = await userOf(server, 'base2')

    const { baseId: elsewhere } = await server.db
      .selectFrom('baseAdministrators')
      .select('baseId')
      .where('userId', '=', colleague)
      .executeTakeFirstOrThrow()

    await server.db
      .insertInto('baseAdministrators')
      .values({ baseId: fixtures.baseId, userId: colleague })
      .execute()

    const { id } = await written({ baseIds: [fixtures.baseId] }, {}, 'base')
    const them = await server.as('base2')

    expect(await them.get(`${PATH}/${id}`)).toMatchObject({ status: 404 })
    expect(await act(id, 'send', {}, 'base')).toMatchObject({ status: 200 })

    expect(await get(id, 'base2')).toMatchObject({
      state: 'sent',
      actions: expect.arrayContaining(['remind', 'withdraw']),
    })

    expect(await them.get(PATH)).toMatchObject({ data: { list: [{ id }], total: 1 } })
    expect(await them.get(`${PATH}/${id}/people`)).toMatchObject({ status: 200 })
    expect(await them.post(`${PATH}/${id}/remind`)).toMatchObject({ status: 200 })

    // who also administers another base writes for people who are none of `base`'s business
    const beyond = await written({ baseIds: [elsewhere] }, {}, 'base2')

    expect(await act(beyond.id, 'send', {}, 'base2')).toMatchObject({ status: 200 })
    expect(await (await server.as('base')).get(`${PATH}/${beyond.id}`)).toMatchObject({
      status: 404,
    })

    // nor is what the office writes, though it is entered as an administrator
    const office = await userOf(server, 'bhb')

    await server.db
      .insertInto('baseAdministrators')
      .values({ baseId: fixtures.baseId, userId: office })
      .execute()

    const ofOffice = await sent()

    expect(await them.get(`${PATH}/${ofOffice}`)).toMatchObject({ status: 404 })

    await server.db.deleteFrom('baseAdministrators').where('userId', '=', office).execute()
    await server.asOwner(
      `delete from base_administrators where user_id = ${colleague} and base_id = ${fixtures.baseId}`,
    )
    expect(await them.get(`${PATH}/${id}`)).toMatchObject({ status: 404 })
  })

  test('is changed while it is a draft, at the version that was read, and deleted', async () => {
    const { id, version } = await written()
    const office = await server.as('bhb')

    expect(
      await office.put(`${PATH}/${id}`, { ...informOf(trainees(), { title: '改过' }), version }),
    ).toMatchObject({ status: 200 })
    expect(await office.put(`${PATH}/${id}`, { ...informOf(trainees()), version })).toMatchObject({
      status: 409,
    })

    await act(id, 'send')

    const now = await get(id)

    expect(
      await office.put(`${PATH}/${id}`, { ...informOf(trainees()), version: now.version }),
    ).toMatchObject({ status: 409 })
    expect(await office.delete(`${PATH}/${id}?version=${now.version}`)).toMatchObject({
      status: 409,
    })

    const other = await written()

    expect(await office.delete(`${PATH}/${other.id}?version=1`)).toMatchObject({ status: 200 })
    expect(await office.get(`${PATH}/${other.id}`)).toMatchObject({ status: 404 })
  })
})

describe('a scheduled inform', () => {
  const AT = '2026-11-20T18:00:00+08:00'

  test('takes a time that is still to come', async () => {
    const { id } = await written()
    const past = new Date(server.clock.now.getTime() - 60_000).toISOString().replace(/\.\d+Z/, 'Z')

    for (const sendAt of [past, undefined])
      expect(await act(id, 'schedule', { sendAt })).toMatchObject({
        status: 400,
        errors: [{ path: 'sendAt', message: informWords['zh-cn'].errors.informTimePast }],
      })

    expect(await act(id, 'schedule', { sendAt: AT })).toMatchObject({
      status: 200,
      data: { state: 'scheduled' },
    })

    expect(await get(id)).toMatchObject({ sendAt: '2026-11-20T18:00:00+08:00' })
    expect(await act(id, 'unschedule')).toMatchObject({ status: 200, data: { state: 'draft' } })
  })

  test('is sent when its time has come, once, though two processes try', async () => {
    const { id } = await written()
    await act(id, 'schedule', { sendAt: AT })
    expect(await sendDueInforms(systemCtx(server))).toBe(0)

    const back = later(24)

    try {
      const both = await Promise.all([
        sendDueInforms(systemCtx(server)),
        sendDueInforms(systemCtx(server)),
      ])

      expect(both[0] + both[1]).toBe(1)
      expect(await sendDueInforms(systemCtx(server))).toBe(0)
    } finally {
      back()
    }

    expect(await notices('inform.send')).toHaveLength(3)
    expect(await get(id)).toMatchObject({ state: 'sent', people: 3 })
  })

  test('that cannot be stored delays no other, and is tried again', async () => {
    const [bad, good] = [await written(), await written()]

    for (const { id } of [bad, good])
      await act(id, 'schedule', {
        sendAt: new Date(server.clock.now.getTime() + 60_000).toISOString(),
      })

    const back = later(1)

    await server.asOwner(
      `alter table message_inform_people add constraint broken check (inform_id <> ${bad.id}) not valid`,
    )
    await expect(sendDueInforms(systemCtx(server))).rejects.toThrow()

    expect([await get(bad.id), await get(good.id)]).toMatchObject([
      { state: 'scheduled' },
      { state: 'sent', people: 3 },
    ])

    await server.asOwner('alter table message_inform_people drop constraint broken')
    expect(await sendDueInforms(systemCtx(server))).toBe(1)

    back()
  })

  test('reaches whom its choice reaches on that day; if nobody, it is a draft again and its writer is notified', async () => {
    const { id } = await written({ userIds: [fixtures.trainees[0]!.userId] }, {}, 'base')
    await act(id, 'schedule', { sendAt: AT }, 'base')

    await server.db
      .updateTable('users')
      .set({ status: 0 })
      .where('id', '=', fixtures.trainees[0]!.userId)
      .execute()

    const back = later(24)

    try {
      expect(await sendDueInforms(systemCtx(server))).toBe(0)
    } finally {
      back()
      await server.db
        .updateTable('users')
        .set({ status: 1 })
        .where('id', '=', fixtures.trainees[0]!.userId)
        .execute()
    }

    expect(await get(id, 'base')).toMatchObject({ state: 'draft', people: 0, sendAt: null })
    expect(await notices('inform.unschedule')).toMatchObject([
      { userId: await userOf(server, 'base'), path: `/message/inform?id=${id}` },
    ])
  })
})

describe('a recipient', () => {
  test('reads by opening, once, and the sender counts it', async () => {
    const id = await sent()
    const me = await own(0)

    expect(await me.get('/api/v1/ownInforms?status=unread')).toMatchObject({
      data: { total: 1, list: [{ id, status: 'unread' }] },
    })
    expect(await me.get(`/api/v1/ownInforms/${id}`)).toMatchObject({
      data: { body: aText('请各位按表值班。'), readAt: null },
    })
    expect(await me.post(`/api/v1/ownInforms/${id}/read`)).toMatchObject({ status: 200 })

    const { readAt } = (await me.get(`/api/v1/ownInforms/${id}`)).data as { readAt: string }
    const back = later(1)

    await me.post(`/api/v1/ownInforms/${id}/read`)
    back()
    expect(await me.get(`/api/v1/ownInforms/${id}`)).toMatchObject({
      data: { readAt, status: 'read' },
    })
    expect(await me.post(`/api/v1/ownInforms/${id}/confirm`)).toMatchObject({ status: 409 })
    expect(await get(id)).toMatchObject({ people: 3, read: 1, confirmed: 0 })

    const people = async (status: string) =>
      (await (await server.as('bhb')).get(`${PATH}/${id}/people?status=${status}`)).data

    expect(await people('unread')).toMatchObject({ total: 2 })
    expect(await people('read')).toMatchObject({ total: 1, list: [{ name: '学员1' }] })
  })

  test('confirms an urgent one, which waits until then; again changes nothing', async () => {
    const id = await sent({ isUrgent: true })

    expect(await notices('inform.urgent')).toHaveLength(3)

    const me = await own(0)
    const waits = async () =>
      JSON.stringify((await me.get('/api/v1/waiting')).data).includes('confirmInforms')

    expect(await waits()).toBe(true)

    await me.post(`/api/v1/ownInforms/${id}/read`)
    expect(await me.get('/api/v1/ownInforms?status=toConfirm')).toMatchObject({
      data: { total: 1 },
    })

    // each recipient has one status, which the filter and the sheet name alike
    const people = async (status: string) =>
      (await (await server.as('bhb')).get(`${PATH}/${id}/people?status=${status}`)).data

    expect(await people('toConfirm')).toMatchObject({ total: 1, list: [{ name: '学员1' }] })
    expect(await people('unread')).toMatchObject({ total: 2 })
    expect(await people('read')).toMatchObject({ total: 0 })

    for (let i = 0; i < 2; i++)
      expect(await me.post(`/api/v1/ownInforms/${id}/confirm`)).toMatchObject({ status: 200 })

    expect(await waits()).toBe(false)
    expect(await get(id)).toMatchObject({ read: 1, confirmed: 1 })

    // who confirms has read it
    await (await own(1)).post(`/api/v1/ownInforms/${id}/confirm`)
    expect(await get(id)).toMatchObject({ read: 2, confirmed: 2 })
  })

  test('sees that one was withdrawn, without text and files, and confirms it no more', async () => {
    const key = await uploaded(server, 'bhb', 'inform', '值班表.png', await png())
    const id = await sent({ isUrgent: true, files: [{ filePath: key }] })
    const me = await own(0)

    expect(await me.get(`/api/v1/ownInforms/${id}`)).toMatchObject({
      data: { files: [{ name: '值班表.png' }] },
    })
    expect(await me.get(`/fileOperation?filePath=${key}`)).toMatchObject({ status: 200 })
    expect(await (await server.as('teacher2')).get(`/fileOperation?filePath=${key}`)).toMatchObject(
      { status: 404 },
    )
    expect(await act(id, 'withdraw')).toMatchObject({ status: 200, data: { state: 'withdrawn' } })
    expect(await me.get(`/api/v1/ownInforms/${id}`)).toMatchObject({
      data: { status: 'withdrawn', body: null, files: [] },
    })
    expect(await me.get(`/fileOperation?filePath=${key}`)).toMatchObject({ status: 404 })

    expect(await me.post(`/api/v1/ownInforms/${id}/confirm`)).toMatchObject({
      status: 409,
      msg: informWords['zh-cn'].errors.informWithdrawn,
    })

    expect(await get(id)).toMatchObject({ files: [{ name: '值班表.png' }] })
  })

  test('opens what was sent to them and nothing else', async () => {
    const id = await sent()
    for (const call of ['', '/read', '/confirm']) {
      const other = await server.as('teacher2')
      const path = `/api/v1/ownInforms/${id}${call}`
      expect(call ? await other.post(path) : await other.get(path)).toMatchObject({ status: 404 })
    }
  })
})

describe('the sender', () => {
  test('reminds who has not read, at most once an hour, and learns how many', async () => {
    const id = await sent()
    await (await own(0)).post(`/api/v1/ownInforms/${id}/read`)

    const office = await server.as('bhb')

    expect(await office.post(`${PATH}/${id}/remind`)).toMatchObject({
      status: 200,
      data: { reminded: 2 },
    })

    expect((await notices('inform.remind')).map(({ userId }) => userId)).toEqual([
      fixtures.trainees[1]!.userId,
      fixtures.trainees[2]!.userId,
    ])

    expect(await office.post(`${PATH}/${id}/remind`)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('之后可以再次提醒'),
    })

    const back = later(1)

    try {
      const again = await server.as('bhb')
      expect(await again.post(`${PATH}/${id}/remind`)).toMatchObject({ status: 200 })
    } finally {
      back()
    }

    for (const at of [1, 2]) await (await own(at)).post(`/api/v1/ownInforms/${id}/read`)

    const much = later(5)

    try {
      expect(await (await server.as('bhb')).post(`${PATH}/${id}/remind`)).toMatchObject({
        status: 409,
        msg: informWords['zh-cn'].errors.informAllRead,
      })
    } finally {
      much()
    }
  })
  test('is not sent on without an attachment that is gone', async () => {
    const key = await uploaded(server, 'bhb', 'inform', '表.png', await png())
    const { id } = await written(trainees(), { files: [{ filePath: key }] })

    await server.db
      .updateTable('files')
      .set({ recordKind: null, recordId: null })
      .where('key', '=', key)
      .execute()

    expect(await act(id, 'send')).toMatchObject({ status: 409, errors: [{ path: 'files' }] })

    expect(await write(trainees(), { files: [{ filePath: 'x'.repeat(32) }] })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.files' }],
    })
  })
})
