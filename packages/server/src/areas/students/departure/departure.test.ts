import { completionWords } from '@residency/contract/areas/students/completion/text'
import { departureWords } from '@residency/contract/areas/students/departure/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { decidersOf, whileWaived } from '../../../testing/builders/second-person.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { studentsArea } from '../students.area.ts'

type Item = { id: number; name: string; owner: string; outcome: string | null; mayDecide: boolean }
const PATH = '/api/v1/departures'
const { errors } = departureWords['zh-cn']
const NOW = new Date('2026-11-20T01:00:00Z')
const server = await openServer()
let fixtures: MentorFixtures
let office: Caller
let base: Caller
let base2: Caller
let head: Caller
let seeded = ''

beforeAll(async () => {
  server.clock.now = NOW
  fixtures = await addMentorFixtures(server, { mentors: 1, trainees: 4 })
  seeded = (await server.db.selectFrom('departureItems').select('id').execute())
    .map(({ id }) => id)
    .join()
  await signIn()
})

async function signIn() {
  ;[office, base, base2, head] = [
    await server.as('bhb'),
    await server.as('base'),
    await server.as('base2'),
    await server.as('dept'),
  ]
}

beforeEach(async () => {
  server.clock.now = NOW
  await signIn()
  await server.asOwner(
    'truncate rate_limits, submit_locks, trainee_departures, departure_clearances, departure_ratings, departure_scores, rotation_swaps, rotation_blocks, plan_blocks, flow_decisions, notices cascade',
  )
  await server.asOwner(`delete from departure_items where id not in (${seeded})`)
  await server.asOwner(`update trainees set starts_on = '2024-09-01', length_months = 36, status = 'inTraining', status_since = null
    where id in (${fixtures.trainees.map(({ traineeId }) => traineeId).join()})`)
})

const trainee = (n = 0) => server.as(fixtures.trainees[n]!.username)
const idOf = (n = 0) => fixtures.trainees[n]!.traineeId
const dropout = { kind: 'dropout', leavesOn: '2026-11-30', reason: '回家乡工作', isConfirmed: true }

const ask = async (over: object = {}, n = 0) =>
  (await trainee(n)).post(`${PATH}/own`, { ...dropout, ...over })

async function sentDeparture(over: object = {}, n = 0) {
  const reply = await ask(over, n)
  expect(reply, reply.msg).toMatchObject({ status: 200 })

  return (reply.data as { id: number }).id
}

const itemsOf = async (who: Caller, id: number) =>
  ((await who.get(`${PATH}/${id}`)).data as { clearances: Item[] }).clearances

const decide = (who: Caller, item: Item, outcome = 'signed', remark?: string) =>
  who.post(`${PATH}/clearances/${item.id}/decide`, { outcome, remark: remark ?? null })

/** Owners of items sign them off. */
async function signAll(who: Caller, id: number) {
  for (const item of (await itemsOf(who, id)).filter(({ mayDecide }) => mayDecide))
    expect((await decide(who, item)).status).toBe(200)
}

const rate = async (id: number, ratings: object[] = [], n = 0) =>
  (await trainee(n)).put(`${PATH}/own/${id}/ratings`, { ratings })

async function cleared(id: number, n = 0) {
  await signAll(office, id)
  await signAll(base, id)
  expect((await rate(id, [], n)).data).toEqual({ left: 0 })
}

