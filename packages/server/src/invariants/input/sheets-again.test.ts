import { describe, expect, test } from 'vitest'
import { AREAS, WORDS } from '../../areas.ts'
import { everyOf } from '../../platform/area.ts'
import type { AnySheetPlan } from '../../platform/sheets/sheet-plan.ts'
import { aTrain, somebody } from '../../testing/builders/inductions.ts'
import { type Heads, importSheet, sheetBytes, sheetRows } from '../../testing/files/sheets.ts'
import { openServer } from '../../testing/server/open-server.ts'

type Row = Record<string, string>

type RoundTrip = {
  path: string
  /** A change of one thing; absent where a sheet only adds records. */
  change?: (row: Row) => Row
  /** The account that does it; the office, if it is not named. */
  account?: string
  /**
   * Makes what the demo hospital does not have, and returns what the list is limited to and
   * imported into.
   */
  prepare?: () => Promise<Record<string, string>>
}

const server = await openServer({ hospital: 'whole' })
const office = await server.as('root')
/**
 * Rows of each list that are changed: some of all its parts, so that the others are seen to stay.
 */
const MOST_CHANGED = 30

const set = (changed: Row) => (row: Row) => ({ ...row, ...changed })

const firstRow = async (query: string) =>
  (await server.asOwner(query)).rows[0] as Record<string, string>

async function aBarredPerson() {
  await office.post('/api/v1/bars', {
    realName: '陈某',
    idCard: '11010519491231002X',
    reason: '退培',
    until: '2027-08-31',
  })

  return {}
}

async function aPersonOfThePartner() {
  const person = {
    realName: '周宁',
    idCard: '510107199001010018',
    mobile: '13829990001',
    hasConsent: true,
  }

  const added = await (await server.as('partner')).post('/sign/cooperation/people', person)

  expect(added, added.msg).toMatchObject({ status: 200 })

  return {}
}

async function aDraftStandard() {
  const { id } = await firstRow(
    'select id from standards where published_at is not null order by id limit 1',
  )
  const { data } = await office.post(`/api/v1/standards/${id}/revise`)
  return { standardId: String((data as { id: number }).id) }
}

async function aCohort() {
  const { id } = await firstRow(
    'select cohort_id as id from trainees where cohort_id is not null order by id limit 1',
  )

  return { cohortId: String(id) }
}

async function aRecordedStay() {
  const trainee =
    await firstRow(`select id, starts_on, starts_on + 29 as ends_on from trainees t where starts_on < '2026-06-01'
    and not exists (select from rotation_blocks b where b.trainee_id = t.id) order by id limit 1`)
  const department = await firstRow(
    'select id from departments where level = 2 order by id limit 1',
  )

  const recorded = await office.post('/api/v1/rotationPast', {
    traineeId: Number(trainee.id),
    departmentId: Number(department.id),
    startsOn: trainee.startsOn,
    endsOn: trainee.endsOn,
    result: 'passed',
    theoryScore: 88,
  })

  expect(recorded, recorded.msg).toMatchObject({ status: 200 })

  return {}
}

const anInduction = async () => ({
  trainId: String((await aTrain(server, { people: [somebody(1), somebody(2)] })).id),
})

/** Every list that goes out as a sheet and comes in again, by the name of its sheet. */
const ROUND_TRIPS: Readonly<Record<string, RoundTrip>> = {
  'organisation.unit': { path: '/api/v1/trainingUnits', change: set({ sort: '77' }) },
  'organisation.firstLevel': { path: '/DeptManagement/firstDept', change: set({ sort: '77' }) },
  'organisation.secondLevel': { path: '/DeptManagement/secondDept', change: set({ sort: '77' }) },
  'organisation.base': { path: '/baseManagement', change: set({ sort: '77' }) },
  'organisation.major': { path: '/majorManagement', change: set({ sort: '77' }) },
  'signup.people': {
    path: '/sign/cooperation/people',
    account: 'partner',
    prepare: aPersonOfThePartner,
  },
  'recruitment.offer': {
    path: '/api/v1/offers',
    change: (row) => ({ ...row, seats: String(Number(row.seats) + 1) }),
  },
  'recruitment.bar': {
    path: '/api/v1/bars',
    change: set({ reason: '核对' }),
    prepare: aBarredPerson,
  },
  'recruitment.score': { path: '/api/v1/exams/scores', change: set({ theory: '61.5' }) },
  'settings.dictItem': { path: '/api/v1/dict/items', change: set({ remark: '核对' }) },
  'settings.calendarDay': { path: '/api/v1/holidays/days', change: set({ name: '核对日' }) },
  'settings.timeWindow': { path: '/api/v1/timeSettings', change: set({ message: '核对' }) },
  'settings.school': { path: '/api/v1/schools', change: set({ remarks: '核对' }) },
  'students.trainees': { path: '/api/v1/trainees', change: set({ lengthMonths: '30' }) },
  'students.finalScores': {
    path: '/api/v1/completions/scores',
    change: set({ theory: '66', theoryOn: '2026-11-19' }),
  },
  'standards.standardRows': {
    path: '/api/v1/standardRows',
    change: (row) => (row.item ? { ...row, unit: '份' } : row),
    prepare: aDraftStandard,
  },
  'standards.standardDepartments': {
    path: '/api/v1/standardDepartments',
    change: set({ nameEn: 'Checked' }),
  },
  'standards.cohortMembers': { path: '/api/v1/cohortMembers', prepare: aCohort },
  'standards.timeConditions': { path: '/api/v1/timeConditions', change: set({ source: '核对' }) },
  'standards.baseIndicators': { path: '/api/v1/baseIndicators', change: set({ formula: '核对' }) },
  'standards.baseFigures': { path: '/api/v1/baseFigures', change: set({ note: '核对' }) },
  'mentors.assessments': {
    path: '/api/v1/mentorAssessments',
    change: set({ result: '合格', remark: '核对' }),
  },
  'rotations.pastBlocks': { path: '/api/v1/rotationPast', prepare: aRecordedStay },
  'rotations.departmentMonths': {
    path: '/api/v1/departmentMonths',
    change: set({ reason: '核对' }),
  },
  'absence.balances': { path: '/api/v1/leaveBalances', change: set({ usedBefore: '1' }) },
  'learning.questions': {
    path: '/api/v1/questions',
    change: (row) => (row.number ? { ...row, explanation: '核对' } : row),
  },
  'learning.inductionPeople': {
    path: '/api/v1/inductionPeople',
    change: (row) => ({ ...row, name: `${row.name}某` }),
    prepare: anInduction,
  },
}

