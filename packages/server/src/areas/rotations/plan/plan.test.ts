import { beforeEach, describe, expect, test } from 'vitest'
import { makeCohort, type TestCohort } from '../../../testing/builders/rotation-cohort.ts'
import { sheetRows } from '../../../testing/files/sheets.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

type Block = {
  id: number
  traineeId: number
  departmentId: number
  months: number
  start: number | null
  isLocked: boolean
  isFact: boolean
}

type Board = {
  version: number
  now: number
  blocks: Block[]
  trainees: { id: number; from: number; until: number; absent: number[]; unchosen: string[] }[]
  departments: { id: number; seats: number[]; others: number[] }[]
}

type Run = {
  id: number
  state: string
  value: number | null
  bound: number | null
  isProven: boolean
  changes: object[]
  changedMonths: number
  conflict: string[]
  impossible: string[]
  actions: string[]
  isStale: boolean
}

const PATH = '/api/v1/rotationPlans'
const server = await openServer()
let office: Caller

beforeEach(async () => {
  await goTo('2026-11-20')
  await server.asOwner(
    'truncate rate_limits, submit_locks; delete from rotation_blocks; delete from solver_runs; delete from rotation_plans',
  )
})

/** The office signs in on another day: its session would be long over. */
const goTo = async (day: string) => {
  server.clock.now = new Date(`${day}T02:00:00Z`)
  office = await server.as('bhb')
}

let named = 0

const draft = async (cohort: TestCohort, over: object = {}, who = office) => {
  named += 1
  return who.post(PATH, {
    baseId: cohort.baseId,
    name: `计划${named}`,
    startsOn: '2027-01-01',
    months: 6,
    cohortIds: [cohort.cohortId],
    ...over,
  })
}

const drafted = async (cohort: TestCohort, over: object = {}) => {
  const made = await draft(cohort, over)
  expect(made).toMatchObject({ status: 200 })

  return (made.data as { id: number }).id
}

const boardOf = async (id: number, who = office) =>
  (await who.get(`${PATH}/${id}/board`)).data as Board

const place = async (
  id: number,
  moves: { blockId: number; start: number | null; isLocked?: boolean }[],
  who = office,
) =>
  who.put(`${PATH}/${id}/board`, {
    version: (await boardOf(id)).version,
    moves: moves.map((move) => ({ isLocked: false, ...move })),
  })

const publish = async (id: number, who = office) =>
  who.post(`${PATH}/${id}/publish`, { version: (await boardOf(id)).version })

const compute = async (id: number, over: object = {}): Promise<Run> => {
  const reply = await office.post(`${PATH}/${id}/runs`, {
    kind: 'solve',
    seconds: 10,
    version: (await boardOf(id)).version,
    ...over,
  })

  expect(reply.status).toBe(200)

  await server.work()

  return (await office.get(`${PATH}/${id}/runs/last`)).data as Run
}

const apply = async (id: number, run: Run) =>
  office.post(`${PATH}/${id}/runs/${run.id}/apply`, { version: (await boardOf(id)).version })

/** Two departments of three months each. */
const two = [
  { at: 0, months: 3 },
  { at: 1, months: 3 },
]

