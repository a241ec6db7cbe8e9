import type { OwnShift, RosterBoard } from '@residency/contract/areas/duty/rosters/roster.contract'
import type {
  OwnShiftSwap,
  ShiftSwap,
  ShiftTaker,
  ShiftToReturn,
  SwapConsent,
} from '@residency/contract/areas/duty/swaps/swap.contract'
import { shiftSwapWords } from '@residency/contract/areas/duty/swaps/text'
import { kernelWords } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NIGHT_SHIFT } from '../../../demo/duty/night-shift.demo.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { countAndList } from '../../../testing/walks/waiting-lists.ts'

const PATH = '/api/v1/dutySwaps'
const ROSTERS = '/api/v1/dutyRosters'
const MONTH = '2026-12'
const { errors } = shiftSwapWords['zh-cn']

const server = await openServer()
const fixtures = await addMentorFixtures(server, { mentors: 1, trainees: 5 })
const { departmentId } = fixtures
const ids = fixtures.trainees.map(({ traineeId }) => traineeId)
let rosterId = 0
let kindId = 0

const as = (at: number) => server.as(fixtures.trainees[at]!.username)
const dept = () => server.as('dept')

/** Nights of the month: the person and the day of the month. */
const NIGHTS: readonly (readonly [at: number, day: number])[] = [
  [0, 2],
  [1, 5],
  [2, 7],
  [2, 8],
  [3, 9],
  [1, 12],
]

const dayOf = (day: number) => `${MONTH}-${String(day).padStart(2, '0')}`

const boardOf = async () => (await (await dept()).get(`${ROSTERS}/${rosterId}`)).data as RosterBoard

const cell = (at: number, day: number, kind: number | null = kindId) => ({
  traineeId: ids[at]!,
  day: dayOf(day),
  kindId: kind,
  isLocked: false,
})

async function setCells(cells: object[], reason: string | null) {
  const { version } = await boardOf()
  return (await dept()).put(`${ROSTERS}/${rosterId}/shifts`, { version, cells, reason })
}

beforeAll(async () => {
  for (const traineeId of ids)
    await aBlock(server, { traineeId, departmentId, from: '2026-12-01', until: '2026-12-31' })

  const kind = await (await dept()).post('/api/v1/shiftKinds', {
    ...NIGHT_SHIFT,
    departmentId,
    most: 2,
  })

  kindId = (kind.data as { id: number }).id
})

beforeEach(async () => {
  await server.asOwner(
    'truncate rate_limits, submit_locks, duty_rosters, duty_settings, notices restart identity cascade',
  )

  const begun = await (await dept()).post(ROSTERS, { departmentId, month: MONTH })

  rosterId = (begun.data as { id: number }).id
  await setCells(
    NIGHTS.map(([at, day]) => cell(at, day)),
    null,
  )

  const { version } = await boardOf()
  const published = await (await dept()).post(`${ROSTERS}/${rosterId}/publish`, { version })

  expect(published, published.msg).toMatchObject({ status: 200 })
})

const shiftsOf = async (at: number) =>
  ((await (await as(at)).get(`${ROSTERS}/own?month=${MONTH}`)).data as { list: OwnShift[] }).list

const shiftOn = async (at: number, day: number) =>
  (await shiftsOf(at)).find((shift) => shift.day === dayOf(day))!

const daysOf = async (at: number) => (await shiftsOf(at)).map(({ day }) => Number(day.slice(8)))

const swapsOf = async (at: number) =>
  ((await (await as(at)).get(`${PATH}/own`)).data as { swaps: OwnShiftSwap[] }).swaps

const noticesOf = async (at: number) =>
  (
    await server.db
      .selectFrom('notices')
      .select('kind')
      .where('userId', '=', fixtures.trainees[at]!.userId)
      .where('kind', 'like', 'shiftSwap.%')
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind.slice('shiftSwap.'.length))

