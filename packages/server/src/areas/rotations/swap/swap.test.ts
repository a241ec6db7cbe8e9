import { rotationsWords } from '@residency/contract/areas/rotations/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { findDepartmentId, findNoticeKinds } from '../../../testing/find-records.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { countAndList } from '../../../testing/walks/waiting-lists.ts'

const server = await openServer()
let fixtures: MentorFixtures
let office: Caller
let base: Caller
let [P, Q, R, S] = [0, 0, 0, 0]
const PATH = '/api/v1/rotationSwaps'
const errors = rotationsWords['zh-cn'].errors as Record<string, string>

const DAYS: Readonly<Record<string, readonly [string, string]>> = {
  jan: ['2027-01-01', '2027-01-31'],
  feb: ['2027-02-01', '2027-02-28'],
  mar: ['2027-03-01', '2027-03-31'],
}

beforeAll(async () => {
  server.clock.now = new Date('2026-11-10T01:00:00Z')
  office = await server.as('bhb')
  base = await server.as('base')
  fixtures = await addMentorFixtures(server, { mentors: 2, trainees: 5 })

  const id = (name: string) => findDepartmentId(server, name)
  ;[P, Q, R, S] = [
    await id('住院药房'),
    await id('门诊药房'),
    await id('静脉用药调配中心'),
    await id('临床药学室'),
  ]

  // another leader, of the outpatient pharmacy alone
  const role = await server.db
    .selectFrom('roles')
    .select('id')
    .where('code', '=', 'DEPT_ADMIN')
    .executeTakeFirstOrThrow()

  const leader = fixtures.mentors[0]!.userId

  await server.db.insertInto('userRoles').values({ userId: leader, roleId: role.id }).execute()
  await server.db.updateTable('users').set({ departmentId: Q }).where('id', '=', leader).execute()

  await server.db
    .insertInto('departmentAdministrators')
    .values({ departmentId: Q, userId: leader })
    .execute()
})

beforeEach(() =>
  server.asOwner(
    'truncate rate_limits, submit_locks, department_months, rotation_absences, rotation_pairs, rotation_swaps, rotation_blocks, plan_blocks, notices restart identity cascade',
  ),
)

const trainee = (n: number) => server.as(fixtures.trainees[n]!.username)

const leaderOf = (department: 'P' | 'Q') =>
  server.as(department === 'P' ? 'dept' : fixtures.mentors[0]!.username)

