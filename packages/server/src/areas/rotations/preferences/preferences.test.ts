import type { Board } from '@residency/contract/areas/rotations/plan/board.contract'
import type { SolverRun } from '@residency/contract/areas/rotations/plan/run.contract'
import type {
  OwnPreferences,
  PlanPreferences,
} from '@residency/contract/areas/rotations/preferences/preference.contract'
import { rotationsWords } from '@residency/contract/areas/rotations/text'
import { beforeEach, describe, expect, test } from 'vitest'
import { AREAS } from '../../../areas.ts'
import { makeCohort, type TestCohort } from '../../../testing/builders/rotation-cohort.ts'
import { runOverlapping } from '../../../testing/run-overlapping.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const PLANS = '/api/v1/rotationPlans'
const OWN = '/api/v1/rotationPreferences/own'
const CLOSES = '2026-11-30T18:00:00+08:00'
const NOW = '2026-11-20T02:00:00Z'

/** How somebody without the permission is refused. */
const REFUSED = { status: 401, code: 'A0301' }

const server = await openServer()
const errors = rotationsWords['zh-cn'].errors as Record<string, string>
const sentenceOf = (error: string) =>
  expect.stringMatching(new RegExp(errors[error]!.replace(/\{\w+\}/g, '.+')))
let office: Caller
let cohort: TestCohort
let id: number

/** The trainees of the cohort, signed in. */
async function signedIn(): Promise<Caller[]> {
  const people = await server.db
    .selectFrom('trainees as t')
    .innerJoin('users as u', 'u.id', 't.userId')
    .select('u.username')
    .where('t.id', 'in', cohort.trainees)
    .orderBy('t.id')
    .execute()

  return Promise.all(people.map(({ username }) => server.as(username)))
}

/** A cohort whose trainees have the role of trainees. */
async function makeTrainees(): Promise<TestCohort> {
  const made = await makeCohort(server, {
    count: 3,
    startsOn: '2027-01-01',
    rows: [
      { at: 0, months: 3 },
      { at: 1, months: 3 },
    ],
    seats: 3,
  })

  await server.asOwner(
    `insert into user_roles (user_id, role_id) select t.user_id, r.id from trainees t
      join roles r on r.code = 'STUDENT' where t.id = any('{${made.trainees}}')`,
  )

  return made
}

let [first, second]: Caller[] = []

const draft = async (of = cohort) => {
  const form = {
    baseId: of.baseId,
    name: '意向计划',
    startsOn: '2027-01-01',
    months: 6,
    cohortIds: [of.cohortId],
  }

  return ((await office.post(PLANS, form)).data as { id: number }).id
}

const boardOf = async (planId = id) => (await office.get(`${PLANS}/${planId}/board`)).data as Board
const open = (planId = id, closesAt = CLOSES, who = office) =>
  who.post(`${PLANS}/${planId}/preferences/window`, { closesAt })
const ofPlan = async (planId = id) =>
  (await office.get(`${PLANS}/${planId}/preferences`)).data as PlanPreferences
const own = async (who: Caller) => (await who.get(OWN)).data as OwnPreferences[]
const save = (who: Caller, preferences: object[], version = 0, planId = id) =>
  who.put(`${OWN}/${planId}`, { version, preferences })

const [A, B] = [() => cohort.departments[0]!, () => cohort.departments[1]!]
const early = () => ({ kind: 'prefer', departmentId: A(), months: [0, 1, 2] })
const notLate = () => ({ kind: 'avoid', departmentId: B(), months: [3, 4, 5] })
const order = () => ({ kind: 'order', departmentId: A(), nextId: B() })

const waitingOf = async (who: Caller) =>
  ((await who.get('/api/v1/waiting')).data as { kind: string }[]).filter(
    ({ kind }) => kind === 'enterPreferences',
  )

/** Puts the blocks of a trainee in the departments one after the other. */
const place = async (trainee: number, departments: readonly number[], more: object = {}) => {
  const { version, blocks } = await boardOf()
  const moves = blocks
    .filter(({ traineeId }) => traineeId === trainee)
    .map((block) => ({
      blockId: block.id,
      start: departments.indexOf(block.departmentId) * 3,
      isLocked: false,
      ...more,
    }))

  expect(await office.put(`${PLANS}/${id}/board`, { version, moves })).toMatchObject({
    status: 200,
  })
}