const rowOf = (id: number) =>
  server.db
    .selectFrom('traineeDepartures')
    .select(['version', 'state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const act = async (who: Caller, id: number, action: string, reason?: string) =>
  who.post(`${PATH}/${id}/act`, { action, reason, version: (await rowOf(id)).version })

const training = (n = 0) =>
  server.db
    .selectFrom('trainees')
    .select(['status', 'statusSince'])
    .where('id', '=', idOf(n))
    .executeTakeFirstOrThrow()

const letLeave = () =>
  studentsArea
    .schedule!.find(({ name }) => name === 'departures that are decided')!
    .run(server.app.asSystem())

const at = async (time: string) => {
  server.clock.now = new Date(time)
  await signIn()
}

const waiting = async (who: Caller) =>
  ((await who.get('/api/v1/waiting')).data as { kind: string; count: number }[]).filter(
    ({ kind }) => kind.includes('Departure'),
  )

const stay = (n: number, from: string, until: string, over: object = {}) =>
  aBlock(server, { traineeId: idOf(n), departmentId: fixtures.departmentId, from, until, ...over })

describe('leaving without completion', () => {
  test('is asked for once its consequences are confirmed, for today or later, once at a time, and not as after a completion', async () => {
    await stay(0, '2026-12-01', '2026-12-31')

    const query = `${PATH}/consequences?leavesOn=2026-11-30`

    expect((await (await trainee()).get(query)).data).toMatchObject({
      plannedEnd: '2027-08-31',
      stays: 1,
    })

    expect((await ask({ isConfirmed: false })).errors[0]?.path).toBe('isConfirmed')
    expect((await ask({ leavesOn: '2026-11-19' })).msg).toBe(errors.departurePast)
    expect((await ask({ kind: 'completion' })).msg).toBe(errors.departureNotCompleted)

    const both = await Promise.all([ask(), ask({ reason: '另一个原因' })])

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await ask({ reason: '第三次' })).msg).toBe(errors.departureUnderWay)
    expect((await office.post(`${PATH}/own`, dropout)).msg).toBe(errors.departureNoTrainee)
  })

  test('is refused with the item that is missing and its owner; once all are signed off base and office pass it', async () => {
    const id = await sentDeparture()

    expect(await waiting(office)).toMatchObject([{ kind: 'signDepartureItems', count: 1 }])

    await signAll(office, id)
    expect((await rate(id)).data).toEqual({ left: 0 })

    const refused = await act(base, id, 'passAsBase')

    expect([refused.status, refused.msg]).toEqual([
      409,
      errors.departureItemsOpen.replace('{items}', '工作和病历资料移交（医院药师基地）'),
    ])

    expect(await waiting(base)).toMatchObject([{ kind: 'signDepartureItems', count: 1 }])

    await signAll(base, id)
    expect(await waiting(base)).toMatchObject([{ kind: 'decideDepartures', count: 1 }])

    expect(await act(base, id, 'passAsBase')).toMatchObject({
      status: 200,
      data: { state: 'basePassed' },
    })

    const [first] = await itemsOf(office, id)

    expect((await decide(office, first!, 'refused', '还缺一件')).status).toBe(409)

    const early = await act(office, id, 'passAsOffice')

    expect(early.msg).toBe(errors.departureAhead.replace('{day}', '2026-11-30'))

    await at('2026-11-30T02:00:00Z')

    expect(await act(office, id, 'passAsOffice')).toMatchObject({
      status: 200,
      data: { state: 'departed' },
    })

    expect((await act(office, id, 'passAsOffice')).status).toBe(409)
  })

  test('takes effect once it cannot be undone: the status since that day, stays that have not begun give their seats back', async () => {
    await stay(0, '2026-11-01', '2026-11-30', { state: 'entered' })
    await stay(0, '2026-12-01', '2026-12-31')

    const id = await sentDeparture({ leavesOn: '2026-11-20' })

    await server.asOwner(
      `update departure_clearances set outcome = 'signed', decided_by = ${office.userId}, decided_at = now()`,
    )
    await act(base, id, 'passAsBase')

    const { undo } = (await act(office, id, 'passAsOffice')).data as { undo: { id: number } }

    expect(await letLeave()).toBe(0)
    expect((await office.post(`${PATH}/undo`, { decision: undo.id })).status).toBe(200)

    expect([(await rowOf(id)).state, (await training()).status]).toEqual([
      'basePassed',
      'inTraining',
    ])

    await act(office, id, 'passAsOffice')
    await at('2026-11-20T01:01:00Z')
    expect([await letLeave(), await letLeave()]).toEqual([1, 0])
    expect(await training()).toEqual({ status: 'departed', statusSince: '2026-11-20' })

    const stays = await server.db
      .selectFrom('rotationBlocks')
      .select('startsOn')
      .where('traineeId', '=', idOf())
      .execute()

    expect(stays).toEqual([{ startsOn: '2026-11-01' }])

    const own = await trainee()

    expect((await own.get(`${PATH}/own`)).data).toMatchObject({
      mayAsk: false,
      departure: { state: 'departed', mayWithdraw: false },
    })

    expect((await own.get('/api/v1/trainees/own/timeline')).data).toEqual(
      expect.arrayContaining([expect.objectContaining({ what: '退培离院' })]),
    )
    expect((await ask({ leavesOn: '2026-12-01' })).msg).toBe(errors.departureOver)
  })

  test('is withdrawn by the trainee alone before the office has decided; then nothing of it is signed, and it may be asked for again', async () => {
    const id = await sentDeparture()
    const [first] = await itemsOf(office, id)

    expect((await (await trainee(1)).delete(`${PATH}/own/${id}`)).status).toBe(404)
    expect((await (await trainee()).delete(`${PATH}/own/${id}`)).status).toBe(200)
    expect((await (await trainee()).delete(`${PATH}/own/${id}`)).status).toBe(409)
    expect((await decide(office, first!)).status).toBe(409)

    await sentDeparture({ reason: '再次申请' })
  })
})