describe('a draft', () => {
  test('holds a block of each row for each trainee, of electives what was chosen; who has not chosen is named', async () => {
    const rows = [
      { at: 0, months: 4 },
      { at: 0, months: 1, elective: { choose: 2, of: [1, 2, 3] } },
    ]

    const cohort = await makeCohort(server, { count: 2, startsOn: '2027-01-01', rows })

    const chosen = [1, 3].map((at, nth) => ({
      traineeId: cohort.trainees[0]!,
      rowId: cohort.rows[1]!,
      departmentId: cohort.departments[at]!,
      months: 1,
      place: nth,
    }))

    await server.db.insertInto('electiveChoices').values(chosen).execute()

    const id = await drafted(cohort)
    const board = await boardOf(id)

    const of = (at: number) =>
      board.blocks
        .filter((block) => block.traineeId === cohort.trainees[at])
        .map((block) => [cohort.departments.indexOf(block.departmentId), block.months])

    expect(of(0)).toEqual([
      [0, 4],
      [1, 1],
      [3, 1],
    ])

    expect(of(1)).toEqual([[0, 4]])
    expect(board.trainees.map((trainee) => trainee.unchosen)).toEqual([[], ['选轮1']])

    expect(await publish(id)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('选轮科室'),
    })

    await server.db
      .insertInto('electiveChoices')
      .values(chosen.map((choice) => ({ ...choice, traineeId: cohort.trainees[1]! })))
      .execute()

    expect(await office.post(`${PATH}/${id}/refresh`, { version: board.version })).toMatchObject({
      data: { added: 2, removed: 0 },
    })
    expect((await boardOf(id)).blocks).toHaveLength(6)
  })

  test('is refused for a trainee who begins after its last month, by name; for a cohort without trainees, of another base or not approved', async () => {
    const cohort = await makeCohort(server, { count: 1, startsOn: '2027-09-01', rows: two })

    expect(await draft(cohort)).toMatchObject({
      status: 400,
      errors: [{ path: 'months', message: expect.stringMatching(/^学员.*延长计划的月数/) }],
    })

    const empty = await makeCohort(server, { count: 0, startsOn: '2027-01-01', rows: two })

    expect(await draft(empty)).toMatchObject({ status: 400, errors: [{ path: 'cohortIds' }] })

    await server.db
      .updateTable('cohorts')
      .set({ state: 'draft' })
      .where('id', '=', cohort.cohortId)
      .execute()

    expect(await draft(cohort)).toMatchObject({ status: 400, errors: [{ path: 'cohortIds' }] })

    expect(await draft({ ...empty, baseId: 999_999 })).toMatchObject({
      status: 400,
      errors: [{ path: 'baseId' }],
    })
  })

  test('keeps what has begun where it was, counts it as done, and what was done before by its department', async () => {
    const cohort = await makeCohort(server, {
      count: 1,
      startsOn: '2026-09-01',
      rows: [
        { at: 0, months: 3 },
        { at: 1, months: 3 },
        { at: 2, months: 3 },
      ],
    })

    const [traineeId, row] = [cohort.trainees[0]!, cohort.rows]

    const block = (at: number, startsOn: string, endsOn: string, over: object) => ({
      traineeId,
      departmentId: cohort.departments[at]!,
      startsOn,
      endsOn,
      ...over,
    })

    await server.db
      .insertInto('rotationBlocks')
      .values([
        block(1, '2026-09-01', '2026-10-31', {
          state: 'passed',
          enteredOn: '2026-09-01',
          origin: 'past',
        }),
        block(0, '2026-11-01', '2027-01-31', { rowId: row[0] }),
        block(2, '2027-03-01', '2027-05-31', { rowId: row[2] }),
      ])
      .execute()

    const board = await boardOf(await drafted(cohort, { startsOn: '2026-09-01', months: 12 }))

    expect(
      board.blocks.map((block) => [
        cohort.departments.indexOf(block.departmentId),
        block.start,
        block.months,
        block.isFact,
        block.isLocked,
      ]),
    ).toEqual([
      [1, 0, 2, true, true],
      [0, 2, 3, true, true],
      [2, 6, 3, false, true],
      [1, null, 1, false, false],
    ])

    expect(board.now).toBe(2)
  })

  test('is changed, published and deleted in the own base only, and by one planner at a time', async () => {
    const cohort = await makeCohort(server, { count: 1, startsOn: '2027-01-01', rows: two })
    const id = await drafted(cohort)
    const { version, blocks } = await boardOf(id)
    const moves = [{ blockId: blocks[0]!.id, start: 0, isLocked: false }]

    expect((await office.put(`${PATH}/${id}/board`, { version, moves })).status).toBe(200)
    expect((await office.put(`${PATH}/${id}/board`, { version, moves })).status).toBe(409)

    const current = (await boardOf(id)).version

    expect(await office.put(`${PATH}/${id}`, { name: '改名', version: current })).toMatchObject({
      status: 200,
    })
    expect((await office.delete(`${PATH}/${id}?version=${current + 1}`)).status).toBe(200)
    expect((await office.get(`${PATH}/${id}`)).status).toBe(404)
  })
})