const stay = async (n: number, departmentId: number, month: string, more: object = {}) => {
  const [startsOn, endsOn] = DAYS[month]!
  const row = {
    traineeId: fixtures.trainees[n]!.traineeId,
    departmentId,
    startsOn,
    endsOn,
    ...more,
  }
  return (
    await server.db
      .insertInto('rotationBlocks')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}

/** Two trainees, each in the other's department in January and in February: their four stays. */
async function crossed(a = 0, b = 1) {
  return [
    await stay(a, P, 'jan'),
    await stay(a, Q, 'feb'),
    await stay(b, Q, 'jan'),
    await stay(b, P, 'feb'),
  ] as const
}

const ask = async (n: number, blockId: number, otherBlockId: number) =>
  (await trainee(n)).post(PATH, { blockId, otherBlockId, reason: '二月有考试' })

const act = async (who: Caller, id: number, action: string, reason?: string) => {
  const { version } = await server.db
    .selectFrom('rotationSwaps')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  return who.post(`${PATH}/${id}/act`, { action, reason, version })
}

async function sentRequest(n: number, blockId: number, otherBlockId: number) {
  const reply = await ask(n, blockId, otherBlockId)
  expect(reply, reply.msg).toMatchObject({ status: 200 })

  return (reply.data as { id: number }).id
}

/** A swap up to the base's decision; the office agrees for all departments. */
async function ready(n: number, other: number, blockId: number, otherBlockId: number) {
  const id = await sentRequest(n, blockId, otherBlockId)

  expect(await act(await trainee(other), id, 'accept')).toMatchObject({ status: 200 })

  expect(await act(office, id, 'passAsDepartment')).toMatchObject({
    status: 200,
    data: { state: 'departmentsPassed' },
  })

  return id
}

const startsOf = async (...ids: readonly number[]) => {
  const rows = await server.db
    .selectFrom('rotationBlocks')
    .select(['id', 'startsOn'])
    .where('id', 'in', ids)
    .execute()

  return ids.map((id) => rows.find((row) => row.id === id)?.startsOn.slice(5, 7))
}

const noticesOf = (n: number) => findNoticeKinds(server, fixtures.trainees[n]!.userId)

const waiting = async (who: Caller) =>
  ((await who.get('/api/v1/waiting')).data as { area: string; kind: string; count: number }[])
    .filter(({ area }) => area === 'rotations')
    .map(({ kind, count }) => `${kind} ${count}`)

const says = (key: string, values: Record<string, string | number> = {}) =>
  fillSentence(errors[key]!, values)

describe('a swap', () => {
  test('goes from one trainee to the other, to every department, to the base, and then both rotations change', async () => {
    const [ap, aq, bq, bp] = await crossed()
    const partners = (await (await trainee(0)).get(`${PATH}/partners?blockId=${ap}`)).data

    expect(partners).toMatchObject([
      {
        otherBlockId: bq,
        name: '学员2',
        moves: [{ isOwn: true }, { isOwn: true }, { isOwn: false }, { isOwn: false }],
      },
    ])

    const id = await sentRequest(0, ap, bq)

    expect(await waiting(await trainee(1))).toContain('answerSwaps 1')

    expect((await (await trainee(1)).get(`${PATH}/own`)).data).toMatchObject({
      swaps: [
        {
          id,
          isMine: false,
          mayWithdraw: false,
          actions: ['accept', 'decline'],
          departments: [{ isPassed: false }, { isPassed: false }],
        },
      ],
    })

    expect(await act(await trainee(1), id, 'accept')).toMatchObject({
      status: 200,
      data: { state: 'accepted' },
    })

    expect(await waiting(await leaderOf('Q'))).toContain('passSwaps 1')
    expect(await act(await leaderOf('P'), id, 'passAsDepartment')).toMatchObject({ status: 409 })

    expect(await act(await leaderOf('P'), id, 'agreeAsDepartment')).toMatchObject({
      status: 200,
      data: { state: 'accepted', actions: [] },
    })

    // one department has agreed: it waits for the other
    expect(await countAndList(await leaderOf('P'), 'passSwaps')).toEqual({ count: 0, listed: 0 })
    expect(await countAndList(await leaderOf('Q'), 'passSwaps')).toEqual({ count: 1, listed: 1 })
    expect(await act(base, id, 'passAsBase')).toMatchObject({ status: 409 })

    expect(await act(await leaderOf('Q'), id, 'passAsDepartment')).toMatchObject({
      status: 200,
      data: { state: 'departmentsPassed' },
    })

    expect(await waiting(base)).toContain('decideSwaps 1')
    expect(await startsOf(ap, aq, bq, bp)).toEqual(['01', '02', '01', '02'])

    const passed = await act(base, id, 'passAsBase')

    expect(passed, passed.msg).toMatchObject({ status: 200, data: { state: 'basePassed' } })
    expect(await startsOf(ap, aq, bq, bp)).toEqual(['02', '01', '02', '01'])

    server.clock.now = new Date(server.clock.now.getTime() + 60_000)

    expect(await noticesOf(0)).toEqual([
      'rotationSwap.accept',
      'rotationSwap.passAsDepartment',
      'rotationSwap.passAsBase',
    ])

    expect(await noticesOf(1)).toEqual([
      'rotationSwap.request',
      'rotationSwap.passAsDepartment',
      'rotationSwap.passAsBase',
    ])
  })

  test('names who decides it to those who decide swaps; both trainees read the roles alone, and other trainees nothing', async () => {
    const [ap, , bq] = await crossed()
    const id = await ready(0, 1, ap, bq)
    const read = async (who: Caller) => who.get(`/api/v1/reviews/rotationSwap/${id}/deciders`)
    const { data } = (await read(await leaderOf('P'))) as { data: { people: string[] } }

    expect(data.people.length).toBeGreaterThan(0)

    const rolesAlone = {
      status: 200,
      data: { isOpen: true, hasPeople: true, people: [], hasMore: false },
    }

    for (const n of [0, 1]) expect(await read(await trainee(n))).toMatchObject(rolesAlone)

    expect(await read(await trainee(2))).toMatchObject({ status: 404 })
  })

  test('passed by the base is undone within the time, with the supervisors as they were', async () => {
    const [ap, aq, bq, bp] = await crossed()

    await server.db
      .updateTable('rotationBlocks')
      .set({ supervisorId: fixtures.mentors[1]!.userId })
      .where('id', '=', ap)
      .execute()

    const id = await ready(0, 1, ap, bq)
    const { undo } = (await act(base, id, 'passAsBase')).data as { undo: { id: number } }

    expect(await startsOf(ap, aq, bq, bp)).toEqual(['02', '01', '02', '01'])
    expect(await base.post(`${PATH}/undo`, { decision: undo.id })).toMatchObject({ status: 200 })
    expect(await startsOf(ap, aq, bq, bp)).toEqual(['01', '02', '01', '02'])

    const { supervisorId } = await server.db
      .selectFrom('rotationBlocks')
      .select('supervisorId')
      .where('id', '=', ap)
      .executeTakeFirstOrThrow()

    expect(supervisorId).toBe(fixtures.mentors[1]!.userId)
  })

  test('is declined by the other, refused by a department or the base with a reason, and nothing moves', async () => {
    const [ap, aq, bq, bp] = await crossed()
    const first = await sentRequest(0, ap, bq)

    expect(await act(await trainee(1), first, 'decline')).toMatchObject({ status: 400 })
    expect(await act(await trainee(1), first, 'decline', '家里有事')).toMatchObject({
      data: { state: 'rejected' },
    })

    const second = await sentRequest(0, ap, bq)

    await act(await trainee(1), second, 'accept')
    expect(await act(await leaderOf('Q'), second, 'rejectAsDepartment', '人手不够')).toMatchObject({
      data: { state: 'rejected' },
    })

    const third = await ready(0, 1, ap, bq)

    expect(await act(base, third, 'rejectAsBase', '不合适')).toMatchObject({
      data: { state: 'rejected' },
    })
    expect(await startsOf(ap, aq, bq, bp)).toEqual(['01', '02', '01', '02'])

    expect((await base.get(`${PATH}?state=rejected`)).data).toMatchObject({
      total: 3,
      list: [{ refusal: '不合适' }, {}, {}],
    })
  })

  test('is withdrawn by the trainee who asked at any step, and the consent by the other; afterwards it can be asked for again', async () => {
    const [ap, aq, bq] = await crossed()
    const leave = async (n: number, id: number) => (await trainee(n)).delete(`${PATH}/own/${id}`)
    const first = await sentRequest(0, ap, bq)

    const own = (await (await trainee(0)).get(`${PATH}/own`)).data as {
      blockIds: number[]
      waiting: object[]
    }

    expect(own.blockIds).toEqual([])

    expect(own.waiting).toEqual([
      { blockId: ap, swapId: first },
      { blockId: aq, swapId: first },
    ])

    expect(await leave(1, first)).toMatchObject({ status: 409 })
    expect(await leave(2, first)).toMatchObject({ status: 404 })
    expect(await leave(0, first)).toMatchObject({ status: 200 })

    const second = await ready(0, 1, ap, bq)

    expect(await leave(1, second)).toMatchObject({ status: 200 })

    const third = await ready(0, 1, ap, bq)

    expect(await leave(0, third)).toMatchObject({ status: 200 })
    expect(await leave(0, third)).toMatchObject({ status: 409 })
    expect(await act(base, third, 'passAsBase')).toMatchObject({ status: 409 })
  })

  test('is decided by nobody who takes part in it, nor by departments and bases it is not about', async () => {
    const [ap, , bq] = await crossed()
    const id = await sentRequest(0, ap, bq)

    expect(await act(await trainee(0), id, 'accept')).toMatchObject({ status: 409 })
    expect(await act(await trainee(2), id, 'accept')).toMatchObject({ status: 404 })
    expect(await act(base, id, 'accept')).toMatchObject({ status: 409 })

    await act(await trainee(1), id, 'accept')
    expect(
      await act(await server.as(fixtures.mentors[1]!.username), id, 'passAsDepartment'),
    ).toMatchObject({ status: 401 })

    await server.asOwner(`update rotation_swaps set department_ids = array[${Q}]`)
    expect(await act(await leaderOf('P'), id, 'passAsDepartment')).toMatchObject({ status: 404 })
    expect((await (await leaderOf('P')).get(PATH)).data).toMatchObject({ total: 0 })
    expect(await (await server.as('student')).get(PATH)).toMatchObject({ status: 401 })
  })
})

describe('one stay is part of one swap at a time', () => {
  test('a second swap of the same stays is refused while the first waits, and the message names it', async () => {
    const [ap, aq, bq, bp] = await crossed()
    await sentRequest(0, ap, bq)

    const waits = '待对方同意'
    const own = (department: string, from: string, other: string) =>
      says('swapUnderWay', { department, from, other, waits })

    expect(await ask(0, ap, bq)).toMatchObject({
      status: 409,
      msg: own('住院药房', '2027-01-01', '学员2'),
    })

    expect(await ask(0, aq, bp)).toMatchObject({
      status: 409,
      msg: own('门诊药房', '2027-02-01', '学员2'),
    })

    expect(await ask(1, bq, ap)).toMatchObject({
      status: 409,
      msg: own('门诊药房', '2027-01-01', '学员1'),
    })
  })

  test('a third trainee is neither offered those stays nor may ask for them', async () => {
    const [ap, , bq] = await crossed()
    const [cp] = await crossed(2, 3)

    await sentRequest(0, ap, bq)

    const partners = (await (await trainee(2)).get(`${PATH}/partners?blockId=${cp}`)).data as {
      name: string
    }[]

    expect(partners.map(({ name }) => name)).toEqual(['学员4'])

    expect(await ask(2, cp, bq)).toMatchObject({
      status: 409,
      msg: says('swapUnderWayOfOther', { name: '学员2', waits: '待对方同意' }),
    })
  })

  test('of two requests for the same stays at the same instant one is refused', async () => {
    const [ap, aq, bq, bp] = await crossed()
    const both = await Promise.all([ask(0, ap, bq), ask(1, bp, aq)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('a swap is offered only for stays with which it works for somebody', async () => {
    const [ap, aq] = await crossed()
    const lone = await stay(0, R, 'mar')

    expect((await (await trainee(0)).get(`${PATH}/own`)).data).toMatchObject({
      blockIds: [ap, aq],
      unmatchedIds: [lone],
      waiting: [],
    })

    expect((await (await trainee(4)).get(`${PATH}/own`)).data).toEqual({
      swaps: [],
      blockIds: [],
      unmatchedIds: [],
      waiting: [],
    })
  })
})

describe('a swap is refused, and the message says why', () => {
  const refusal = async (n: number, own: number, other: number) => {
    const { status, msg } = await ask(n, own, other)
    return [status, msg] as const
  }

  test('for stays of somebody else, of another base, of oneself, that have begun, or of another length', async () => {
    const [ap, aq, bq] = await crossed()

    expect(await refusal(1, ap, bq)).toEqual([404, errors.swapBlockUnknown])
    expect(await refusal(0, 999_999, bq)).toEqual([404, errors.swapBlockUnknown])
    expect(await refusal(0, ap, aq)).toEqual([409, errors.swapSamePerson])

    const outside = await addMentorFixtures(server, {
      mentors: 0,
      trainees: 1,
      base: '检验基地',
      department: '临床微生物室',
    })

    const row = {
      traineeId: outside.trainees[0]!.traineeId,
      departmentId: Q,
      startsOn: '2027-01-01',
      endsOn: '2027-01-31',
    }

    const foreign = await server.db
      .insertInto('rotationBlocks')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()

    expect(await refusal(0, ap, foreign.id)).toEqual([404, errors.swapPartnerUnknown])

    const long = await stay(2, P, 'mar', { endsOn: '2027-04-30' })

    expect((await refusal(0, ap, long))[1]).toContain('长短不同')

    await server.db
      .updateTable('rotationBlocks')
      .set({ startsOn: '2026-11-01', endsOn: '2026-11-30' })
      .where('id', '=', ap)
      .execute()

    expect(await refusal(0, ap, bq)).toEqual([
      409,
      says('swapBegun', { name: '学员1', department: '住院药房' }),
    ])

    expect(await (await trainee(0)).get(`${PATH}/partners?blockId=${ap}`)).toMatchObject({
      status: 409,
    })
  })

  test('where a department would be doubled, a stage turned round, or somebody is away or kept apart', async () => {
    const [ap, aq, bq] = await crossed()
    const lone = await stay(2, R, 'jan')

    expect(await refusal(0, ap, lone)).toEqual([
      409,
      says('swapLacks', { name: '学员1', department: '静脉用药调配中心' }),
    ])

    await server.db.updateTable('rotationBlocks').set({ stage: 1 }).where('id', '=', ap).execute()
    await server.db.updateTable('rotationBlocks').set({ stage: 2 }).where('id', '=', aq).execute()
    expect(await refusal(0, ap, bq)).toEqual([409, says('swapStages', { name: '学员1' })])

    await server.db.updateTable('rotationBlocks').set({ stage: null }).execute()

    const away = {
      traineeId: fixtures.trainees[1]!.traineeId,
      startsOn: '2027-02-10',
      endsOn: '2027-02-11',
      reason: '婚假',
    }

    await server.db
      .insertInto('rotationAbsences')
      .values({ ...away, createdBy: fixtures.mentors[0]!.userId })
      .execute()

    expect(await refusal(0, ap, bq)).toEqual([
      409,
      says('swapAway', { name: '学员2', from: '2027-02-10', until: '2027-02-11' }),
    ])

    await server.asOwner('truncate rotation_absences')
    await stay(3, Q, 'jan')

    const pair = {
      baseId: fixtures.baseId,
      firstId: fixtures.trainees[0]!.traineeId,
      secondId: fixtures.trainees[3]!.traineeId,
      reason: '夫妻',
    }

    await server.db.insertInto('rotationPairs').values(pair).execute()

    const values = { name: '学员1', other: '学员4', month: '2027-01', department: '门诊药房' }

    expect(await refusal(0, ap, bq)).toEqual([409, says('swapPair', values)])
    expect((await (await trainee(0)).get(`${PATH}/partners?blockId=${ap}`)).data).toEqual([])
  })

  test('where a month would have more trainees than seats, by the usual capacity or that of the month', async () => {
    const own = await stay(0, P, 'jan')
    await stay(0, R, 'feb')

    const other = await stay(1, P, 'feb')

    await stay(1, S, 'jan')

    await server.db
      .insertInto('departmentMonths')
      .values({
        departmentId: R,
        month: '2027-01-01',
        seats: 0,
        reason: '装修',
        updatedBy: fixtures.mentors[0]!.userId,
      })
      .execute()

    expect(await refusal(0, own, other)).toEqual([
      409,
      says('swapFull', { department: '静脉用药调配中心', month: '2027-01', seats: 0 }),
    ])

    await server.asOwner('truncate department_months')
    expect((await ask(0, own, other)).status).toBe(200)
  })

  test('if the rotation changed since both agreed; the detail says so before anybody decides', async () => {
    const [ap, , bq, bp] = await crossed()
    const id = await ready(0, 1, ap, bq)

    await server.db
      .updateTable('rotationBlocks')
      .set({ startsOn: '2027-04-01', endsOn: '2027-04-30' })
      .where('id', '=', bp)
      .execute()

    expect((await base.get(`${PATH}/${id}`)).data).toMatchObject({
      obstacle: errors.swapPlanChanged,
    })

    expect(await act(base, id, 'passAsBase')).toMatchObject({
      status: 409,
      msg: errors.swapPlanChanged,
    })

    expect(await act(base, id, 'rejectAsBase', '安排已变')).toMatchObject({
      data: { state: 'rejected' },
    })
  })

  test('to the second of two that take one last seat at the same instant', async () => {
    const ids: number[] = []

    for (const [a, b] of [
      [0, 1],
      [2, 3],
    ] as const) {
      const own = await stay(a, P, 'jan')
      await stay(a, R, 'feb')

      const other = await stay(b, P, 'feb')

      await stay(b, S, 'jan')
      ids.push(await ready(a, b, own, other))
    }

    await server.db
      .insertInto('departmentMonths')
      .values({
        departmentId: R,
        month: '2027-01-01',
        seats: 1,
        updatedBy: fixtures.mentors[0]!.userId,
      })
      .execute()

    const both = await Promise.all(
      ids.map((id, i) => act(i === 0 ? base : office, id, 'passAsBase')),
    )

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)!.msg).toContain('静脉用药调配中心')

    const { count } = await server.db
      .selectFrom('rotationBlocks')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('departmentId', '=', R)
      .where('startsOn', '=', '2027-01-01')
      .executeTakeFirstOrThrow()

    expect(Number(count)).toBe(1)
  })
})
