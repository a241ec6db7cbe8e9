import { swapWords } from '@residency/contract/areas/rotations/swap/text'
import { beforeEach, expect, test } from 'vitest'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import { makeCohort, type TestCohort } from '../../../testing/builders/rotation-cohort.ts'
import { inOrder, PLANS, planSteps, TWO_ROWS } from '../../../testing/builders/rotation-plans.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

type Stay = {
  id: number
  traineeId: number
  departmentId: number
  startsOn: string
  endsOn: string
}

const server = await openServer()
let office: Caller
const { boardOf, drafted, place, send } = planSteps(() => office)

const goTo = async (day: string) => {
  server.clock.now = new Date(`${day}T02:00:00Z`)
  office = await server.as('bhb')
}

beforeEach(async () => {
  await goTo('2026-11-20')
  await server.asOwner(
    'truncate rate_limits, submit_locks, deliveries, notices; delete from rotation_swaps; delete from rotation_blocks; delete from rotation_plans',
  )
})

const copied = async (id: number) =>
  ((await office.post(`${PLANS}/${id}/copy`)).data as { id: number }).id

const isCurrent = async (id: number) =>
  ((await office.get(`${PLANS}/${id}`)).data as { isCurrent: boolean }).isCurrent

/** Two trainees, the first department first, in a plan in force; with their stays. */
async function published() {
  const cohort = await makeCohort(server, { count: 2, startsOn: '2027-01-01', rows: TWO_ROWS })
  const id = await drafted(cohort)

  await place(id, inOrder(cohort))
  expect(await send(id, 'publish')).toMatchObject({ status: 200 })

  const stays: Stay[] = await server.db
    .selectFrom('rotationBlocks')
    .select(['id', 'traineeId', 'departmentId', 'startsOn', 'endsOn'])
    .orderBy('traineeId')
    .orderBy('startsOn')
    .execute()

  return { cohort, id, stays }
}

const HALVES = [
  { startsOn: '2027-01-01', endsOn: '2027-03-31' },
  { startsOn: '2027-04-01', endsOn: '2027-06-30' },
] as const