describe('blocks on the board', () => {
  test('change places in one go; overlaps, blocks beyond the plan, facts and blocks of other plans are refused', async () => {
    const cohort = await makeCohort(server, { count: 1, startsOn: '2027-01-01', rows: two })
    const id = await drafted(cohort)
    const [a, b] = (await boardOf(id)).blocks

    expect(
      await place(id, [
        { blockId: a!.id, start: 0 },
        { blockId: b!.id, start: 3 },
      ]),
    ).toMatchObject({ status: 200 })

    expect(
      await place(id, [
        { blockId: a!.id, start: 3 },
        { blockId: b!.id, start: 0 },
      ]),
    ).toMatchObject({ status: 200 })

    expect(await place(id, [{ blockId: a!.id, start: 1 }])).toMatchObject({
      status: 409,
      errors: [{ path: 'moves', message: expect.stringContaining('重叠') }],
    })

    expect(await place(id, [{ blockId: a!.id, start: 4 }])).toMatchObject({
      status: 400,
      errors: [{ path: 'moves' }],
    })

    expect(await place(id, [{ blockId: 99_999_999, start: 0 }])).toMatchObject({ status: 400 })
    expect(await office.get(`${PATH}/${id}`)).toMatchObject({ data: { openCount: 0, value: 2 } })
  })
  test('are divided where the row allows it only', async () => {
    const cohort = await makeCohort(server, {
      count: 1,
      startsOn: '2027-01-01',
      rows: [
        { at: 0, months: 4, maySplit: true },
        { at: 1, months: 2 },
      ],
    })

    const id = await drafted(cohort)
    const [whole, fixed] = (await boardOf(id)).blocks

    const split = async (blockId: number, months: number) =>
      office.post(`${PATH}/${id}/board/split`, {
        version: (await boardOf(id)).version,
        blockId,
        months,
      })

    expect(await split(fixed!.id, 1)).toMatchObject({ status: 409 })
    expect(await split(whole!.id, 4)).toMatchObject({ status: 409 })
    expect(await split(whole!.id, 1)).toMatchObject({ status: 200 })
    expect((await boardOf(id)).blocks.map((block) => block.months).sort()).toEqual([1, 2, 3])

    const { version } = await boardOf(id)

    expect(await office.post(`${PATH}/${id}/refresh`, { version })).toMatchObject({
      data: { added: 0, removed: 0 },
    })
    expect((await boardOf(id)).blocks).toHaveLength(3)
  })
})

