import type { BulkAnswer, UndoOffer } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { fieldCrypto } from '../../../platform/crypto/fields.ts'
import { UNDO_MS } from '../../../platform/flow/decide.ts'
import { anIntake, insertRegistration } from '../../../testing/builders/registration-rows.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const PATH = '/api/v1/registrations'
const server = await openServer()
const base = await server.as('base')
const root = await server.as('root')
const intake = await anIntake(server, '可撤销的批次')

const later = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms)
}

// decisions of one test are over in the next
beforeEach(() => later(UNDO_MS))

let serial = 0

async function aWaiting(choices = [intake.pharmacy]) {
  serial += 1
  const { id, userId } = await insertRegistration(server, {
    name: `撤${serial}`,
    intake: intake.id,
    choices,
  })

  return { id, userId }
}

const rowOf = (id: number) =>
  server.db.selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function act(id: number, action: string, more: object = {}) {
  const { version } = await rowOf(id)
  const reply = await base.post(`${PATH}/${id}/act`, { action, version, ...more })

  expect(reply.status, reply.msg).toBe(200)

  return (reply.data as { undo: UndoOffer }).undo
}

const giveNumber = (userId: number) => {
  const mobileSealed = fieldCrypto(server.keys).sealCell(
    { table: 'users', column: 'mobile', row: userId },
    '13812349876',
  )

  return server.db.updateTable('users').set({ mobileSealed }).where('id', '=', userId).execute()
}

const deliveriesOf = (userId: number) =>
  server.db.selectFrom('deliveries').select('state').where('userId', '=', userId).execute()

const undo = (who: Caller, { id }: { id: number }, headers = {}) =>
  who.with(headers).post(`${PATH}/undo`, { decision: id })

const unreadOf = async (userId: number) => {
  const { username } = await server.db
    .selectFrom('users')
    .select('username')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

  return (
    (await (await server.as(username)).get('/messages/notices/unread')).data as { unread: number }
  ).unread
}

const noticesOf = (userId: number) =>
  server.db.selectFrom('notices').select('id').where('userId', '=', userId).execute()

const marksOf = async (id: number) => ({
  choices: await server.db
    .selectFrom('registrationChoices')
    .select(['offerId', 'isEligible', 'eligibilityReason', 'judgedBy'])
    .where('registrationId', '=', id)
    .orderBy('rank')
    .execute(),
  returns: await server.db
    .selectFrom('registrationReturns')
    .select(['section', 'reason'])
    .where('registrationId', '=', id)
    .execute(),
})

test('every result of a review goes to the phone too, once it can no longer be undone', async () => {
  const { id, userId } = await aWaiting()
  await giveNumber(userId)
  await act(id, 'pass')
  later(UNDO_MS)
  await server.work()
  type Message = { mobile: string; text: string }
  const { list } = (await (await server.as('root')).get('/api/v1/outbox/page')).data as {
    list: Message[]
  }

  expect(list[0]).toMatchObject({
    mobile: '138****9876',
    text: expect.stringContaining('资格审核'),
  })

  const kinds = [
    'pass',
    'passAtOffice',
    'return',
    'returnAtOffice',
    'reject',
    'rejectAtOffice',
  ].map((action) => `registration.${action}`)

  const byPhone = await server.db
    .selectFrom('noticeTemplates')
    .select('kind')
    .where('kind', 'in', kinds)
    .where(sql<boolean>`'sms' = any(channels)`)
    .execute()

  expect(byPhone).toHaveLength(kinds.length)
})