/** Texts of the notices of a trainee about swaps. */
const bodiesOf = async (at: number) =>
  (
    await server.db
      .selectFrom('notices')
      .select('body')
      .where('userId', '=', fixtures.trainees[at]!.userId)
      .where('kind', 'like', 'shiftSwap.%')
      .orderBy('id')
      .execute()
  ).map(({ body }) => body)

type SwapRequest = { from: number; day: number; to: number; back?: number }

/** Somebody asks a colleague to take the night of a day, perhaps for another one in return. */
async function askFor({ from, day, to, back }: SwapRequest) {
  const shift = await shiftOn(from, day)

  return (await as(from)).post(PATH, {
    shiftId: shift.id,
    takerId: ids[to]!,
    returnShiftId: back === undefined ? null : (await shiftOn(to, back)).id,
    note: '家里有事',
  })
}

async function act(who: 'dept' | number, action: string, reason: string | null = null) {
  const person = who === 'dept' ? await dept() : await as(who)
  const list =
    who === 'dept'
      ? ((await person.get(PATH)).data as { list: ShiftSwap[] }).list
      : await swapsOf(who)
  const { id, version } = list[0]!

  return person.post(`${PATH}/${id}/act`, { action, reason, version })
}

/** From now on the department is not asked. */
async function giveUpConsent() {
  const { list } = (await (await dept()).get(`${PATH}/consents`)).data as { list: SwapConsent[] }
  const own = list.find((row) => row.departmentId === departmentId)!

  return (await dept()).put(`${PATH}/consents`, {
    departmentId,
    needsConsent: false,
    version: own.version,
  })
}

describe('a shift that is given away', () => {
  test('is the colleague’s once the colleague and the department agree, and everybody is notified', async () => {
    expect(await askFor({ from: 0, day: 2, to: 4 })).toMatchObject({ status: 200 })
    expect(await noticesOf(4)).toEqual(['ask'])
    expect(await daysOf(0), 'nothing moves before').toEqual([2])

    expect(await act(4, 'agree')).toMatchObject({ status: 200, data: { state: 'agreed' } })
    expect(await daysOf(4)).toEqual([])

    expect(await act('dept', 'approve')).toMatchObject({ status: 200, data: { state: 'swapped' } })
    expect(await daysOf(0)).toEqual([])
    expect(await daysOf(4)).toEqual([2])
    expect(await noticesOf(0)).toEqual(['agree', 'done'])
    expect(await noticesOf(4)).toEqual(['ask', 'done'])
    expect((await boardOf()).changes).toMatchObject([
      { day: dayOf(2), before: null, after: '夜班', reason: '换班' },
      { day: dayOf(2), before: '夜班', after: null, reason: '换班' },
    ])
  })

  test('needs no department where it has given up its consent', async () => {
    expect(await giveUpConsent()).toMatchObject({ status: 200, data: { version: 1 } })
    await askFor({ from: 0, day: 2, to: 4 })

    expect(await act(4, 'agree')).toMatchObject({ status: 409 })
    expect(await act(4, 'take')).toMatchObject({ status: 200, data: { state: 'swapped' } })
    expect(await daysOf(4)).toEqual([2])
  })

  test('stays where it is if the colleague declines, the department refuses, or it is withdrawn', async () => {
    await askFor({ from: 0, day: 2, to: 4 })
    expect(await act(4, 'decline')).toMatchObject({ status: 200, data: { state: 'refused' } })

    await askFor({ from: 0, day: 2, to: 3 })
    await act(3, 'agree')
    expect(await act('dept', 'refuse'), 'a refusal has a reason').toMatchObject({ status: 400 })
    expect(await act('dept', 'refuse', '人手不足')).toMatchObject({ status: 200 })

    await askFor({ from: 0, day: 2, to: 4 })
    const [open] = await swapsOf(0)
    expect(await (await as(0)).delete(`${PATH}/own/${open!.id}`)).toMatchObject({ status: 200 })

    expect(await daysOf(0)).toEqual([2])
    expect((await swapsOf(0)).map(({ state }) => state)).toEqual([
      'withdrawn',
      'refused',
      'refused',
    ])
  })
})

