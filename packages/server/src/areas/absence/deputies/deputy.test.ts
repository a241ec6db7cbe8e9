import { absenceWords } from '@residency/contract/areas/absence/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { idOfLeaveType } from '../../../testing/builders/leave-types.ts'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { findNoticeKinds } from '../../../testing/find-records.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { stepsOfRoles } from './deputy.rules.ts'

const server = await openServer()
let fixture: MentorFixtures
let personal = 0
const [DEPUTIES, LEAVES] = ['/api/v1/deputies', '/api/v1/leaves']
const errors = absenceWords['zh-cn'].errors as Record<string, string>
const TUESDAY = new Date('2026-11-10T01:00:00Z')

const says = (key: string, values: Record<string, string | number>) =>
  fillSentence(errors[key]!, values)

beforeAll(async () => {
  server.clock.now = TUESDAY
  fixture = await addMentorFixtures(server, { mentors: 3, trainees: 2 })

  personal = await idOfLeaveType(server, 'personal')
})

beforeEach(async () => {
  await server.asOwner(
    'truncate rate_limits, submit_locks, absences, absence_days, absence_steps, absence_deputies, rotation_absences, rotation_blocks, notices restart identity cascade',
  )
  await aBlock(server, {
    traineeId: fixture.trainees[0]!.traineeId,
    departmentId: fixture.departmentId,
    from: '2026-11-01',
    until: '2026-12-31',
    state: 'entered',
    supervisorId: idOf(0),
  })
})

afterEach(() => {
  server.clock.now = TUESDAY
})

const idOf = (n: number) => fixture.mentors[n]!.userId
const mentor = (n: number) => server.as(fixture.mentors[n]!.username)

const name = async (who: Caller, deputyId: number, more: object = {}) =>
  who.post(DEPUTIES, {
    deputyId,
    startsOn: '2026-11-10',
    endsOn: '2026-11-20',
    steps: ['supervisor'],
    ...more,
  })

const named = async (...input: Parameters<typeof name>) => {
  const reply = await name(...input)
  expect(reply, reply.msg).toMatchObject({ status: 200 })

  return (reply.data as { id: number }).id
}

const applied = async (startsOn: string, n = 0) => {
  const days = { startsOn, startsHalf: 'am', endsOn: startsOn, endsHalf: 'pm' }

  const reply = await (await server.as(fixture.trainees[n]!.username)).post(`${LEAVES}/own`, {
    ...days,
    leaveTypeId: personal,
    reason: '家中有事',
    papers: [],
  })

  expect(reply, reply.msg).toMatchObject({ status: 200 })

  return (reply.data as { id: number }).id
}

const act = async (who: Caller, id: number, action = 'approve') => {
  const { version } = await server.db
    .selectFrom('absences')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  return who.post(`${LEAVES}/${id}/act`, { action, version })
}

const end = async (who: Caller, id: number) => who.post(`${DEPUTIES}/${id}/end`, { version: 1 })
const waiting = async (who: Caller) => (await who.get(`${LEAVES}?waiting=1`)).data

const noticesOf = (userId: number) => findNoticeKinds(server, userId)

