import type { Board } from '@residency/contract/areas/rotations/plan/board.contract'
import { conflictsOf } from '@residency/contract/areas/rotations/plan/conflicts.public'
import type {
  SolverRun,
  TraineeWithoutPlace,
} from '@residency/contract/areas/rotations/plan/run.contract'
import { planWords } from '@residency/contract/areas/rotations/plan/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeCohort, type TestCohort } from '../../../testing/builders/rotation-cohort.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

type Remedy = TraineeWithoutPlace['remedies'][number]
const PATH = '/api/v1/rotationPlans'
const server = await openServer()
let office: Caller

beforeAll(async () => {
  server.clock.now = new Date('2026-11-20T02:00:00Z')
  office = await server.as('bhb')
})

beforeEach(async () => {
  await server.asOwner(
    'truncate rate_limits, submit_locks; delete from rotation_blocks; delete from solver_runs; delete from rotation_plans; delete from department_months',
  )
})

const ROWS = [
  { at: 0, months: 3 },
  { at: 1, months: 3 },
]

const drafted = async (cohort: TestCohort, over: object = {}) => {
  const form = {
    baseId: cohort.baseId,
    name: '秋季计划',
    startsOn: '2027-01-01',
    months: 6,
    cohortIds: [cohort.cohortId],
    ...over,
  }

  return ((await office.post(PATH, form)).data as { id: number }).id
}

const boardOf = async (id: number) => (await office.get(`${PATH}/${id}/board`)).data as Board

const lastRun = async (id: number, who = office) =>
  (await who.get(`${PATH}/${id}/runs/last`)).data as SolverRun

const solve = async (id: number): Promise<SolverRun> => {
  const reply = await office.post(`${PATH}/${id}/runs`, {
    kind: 'solve',
    seconds: 30,
    version: (await boardOf(id)).version,
  })

  expect(reply).toMatchObject({ status: 200 })

  await server.work()

  return lastRun(id)
}

const apply = async (
  id: number,
  run: SolverRun,
  of: TraineeWithoutPlace,
  kind: Remedy['kind'],
  over: object = {},
  who = office,
) =>
  who.post(`${PATH}/${id}/runs/${run.id}/remedies`, {
    version: (await boardOf(id)).version,
    traineeId: of.traineeId,
    remedy: of.remedies.findIndex((remedy) => remedy.kind === kind),
    ...over,
  })

const remedyOf = (of: TraineeWithoutPlace, kind: Remedy['kind']) =>
  of.remedies.find((remedy) => remedy.kind === kind)!

/** The stays of a trainee on the board, as a remedy shows them. */
const staysOf = (board: Board, traineeId: number) =>
  board.blocks
    .filter((block) => block.traineeId === traineeId && block.start !== null)
    .map(({ departmentId, months, start }) => ({
      department: board.departments.find(({ id }) => id === departmentId)!.name,
      startsOn: `2027-${String(1 + start!).padStart(2, '0')}-01`,
      months,
    }))
    .toSorted((a, b) => a.startsOn.localeCompare(b.startsOn))

/** Two trainees and a third who comes two months later than the others. */
async function withLateTrainee(over: Partial<Parameters<typeof makeCohort>[1]> = {}) {
  const cohort = await makeCohort(server, {
    count: 3,
    startsOn: '2027-01-01',
    rows: ROWS,
    seats: 2,
    ...over,
  })

  const late = cohort.trainees[2]!

  await server.db
    .updateTable('trainees')
    .set({ startsOn: '2027-03-01' })
    .where('id', '=', late)
    .execute()

  return { cohort, late }
}