test('a notice says what its reader gives and takes', async () => {
  await askFor({ from: 0, day: 2, to: 1, back: 12 })

  expect(await bodiesOf(1)).toEqual([
    `学员1 请你接下：${dayOf(2)} 夜班；你让出：${dayOf(12)} 夜班。请在“我的班次”中答复。`,
  ])

  await act(1, 'agree')
  expect(await bodiesOf(0)).toEqual([
    `你让出：${dayOf(2)} 夜班；你接下：${dayOf(12)} 夜班。科室同意后生效。`,
  ])
})

describe('an exchange', () => {
  test('gives each the shift of the other, and can be undone', async () => {
    await askFor({ from: 0, day: 2, to: 1, back: 12 })
    await act(1, 'agree')

    const approved = await act('dept', 'approve')

    expect(await daysOf(0)).toEqual([12])
    expect(await daysOf(1)).toEqual([2, 5])

    const { undo } = approved.data as { undo: { id: number } }

    expect(await (await dept()).post(`${PATH}/undo`, { decision: undo.id })).toMatchObject({
      status: 200,
    })
    expect(await daysOf(0)).toEqual([2])
    expect(await daysOf(1)).toEqual([5, 12])
    expect((await boardOf()).changes).toEqual([])
  })

  test('is not undone once one of its shifts is part of another request', async () => {
    await giveUpConsent()
    await askFor({ from: 0, day: 2, to: 4 })

    const taken = await act(4, 'take')
    const { undo } = taken.data as { undo: { id: number } }

    expect(await askFor({ from: 4, day: 2, to: 3 })).toMatchObject({ status: 200 })
    expect(await (await as(4)).post(`${PATH}/undo`, { decision: undo.id })).toMatchObject({
      status: 409,
    })
    expect(await daysOf(4)).toEqual([2])
  })

  test('offers the shifts of a colleague with which every rule holds', async () => {
    const { id } = await shiftOn(3, 9)
    const returns = (await (await as(3)).get(`${PATH}/returns?shiftId=${id}&takerId=${ids[1]}`))
      .data as ShiftToReturn[]

    expect(returns.map(({ day }) => day)).toEqual([dayOf(5), dayOf(12)])
  })
})

describe('the rules of the roster', () => {
  test('say of each colleague why they cannot take a shift', async () => {
    const { id } = await shiftOn(3, 9)
    const takers = (await (await as(3)).get(`${PATH}/takers?shiftId=${id}`)).data as ShiftTaker[]
    const obstacleOf = (at: number) => takers.find(({ takerId }) => takerId === ids[at])!.obstacle

    expect(takers).toHaveLength(ids.length - 1)
    expect(obstacleOf(4)).toBeNull()
    expect(obstacleOf(2), 'two nights on the days before').toContain('不符合排班规则')
  })

  test('refuse a swap that would break one, at the request and at each later step', async () => {
    expect(await askFor({ from: 3, day: 9, to: 2 })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('不符合排班规则'),
    })

    await askFor({ from: 3, day: 9, to: 4 })
    await setCells([cell(4, 10), cell(4, 11)], '加班')

    const refused = await act(4, 'agree')

    expect(refused).toMatchObject({ status: 409, msg: expect.stringContaining('不符合排班规则') })
    expect(await daysOf(3)).toEqual([9])
  })

  test('let nobody have two shifts on one day', async () => {
    await setCells([cell(4, 2)], '补人')

    expect(await askFor({ from: 0, day: 2, to: 4 })).toMatchObject({
      status: 409,
      msg: fillSentence(errors.swapDayTaken, {
        name: (await boardOf()).people.find(({ traineeId }) => traineeId === ids[4])!.name,
        day: dayOf(2),
      }),
    })
  })
})