describe('a deputy', () => {
  test('sees what waits for the absent decider, marked with the name, decides it, and the step records for whom', async () => {
    await named(await mentor(0), idOf(1))

    const id = await applied('2026-11-12')

    expect(await noticesOf(idOf(1))).toEqual(['deputy.named', 'leave.submit'])
    expect(await noticesOf(idOf(0))).toEqual(['deputy.namedFor', 'leave.submit'])

    const deputy = await mentor(1)

    expect(await waiting(deputy)).toMatchObject({
      total: 1,
      list: [{ id, deputyFor: '导师1', actions: ['approve', 'reject'] }],
    })

    expect(await waiting(await mentor(0))).toMatchObject({
      total: 1,
      list: [{ id, deputyFor: null }],
    })

    expect((await deputy.get(`${LEAVES}/${id}`)).data).toMatchObject({
      steps: [{ names: ['导师1', '导师2（代导师1）'] }],
    })
    expect(await act(deputy, id)).toMatchObject({ status: 200, data: { state: 'approved' } })

    const step = await server.db
      .selectFrom('absenceSteps')
      .select(['decidedBy', 'forUserId'])
      .executeTakeFirstOrThrow()

    expect(step).toEqual({ decidedBy: idOf(1), forUserId: idOf(0) })
    expect((await deputy.get(`${LEAVES}/${id}`)).data).toMatchObject({
      steps: [{ names: ['导师2（代导师1）'], outcome: 'passed' }],
    })
  })

  test('decides from the first to the last day only, and no longer after an early end; both get a notice', async () => {
    const ahead = await named(await mentor(0), idOf(1), {
      startsOn: '2026-11-11',
      endsOn: '2026-11-12',
    })

    const id = await applied('2026-11-25')
    let deputy = await mentor(1)

    expect([await waiting(deputy), await act(deputy, id)]).toMatchObject([
      { total: 0 },
      { status: 404 },
    ])

    server.clock.now = new Date('2026-11-12T02:00:00Z')
    deputy = await mentor(1)
    expect(await waiting(deputy)).toMatchObject({ total: 1 })

    server.clock.now = new Date('2026-11-13T02:00:00Z')
    deputy = await mentor(1)

    expect([await waiting(deputy), await act(deputy, id)]).toMatchObject([
      { total: 0 },
      { status: 404 },
    ])

    expect(await end(await mentor(0), ahead)).toMatchObject({ status: 409, msg: errors.deputyOver })

    const present = await named(await mentor(0), idOf(1), { startsOn: '2026-11-13' })

    expect(await waiting(deputy)).toMatchObject({ total: 1 })
    expect(await end(deputy, present)).toMatchObject({ status: 409 })
    expect(await end(await mentor(0), present)).toMatchObject({ status: 200 })

    expect([await waiting(deputy), await act(deputy, id)]).toMatchObject([
      { total: 0 },
      { status: 404 },
    ])

    expect([(await noticesOf(idOf(1))).at(-1), (await noticesOf(idOf(0))).at(-1)]).toEqual([
      'deputy.ended',
      'deputy.endedFor',
    ])

    expect((await deputy.get(`${DEPUTIES}?phase=ended`)).data).toMatchObject({
      total: 1,
      list: [{ phase: 'ended', actions: [] }],
    })
  })

  test('never decides the own absence', async () => {
    const { userId, username } = fixture.trainees[0]!

    const role = await server.db
      .selectFrom('roles')
      .select('id')
      .where('code', '=', 'TEACHER')
      .executeTakeFirstOrThrow()

    await server.db.insertInto('userRoles').values({ userId, roleId: role.id }).execute()
    await named(await mentor(0), userId)

    const id = await applied('2026-11-12')
    const caller = await server.as(username)

    expect([await waiting(caller), await act(caller, id)]).toMatchObject([
      { total: 0 },
      { status: 409 },
    ])

    await server.db
      .deleteFrom('userRoles')
      .where('userId', '=', userId)
      .where('roleId', '=', role.id)
      .execute()
  })

  test('never has more than the absent decider: other trainees, steps that are not named, or a decider whose account is closed', async () => {
    await named(await mentor(2), idOf(1))

    const id = await applied('2026-11-12')
    const deputy = await mentor(1)

    expect([await waiting(deputy), await act(deputy, id)]).toMatchObject([
      { total: 0 },
      { status: 404 },
    ])

    await named(await mentor(0), idOf(1), { steps: ['department'] })

    expect([await waiting(deputy), await act(deputy, id)]).toMatchObject([
      { total: 0 },
      { status: 404 },
    ])

    await named(await mentor(0), idOf(1))
    expect(await waiting(deputy)).toMatchObject({ total: 1 })

    await server.db.updateTable('users').set({ status: 0 }).where('id', '=', idOf(0)).execute()

    expect([await waiting(deputy), await act(deputy, id)]).toMatchObject([
      { total: 0 },
      { status: 404 },
    ])

    await server.db.updateTable('users').set({ status: 1 }).where('id', '=', idOf(0)).execute()
  })
})

