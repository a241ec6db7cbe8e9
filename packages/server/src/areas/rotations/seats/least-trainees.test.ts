import type { Board } from '@residency/contract/areas/rotations/plan/board.contract'
import { conflictsOf } from '@residency/contract/areas/rotations/plan/conflicts.public'
import type { SolverRun } from '@residency/contract/areas/rotations/plan/run.contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeCohort, type TestCohort } from '../../../testing/builders/rotation-cohort.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const PATH = '/api/v1/rotationPlans'
const server = await openServer()
let office: Caller

beforeAll(async () => {
  server.clock.now = new Date('2026-11-20T02:00:00Z')
  office = await server.as('bhb')
})

beforeEach(async () => {
  await server.asOwner(
    'truncate rate_limits, submit_locks; delete from rotation_blocks; delete from solver_runs; delete from rotation_plans; delete from department_months; update departments set least_trainees = 0',
  )
})

/** Two trainees who are in two departments for three months each. */
const ROWS = [
  { at: 0, months: 3 },
  { at: 1, months: 3 },
]

const drafted = async (cohort: TestCohort) => {
  const form = {
    baseId: cohort.baseId,
    name: '最少人数',
    startsOn: '2027-01-01',
    months: 6,
    cohortIds: [cohort.cohortId],
  }

  return ((await office.post(PATH, form)).data as { id: number }).id
}

const boardOf = async (id: number) => (await office.get(`${PATH}/${id}/board`)).data as Board

const need = (departmentId: number, leastTrainees: number) =>
  server.db
    .updateTable('departments')
    .set({ leastTrainees })
    .where('id', '=', departmentId)
    .execute()

const solve = async (id: number): Promise<SolverRun> => {
  const { version } = await boardOf(id)
  const reply = await office.post(`${PATH}/${id}/runs`, { kind: 'solve', seconds: 30, version })

  expect(reply).toMatchObject({ status: 200 })

  await server.work()

  return (await office.get(`${PATH}/${id}/runs/last`)).data as SolverRun
}

/** Puts the blocks of each trainee one after the other, for both in the same order. */
const placeAlike = async (id: number) => {
  const { version, blocks, departments } = await boardOf(id)
  const moves = blocks.map((block) => ({
    blockId: block.id,
    start: block.departmentId === departments[0]!.id ? 0 : 3,
    isLocked: false,
  }))

  expect(await office.put(`${PATH}/${id}/board`, { version, moves })).toMatchObject({ status: 200 })
}

const cohortOfTwo = () =>
  makeCohort(server, { count: 2, startsOn: '2027-01-01', rows: ROWS, seats: 2 })

describe('a department that needs a trainee in every month', () => {
  test('has one in every month of a computed plan', async () => {
    const cohort = await cohortOfTwo()
    await need(cohort.departments[0]!, 1)

    const id = await drafted(cohort)
    const run = await solve(id)

    expect(run).toMatchObject({ state: 'done', value: 2, isProven: true, shortages: [] })

    const { version } = await boardOf(id)
    await office.post(`${PATH}/${id}/runs/${run.id}/apply`, { version })

    expect(conflictsOf(await boardOf(id))).toEqual([])
  })

  test('is named with the months in which a plan by hand leaves it without one, and the plan is published', async () => {
    const cohort = await cohortOfTwo()
    const first = cohort.departments[0]!
    const id = await drafted(cohort)

    await need(first, 1)

    expect(conflictsOf(await boardOf(id))).toEqual([])

    await placeAlike(id)

    const board = await boardOf(id)

    expect(conflictsOf(board)).toMatchObject([
      { kind: 'understaffed', departmentId: first, month: 3, months: 3, here: 0, seats: 1 },
    ])
    expect(await office.post(`${PATH}/${id}/publish`, { version: board.version })).toMatchObject({
      status: 200,
    })
  })

  test('that nobody can meet is named by department and month, with the proof', async () => {
    const cohort = await cohortOfTwo()
    await need(cohort.departments[0]!, 2)

    const run = await solve(await drafted(cohort))

    expect(run).toMatchObject({ state: 'done', isShortProven: true })
    expect(run.shortages.length).toBeGreaterThan(0)
    expect(run.shortages[0]).toMatch(/ 2027-0\d 少 \d 人$/)
  })

  test('needs no more than it has seats in a month, and nobody while it is closed', async () => {
    const cohort = await cohortOfTwo()
    const first = cohort.departments[0]!
    const id = await drafted(cohort)

    await need(first, 2)
    await office.put('/api/v1/departmentMonths', {
      departmentIds: [first],
      from: '2027-02',
      until: '2027-02',
      seats: 0,
      reason: '装修',
    })

    const board = await boardOf(id)

    expect(board.departments.find((department) => department.id === first)!.least).toEqual([
      2, 0, 2, 2, 2, 2,
    ])
  })
})