test('of swaps approved together each is judged with the shifts as the others have moved them', async () => {
  await askFor({ from: 3, day: 9, to: 4 })
  await act(4, 'agree')
  await askFor({ from: 2, day: 8, to: 4 })
  await act(4, 'agree')
  await askFor({ from: 2, day: 7, to: 4 })
  await act(4, 'agree')

  const ids = ((await (await dept()).get(PATH)).data as { list: ShiftSwap[] }).list.map(
    ({ id }) => id,
  )
  const answer = await (await dept()).post(`${PATH}/act`, { action: 'approve', reason: null, ids })

  expect(answer.data).toMatchObject({ done: 2 })
  expect(await daysOf(4), 'three nights in a row are too many').toHaveLength(2)
})

test('a shift is part of one open request at most', async () => {
  await askFor({ from: 0, day: 2, to: 1, back: 12 })

  expect((await shiftOn(0, 2)).maySwap).toBe(false)
  expect((await shiftOn(1, 5)).maySwap).toBe(true)
  expect(await askFor({ from: 0, day: 2, to: 4 })).toMatchObject({ status: 409 })
  expect(await askFor({ from: 1, day: 12, to: 4 })).toMatchObject({ status: 409 })
})

test('a request lapses when the department changes the shift, and when it has begun', async () => {
  await askFor({ from: 0, day: 2, to: 4 })
  await setCells([cell(0, 2, null), cell(3, 2)], '请假')
  expect((await swapsOf(0))[0]).toMatchObject({ state: 'lapsed' })
  expect(await noticesOf(4)).toEqual(['ask', 'lapse'])

  await askFor({ from: 1, day: 5, to: 4 })
  const before = server.clock.now

  server.clock.now = new Date(`${dayOf(5)}T20:30:00+08:00`)

  const job = server.app
    .asSystem()
    .services.areas.flatMap(({ schedule = [] }) => schedule)
    .find(({ name }) => name === 'swaps of shifts that have begun')

  await job!.run(server.app.asSystem())
  server.clock.now = before

  expect((await swapsOf(1))[0]).toMatchObject({ state: 'lapsed' })
})

test('only the colleague answers, only the department decides, and nobody else sees a swap', async () => {
  await askFor({ from: 0, day: 2, to: 4 })

  const [swap] = await swapsOf(0)
  const body = { action: 'agree', reason: null, version: swap!.version }

  expect(await (await as(0)).post(`${PATH}/${swap!.id}/act`, body)).toMatchObject({ status: 409 })
  expect(await (await as(3)).post(`${PATH}/${swap!.id}/act`, body)).toMatchObject({ status: 404 })
  expect(await (await as(3)).get(`${PATH}/${swap!.id}`)).toMatchObject({
    status: 404,
    msg: kernelWords['zh-cn'].errors.notFound,
  })
  expect((await (await server.as('dept2')).get(PATH)).data).toMatchObject({ total: 0 })
  expect(await askFor({ from: 0, day: 2, to: 0 })).toMatchObject({ status: 404 })

  await act(4, 'agree')
  expect(await act(4, 'approve')).toMatchObject({ status: 409 })

  const department = await server.as('dept')
  const { count, listed } = await countAndList(department, 'decideShiftSwaps')
  expect([count, listed]).toEqual([1, 1])

  // who takes part in a swap does not decide it for the department
  const { userId } = (
    await server.asOwner(`select user_id as "userId" from trainees where id = ${ids[4]}`)
  ).rows[0]
  await server.asOwner(`update trainees set user_id = ${department.userId} where id = ${ids[4]}`)
  expect(await countAndList(department, 'decideShiftSwaps')).toEqual({ count: 0, listed: 0 })
  await server.asOwner(`update trainees set user_id = ${userId} where id = ${ids[4]}`)
})

test('of two decisions about the consent of a department the second is refused', async () => {
  const set = async (version: number) =>
    (await dept()).put(`${PATH}/consents`, { departmentId, needsConsent: false, version })

  expect(await set(0)).toMatchObject({ status: 200, data: { version: 1 } })
  expect(await set(0)).toMatchObject({ status: 409 })
  expect(await set(1)).toMatchObject({ status: 200, data: { version: 2 } })
  expect(
    await (await server.as('dept2')).put(`${PATH}/consents`, {
      departmentId,
      needsConsent: true,
      version: 2,
    }),
  ).toMatchObject({ status: 404 })
})