describe('a decision', () => {
  test('is undone by the same person within ten seconds: state, marks and reason are as they were', async () => {
    for (const [action, more] of [
      ['pass', {}],
      ['return', { reason: '请补充', returns: [{ section: 'basic', reason: '照片不清' }] }],
      ['reject', { reason: '材料不实' }],
    ] as const) {
      const { id } = await aWaiting([intake.pharmacy, intake.laboratory])
      const [before, marks] = [await rowOf(id), await marksOf(id)]
      const offer = await act(id, action, more)

      expect(offer.seconds).toBe(10)
      expect((await rowOf(id)).state).not.toBe('submitted')

      later(UNDO_MS - 1)
      expect(await undo(base, offer)).toMatchObject({ status: 200, data: { done: 1 } })
      expect(await rowOf(id)).toEqual({ ...before, version: before.version + 2 })
      expect(await marksOf(id)).toEqual(marks)

      later(1)
    }
  })

  test('leaves its step and the undoing of it in the history, and a line in the log', async () => {
    const { id } = await aWaiting()
    await undo(base, await act(id, 'pass'))

    const { history, actions } = (await base.get(`${PATH}/${id}`)).data as {
      history: object[]
      actions: string[]
    }

    expect(history).toMatchObject([
      { action: 'pass', isUndo: false, from: 'submitted', to: 'qualified' },
      { action: 'pass', isUndo: true, from: 'qualified', to: 'submitted' },
    ])

    expect(actions).toContain('pass')

    const { detail } = await server.db
      .selectFrom('auditEntries')
      .select('detail')
      .where('action', '=', 'registration.undo')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()

    expect(detail).toEqual({ action: 'pass', ids: [id] })
  })

  test('is not undone by another person, after the time, twice, or by a number that is none', async () => {
    const { id } = await aWaiting()
    const offer = await act(id, 'pass')

    expect(await undo(root, offer)).toMatchObject({
      status: 409,
      msg: '只有作出决定的本人可以撤销',
    })

    later(UNDO_MS)

    expect(await undo(base, offer)).toMatchObject({
      status: 409,
      msg: '已超过可撤销的时间，决定已生效并通知',
    })

    expect(await undo(base, offer, { 'accept-language': 'en' })).toMatchObject({
      msg: expect.stringContaining('time to undo'),
    })
    expect((await rowOf(id)).state).toBe('qualified')

    const again = await aWaiting()
    const second = await act(again.id, 'pass')

    expect(await undo(base, second)).toMatchObject({ status: 200 })
    expect(await undo(base, second)).toMatchObject({ status: 409 })
    expect(await undo(base, { id: 999_999_999 })).toMatchObject({ status: 409 })
    expect(await base.post('/api/v1/partners/undo', { decision: second.id })).toMatchObject({
      status: 401,
    })
  })

  test('is not undone once something has followed', async () => {
    const { id } = await aWaiting()
    const offer = await act(id, 'pass')

    await server.db
      .updateTable('registrations')
      .set((e) => ({ version: e('version', '+', 1) }))
      .where('id', '=', id)
      .execute()

    expect(await undo(base, offer)).toMatchObject({
      status: 409,
      msg: '此后已有新的变化，不能再撤销',
    })

    const step = {
      flow: 'registration',
      action: 'arrangeExam',
      fromState: 'qualified',
      toState: 'examArranged',
      at: server.clock.now,
    }

    const other = await aWaiting()
    const second = await act(other.id, 'pass')

    await server.db
      .insertInto('flowHistory')
      .values({ ...step, recordId: other.id })
      .execute()

    expect(await undo(base, second)).toMatchObject({ status: 409 })
  })

  test('leaves what a person has found about a choice meanwhile', async () => {
    const { id } = await aWaiting()
    const offer = await act(id, 'pass')

    expect(
      await base.post(`${PATH}/${id}/choices/${intake.pharmacy}/judge`, {
        isEligible: false,
        reason: '专业不符',
      }),
    ).toMatchObject({
      status: 200,
    })

    expect(await undo(base, offer)).toMatchObject({ status: 200 })
    expect((await marksOf(id)).choices).toMatchObject([
      { isEligible: false, eligibilityReason: '专业不符', judgedBy: base.userId },
    ])
  })

  test('is not undone where its place was taken: the card has signed up again', async () => {
    const { id } = await aWaiting()

    await server.db
      .updateTable('registrations')
      .set({ idCardHash: 'same-card' })
      .where('id', '=', id)
      .execute()

    const offer = await act(id, 'reject', { reason: '材料不实' })
    const second = await aWaiting()

    await server.db
      .updateTable('registrations')
      .set({ idCardHash: 'same-card' })
      .where('id', '=', second.id)
      .execute()

    expect(await undo(base, offer)).toMatchObject({
      status: 409,
      msg: '此后已有新的变化，不能再撤销',
    })

    expect((await rowOf(id)).state).toBe('rejected')
  })
})