describe('a base with a trainee who comes late', () => {
  test('gets a plan of the others; who has no place is explained, with what helps and what it would do', async () => {
    const { cohort, late } = await withLateTrainee()
    const id = await drafted(cohort)
    const run = await solve(id)

    expect(run).toMatchObject({
      state: 'done',
      value: null,
      isProven: false,
      placedCount: 2,
      impossible: [],
      actions: ['apply'],
    })

    expect(run.left).toHaveLength(1)

    const [left] = run.left

    expect(left).toMatchObject({
      traineeId: late,
      missing: [{ months: 3, reason: '还要完成 6 个月，可用的只有 4 个月' }],
    })

    expect(left!.remedies.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['longerPlan', 'open', 'exclude']),
    )

    expect(remedyOf(left!, 'longerPlan')).toMatchObject({
      change: '计划延长 2 个月，到 2027-08',
      lacks: null,
      needsReason: false,
    })

    expect(remedyOf(left!, 'longerPlan').stays.map(({ months }) => months)).toEqual([3, 3])

    const english = (await office.get(`${PATH}/${id}/runs/last`, { 'accept-language': 'en' }))
      .data as SolverRun

    expect(english.left[0]!.missing[0]!.reason).toBe('6 months still to be done, only 4 available')

    const taken = await office.post(`${PATH}/${id}/runs/${run.id}/apply`, {
      version: (await boardOf(id)).version,
    })

    expect(taken).toMatchObject({ status: 200 })

    const board = await boardOf(id)

    expect(
      board.blocks.filter((block) => block.start === null).map((block) => block.traineeId),
    ).toEqual([late, late])
    expect(conflictsOf(board)).toEqual([])
  })

  test('places them by a longer plan, exactly as it was shown', async () => {
    const { cohort, late } = await withLateTrainee()
    const id = await drafted(cohort)
    const run = await solve(id)
    const [left] = run.left

    expect(await apply(id, run, left!, 'longerPlan')).toMatchObject({
      status: 200,
      data: { isPlaced: true },
    })

    const board = await boardOf(id)

    expect(board.months).toBe(8)
    expect(staysOf(board, late)).toEqual(remedyOf(left!, 'longerPlan').stays)
    expect(board.blocks.filter((block) => block.start === null)).toEqual([])
    expect(conflictsOf(board)).toEqual([])
    expect(await office.post(`${PATH}/${id}/publish`, { version: board.version })).toMatchObject({
      status: 200,
    })
  })

  test('leaves a block open, or the trainee out of the plan, as it was shown', async () => {
    const { cohort, late } = await withLateTrainee()
    const id = await drafted(cohort)
    const run = await solve(id)
    const open = remedyOf(run.left[0]!, 'open')

    expect(await apply(id, run, run.left[0]!, 'open')).toMatchObject({ data: { isPlaced: true } })
    expect(staysOf(await boardOf(id), late)).toEqual(open.stays)
    expect(open.stays).toHaveLength(1)

    expect(await apply(id, run, run.left[0]!, 'open')).toMatchObject({
      status: 409,
      msg: planWords['zh-cn'].errors.planChangedSince,
    })

    const again = await solve(id)

    expect(await apply(id, again, again.left[0]!, 'exclude')).toMatchObject({
      data: { isPlaced: false },
    })

    const board = await boardOf(id)

    expect(board.trainees.map((trainee) => trainee.id)).not.toContain(late)
    expect(board.blocks.filter((block) => block.start === null)).toEqual([])
  })

  test('asks for a longer training where it ends with the others; nothing is placed before it is approved', async () => {
    const { cohort, late } = await withLateTrainee()

    await server.db
      .updateTable('trainees')
      .set({ lengthMonths: 4 })
      .where('id', '=', late)
      .execute()

    const id = await drafted(cohort)
    const run = await solve(id)
    const [left] = run.left

    expect(remedyOf(left!, 'extension')).toMatchObject({ isDecidedLater: true, needsReason: true })
    expect(remedyOf(left!, 'extension').change).toContain('申请延长 2 个月')

    expect(await apply(id, run, left!, 'extension')).toMatchObject({
      status: 400,
      msg: planWords['zh-cn'].errors.remedyWithoutReason,
    })

    expect(await apply(id, run, left!, 'extension', { reason: '入培晚两个月' })).toMatchObject({
      status: 200,
      data: { isPlaced: false },
    })

    const situation = await server.db
      .selectFrom('traineeSituations')
      .selectAll()
      .where('traineeId', '=', late)
      .executeTakeFirstOrThrow()

    expect(situation).toMatchObject({ kind: 'extension', months: 2, reason: '入培晚两个月' })
    expect((await boardOf(id)).months).toBe(8)
  })
})

