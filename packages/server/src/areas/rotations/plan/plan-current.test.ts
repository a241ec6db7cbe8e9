import { beforeEach, expect, test } from 'vitest'
import { makeCohort } from '../../../testing/builders/rotation-cohort.ts'
import { inOrder, PLANS, planSteps, TWO_ROWS } from '../../../testing/builders/rotation-plans.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

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
    'truncate rate_limits, submit_locks; delete from rotation_blocks; delete from rotation_plans',
  )
})

const copied = async (id: number) => {
  await server.asOwner('truncate submit_locks')
  return ((await office.post(`${PLANS}/${id}/copy`)).data as { id: number }).id
}

const published = async (count = 1, over: object = {}) => {
  const cohort = await makeCohort(server, {
    count,
    startsOn: '2027-01-01',
    rows: TWO_ROWS,
    ...over,
  })
  const id = await drafted(cohort)

  await place(id, inOrder(cohort))
  expect(await send(id, 'publish')).toMatchObject({ status: 200 })

  return { cohort, id }
}

const blocksOf = (traineeId: number) =>
  server.db
    .selectFrom('rotationBlocks')
    .select(['id', 'startsOn', 'planId'])
    .where('traineeId', '=', traineeId)
    .orderBy('startsOn')
    .execute()

test('what is in force before a plan that begins later stays as it is and counts as done', async () => {
  const { cohort } = await published()

  const later = await makeCohort(server, {
    count: 1,
    startsOn: '2027-03-01',
    rows: TWO_ROWS,
    base: cohort,
  })

  const next = await drafted(later, { startsOn: '2027-03-01' })
  const own = (await boardOf(next)).blocks.filter((block) => block.traineeId === cohort.trainees[0])

  expect(own.map((block) => [block.start, block.months, block.isFact, block.isLocked])).toEqual([
    [0, 1, true, true],
    [1, 3, false, true],
  ])

  await place(next, (block) => (block.traineeId === cohort.trainees[0] ? 1 : inOrder(later)(block)))

  const before = await blocksOf(cohort.trainees[0]!)

  expect(await send(next, 'publish')).toMatchObject({ status: 200, data: { removed: 0 } })
  expect((await blocksOf(cohort.trainees[0]!)).map(({ id, startsOn }) => [id, startsOn])).toEqual(
    before.map(({ id, startsOn }) => [id, startsOn]),
  )
})

test('a draft is not published when somebody joined or left, or a rotation began, since it was made', async () => {
  const { cohort, id } = await published()

  await server.db
    .updateTable('trainees')
    .set({ lengthMonths: 12 })
    .where('id', '=', cohort.trainees[0]!)
    .execute()

  const draft = await drafted(cohort, { months: 12 })

  await place(draft, (block) => inOrder(cohort)(block) + 6)
  await goTo('2027-01-05')

  expect(await send(draft, 'publish')).toMatchObject({
    status: 409,
    msg: expect.stringContaining('先更新草稿'),
  })

  await send(draft, 'refresh')
  expect((await boardOf(draft)).blocks.map((block) => block.isFact)).toEqual([true, false])

  const other = await makeCohort(server, {
    count: 1,
    startsOn: '2027-01-01',
    rows: TWO_ROWS,
    base: cohort,
  })

  await server.db
    .updateTable('trainees')
    .set({ cohortId: cohort.cohortId })
    .where('id', '=', other.trainees[0]!)
    .execute()

  expect(await send(draft, 'publish')).toMatchObject({
    status: 409,
    msg: expect.stringContaining('先更新草稿'),
  })

  await server.db
    .updateTable('trainees')
    .set({ cohortId: null })
    .where('id', '=', other.trainees[0]!)
    .execute()

  expect(await send(draft, 'publish')).toMatchObject({ status: 200 })
  expect(await office.get(`${PLANS}/${id}`)).toMatchObject({ data: { state: 'superseded' } })
})

test('a plan of a cohort whose table is being changed is not published', async () => {
  const { cohort, id } = await published()
  const next = await copied(id)

  await server.db
    .updateTable('cohorts')
    .set({ state: 'draft' })
    .where('id', '=', cohort.cohortId)
    .execute()

  expect(await send(next, 'publish')).toMatchObject({
    status: 409,
    msg: expect.stringContaining('尚未审核通过'),
  })
})