describe('notices of a decision', () => {
  test('are seen and sent when its time is over, once', async () => {
    const { id, userId } = await aWaiting()
    await act(id, 'pass')
    expect(await unreadOf(userId)).toBe(0)

    later(UNDO_MS - 1)
    expect(await unreadOf(userId)).toBe(0)

    later(1)
    expect(await unreadOf(userId)).toBe(1)
  })

  test('of a decision that was undone are gone, from the bell and from the queue', async () => {
    const { id, userId } = await aWaiting()
    await giveNumber(userId)

    const offer = await act(id, 'reject', { reason: '材料不实' })

    await server.work()
    expect(await deliveriesOf(userId)).toEqual([{ state: 'due' }])

    await undo(base, offer)
    later(UNDO_MS)
    expect(await noticesOf(userId)).toEqual([])
    expect(await unreadOf(userId)).toBe(0)
    expect(await deliveriesOf(userId)).toEqual([])
  })

  test('that were sent already leave the decision as it is', async () => {
    const { id, userId } = await aWaiting()
    await giveNumber(userId)

    const offer = await act(id, 'pass')

    await server.db
      .updateTable('deliveries')
      .set({ state: 'sent' })
      .where('userId', '=', userId)
      .execute()

    expect(await undo(base, offer)).toMatchObject({ status: 409 })
    expect((await rowOf(id)).state).toBe('qualified')
    expect(await noticesOf(userId)).toHaveLength(1)
  })
})

describe('a decision about many', () => {
  test('reports the result of each, and undoes those it was taken about, no other', async () => {
    const [first, second, taken] = [await aWaiting(), await aWaiting(), await aWaiting()]
    await act(taken.id, 'reject', { reason: '材料不实' })

    const ids = [first.id, second.id, taken.id]
    const reply = await base.post(`${PATH}/act`, { ids, action: 'return', reason: '请补充' })
    const { done, rows, undo: offer } = reply.data as BulkAnswer

    expect(done).toBe(2)

    expect(rows).toMatchObject([
      { id: first.id, isDone: true, why: null },
      { id: second.id, isDone: true },
      { id: taken.id, isDone: false, why: '现在是“未通过”，不能进行此操作' },
    ])

    expect(await undo(base, offer!)).toMatchObject({ data: { done: 2 } })

    expect(await Promise.all(ids.map(async (id) => (await rowOf(id)).state))).toEqual([
      'submitted',
      'submitted',
      'rejected',
    ])
  })

  test('is undone whole or not at all', async () => {
    const [first, second] = [await aWaiting(), await aWaiting()]
    const reply = await base.post(`${PATH}/act`, { ids: [first.id, second.id], action: 'pass' })

    await server.db
      .updateTable('registrations')
      .set((e) => ({ version: e('version', '+', 1) }))
      .where('id', '=', second.id)
      .execute()

    expect(await undo(base, (reply.data as BulkAnswer).undo!)).toMatchObject({ status: 409 })
    expect((await rowOf(first.id)).state).toBe('qualified')
  })

  test('that moved nobody offers no undo', async () => {
    const { id } = await aWaiting()
    await act(id, 'pass')

    expect((await base.post(`${PATH}/act`, { ids: [id], action: 'pass' })).data).toMatchObject({
      done: 0,
      undo: null,
    })
  })
})

test('figures leave out the state of a decision that was undone', async () => {
  const { id } = await aWaiting()
  await undo(base, await act(id, 'pass'))

  const { rows } =
    await server.asOwner(`select h.to_state from flow_history h where h.record_id = ${id} and h.flow = 'registration'
    and not exists (select from flow_history u where u.undoes = h.id) order by id`)

  expect(rows).toEqual([{ toState: 'submitted' }])
})