const publish = async () =>
  office.post(`${PLANS}/${id}/publish`, { version: (await boardOf()).version })

const solve = async () => {
  const { version } = await boardOf()
  await office.post(`${PLANS}/${id}/runs`, { kind: 'solve', seconds: 30, version })
  await server.work()

  return (await office.get(`${PLANS}/${id}/runs/last`)).data as SolverRun
}

const apply = async (run: SolverRun) =>
  office.post(`${PLANS}/${id}/runs/${run.id}/apply`, { version: (await boardOf()).version })

beforeEach(async () => {
  server.clock.now = new Date(NOW)
  await server.asOwner(
    'truncate rate_limits, submit_locks, notices cascade; delete from rotation_blocks; delete from solver_runs; delete from rotation_plans',
  )
  office = await server.as('bhb')

  cohort ??= await makeTrainees()
  ;[first, second] = await signedIn()
  id = await draft()
})

describe('the window of a plan', () => {
  test('is opened once, with a notice and a link to every trainee of the plan', async () => {
    expect((await ofPlan()).actions).toEqual(['open'])
    expect(await open()).toMatchObject({ status: 200 })
    expect(await open(id, '2026-12-05T18:00:00+08:00')).toMatchObject({
      status: 409,
      msg: errors.preferenceWindowThere,
    })

    const notices = await server.db
      .selectFrom('notices')
      .select(['path', 'kind'])
      .where('kind', '=', 'rotationPreferences.open')
      .execute()

    expect(notices).toHaveLength(3)
    expect(notices[0]!.path).toBe('/rotation/preferences')
    expect(await ofPlan()).toMatchObject({
      window: { isOpen: true, closesAt: CLOSES },
      traineeCount: 3,
      enteredCount: 0,
      actions: ['prolong', 'close'],
    })
  })

  test('asks nobody who has left, or for whom nothing is to be placed', async () => {
    const [left, locked] = cohort.trainees
    await place(locked!, [A(), B()], { isLocked: true })
    await server.asOwner(`update trainees set status = 'departed' where id = ${left}`)

    try {
      await open()

      const notices = await server.db.selectFrom('notices').select('userId').execute()

      expect(notices).toHaveLength(1)
      expect(await ofPlan()).toMatchObject({ traineeCount: 1, missing: [expect.any(String)] })
      expect(await waitingOf(second!)).toEqual([])
    } finally {
      await server.asOwner(`update trainees set status = 'inTraining' where id = ${left}`)
    }
  })

  test('is in the calendar of its trainees until it closes', async () => {
    const deadlines = async () =>
      (
        (await first!.get('/api/v1/calendar?from=2026-11-01&until=2026-12-31')).data as {
          kind: string
          title: string
        }[]
      ).filter(({ kind }) => kind === 'rotation.preferences')

    await open()
    expect(await deadlines()).toMatchObject([{ title: '轮转意向：意向计划' }])

    const { version } = (await ofPlan()).window!
    await office.post(`${PLANS}/${id}/preferences/window/close`, { version })
    expect(await deadlines()).toEqual([])
  })

  test('closes in the future only', async () => {
    expect(await open(id, '2026-11-19T18:00:00+08:00')).toMatchObject({ status: 400 })

    await open()
    const { version } = (await ofPlan()).window!

    expect(
      await office.put(`${PLANS}/${id}/preferences/window`, {
        version,
        closesAt: '2026-11-19T18:00:00+08:00',
      }),
    ).toMatchObject({ status: 400 })
  })

  test('is closed early, and prolonged again; each with the version that was read', async () => {
    await open()
    const { version } = (await ofPlan()).window!

    expect(
      await office.post(`${PLANS}/${id}/preferences/window/close`, { version: version + 1 }),
    ).toMatchObject({ status: 409 })
    expect(await office.post(`${PLANS}/${id}/preferences/window/close`, { version })).toMatchObject(
      {
        status: 200,
      },
    )
    expect((await ofPlan()).actions).toEqual(['prolong'])
    expect((await own(first!))[0]).toMatchObject({ actions: [] })
    expect(await save(first!, [early()])).toMatchObject({ status: 409 })

    await office.put(`${PLANS}/${id}/preferences/window`, {
      version: version + 1,
      closesAt: CLOSES,
    })

    expect(await save(first!, [early()])).toMatchObject({ status: 200 })
  })

  test('is closed by the publication, and never opened for a plan in force', async () => {
    await open()
    for (const trainee of cohort.trainees) await place(trainee, [A(), B()])

    expect(await publish()).toMatchObject({ status: 200 })
    expect(await save(first!, [early()])).toMatchObject({ status: 409 })
    expect((await ofPlan()).window).toMatchObject({
      isOpen: false,
      closesAt: '2026-11-20T10:00:00+08:00',
    })

    const { version } = (await ofPlan()).window!

    expect(
      await office.put(`${PLANS}/${id}/preferences/window`, { version, closesAt: CLOSES }),
    ).toMatchObject({ status: 409 })
    expect(await open(id, '2026-12-08T18:00:00+08:00')).toMatchObject({ status: 409 })
  })

  test('of saving and publishing at once, what is saved is counted and what is late is refused', async () => {
    await open()
    for (const trainee of cohort.trainees) await place(trainee, [A(), B()])

    const { version } = await boardOf()
    const [saved, published] = await Promise.all([
      save(first!, [early()]),
      office.post(`${PLANS}/${id}/publish`, { version }),
    ])

    expect(published.status).toBe(200)
    expect([200, 409]).toContain(saved.status)

    const { trainees, ignoredCount } = await ofPlan()

    expect(trainees.map(({ met }) => met)).toEqual(saved.status === 200 ? [10] : [])
    expect(ignoredCount).toBe(0)
  })

  test('a saving waits for the transaction that closes the window, and is refused then', async () => {
    await open()

    const late = await runOverlapping(
      server,
      (db) =>
        db
          .updateTable('rotationPreferenceWindows')
          .set({ closesAt: new Date(NOW) })
          .where('planId', '=', id)
          .execute(),
      () => save(first!, [early()]),
    )

    expect(late).toMatchObject({ status: 409 })
    expect((await ofPlan()).enteredCount).toBe(0)
  })
})

