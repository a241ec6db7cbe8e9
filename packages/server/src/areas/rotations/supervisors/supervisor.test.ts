import type { Block } from '@residency/contract/areas/rotations/blocks/block.contract'
import type {
  CandidatesOf,
  Supervision,
} from '@residency/contract/areas/rotations/blocks/supervisor.contract'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import type { BulkAnswer } from '@residency/contract/kernel'
import { beforeEach, describe, expect, test } from 'vitest'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const PATH = '/api/v1/rotationBlocks'
const MANY = '/api/v1/rotationSupervisors'
const { errors } = blockWords['zh-cn']

/** The server's day is 2026-11-20. */
const THIS = { from: '2026-11-02', until: '2026-12-01' }
const NEXT = { from: '2026-12-02', until: '2026-12-31' }
const server = await openServer()
const fixtures = await addMentorFixtures(server, { mentors: 3, trainees: 60 })
beforeEach(() => server.asOwner('delete from rotation_blocks; truncate notices cascade'))

const aStay = (at: number, over: Partial<Parameters<typeof aBlock>[1]> = {}) =>
  aBlock(server, {
    traineeId: fixtures.trainees[at]!.traineeId,
    departmentId: fixtures.departmentId,
    ...THIS,
    ...over,
  })

const teacher = (at = 0) => fixtures.mentors[at]!

const supervisorOf = async (id: number) =>
  (
    await server.db
      .selectFrom('rotationBlocks')
      .select('supervisorId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).supervisorId

const assign = async (id: number, supervisorId: number, over: object = {}, who = 'dept') =>
  (await server.as(who)).put(`${PATH}/${id}/supervisor`, { supervisorId, version: 1, ...over })

type Assignment = { id: number; supervisorId: number; version?: number }

const assignMany = async (assignments: Assignment[], over: object = {}, who = 'dept') =>
  (await server.as(who)).put(MANY, {
    assignments: assignments.map((assignment) => ({ version: 1, ...assignment })),
    ...over,
  })

const candidatesOf = async (...ids: number[]) =>
  (await (await server.as('dept')).get(`${PATH}/${ids.join(',')}/supervisors`))
    .data as CandidatesOf[]

describe('a supervisor', () => {
  test('is a qualified teacher of the department; those with places come first', async () => {
    const id = await aStay(0, { state: 'entered' })
    for (const at of [1, 2]) await aStay(at, { supervisorId: teacher().userId })

    expect((await candidatesOf(id))[0]!.candidates.at(-1)).toMatchObject({
      value: teacher().userId,
      busiest: 2,
      most: 2,
    })

    const office = await server.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'bhb')
      .executeTakeFirstOrThrow()

    expect(await assign(id, office.id)).toMatchObject({
      status: 409,
      errors: [{ path: 'supervisorId' }],
    })

    expect(await assign(id, teacher().userId)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('每位老师同时最多 2 名'),
    })

    expect(await assign(id, teacher(1).userId, { version: 7 })).toMatchObject({ status: 409 })
    expect(await assign(id, teacher(1).userId)).toMatchObject({ status: 200 })

    const own = (
      await (await server.as(teacher(1).username)).get(`${PATH}/page?mine=1&supervision=all`)
    ).data as { list: Block[] }

    expect(own.list).toMatchObject([{ id, actions: [], mayAssign: false }])
  })

  test('is changed with a reason, which the former one reads; the same one is not assigned again', async () => {
    const id = await aStay(0, { state: 'entered', supervisorId: teacher().userId })

    expect(await assign(id, teacher().userId, { reason: '再次安排' })).toMatchObject({
      status: 409,
      msg: errors.supervisorSame,
    })

    expect(await assign(id, teacher(1).userId)).toMatchObject({
      status: 400,
      errors: [{ path: 'reason' }],
    })

    expect(await assign(id, teacher(1).userId, { reason: '原带教老师外出进修' })).toMatchObject({
      status: 200,
    })

    const notices = await server.db
      .selectFrom('notices')
      .select(['userId', 'kind', 'body'])
      .orderBy('kind')
      .execute()

    expect(notices).toMatchObject([
      {
        userId: teacher().userId,
        kind: 'rotationBlock.handedOver',
        body: expect.stringContaining('原带教老师外出进修'),
      },
      { userId: teacher(1).userId, kind: 'rotationBlock.supervise' },
      {
        userId: fixtures.trainees[0]!.userId,
        kind: 'rotationBlock.supervisor',
        body: expect.not.stringContaining('进修'),
      },
    ])
  })

  test('is given by the department and the office, not by a teacher or another department, nor after the assessment', async () => {
    const [id, over] = [
      await aStay(0, { supervisorId: teacher().userId }),
      await aStay(1, { state: 'assessed' }),
    ]

    const reason = { reason: '调整' }

    expect(await assign(id, teacher(1).userId, reason, teacher().username)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('不由你处理'),
    })

    for (const who of ['dept2', 'base2'])
      expect(await assign(id, teacher(1).userId, reason, who)).toMatchObject({ status: 404 })

    expect(
      await assign(id, teacher(1).userId, reason, fixtures.trainees[0]!.username),
    ).toMatchObject({
      code: 'A0301',
    })

    expect(await assign(over, teacher(1).userId)).toMatchObject({
      status: 409,
      msg: errors.supervisorFixed,
    })

    expect(await assign(id, teacher(1).userId, reason, 'bhb')).toMatchObject({ status: 200 })
  })

  test('with a ratio of 2 gets exactly 2 of 50 simultaneous assignments; the others are refused with the reason', async () => {
    const days = { from: '2027-03-01', until: '2027-03-31' }
    const ids: number[] = []

    for (let i = 0; i < 50; i++) ids.push(await aStay(i, days))

    const supervisorId = teacher(2).userId
    const replies = await Promise.all(ids.map((id) => assign(id, supervisorId)))

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)

    const refused = replies.filter(({ status }) => status === 409)

    expect(refused).toHaveLength(48)

    for (const { msg } of refused) expect(msg).toMatch(/同时最多 2 名|带教人数已满/)

    const supervised = await server.db
      .selectFrom('rotationBlocks')
      .select('id')
      .where('supervisorId', '=', supervisorId)
      .execute()

    expect(supervised).toHaveLength(2)
  })
})