describe('publishing', () => {
  const solvedCohort = async (count = 2, over: object = {}) => {
    const cohort = await makeCohort(server, { count, startsOn: '2027-01-01', rows: two, ...over })
    const id = await drafted(cohort)

    await apply(id, await compute(id))

    return { cohort, id }
  }

  test('needs a place for every block and no conflict; the first is named in words', async () => {
    const cohort = await makeCohort(server, {
      count: 2,
      startsOn: '2027-01-01',
      rows: two,
      seats: 1,
    })

    const id = await drafted(cohort)

    expect(await publish(id)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('4 个轮转段'),
    })

    const { blocks } = await boardOf(id)

    await place(
      id,
      blocks.map((block) => ({
        blockId: block.id,
        start: cohort.departments.indexOf(block.departmentId) * 3,
      })),
    )

    expect(await publish(id)).toMatchObject({
      status: 409,
      msg: expect.stringMatching(/超出名额：2 人，名额 1/),
    })

    await apply(id, await compute(id))

    expect(await publish(id)).toMatchObject({
      status: 200,
      data: { state: 'published', written: 4, kept: 0, removed: 0 },
    })

    expect(
      await server.db
        .selectFrom('rotationBlocks')
        .select(['startsOn', 'endsOn', 'state', 'planId'])
        .orderBy('startsOn')
        .execute(),
    ).toMatchObject([
      { startsOn: '2027-01-01', endsOn: '2027-03-31', state: 'planned', planId: id },
      { startsOn: '2027-01-01' },
      { startsOn: '2027-04-01', endsOn: '2027-06-30' },
      { startsOn: '2027-04-01' },
    ])

    expect((await publish(id)).status).toBe(409)
    expect((await place(id, [{ blockId: blocks[0]!.id, start: 0 }])).status).toBe(409)
  })

  test('shows the second of two planners who published meanwhile; after taking over nothing of either is lost', async () => {
    const { cohort, id } = await solvedCohort()
    const other = ((await office.post(`${PATH}/${id}/copy`)).data as { id: number }).id
    const answers = await Promise.all([publish(id), publish(other)])

    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])

    const late = answers[0]!.status === 200 ? other : id

    expect(answers.find((answer) => answer.status === 409)!.msg).toMatch(/已发布本基地的另一份计划/)
    expect(await office.get(`${PATH}/${late}`)).toMatchObject({
      data: { isCurrent: false, state: 'draft' },
    })

    await office.post(`${PATH}/${late}/refresh`, { version: (await boardOf(late)).version })
    expect((await boardOf(late)).blocks.every((block) => block.start !== null)).toBe(true)

    expect(await publish(late)).toMatchObject({
      status: 200,
      data: { written: 0, kept: 4, removed: 0 },
    })

    const states = await server.db
      .selectFrom('rotationPlans')
      .select('state')
      .where('baseId', '=', cohort.baseId)
      .execute()

    expect(states.map((state) => state.state).sort()).toEqual(['published', 'superseded'])
  })

  test('leaves what has begun, and equal blocks with their supervisors, as they are', async () => {
    const { id } = await solvedCohort()
    await publish(id)
    await goTo('2027-02-10')

    const before = await server.db
      .selectFrom('rotationBlocks')
      .selectAll()
      .where('startsOn', '=', '2027-01-01')
      .orderBy('id')
      .execute()

    const next = ((await office.post(`${PATH}/${id}/copy`)).data as { id: number }).id
    const board = await boardOf(next)

    expect(board.blocks.filter((block) => block.isFact)).toHaveLength(2)

    expect(
      await place(next, [{ blockId: board.blocks.find((block) => block.isFact)!.id, start: 0 }]),
    ).toMatchObject({
      status: 409,
      msg: expect.stringContaining('已经开始'),
    })

    expect(await publish(next)).toMatchObject({ data: { written: 0, kept: 2, removed: 0 } })

    expect(
      await server.db
        .selectFrom('rotationBlocks')
        .selectAll()
        .where('startsOn', '=', '2027-01-01')
        .orderBy('id')
        .execute(),
    ).toEqual(before)
  })

  test('of a plan that was drafted before rotations began asks to take over first', async () => {
    const { id } = await solvedCohort()
    await publish(id)

    const next = ((await office.post(`${PATH}/${id}/copy`)).data as { id: number }).id
    const moved = (await boardOf(next)).blocks.filter((block) => block.start !== null)
    const own = moved.filter((block) => block.traineeId === moved[0]!.traineeId)

    await place(
      next,
      own.map((block) => ({ blockId: block.id, start: 3 - block.start! })),
    )

    await goTo('2027-02-10')

    expect(await publish(next)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('先更新草稿'),
    })
  })

  test('continues with the cohorts of the plan in force, locked where they are; their seats are counted', async () => {
    const { cohort, id } = await solvedCohort(1, { seats: 1 })
    await publish(id)

    const later = await makeCohort(server, {
      count: 1,
      startsOn: '2027-01-01',
      rows: two,
      departments: cohort.departments,
      base: cohort,
    })

    const next = await drafted(later)
    const board = await boardOf(next)

    expect(
      board.blocks
        .filter((block) => block.traineeId === cohort.trainees[0])
        .map((block) => [block.isLocked, block.start]),
    ).toEqual([
      [true, 0],
      [true, 3],
    ])

    const run = await compute(next)

    expect(run).toMatchObject({ state: 'done', value: 2, bound: 2, isProven: true })

    await apply(next, run)
    expect(await publish(next)).toMatchObject({ data: { written: 2, kept: 2 } })
  })
})