describe('the preferences of a trainee', () => {
  test('are saved as a whole by rank and read as they were saved', async () => {
    await open()

    expect(await own(first!)).toMatchObject([
      {
        planId: id,
        version: 0,
        savedAt: null,
        from: 0,
        until: 6,
        departments: [{ months: 3 }, { months: 3 }],
        preferences: [],
        actions: ['save'],
      },
    ])
    expect(await save(first!, [order(), early(), notLate()])).toMatchObject({
      data: { version: 1 },
    })
    expect(await own(first!)).toMatchObject([
      { version: 1, preferences: [order(), early(), notLate()].map(({ kind }) => ({ kind })) },
    ])
    expect(await save(first!, [early()], 1)).toMatchObject({ data: { version: 2 } })
    expect((await own(first!))[0]!.preferences).toMatchObject([{ rank: 1, ...early() }])
  })

  test('that somebody saved elsewhere meanwhile are not overwritten', async () => {
    await open()
    await save(first!, [early()])

    expect(await save(first!, [notLate()])).toMatchObject({ status: 409 })
    expect((await own(first!))[0]!.preferences).toMatchObject([early()])
  })

  test('are about departments and months that are still to be placed, and do not contradict', async () => {
    await open()

    const other = await makeCohort(server, {
      count: 1,
      startsOn: '2027-01-01',
      rows: [{ at: 0, months: 3 }],
    })

    for (const [preferences, error] of [
      [[{ ...early(), departmentId: other.departments[0] }], 'preferenceDepartmentUnknown'],
      [[{ ...early(), months: [6] }], 'preferenceMonthsOutside'],
      [[early(), { ...early(), kind: 'avoid', months: [2, 3] }], 'preferencesContradict'],
    ] as const)
      expect(await save(first!, [...preferences]), error).toMatchObject({
        status: 400,
        errors: [{ path: 'preferences', message: sentenceOf(error) }],
      })

    for (const preferences of [
      [early(), early()],
      [order(), { ...order(), departmentId: B(), nextId: A() }],
      [{ ...order(), nextId: A() }],
      [{ ...early(), months: [] }],
      Array.from({ length: 6 }, early),
    ])
      expect(await save(first!, preferences)).toMatchObject({ status: 400 })
  })

  test('are refused after the window has closed, with the time', async () => {
    await open()
    server.clock.now = new Date('2026-11-30T10:00:01Z')
    first = (await signedIn())[0]!

    expect(await save(first!, [early()])).toMatchObject({
      status: 409,
      msg: errors.preferencesClosed!.replace('{until}', '2026-11-30 18:00'),
    })
  })

  test('wait on the home page until they are entered', async () => {
    await open()
    expect(await waitingOf(first!)).toMatchObject([{ count: 1 }])

    await save(first!, [early()])
    expect(await waitingOf(first!)).toEqual([])
  })
})