describe('where a department is full', () => {
  /** Three trainees of whom two fit. */
  async function withFullDepartment() {
    const rows = [
      { at: 0, months: 3 },
      { at: 0, months: 3, elective: { choose: 1, of: [1, 2] } },
    ]

    const cohort = await makeCohort(server, { count: 3, startsOn: '2027-01-01', rows, seats: 2 })

    await server.db
      .updateTable('departments')
      .set({ capacity: 1 })
      .where('id', '=', cohort.departments[1]!)
      .execute()

    const chosen = cohort.trainees.map((traineeId) => ({
      traineeId,
      rowId: cohort.rows[1]!,
      departmentId: cohort.departments[1]!,
      months: 3,
      place: 0,
    }))

    await server.db.insertInto('electiveChoices').values(chosen).execute()

    return cohort
  }

  test('another department of the elective makes a place; the choice is written down with the reason', async () => {
    const cohort = await withFullDepartment()
    const id = await drafted(cohort)
    const run = await solve(id)

    expect(run).toMatchObject({
      placedCount: 2,
      left: [{ missing: [{ reason: expect.stringContaining('名额已满') }] }],
    })

    const [left] = run.left
    const replace = remedyOf(left!, 'replace')

    expect(replace.change).toMatch(/^选轮科室由 .*-1 改为 .*-2$/)

    expect(await apply(id, run, left!, 'replace', { reason: '原科室已满' })).toMatchObject({
      status: 200,
      data: { isPlaced: true },
    })

    const board = await boardOf(id)

    expect(staysOf(board, left!.traineeId)).toEqual(replace.stays)
    expect(board.blocks.filter((block) => block.start === null)).toEqual([])
    expect(conflictsOf(board)).toEqual([])
  })

  test('a seat more in the months that are shown makes a place', async () => {
    const cohort = await withFullDepartment()
    const id = await drafted(cohort)
    const run = await solve(id)
    const [left] = run.left
    const seats = remedyOf(left!, 'seats')

    expect(seats.change).toMatch(/-1 2027-0\d–2027-0\d 的名额由 1 增加到 2$/)

    expect(await apply(id, run, left!, 'seats', { reason: '临时增加' })).toMatchObject({
      status: 200,
      data: { isPlaced: true },
    })

    const months = await server.db
      .selectFrom('departmentMonths')
      .select(['seats', 'reason'])
      .execute()

    expect(months).toEqual([1, 2, 3].map(() => ({ seats: 2, reason: '临时增加' })))

    const board = await boardOf(id)

    expect(staysOf(board, left!.traineeId)).toEqual(seats.stays)
    expect(conflictsOf(board)).toEqual([])
  })

  test('a remedy needs the right of what it does, and says which; nothing is done without it', async () => {
    const cohort = await withFullDepartment()
    await server.asOwner(
      `insert into base_administrators (base_id, user_id) select ${cohort.baseId}, id from users where username = 'base'`,
    )

    const id = await drafted(cohort)
    const run = await solve(id)
    const base = await server.as('base')

    await server.asOwner(
      "delete from role_menus where menu_id in (select id from menus where perm = 'rotations:seats:set')",
    )

    const own = await lastRun(id, await server.as('base'))

    expect(remedyOf(own.left[0]!, 'seats').lacks).toBe('设置科室月容量')
    expect(await apply(id, run, own.left[0]!, 'seats', { reason: '临时增加' }, base)).toMatchObject(
      { code: 'A0301' },
    )
    expect(await server.db.selectFrom('departmentMonths').select('seats').execute()).toEqual([])
    expect((await boardOf(id)).blocks.every((block) => block.start === null)).toBe(true)
  })
})