describe('a computation', () => {
  test('finds the best plan, says what it changes, and is taken over once, as long as nobody changed the draft', async () => {
    const cohort = await makeCohort(server, { count: 4, startsOn: '2027-01-01', rows: two })
    const id = await drafted(cohort)
    const run = await compute(id)

    expect(run).toMatchObject({
      state: 'done',
      value: 4,
      bound: 4,
      isProven: true,
      changedMonths: 24,
      actions: ['apply'],
      isStale: false,
    })

    const [block] = (await boardOf(id)).blocks

    await place(id, [{ blockId: block!.id, start: 0, isLocked: true }])

    expect(await apply(id, run)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('重新计算'),
    })

    const again = await compute(id)

    expect(await apply(id, again)).toMatchObject({ status: 200 })

    expect((await boardOf(id)).blocks.find((row) => row.id === block!.id)).toMatchObject({
      start: 0,
      isLocked: true,
    })

    expect(await office.get(`${PATH}/${id}`)).toMatchObject({
      data: { value: 4, bound: 4, isProven: true, openCount: 0 },
    })

    // the bound was computed with the locked block at its place
    const { blocks } = await boardOf(id)
    const own = blocks.find((row) => row.id === block!.id)!
    const other = blocks.find((row) => row.traineeId === own.traineeId && row.id !== own.id)!

    expect(
      await place(id, [
        { blockId: own.id, start: other.start, isLocked: true },
        { blockId: other.id, start: own.start },
      ]),
    ).toMatchObject({ status: 200 })

    expect(await office.get(`${PATH}/${id}`)).toMatchObject({
      data: { bound: null, isProven: false },
    })
  })

  test('runs once at a time for each plan and is stopped', async () => {
    const cohort = await makeCohort(server, { count: 1, startsOn: '2027-01-01', rows: two })
    const id = await drafted(cohort)
    const { version } = await boardOf(id)
    const reply = await office.post(`${PATH}/${id}/runs`, { kind: 'solve', seconds: 10, version })

    expect(reply.status).toBe(200)

    expect(
      await office.post(`${PATH}/${id}/runs`, { kind: 'solve', seconds: 11, version }),
    ).toMatchObject({
      status: 409,
      msg: expect.stringContaining('正在计算'),
    })

    const { id: runId } = reply.data as { id: number }

    expect((await office.post(`${PATH}/${id}/runs/${runId}/stop`)).status).toBe(200)

    expect((await office.get(`${PATH}/${id}/runs/last`)).data).toMatchObject({
      state: 'stopped',
      actions: [],
    })

    expect((await office.post(`${PATH}/${id}/runs/${runId}/stop`)).status).toBe(409)
    expect((await office.post(`${PATH}/${id}/runs/${runId}/apply`, { version })).status).toBe(409)

    await server.work()
    expect((await office.get(`${PATH}/${id}/runs/last`)).data).toMatchObject({ state: 'stopped' })
  })

  test('repairs an absence with the fewest changes and moves nothing that began', async () => {
    const rows = [0, 1, 2].map((at) => ({ at, months: 2 }))
    const cohort = await makeCohort(server, { count: 3, startsOn: '2027-01-01', rows, seats: 1 })
    const id = await drafted(cohort, { months: 8 })

    await apply(id, await compute(id))
    await publish(id)
    await goTo('2027-01-05')

    const next = ((await office.post(`${PATH}/${id}/copy`)).data as { id: number }).id
    const before = await boardOf(next)
    const sick = cohort.trainees[0]!

    await place(
      next,
      before.blocks
        .filter((block) => !block.isFact)
        .map((block) => ({ blockId: block.id, start: block.start })),
    )

    await server.db
      .insertInto('rotationAbsences')
      .values({
        traineeId: sick,
        startsOn: '2027-05-01',
        endsOn: '2027-06-30',
        reason: '病假',
        createdBy: 1,
      })
      .execute()

    const run = await compute(next, { kind: 'repair', fromMonth: 1 })

    expect(run).toMatchObject({ state: 'done', changedMonths: 4, actions: ['apply'] })
    expect(run.changes).toHaveLength(2)

    await apply(next, run)

    const after = await boardOf(next)

    expect(after.trainees.find((trainee) => trainee.id === sick)).toMatchObject({
      absent: [4, 5],
      until: 8,
    })

    expect(await publish(next)).toMatchObject({
      status: 200,
      data: { written: 1, kept: 5, removed: 1 },
    })
  })

  test('says in words which demands contradict each other', async () => {
    const cohort = await makeCohort(server, {
      count: 3,
      startsOn: '2027-01-01',
      rows: two,
      seats: 1,
    })

    const id = await drafted(cohort)

    expect(await compute(id)).toMatchObject({ value: null, actions: ['apply'] })

    const { conflict } = await compute(id, { kind: 'explain' })

    expect(conflict.some((text) => text.includes('名额'))).toBe(true)
    expect(conflict.filter((text) => text.includes('须完成'))).toHaveLength(3)
  })

  test('parts two who are kept apart, leaves together who has begun so, and names the pair where it cannot be', async () => {
    const rows = [0, 1, 2].map((at) => ({ at, months: 2 }))
    const cohort = await makeCohort(server, { count: 2, startsOn: '2027-01-01', rows })
    const [firstId, secondId] = cohort.trainees.toSorted((a, b) => a - b)
    const pair = { baseId: cohort.baseId, firstId: firstId!, secondId: secondId!, reason: '夫妻' }
    const id = await drafted(cohort)

    const inOrder = (block: Block) => ({
      blockId: block.id,
      start: cohort.departments.indexOf(block.departmentId) * 2,
    })

    await place(id, (await boardOf(id)).blocks.map(inOrder))
    await publish(id)
    await server.db.insertInto('rotationPairs').values(pair).execute()
    await goTo('2027-01-05')

    const next = await drafted(cohort)
    const board = await boardOf(next)

    expect(board.blocks.map((block) => block.isFact)).toEqual([
      true,
      false,
      false,
      true,
      false,
      false,
    ])

    // in force, they are locked where they are
    const stuck = await compute(next, { kind: 'repair', seconds: 6 })

    expect(stuck).toMatchObject({ changedMonths: 0, actions: [] })
    expect(stuck.conflict.join()).toContain('不能同月在同一科室')
    expect(stuck.conflict.join()).toContain('固定在')

    await place(next, board.blocks.filter((block) => !block.isFact).map(inOrder))

    const run = await compute(next, { kind: 'repair' })

    expect(run).toMatchObject({ changedMonths: 4, conflict: [], actions: ['apply'] })

    await apply(next, run)

    const after = (await boardOf(next)).blocks.filter((block) => !block.isFact)

    expect(new Set(after.map((block) => `${block.departmentId} ${block.start}`)).size).toBe(4)
    expect(await compute(next)).toMatchObject({ value: 4, isProven: true, actions: ['apply'] })
  })

  test('counts a department that is closed for a month, and trainees of other plans', async () => {
    const cohort = await makeCohort(server, { count: 1, startsOn: '2027-01-01', rows: two })

    await server.db
      .insertInto('departmentMonths')
      .values({ departmentId: cohort.departments[0]!, month: '2027-02-01', seats: 0, updatedBy: 1 })
      .execute()

    const id = await drafted(cohort)

    expect(
      (await boardOf(id)).departments.find((department) => department.id === cohort.departments[0]),
    ).toMatchObject({
      seats: [50, 0, 50, 50, 50, 50],
    })

    await apply(id, await compute(id))
    expect(
      (await boardOf(id)).blocks.find((block) => block.departmentId === cohort.departments[0]),
    ).toMatchObject({ start: 3 })
  })
})