describe('a deputy is refused with a message that gives the reason', () => {
  const refusal = async (...input: Parameters<typeof name>) => {
    const { status, msg } = await name(...input)
    return [status, msg] as const
  }

  test('on days on which the person has another deputy for the step; another step or another person is free', async () => {
    const caller = await mentor(0)
    await named(caller, idOf(1))

    const values = { deputy: '导师2', step: '带教老师', from: '2026-11-10', until: '2026-11-20' }

    expect(
      await refusal(caller, idOf(2), { startsOn: '2026-11-20', endsOn: '2026-11-25' }),
    ).toEqual([409, says('deputyOverlaps', values)])

    expect(
      (await refusal(caller, idOf(2), { startsOn: '2026-11-21', endsOn: '2026-11-25' }))[0],
    ).toBe(200)
    expect((await refusal(caller, idOf(2), { steps: ['department'] }))[0]).toBe(200)
    expect((await refusal(await mentor(1), idOf(2)))[0]).toBe(200)

    const both = await Promise.all(
      [1, 2].map((n) => name(caller, idOf(n), { startsOn: '2026-12-01', endsOn: '2026-12-05' })),
    )

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('for a step that the person never decides, or by a user who may not decide it', async () => {
    expect(stepsOfRoles(['TEACHER'])).toEqual(['supervisor', 'department'])
    expect(stepsOfRoles(['STUDENT'])).toEqual([])

    const caller = await mentor(0)
    const base = { name: '导师1', step: '基地' }

    expect(await refusal(caller, idOf(1), { steps: ['base'] })).toEqual([
      409,
      says('stepNotTheirs', base),
    ])

    const student = { name: '学员2', step: '带教老师' }

    expect(await refusal(caller, fixture.trainees[1]!.userId)).toEqual([
      409,
      says('deputyCannot', student),
    ])

    const office = await server.as('bhb')
    const teacher = { name: '导师2', step: '毕后办' }

    expect(await refusal(office, idOf(1), { steps: ['office'] })).toEqual([
      409,
      says('deputyCannot', teacher),
    ])
  })

  test('for oneself, for days that are over, or for another person without being the office', async () => {
    const caller = await mentor(0)

    expect((await refusal(caller, idOf(0)))[1]).toBe(errors.deputyIsPerson)
    expect(
      (await refusal(caller, idOf(1), { startsOn: '2026-11-02', endsOn: '2026-11-09' }))[1],
    ).toBe(errors.deputyInPast)
    expect(
      (await name(caller, idOf(1), { startsOn: '2026-11-12', endsOn: '2026-11-11' })).status,
    ).toBe(400)
    expect((await refusal(caller, idOf(1), { personId: idOf(2) }))[0]).toBe(404)

    await named(await server.as('bhb'), idOf(1), { personId: idOf(0) })

    expect((await caller.get(DEPUTIES)).data).toMatchObject({
      total: 1,
      list: [{ person: '导师1', deputy: '导师2', phase: 'present', actions: ['end'] }],
    })

    expect((await (await mentor(2)).get(DEPUTIES)).data).toMatchObject({ total: 0 })
  })
})

test('people to choose from decide steps; trainees are not among them', async () => {
  const found = (
    await (await mentor(0)).get(`${DEPUTIES}/people?keywords=${encodeURIComponent('导师')}`)
  ).data as {
    label: string
    steps: string[]
  }[]

  expect(found.map(({ label }) => label)).toEqual(['导师2', '导师3'])
  expect(
    (await (await mentor(0)).get(`${DEPUTIES}/people?keywords=${encodeURIComponent('学员')}`)).data,
  ).toEqual([])

  expect((await (await mentor(0)).get(`${DEPUTIES}/ownSteps`)).data).toEqual([
    'supervisor',
    'department',
  ])

  expect(await (await server.as(fixture.trainees[0]!.username)).get(DEPUTIES)).toMatchObject({
    status: 401,
  })
})