test('the next edition holds the cohorts of the plan in force, also of a copy of an older one and of an older draft', async () => {
  const { cohort, id } = await published()
  const old = await copied(id)

  const later = await makeCohort(server, {
    count: 1,
    startsOn: '2027-03-01',
    rows: TWO_ROWS,
    base: cohort,
  })

  const next = await drafted(later, { months: 8 })

  await place(
    next,
    (block) =>
      inOrder(block.traineeId === cohort.trainees[0] ? cohort : later)(block) +
      (block.traineeId === cohort.trainees[0] ? 0 : 2),
  )

  expect(await send(next, 'publish')).toMatchObject({ status: 200 })

  const both = [cohort.cohortId, later.cohortId]
  const again = await boardOf(await copied(id))

  expect([again.cohorts.map((row) => row.id).sort(), again.months]).toEqual([both.sort(), 8])

  await send(old, 'refresh')

  const board = await boardOf(old)

  expect([board.cohorts.map((row) => row.id).sort(), board.months]).toEqual([both.sort(), 8])

  expect(await send(old, 'publish')).toMatchObject({
    status: 200,
    data: { written: 0, kept: 4, removed: 0 },
  })
})

test('a copy of the plan in force begins as swaps have left it', async () => {
  const { cohort, id } = await published()
  const [first, second] = await blocksOf(cohort.trainees[0]!)

  await server.asOwner(`begin; set constraints all deferred;
    update rotation_blocks set starts_on = '2027-04-01', ends_on = '2027-06-30' where id = ${first!.id};
    update rotation_blocks set starts_on = '2027-01-01', ends_on = '2027-03-31' where id = ${second!.id}; commit`)

  const board = await boardOf(await copied(id))

  expect(
    board.blocks.map((block) => [cohort.departments.indexOf(block.departmentId), block.start]),
  ).toEqual([
    [1, 0],
    [0, 3],
  ])
})

test('of a divided block the pieces that have not begun keep their places when the first has begun', async () => {
  const cohort = await makeCohort(server, {
    count: 1,
    startsOn: '2027-01-01',
    rows: [
      { at: 0, months: 3, maySplit: true },
      { at: 1, months: 3 },
    ],
  })

  const id = await drafted(cohort)
  const { version, blocks } = await boardOf(id)

  await office.post(`${PLANS}/${id}/board/split`, { version, blockId: blocks[0]!.id, months: 1 })
  await place(id, (block) => ({ 1: 0, 2: 4, 3: 1 })[block.months]!)
  expect(await send(id, 'publish')).toMatchObject({ status: 200 })

  await goTo('2027-01-05')
  expect(cohort.departments).toHaveLength(2)

  expect(
    (await boardOf(await copied(id))).blocks.map((block) => [
      block.start,
      block.months,
      block.isFact,
    ]),
  ).toEqual([
    [0, 1, true],
    [1, 3, false],
    [4, 2, false],
  ])
})

test('what was done in another cohort counts for the same department', async () => {
  const { cohort } = await published()
  await goTo('2027-04-05')

  const other = await makeCohort(server, {
    count: 0,
    startsOn: '2027-01-01',
    rows: TWO_ROWS,
    base: cohort,
    departments: cohort.departments,
  })

  await server.db
    .updateTable('trainees')
    .set({ cohortId: other.cohortId })
    .where('id', '=', cohort.trainees[0]!)
    .execute()

  const { blocks } = await boardOf(await drafted(other))

  expect(blocks.map((block) => [block.start, block.isFact])).toEqual([
    [0, true],
    [3, true],
  ])
})

test('trainees who left the cohort give their seats back with the next edition', async () => {
  const { cohort, id } = await published(2)

  await server.db
    .updateTable('trainees')
    .set({ cohortId: null })
    .where('id', '=', cohort.trainees[0]!)
    .execute()

  expect(await send(await copied(id), 'publish')).toMatchObject({
    status: 200,
    data: { kept: 2, removed: 2 },
  })

  expect(await blocksOf(cohort.trainees[0]!)).toEqual([])
})

test('the last seat of a department shared by two bases is given once, though both publish at once', async () => {
  const cohort = await makeCohort(server, {
    count: 1,
    startsOn: '2027-01-01',
    rows: TWO_ROWS,
    seats: 1,
  })

  const major = await server.db
    .selectFrom('majors')
    .selectAll()
    .where('baseId', '<>', cohort.baseId)
    .where('status', '=', 1)
    .executeTakeFirstOrThrow()

  const base = { ...cohort, baseId: major.baseId, majorId: major.id }

  const other = await makeCohort(server, {
    count: 1,
    startsOn: '2027-01-01',
    rows: TWO_ROWS,
    base,
    departments: cohort.departments,
  })

  const ids = [await drafted(cohort), await drafted(other)]

  await place(ids[0]!, inOrder(cohort))
  await place(ids[1]!, inOrder(other))

  const answers = await Promise.all(ids.map((id) => send(id, 'publish')))

  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
})