describe('a reminder', () => {
  const jobs = AREAS.flatMap(({ schedule = [] }) => schedule).filter(
    ({ name }) => name === 'reminders of deadlines',
  )

  /** Runs what reminds people, twice, and answers how many reminders there are by then. */
  const remindersAt = async (now: string) => {
    server.clock.now = new Date(now)
    for (const { run } of [...jobs, ...jobs]) await run(server.app.asSystem())

    const sent = await server.db
      .selectFrom('notices')
      .select(['userId', 'path'])
      .where('kind', 'like', 'deadline.%')
      .where('path', '=', '/rotation/preferences')
      .execute()

    return sent.length
  }

  test('goes once to those who have entered nothing, when a day is left, and not after the end', async () => {
    await open()
    await save(first!, [early()])

    expect(await remindersAt('2026-11-24T00:00:00Z')).toBe(0)
    expect(await remindersAt('2026-11-29T12:00:00Z')).toBe(2)
    expect(await remindersAt('2026-12-01T12:00:00Z')).toBe(2)
  })
})

describe('nobody else', () => {
  test('reads the preferences of a trainee: another trainee, a department, a base, a teacher', async () => {
    await open()
    await save(first!, [early()])

    expect((await own(second!))[0]!.preferences).toEqual([])

    for (const name of ['base', 'dept', 'teacher', 'student']) {
      const other = await server.as(name)

      expect(await other.get(`${PLANS}/${id}/preferences`), name).toMatchObject(REFUSED)
      expect(await open(id, CLOSES, other), name).toMatchObject(REFUSED)
    }

    const student = await server.as('student')

    expect(await own(student)).toEqual([])
    expect(await save(student, [early()])).toMatchObject({ status: 404 })
    expect(JSON.stringify((await second!.get(OWN)).data)).not.toContain('"rank"')
  })

  test('of the base that makes the plan reads more than sums', async () => {
    await server.asOwner(
      `insert into base_administrators (base_id, user_id) select ${cohort.baseId}, id from users where username = 'base' on conflict do nothing`,
    )
    await open()
    await save(first!, [early()])
    await solve()

    const base = await server.as('base')

    expect(await base.get(`${PLANS}/${id}/preferences`)).toMatchObject(REFUSED)

    const run = await base.get(`${PLANS}/${id}/runs/last`)

    expect(run.data).toMatchObject({ preferences: { met: 10, wanted: 10, most: 10 } })

    for (const path of ['/board', '/runs/last', ''])
      expect(JSON.stringify((await base.get(`${PLANS}/${id}${path}`)).data)).not.toMatch(
        /"prefer"|departmentId":\d+,"months":\[/,
      )
  })

  test('finds preferences in the board, the run or the log', async () => {
    await open()
    await save(first!, [early()])

    expect(JSON.stringify(await boardOf())).not.toMatch(/preference|prefer/i)

    const entries = await server.db
      .selectFrom('auditEntries')
      .select('detail')
      .where('action', '=', 'rotations.preference.save')
      .orderBy('id')
      .execute()

    expect(entries.at(-1)!.detail).toEqual({ plan: id, count: 1 })
  })
})