describe('several stays at once', () => {
  test('get their supervisors within the ratio; of each other it is said why not, and nothing of it is written', async () => {
    const ids = [
      await aStay(0),
      await aStay(1),
      await aStay(2),
      await aStay(3, { supervisorId: teacher(2).userId }),
      await aStay(4),
    ]

    const { userId } = teacher()
    const assignments = ids.map((id, at) => ({
      id,
      supervisorId: userId,
      version: at === 4 ? 9 : 1,
    }))
    const answer = (await assignMany([...assignments, { id: 999_999, supervisorId: userId }]))
      .data as BulkAnswer

    expect(answer.done).toBe(2)

    expect(answer.rows.map(({ isDone }) => isDone)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])

    expect(answer.rows.slice(2).map(({ why }) => why)).toEqual([
      expect.stringContaining('同时最多 2 名'),
      '请填写原因',
      expect.stringContaining('已'),
      expect.any(String),
    ])

    expect(await Promise.all(ids.map(supervisorOf))).toEqual([
      userId,
      userId,
      null,
      teacher(2).userId,
      null,
    ])

    const notices = await server.db
      .selectFrom('notices')
      .select('userId')
      .where('kind', '=', 'rotationBlock.supervise')
      .execute()

    expect(notices).toHaveLength(2)
  })

  test('are refused as a whole when one of them is named twice', async () => {
    const id = await aStay(0)
    const twice = [teacher(), teacher(1)].map(({ userId }) => ({ id, supervisorId: userId }))
    expect(await assignMany(twice)).toMatchObject({ status: 400, msg: errors.supervisorTwice })
  })

  test('of another department are not found, and of the department not given away by a teacher', async () => {
    const assignments = [
      { id: await aStay(0, { supervisorId: teacher().userId }), supervisorId: teacher(1).userId },
    ]
    const whys = async (who: string) =>
      ((await assignMany(assignments, { reason: '调整' }, who)).data as BulkAnswer).rows

    expect(await whys('dept2')).toMatchObject([{ isDone: false, name: '' }])
    expect(await whys(teacher().username)).toMatchObject([
      { isDone: false, why: expect.stringContaining('不由你处理') },
    ])
  })

  test('two teachers who are full do not change places at once: a place counts until it is given up', async () => {
    const [first, second] = [teacher(), teacher(1)]
    const ids = []

    for (const [index, { userId }] of [first, first, second, second].entries())
      ids.push(await aStay(index, { supervisorId: userId }))

    const swapped = [
      { id: ids[0]!, supervisorId: second.userId },
      { id: ids[2]!, supervisorId: first.userId },
    ]

    expect((await assignMany(swapped, { reason: '互换' })).data).toMatchObject({
      done: 0,
      rows: [{ isDone: false }, { isDone: false }],
    })
  })

  test('are proposed to the teachers with most places, each proposal counted for the next', async () => {
    const busy = await aStay(0, { supervisorId: teacher().userId })

    const ids = [
      await aStay(1),
      await aStay(2),
      await aStay(3),
      await aStay(4),
      await aStay(5),
      await aStay(6),
    ]

    const proposals = await candidatesOf(busy, ...ids)

    expect(proposals[0]).toMatchObject({ id: busy, proposed: teacher().userId })

    const counts = new Map<number | null, number>()

    for (const { proposed } of proposals) counts.set(proposed, (counts.get(proposed) ?? 0) + 1)

    expect([...fixtures.mentors.map(({ userId }) => counts.get(userId)), counts.get(null)]).toEqual(
      [2, 2, 2, 1],
    )
  })
})