test('two plans are compared: who is elsewhere when, and the most trainees of each department', async () => {
  const cohort = await makeCohort(server, { count: 2, startsOn: '2027-01-01', rows: two })
  const id = await drafted(cohort)

  await apply(id, await compute(id))

  const other = ((await office.post(`${PATH}/${id}/copy`)).data as { id: number }).id
  const { blocks } = await boardOf(other)
  const own = blocks.filter((block) => block.traineeId === cohort.trainees[0])

  await place(
    other,
    own.map((block) => ({ blockId: block.id, start: 3 - block.start! })),
  )

  expect(await office.get(`${PATH}/${id}/comparison?with=${other}`)).toMatchObject({
    data: {
      left: { value: 2, open: 0, conflicts: 0 },
      right: { value: 4 },
      changedMonths: 6,
      changes: [{ months: 3 }, { months: 3 }],
    },
  })
})

test('a plan is exported as trainees by months and departments by months', async () => {
  const cohort = await makeCohort(server, { count: 2, startsOn: '2027-01-01', rows: two, seats: 1 })
  const id = await drafted(cohort)
  const [first] = (await boardOf(id)).blocks

  await place(id, [{ blockId: first!.id, start: 0 }])

  const answer = await office.get(`${PATH}/_export?planId=${id}`)

  expect(answer).toMatchObject({ status: 200 })

  const months = Object.fromEntries(
    ['2027-01', '2027-02', '2027-03', '2027-04', '2027-05', '2027-06'].map((month) => [
      month,
      month,
    ]),
  )

  const rows = await sheetRows(answer.body, {
    number: '学号',
    trainee: '学员',
    cohort: '届次',
    ...months,
    open: '未安排',
  })

  const own = rows.find((row) => row.trainee === rows[0]!.trainee)!

  expect(rows).toHaveLength(2)

  expect([own['2027-01'], own['2027-03'], own['2027-04']]).toEqual([
    expect.stringMatching('轮转科室'),
    own['2027-01'],
    '',
  ])

  expect(rows.map((row) => row.open?.split('、').length)).toEqual([1, 2])
})
