import { describe, expect, test } from 'vitest'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { findNoticeKinds } from '../../../testing/find-records.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { countAndList } from '../../../testing/walks/waiting-lists.ts'

const server = await openServer()
const fixtures = await addMentorFixtures(server, { mentors: 3, trainees: 3, capacity: 1 })
const TODAY = () => new Date(server.clock.now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
const [A, B, C] = [0, 1, 2] as const
const trainee = (n: number) => server.as(fixtures.trainees[n]!.username)
const mentor = (n: number) => server.as(fixtures.mentors[n]!.username)

/** Trainee n guided by mentor n for a year, for those named; everything before is gone. */
async function begin(...guided: number[]) {
  await server.asOwner(
    'delete from mentor_meetings; delete from mentor_changes; delete from mentor_relations; delete from notices',
  )
  if (guided.length)
    await server.db
      .insertInto('mentorRelations')
      .values(
        guided.map((n) => ({
          traineeId: fixtures.trainees[n]!.traineeId,
          entryId: fixtures.mentors[n]!.entryId,
          source: 'accepted',
          startedOn: '2025-01-01',
        })),
      )
      .execute()
}

const request = async (from: number, to: number, why = '研究方向与我更接近') =>
  (await trainee(from)).post('/teacherMentorApply/changeMentor', {
    entryId: fixtures.mentors[to]!.entryId,
    why,
  })

async function requested(from: number, to: number) {
  const reply = await request(from, to)
  expect(reply, reply.msg).toMatchObject({ status: 200 })

  return (reply.data as { id: number }).id
}

const act = async (who: Caller, id: number, action: string, reason?: string) => {
  const { version } = await server.db
    .selectFrom('mentorChanges')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  return who.post(`/api/v1/mentorChanges/${id}/act`, { action, reason, version })
}

const relations = (n: number) =>
  server.db
    .selectFrom('mentorRelations')
    .select(['entryId', 'source', 'startedOn', 'endedOn'])
    .where('traineeId', '=', fixtures.trainees[n]!.traineeId)
    .orderBy('id')
    .execute()

const taken = async () =>
  (
    await server.db
      .selectFrom('mentorEntries')
      .select(['id', 'taken'])
      .where(
        'id',
        'in',
        fixtures.mentors.map((m) => m.entryId),
      )
      .orderBy('id')
      .execute()
  ).map((entry) => entry.taken)

const noticesOf = (userId: number) => findNoticeKinds(server, userId)

describe('a change of mentor', () => {
  test('goes from the trainee to the new mentor to the office; the old relation ends and the new one begins the same day', async () => {
    await begin(A)

    const offered = (await (await trainee(A)).get('/api/v1/mentorChanges/mentors')).data as {
      id: number
    }[]

    expect(offered.map(({ id }) => id).sort()).toEqual([
      fixtures.mentors[B]!.entryId,
      fixtures.mentors[C]!.entryId,
    ])

    const id = await requested(A, B)
    const list = await (await mentor(B)).get('/teacherMentorApply/pageChangeStu')

    expect(list.data).toMatchObject({
      total: 1,
      list: [{ id, state: 'requested', free: 1, actions: ['passByMentor', 'rejectByMentor'] }],
    })

    const passed = await (await mentor(B)).post(`/teacherMentorApply/newMentor/pass/${id}`)

    expect(passed, passed.msg).toMatchObject({ status: 200, data: { state: 'newMentorPassed' } })
    expect(await relations(A)).toHaveLength(1)

    const office = await server.as('bhb')

    expect((await office.get('/teacherMentorApply/adminPageChangeStu')).data).toMatchObject({
      list: [{ id, state: 'newMentorPassed' }],
    })

    expect(await office.post(`/teacherMentorApply/admin/pass/${id}`)).toMatchObject({
      status: 200,
      data: { state: 'adminPassed' },
    })

    expect(await relations(A)).toMatchObject([
      { entryId: fixtures.mentors[A]!.entryId, endedOn: TODAY() },
      {
        entryId: fixtures.mentors[B]!.entryId,
        source: 'changed',
        startedOn: TODAY(),
        endedOn: null,
      },
    ])

    expect(await taken()).toEqual([0, 1, 0])

    expect(await noticesOf(fixtures.trainees[A]!.userId)).toEqual([
      'mentorChange.passByMentor',
      'mentorChange.passByOffice',
    ])

    expect(await noticesOf(fixtures.mentors[B]!.userId)).toEqual([
      'mentorChange.request',
      'mentorChange.come',
    ])

    expect(await noticesOf(fixtures.mentors[A]!.userId)).toEqual(['mentorChange.gone'])
  })

  test('is asked for once at a time, by somebody who has a mentor, and for another mentor of the own base with a free place', async () => {
    await begin(A, C)
    expect(await request(B, A)).toMatchObject({ status: 409, errors: [{ path: 'entryId' }] })
    expect((await (await trainee(B)).get('/api/v1/mentorChanges/mentors')).data).toEqual([])

    expect(await request(A, A)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('现在的导师'),
    })

    expect(await request(A, C)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('名额已满'),
    })

    expect(await request(A, B, '  ')).toMatchObject({
      status: 400,
      errors: [{ path: expect.stringContaining('why') }],
    })

    const elsewhere = await addMentorFixtures(server, {
      mentors: 1,
      trainees: 0,
      base: '检验基地',
      department: '临床生化室',
    })

    const strange = { entryId: elsewhere.mentors[0]!.entryId, why: '想换' }

    expect(
      await (await trainee(A)).post('/teacherMentorApply/changeMentor', strange),
    ).toMatchObject({ status: 409 })

    await requested(A, B)

    expect(await request(A, B, '再申请一次')).toMatchObject({
      status: 409,
      msg: expect.stringContaining('办理中'),
    })
  })

  test('is answered by the new mentor alone, and decided by the office or the own base after that', async () => {
    await begin(A)

    const id = await requested(A, B)

    expect(await act(await mentor(A), id, 'passByMentor')).toMatchObject({ status: 404 })
    expect(await act(await server.as('bhb'), id, 'passByOffice')).toMatchObject({ status: 409 })
    expect(await act(await trainee(A), id, 'passByMentor')).toMatchObject({ status: 401 })
    expect(await countAndList(await mentor(B), 'answerChanges')).toEqual({ count: 1, listed: 1 })
    expect(await act(await mentor(B), id, 'passByMentor')).toMatchObject({ status: 200 })
    expect(await countAndList(await mentor(B), 'answerChanges')).toEqual({ count: 0, listed: 0 })

    expect(await countAndList(await server.as('base'), 'decideChanges')).toEqual({
      count: 1,
      listed: 1,
    })

    expect(await act(await server.as('base2'), id, 'passByOffice')).toMatchObject({ status: 404 })
    expect(await act(await mentor(B), id, 'passByOffice')).toMatchObject({ status: 409 })
    expect(await act(await server.as('base'), id, 'passByOffice')).toMatchObject({ status: 200 })
  })

  test('is refused with a reason by the new mentor or the office; the mentor stays and the trainee may ask again', async () => {
    await begin(A)

    const first = await requested(A, B)

    expect(
      await (await mentor(B)).post(`/teacherMentorApply/newMentor/reject/${first}`, {}),
    ).toMatchObject({ status: 400 })

    const declined = await (await mentor(B)).post(`/teacherMentorApply/newMentor/reject/${first}`, {
      reason: '方向不符',
    })

    expect(declined).toMatchObject({ status: 200, data: { state: 'newMentorRejected' } })

    const second = await requested(A, C)

    await act(await mentor(C), second, 'passByMentor')

    const refused = await (await server.as('base')).post(
      `/teacherMentorApply/admin/reject/${second}`,
      { reason: '请完成本学期任务' },
    )

    expect(refused).toMatchObject({ status: 200, data: { state: 'adminRejected' } })
    expect(await relations(A)).toMatchObject([{ endedOn: null }])

    expect((await (await trainee(A)).get('/api/v1/mentorChanges/own')).data).toMatchObject({
      mayRequest: true,
      changes: [{ state: 'adminRejected', reason: '请完成本学期任务' }, { reason: '方向不符' }],
    })
  })

  test('is withdrawn by the trainee before it is decided, and by nobody else', async () => {
    await begin(A)

    const id = await requested(A, B)

    expect(await (await trainee(B)).delete(`/api/v1/mentorChanges/own/${id}`)).toMatchObject({
      status: 404,
    })
    expect(await (await trainee(A)).delete(`/api/v1/mentorChanges/own/${id}`)).toMatchObject({
      status: 200,
    })
    expect(await act(await mentor(B), id, 'passByMentor')).toMatchObject({ status: 409 })
    expect(await (await trainee(A)).delete(`/api/v1/mentorChanges/own/${id}`)).toMatchObject({
      status: 409,
    })
  })

  test('says so when the place was taken meanwhile, and leaves everything as it was', async () => {
    await begin(A, B)

    await server.db
      .updateTable('mentorEntries')
      .set({ capacity: 2 })
      .where('id', '=', fixtures.mentors[C]!.entryId)
      .execute()

    const ids = [await requested(A, C), await requested(B, C)]

    await server.db
      .updateTable('mentorEntries')
      .set({ capacity: 1 })
      .where('id', '=', fixtures.mentors[C]!.entryId)
      .execute()

    for (const id of ids) await act(await mentor(C), id, 'passByMentor')

    const office = await server.as('bhb')
    const both = await office.post('/api/v1/mentorChanges/act', { action: 'passByOffice', ids })

    expect(both).toMatchObject({ status: 409, msg: expect.stringContaining('名额已满') })
    expect(await taken()).toEqual([1, 1, 0])
    expect(await act(office, ids[0]!, 'passByOffice')).toMatchObject({ status: 200 })
    expect(await act(office, ids[1]!, 'passByOffice')).toMatchObject({ status: 409 })
    expect(await relations(B)).toMatchObject([{ endedOn: null }])
  })

  test('does not go to a mentor whose account has been disabled since', async () => {
    await begin(A)

    const id = await requested(A, B)

    await act(await mentor(B), id, 'passByMentor')

    await server.db
      .updateTable('users')
      .set({ status: 0 })
      .where('id', '=', fixtures.mentors[B]!.userId)
      .execute()

    expect(await act(await server.as('bhb'), id, 'passByOffice')).toMatchObject({ status: 409 })

    await server.db
      .updateTable('users')
      .set({ status: 1 })
      .where('id', '=', fixtures.mentors[B]!.userId)
      .execute()

    expect(await relations(A)).toMatchObject([{ endedOn: null }])
  })

  test('of two trainees into each other’s places is passed in one decision, and undone whole', async () => {
    await begin(A, B)

    await server.db
      .updateTable('mentorEntries')
      .set({ capacity: 2 })
      .where('id', 'in', [fixtures.mentors[A]!.entryId, fixtures.mentors[B]!.entryId])
      .execute()

    const ids = [await requested(A, B), await requested(B, A)]

    await server.db
      .updateTable('mentorEntries')
      .set({ capacity: 1 })
      .where('id', 'in', [fixtures.mentors[A]!.entryId, fixtures.mentors[B]!.entryId])
      .execute()

    await act(await mentor(B), ids[0]!, 'passByMentor')
    await act(await mentor(A), ids[1]!, 'passByMentor')

    const office = await server.as('bhb')
    const both = await office.post('/api/v1/mentorChanges/act', { action: 'passByOffice', ids })

    expect(both.data, both.msg).toMatchObject({ done: 2 })
    expect((await relations(A)).at(-1)).toMatchObject({ entryId: fixtures.mentors[B]!.entryId })

    const { undo } = both.data as { undo: { id: number } }
    const undone = await office.post('/api/v1/mentorChanges/undo', { decision: undo.id })

    expect(undone, undone.msg).toMatchObject({ status: 200 })
    expect(await relations(A)).toMatchObject([
      { entryId: fixtures.mentors[A]!.entryId, endedOn: null },
    ])
    expect(await taken()).toEqual([1, 1, 0])
    expect(await noticesOf(fixtures.mentors[A]!.userId)).toEqual(['mentorChange.request'])
  })

  test('cannot be passed once the trainee’s time with the former mentor has ended otherwise', async () => {
    await begin(A)

    const id = await requested(A, B)

    await act(await mentor(B), id, 'passByMentor')
    await server.db.updateTable('mentorRelations').set({ endedOn: TODAY() }).execute()

    expect(await act(await server.as('bhb'), id, 'passByOffice')).toMatchObject({
      status: 409,
      msg: expect.stringContaining('已经结束'),
    })
  })
})