describe('a computation', () => {
  test('meets preferences within the fewest seats, and says what is met, of how much, and the bound', async () => {
    await open()
    await save(first!, [early()])
    await save(second!, [{ ...early(), departmentId: B() }])

    const run = await solve()

    expect(run).toMatchObject({ value: 4, preferences: { met: 20, wanted: 20, most: 20 } })

    await apply(run)

    const { met, wanted, trainees } = await ofPlan()

    expect({ met, wanted }).toEqual({ met: 20, wanted: 20 })
    expect(trainees.map((trainee) => trainee.met)).toEqual([10, 10])
  })

  test('does not give up a seat for a preference, and the bound says that no more could be met', async () => {
    await open()
    for (const who of [first!, second!, (await signedIn())[2]!]) await save(who, [early()])

    const run = await solve()

    expect(run).toMatchObject({ value: 4, preferences: { met: 20, wanted: 30, most: 20 } })
  })

  test('that repairs counts what is met, and says nothing of a bound', async () => {
    await open()
    await save(first!, [early()])
    for (const trainee of cohort.trainees) await place(trainee, [A(), B()])

    const { version } = await boardOf()
    await office.post(`${PLANS}/${id}/runs`, { kind: 'repair', seconds: 30, version, fromMonth: 0 })
    await server.work()

    expect((await office.get(`${PLANS}/${id}/runs/last`)).data).toMatchObject({
      preferences: { met: 10, wanted: 10, most: null },
    })
  })

  test('leaves out somebody who has left the plan', async () => {
    await open()
    await save(first!, [early()])
    await save(second!, [early()])

    const cohortOf = (cohortId: number | null) =>
      server.db
        .updateTable('trainees')
        .set({ cohortId })
        .where('id', '=', cohort.trainees[0]!)
        .execute()

    await cohortOf(null)

    try {
      expect(await ofPlan()).toMatchObject({ traineeCount: 2, wanted: 10, ignoredCount: 0 })
      expect((await own(first!))[0]).toMatchObject({ actions: [] })
      expect(await save(first!, [], 1)).toMatchObject({ status: 404 })
    } finally {
      await cohortOf(cohort.cohortId)
    }
  })

  test('without preferences says nothing about them', async () => {
    await open()

    expect((await solve()).preferences).toBeNull()
  })

  test('leaves out a preference about a block that is no longer there, without a complaint', async () => {
    await open()
    await save(first!, [early(), notLate()])
    await server.db
      .deleteFrom('planBlocks')
      .where('planId', '=', id)
      .where('traineeId', '=', cohort.trainees[0]!)
      .where('departmentId', '=', B())
      .execute()

    expect((await solve()).preferences).toMatchObject({ wanted: 10 })
    expect(await ofPlan()).toMatchObject({ wanted: 10, ignoredCount: 1 })
  })
})

describe('the share of preferences that is met', () => {
  test('follows the board as it is moved by hand, whose is least first', async () => {
    await open()
    await save(first!, [early(), notLate(), order()])
    await save(second!, [early()])
    await place(cohort.trainees[0]!, [B(), A()])
    await place(cohort.trainees[1]!, [A(), B()])

    expect(await ofPlan()).toMatchObject({
      met: 13,
      wanted: 20,
      trainees: [
        {
          id: cohort.trainees[0],
          met: 3,
          preferences: [{ isMet: false }, { isMet: true }, { isMet: false }],
        },
        { id: cohort.trainees[1], met: 10, preferences: [{ isMet: true }] },
      ],
    })

    await place(cohort.trainees[0]!, [A(), B()])

    expect((await ofPlan()).met).toBe(17)
  })

  test('counts nothing as met that has no place yet', async () => {
    await open()
    await save(first!, [notLate()])

    expect((await ofPlan()).trainees).toMatchObject([{ met: 0, preferences: [{ isMet: false }] }])
  })

  test('is kept as it was published, for the office and for the trainee', async () => {
    await open()
    await save(first!, [early(), notLate()])
    for (const trainee of cohort.trainees) await place(trainee, [A(), B()])

    await publish()

    expect(await own(first!)).toMatchObject([
      {
        isPublished: true,
        actions: [],
        preferences: [
          { points: 6, isMet: true, planned: [0, 1, 2] },
          { points: 4, isMet: false, planned: [3, 4, 5] },
        ],
      },
    ])

    await server.db
      .deleteFrom('rotationBlocks')
      .where('traineeId', '=', cohort.trainees[0]!)
      .execute()

    expect(await ofPlan()).toMatchObject({ met: 6, wanted: 10, actions: [] })
  })
})

test('the own record has the own preferences with their results', async () => {
  await open()
  await save(first!, [early()])

  const file = (await first!.get('/api/v1/users/info/export')).body.toString('utf8')

  expect(JSON.parse(file).轮转意向).toMatchObject([
    { 轮转计划: '意向计划', 意向: expect.stringContaining('2027-01 至 2027-03'), 结果: '待安排' },
  ])

  const other = (await second!.get('/api/v1/users/info/export')).body.toString('utf8')

  expect(JSON.parse(other)).not.toHaveProperty('轮转意向')
})