/**
 * Not of these sheets: accounts have a test of their own (users-again), question files are formats
 * of other systems.
 */
const ELSEWHERE = ['/api/v1/users', '/api/v1/questionFiles']

const plans: readonly AnySheetPlan[] = everyOf(AREAS, 'sheets')

/** The headings of the columns that are imported. */
function headsOf(plan: AnySheetPlan): Heads {
  const [area, name] = plan.sheet.split('.') as [string, string]
  const { sheets } = WORDS[area]!['zh-cn'] as unknown as {
    sheets: Record<string, { columns: Record<string, string> }>
  }
  const imported = plan.columns.filter(({ onlyOut }) => !onlyOut)

  return Object.fromEntries(imported.map(({ key }) => [key, sheets[name]!.columns[key]!]))
}

const textsOf = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(row)).sort()

describe('a list that goes out as a sheet', () => {
  test('and comes in again is known to this walk', () => {
    const bound = new Set(server.app.bound.map((e) => `${e.method} ${e.path}`))

    const bothWays = server.app.bound
      .filter(
        (e) =>
          e.path.endsWith('/_import') && bound.has(`GET ${e.path.replace('/_import', '/_export')}`),
      )
      .map((e) => e.path.replace('/_import', ''))

    const known = [...Object.values(ROUND_TRIPS).map(({ path }) => path), ...ELSEWHERE]

    expect(bothWays.toSorted()).toEqual(known.toSorted())
  })

  test.each(Object.entries(ROUND_TRIPS))(
    '%s: unchanged rows stay as they are, a changed one changes',
    async (sheet, trip) => {
      const plan = plans.find((one) => one.sheet === sheet)!
      const who = await server.as(trip.account ?? 'root')
      const into = (await trip.prepare?.()) ?? {}

      async function exported() {
        await server.asOwner('truncate rate_limits')

        const { body, status, msg } = await who.get(
          `${trip.path}/_export?${new URLSearchParams({ reason: '核对', ...into })}`,
        )

        expect(status, msg).toBe(200)

        return { file: body, rows: await sheetRows(body, headsOf(plan)) }
      }

      const before = await exported()

      expect(before.rows.length).toBeGreaterThan(0)

      const again = await importSheet(server, who, trip.path, before.file, { into })

      expect(again).toMatchObject(
        plan.replaces ? { wrong: 0 } : { written: 0, unchanged: before.rows.length, wrong: 0 },
      )
      expect((await exported()).rows).toEqual(before.rows)

      const { change } = trip
      if (!change) return

      const every = Math.ceil(before.rows.length / MOST_CHANGED)
      const changed = before.rows.map((row, at) => (at % every === 0 ? change(row) : row))

      const task = await importSheet(
        server,
        who,
        trip.path,
        await sheetBytes(headsOf(plan), changed),
        { mode: 'valid', into },
      )

      expect(task.written).toBeGreaterThan(0)

      // Rows of closed records are refused and stay: each row is as it was or as it was written,
      // and nothing else has moved.
      const after = (await exported()).rows
      const asBefore = new Set(textsOf(before.rows))
      const changedTexts = new Set(textsOf(changed.filter((row, at) => row !== before.rows[at])))

      expect(after.length).toBe(before.rows.length)
      expect(textsOf(after).filter((row) => !changedTexts.has(row) && !asBefore.has(row))).toEqual(
        [],
      )

      // A record of several rows is written with all of them.
      const written = plan.startsRecord || plan.replaces ? 1 : task.written

      expect(textsOf(after).filter((row) => changedTexts.has(row)).length).toBeGreaterThanOrEqual(
        written,
      )
    },
  )
})