describe('the supervision of departments', () => {
  test('counts who is here or comes until the end of next month, those without a supervisor, and the trainees of each teacher', async () => {
    const { userId } = teacher()
    await aStay(0, { supervisorId: userId, state: 'entered' })

    const late = await aStay(1)
    const coming = await aStay(2, NEXT)

    await aStay(0, { ...NEXT, supervisorId: userId })
    await aStay(3, { ...NEXT, supervisorId: userId })
    await aStay(4, { from: '2027-01-01', until: '2027-01-31' })
    await aStay(5, { from: '2026-10-01', until: '2026-10-31' })

    const read = async (who: string) =>
      (
        (await (await server.as(who)).get(MANY)).data as { departments: Supervision[] }
      ).departments.filter(({ id }) => id === fixtures.departmentId)

    const [own] = await read('dept')

    expect(own).toMatchObject({ trainees: 5, missing: 2, most: 2 })

    expect(
      own!.teachers
        .filter(({ id }) => fixtures.mentors.some((mentor) => mentor.userId === id))
        .at(-1),
    ).toMatchObject({
      id: userId,
      now: 1,
      busiest: 2,
    })

    for (const who of ['dept2', teacher().username]) expect(await read(who)).toEqual([])

    expect(await (await server.as(fixtures.trainees[0]!.username)).get(MANY)).toMatchObject({
      code: 'A0301',
    })

    const list = async (query: string, who = 'dept') =>
      (
        (await (await server.as(who)).get(`${PATH}/page?supervision=${query}`)).data as {
          list: Block[]
        }
      ).list

    expect((await list('missing')).map(({ id }) => id)).toEqual([late, coming])

    expect((await list('all')).map(({ supervisorId }) => supervisorId)).toEqual([
      null,
      null,
      userId,
      userId,
      userId,
    ])

    expect(await list('given', 'dept2')).toEqual([])
  })
})