/** A swap that turns the stays of the first trainee round. */
async function swap(stays: readonly Stay[], state: ColumnValue<'rotationSwaps', 'state'>) {
  const move = (stay: Stay, from: number) => ({
    blockId: stay.id,
    traineeId: stay.traineeId,
    departmentId: stay.departmentId,
    from: HALVES[from],
    to: HALVES[1 - from],
  })

  const moves = JSON.stringify([move(stays[0]!, 0), move(stays[1]!, 1)])

  const row = {
    requestedBy: stays[0]!.traineeId,
    otherId: stays[2]!.traineeId,
    blockId: stays[0]!.id,
    otherBlockId: stays[3]!.id,
  }

  const departmentIds = [stays[0]!.departmentId, stays[1]!.departmentId]

  return (
    await server.db
      .insertInto('rotationSwaps')
      .values({ ...row, moves, departmentIds, reason: '有考试', state })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}

const turnRound = ([first, second]: readonly Stay[], isBack = false) => {
  const [a, b] = isBack ? [HALVES[0], HALVES[1]] : [HALVES[1], HALVES[0]]
  return server.asOwner(`begin; set constraints all deferred;
    update rotation_blocks set starts_on = '${a.startsOn}', ends_on = '${a.endsOn}' where id = ${first!.id};
    update rotation_blocks set starts_on = '${b.startsOn}', ends_on = '${b.endsOn}' where id = ${second!.id}; commit`)
}

const placesOf = async (id: number, cohort: TestCohort) =>
  (await boardOf(id)).blocks
    .filter((block) => block.traineeId === cohort.trainees[0])
    .map((block) => [cohort.departments.indexOf(block.departmentId), block.start])

const swapped = [
  [1, 0],
  [0, 3],
]

test('a draft made before a swap is not published until it has taken the swapped places over; no more when the swap is undone', async () => {
  const { cohort, stays } = await published()
  const [before, other] = [await drafted(cohort), await drafted(cohort)]
  const made = await swap(stays, 'basePassed')

  await turnRound(stays)
  expect(await isCurrent(before)).toBe(false)

  expect(await send(before, 'publish')).toMatchObject({
    status: 409,
    msg: expect.stringContaining('对调了轮转'),
  })

  expect(await send(before, 'refresh')).toMatchObject({
    status: 200,
    data: { added: 0, removed: 0 },
  })

  expect(await placesOf(before, cohort)).toEqual(swapped)
  expect(await placesOf(await copied(other), cohort)).toEqual(swapped)
  expect(await isCurrent(before)).toBe(true)

  await server.db
    .updateTable('rotationSwaps')
    .set({ state: 'departmentsPassed' as const })
    .where('id', '=', made)
    .execute()

  await turnRound(stays, true)

  expect(await send(before, 'publish')).toMatchObject({
    status: 409,
    msg: expect.stringContaining('对调了轮转'),
  })

  await send(before, 'refresh')

  expect(await send(before, 'publish')).toMatchObject({
    status: 200,
    data: { written: 0, kept: 4, removed: 0 },
  })
})

test('what a draft has put where a swap moved a stay waits for a place', async () => {
  const cohort = await makeCohort(server, {
    count: 2,
    startsOn: '2027-01-01',
    rows: [...TWO_ROWS, { at: 2, months: 3 }],
  })

  const id = await drafted(cohort)
  const { version, blocks } = await boardOf(id)
  const [first, second, third] = blocks.filter((block) => block.traineeId === cohort.trainees[0])

  const moves = [first!, second!].map((block, index) => ({
    blockId: block.id,
    start: index * 3,
    isLocked: false,
  }))

  await office.put(`${PLANS}/${id}/board`, { version, moves })

  const row = {
    traineeId: cohort.trainees[0]!,
    rowId: cohort.rows[0]!,
    departmentId: cohort.departments[0]!,
  }

  // the first stay was swapped to the second half, where the draft has the second department
  const stay = { ...row, startsOn: HALVES[1].startsOn, endsOn: HALVES[1].endsOn }

  const { id: blockId } = await server.db
    .insertInto('rotationBlocks')
    .values(stay)
    .returning('id')
    .executeTakeFirstOrThrow()

  const move = {
    blockId,
    traineeId: row.traineeId,
    departmentId: row.departmentId,
    from: HALVES[0],
    to: HALVES[1],
  }

  const swapRow = {
    requestedBy: row.traineeId,
    otherId: cohort.trainees[1]!,
    reason: '有考试',
    state: 'basePassed' as const,
  }

  await server.db
    .insertInto('rotationSwaps')
    .values({ ...swapRow, moves: JSON.stringify([move]) })
    .execute()

  await send(id, 'refresh')

  const after = (await boardOf(id)).blocks.filter((block) => block.traineeId === cohort.trainees[0])

  const places = after.map((block) => [
    cohort.departments.indexOf(block.departmentId),
    block.start,
    block.isLocked,
  ])

  expect(third!.start).toBeNull()

  expect(places.sort()).toEqual([
    [0, 3, true],
    [1, null, false],
    [2, null, false],
  ])
})

test('a plan keeps the record of decided swaps; open ones of stays it rewrites end, and both trainees are notified why', async () => {
  const { cohort, stays } = await published()
  const next = await drafted(cohort)

  await place(next, (block) =>
    block.traineeId === cohort.trainees[0] ? 3 - inOrder(cohort)(block) : inOrder(cohort)(block),
  )

  const open = await swap(stays, 'accepted')
  const decided = await swap(stays, 'rejected')

  expect(await send(next, 'publish')).toMatchObject({
    status: 200,
    data: { written: 2, kept: 2, removed: 2 },
  })

  const states = await server.db
    .selectFrom('rotationSwaps')
    .select(['id', 'state', 'blockId', 'otherBlockId'])
    .orderBy('id')
    .execute()

  expect(states).toEqual([
    { id: open, state: 'rejected', blockId: null, otherBlockId: stays[3]!.id },
    { id: decided, state: 'rejected', blockId: null, otherBlockId: stays[3]!.id },
  ])

  const { data } = await office.get(`/api/v1/rotationSwaps/${open}`)

  expect(data).toMatchObject({
    state: 'rejected',
    refusal: swapWords['zh-cn'].lapsed,
    actions: [],
    moves: [{}, {}],
  })

  const notices = await server.db
    .selectFrom('notices')
    .select('kind')
    .where('kind', '=', 'rotationSwap.lapse')
    .execute()

  expect(notices).toHaveLength(2)
})

test('swaps of stays that a plan does not change stay open', async () => {
  const { id, stays } = await published()
  const open = await swap(stays, 'accepted')

  expect(await send(await copied(id), 'publish')).toMatchObject({
    status: 200,
    data: { kept: 4, removed: 0 },
  })

  const row = await server.db
    .selectFrom('rotationSwaps')
    .select('state')
    .where('id', '=', open)
    .executeTakeFirstOrThrow()

  expect(row.state).toBe('accepted')
})

test('a copy shows its sum of peaks at once and is made once for two presses; an updated draft shows its own', async () => {
  const { id } = await published()
  const copy = await copied(id)

  expect((await office.get(`${PLANS}/${copy}`)).data).toMatchObject({ value: 4, bound: null })
  expect(await office.post(`${PLANS}/${id}/copy`)).toMatchObject({ code: 'A0002' })

  await send(copy, 'refresh')
  expect((await office.get(`${PLANS}/${copy}`)).data).toMatchObject({ value: 4 })
})

test('a block is moved once in one change: twice is refused', async () => {
  const { cohort } = await published()
  const id = await drafted(cohort)
  const { version, blocks } = await boardOf(id)
  const moves = [0, 3].map((start) => ({ blockId: blocks[0]!.id, start, isLocked: false }))

  expect(await office.put(`${PLANS}/${id}/board`, { version, moves })).toMatchObject({
    status: 400,
    errors: [{ path: 'body.moves' }],
  })
})

test('what has begun of a plan in force is marked on its board as on that of a draft', async () => {
  const { id } = await published()
  await goTo('2027-01-05')

  const marks = async (plan: number) =>
    (await boardOf(plan)).blocks.map((block) => [block.start, block.isFact, block.isLocked])
  const begun = await marks(id)

  expect(begun.slice(0, 2)).toEqual([
    [0, true, true],
    [3, false, false],
  ])

  expect(await marks(await copied(id))).toEqual(begun)
})