describe('leaving after a completion', () => {
  test('needs a completion in force when it is decided; a trainee who has completed does not leave without', async () => {
    await server.asOwner(`update trainees set status = 'finished' where id = ${idOf()}`)
    expect((await ask()).msg).toBe(errors.departureCompleted)

    const id = await sentDeparture({
      kind: 'completion',
      leavesOn: '2026-11-20',
      isConfirmed: false,
    })

    await cleared(id)
    await server.asOwner(`update trainees set status = 'inTraining' where id = ${idOf()}`)
    expect((await act(base, id, 'passAsBase')).msg).toBe(errors.departureNotCompleted)

    await server.asOwner(`update trainees set status = 'finished' where id = ${idOf()}`)
    expect((await act(base, id, 'passAsBase')).status).toBe(200)
    expect((await act(office, id, 'passAsOffice')).status).toBe(200)

    await at('2026-11-20T01:01:00Z')
    await letLeave()
    expect((await training()).status).toBe('departed')
  })
  test('keeps the months done, and the completion is not taken back any more', async () => {
    const { id } = await server.db
      .insertInto('completions')
      .values({
        traineeId: idOf(),
        proposedBy: base.userId,
        state: 'confirmed',
        confirmedOn: '2026-11-19',
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    await server.asOwner(
      `update trainees set status = 'departed', status_since = '2026-11-20' where id = ${idOf()}`,
    )

    const reverted = await office.post(`/api/v1/completions/${id}/act`, {
      action: 'revert',
      reason: '有误',
      version: 1,
    })

    expect([reverted.status, reverted.msg]).toEqual([
      409,
      completionWords['zh-cn'].errors.completionDeparted,
    ])

    const months = (
      (await (await trainee()).get('/api/v1/trainees/own/completion')).data as {
        key: string
        state: string
      }[]
    ).find(({ key }) => key === 'months')

    expect(months?.state).toBe('met')

    await server.asOwner('delete from completions')
  })
})

describe('an item', () => {
  test('is signed by its owner only, once, and by nobody about oneself', async () => {
    const item = {
      itemName: '交还药房钥匙',
      owner: 'department',
      departmentId: fixtures.departmentId,
      sort: 5,
      status: 1,
    }

    expect((await office.post(`${PATH}/items`, item)).status).toBe(200)

    const id = await sentDeparture()
    const all = await itemsOf(head, id)

    expect(all.filter(({ mayDecide }) => mayDecide).map(({ name }) => name)).toEqual([
      '交还药房钥匙',
    ])

    const [keys, ofOffice, ofTrainee] = [
      all[0]!,
      all.find(({ owner }) => owner === 'office')!,
      all.find(({ owner }) => owner === 'trainee')!,
    ]

    expect((await decide(head, ofOffice)).msg).toBe(
      errors.departureItemNotYours.replace('{owner}', '毕后办'),
    )
    expect((await decide(office, keys)).msg).toBe(
      errors.departureItemNotYours.replace('{owner}', '住院药房'),
    )
    expect((await decide(office, ofTrainee)).msg).toBe(errors.departureNotRated)
    expect((await decide(await trainee(), keys)).status).toBe(401)
    expect((await decide(base2, keys)).status).toBe(404)
    expect((await decide(head, keys)).status).toBe(200)
    expect((await decide(head, keys)).status).toBe(409)

    await server.asOwner(`update trainees set user_id = ${office.userId} where id = ${idOf()}`)
    expect((await decide(office, ofOffice)).msg).toBe(errors.departureItemOwn)

    await server.asOwner(
      `update trainees set user_id = ${fixtures.trainees[0]!.userId} where id = ${idOf()}`,
    )
  })

  test('is refused with what is missing, of which the trainee is notified and reads', async () => {
    const id = await sentDeparture()
    const [first] = await itemsOf(office, id)

    expect((await decide(office, first!, 'refused')).errors[0]?.path).toBe('remark')
    expect((await decide(office, first!, 'refused', '胸牌未交还')).status).toBe(200)

    const notice = await server.db
      .selectFrom('notices')
      .select(['kind', 'body'])
      .executeTakeFirstOrThrow()

    expect(notice).toMatchObject({
      kind: 'departure.itemRefused',
      body: expect.stringContaining('胸牌未交还'),
    })

    expect((await itemsOf(await trainee(), id))[0]).toMatchObject({
      outcome: 'refused',
      remark: '胸牌未交还',
    })

    expect((await decide(office, first!)).status).toBe(200)
  })

  test('is kept by the office: named once, with a department or what is rated; departures under way keep theirs', async () => {
    const id = await sentDeparture()
    const item = { itemName: '交还图书馆借书', owner: 'office', sort: 5, status: 1 }
    const add = (over: object) => office.post(`${PATH}/items`, { ...item, ...over })

    expect((await add({})).errors[0]?.path).toBe('itemName')
    expect((await add({ itemName: '甲', owner: 'department' })).errors[0]?.path).toBe(
      'departmentId',
    )
    expect((await add({ itemName: '甲', owner: 'trainee' })).errors[0]?.path).toBe('rates')

    const { id: added } = (await add({ itemName: '甲' })).data as { id: number }
    const change = { ...item, itemName: '乙', status: 0, version: 1 }

    expect((await office.put(`${PATH}/items/${added}`, change)).status).toBe(200)
    expect((await office.put(`${PATH}/items/${added}`, change)).status).toBe(409)
    expect((await base.get(`${PATH}/items`)).status).toBe(401)
    expect((await itemsOf(office, id)).length).toBe(6)
  })
})

describe('a departure is decided', () => {
  test('by one person where that is waived; until then it says who else may; never about oneself', async () => {
    const id = await sentDeparture({ leavesOn: '2026-11-20' })
    await cleared(id)
    expect((await act(base, id, 'passAsBase')).status).toBe(200)

    // one person who both administers the base and is of the office
    await server.asOwner(
      `update trainee_departures set base_passed_by = ${office.userId} where id = ${id}`,
    )
    expect((await act(office, id, 'passAsOffice')).status).toBe(409)

    expect(await decidersOf(office, 'departure', id)).toMatchObject({
      why: 'secondPerson',
      hasPeople: true,
    })

    await whileWaived(server, 'departure', async () => {
      await server.asOwner(`update trainees set user_id = ${office.userId} where id = ${idOf()}`)
      expect((await act(office, id, 'passAsOffice')).status).toBe(409)
      expect(await decidersOf(office, 'departure', id)).toMatchObject({ why: 'concerned' })

      await server.asOwner(
        `update trainees set user_id = ${fixtures.trainees[0]!.userId} where id = ${idOf()}`,
      )

      const passed = await act(office, id, 'passAsOffice')

      expect(passed, passed.msg).toMatchObject({ data: { state: 'departed' } })
    })

    expect((await decidersOf(office, 'departure', id)).byOnePerson).toHaveLength(1)
  })
  test('by nobody of another base, nor about oneself; a refusal needs its reason, and many have a result each', async () => {
    const id = await sentDeparture()

    expect((await base2.get(`${PATH}/${id}`)).status).toBe(404)
    expect((await head.get(`${PATH}/${id}`)).status).toBe(404)
    expect((await base2.get(`${PATH}/page`)).data).toMatchObject({ total: 0 })
    expect((await act(base2, id, 'rejectAsBase', '不符合')).status).toBe(404)
    expect((await act(base, id, 'rejectAsBase')).status).toBe(400)

    await server.asOwner(`update trainees set user_id = ${base.userId} where id = ${idOf()}`)
    expect((await act(base, id, 'rejectAsBase', '不符合')).status).toBe(409)

    await server.asOwner(
      `update trainees set user_id = ${fixtures.trainees[0]!.userId} where id = ${idOf()}`,
    )

    const second = await sentDeparture({}, 1)

    await cleared(second, 1)

    const many = {
      action: 'passAsBase',
      ids: [id, second],
      versions: [id, second].map((departureId) => ({ id: departureId, version: 1 })),
    }

    expect((await base.post(`${PATH}/act`, many)).data).toMatchObject({ done: 1 })
    expect((await act(base, id, 'rejectAsBase', '请先与基地面谈')).data).toMatchObject({
      state: 'rejected',
    })

    server.clock.now = new Date(NOW.getTime() + 60_000)

    expect((await (await trainee()).get(`${PATH}/own`)).data).toMatchObject({
      mayAsk: true,
      departure: { refusal: '请先与基地面谈' },
    })

    const { status, body } = await base.get(`${PATH}/_export?kind=dropout`)

    expect([status, body.length > 3000]).toEqual([200, true])
  })
})

describe('ratings', () => {
  test('cover the own rotation with every item, and show as averages from three trainees on, never to those rated', async () => {
    const supervisorId = fixtures.mentors[0]!.userId
    const averages = async (who: Caller) => (await who.get(`${PATH}/ratings`)).data

    for (const [n, score] of [2, 4, 5].entries()) {
      // one after another: a supervisor has as many trainees at a time as the department allows
      await stay(n, `2026-0${n + 7}-01`, `2026-0${n + 7}-28`, { state: 'entered', supervisorId })

      const id = await sentDeparture({}, n)
      const ratings = (await (await trainee(n)).get(`${PATH}/own/${id}/ratings`)).data as {
        items: { itemId: number }[]
      }[]

      const [ofDepartment, ofSupervisor] = ratings.map(({ items, ...subject }) => ({
        departmentId: fixtures.departmentId,
        supervisorId: (subject as { supervisorId?: number }).supervisorId ?? null,
        scores: items.map(({ itemId }) => ({ itemId, score })),
        comment: '安排合理',
      }))

      expect((await rate(id, [{ ...ofDepartment, scores: [] }], n)).msg).toBe(
        errors.departureScoresMissing,
      )
      expect((await rate(id, [{ ...ofDepartment, departmentId: 999_999 }], n)).msg).toBe(
        errors.departureRatingUnknown,
      )
      expect((await rate(id, [ofDepartment!, ofDepartment!], n)).msg).toBe(
        errors.departureRatedTwice,
      )
      expect((await rate(id, [ofDepartment!], n)).data).toEqual({ left: 1 })
      expect(await averages(office)).toHaveLength(n === 2 ? 1 : 0)
      expect((await rate(id, [ofDepartment!, ofSupervisor!], n)).data).toEqual({ left: 0 })
    }

    const items = [
      { count: 3, average: 3.7 },
      { count: 3, average: 3.7 },
    ]

    expect(await averages(office)).toMatchObject([
      { department: '住院药房', supervisor: null, items },
      { supervisor: '导师1', items },
    ])

    expect(await averages(base), 'answers for the department above').toEqual([])

    const [of] = await server.db
      .selectFrom('departments')
      .select('id')
      .where('headId', '=', base.userId)
      .execute()

    await server.asOwner(`update departments set head_id = null where id = ${of!.id};
      delete from department_administrators where department_id = ${of!.id} and user_id = ${base.userId}`)
    expect(await averages(base)).toHaveLength(2)

    await server.asOwner(`update departments set head_id = ${base.userId} where id = ${of!.id};
      insert into department_administrators (department_id, user_id) values (${of!.id}, ${base.userId})`)
    expect(await averages(base2)).toEqual([])
    expect((await head.get(`${PATH}/ratings`)).status).toBe(401)
    expect(
      (await (await server.as(fixtures.mentors[0]!.username)).get(`${PATH}/ratings`)).status,
    ).toBe(401)
    expect((await (await trainee(1)).get(`${PATH}/own/1/ratings`)).status).toBe(404)
  })
})
