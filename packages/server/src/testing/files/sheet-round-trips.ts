import { expect } from 'vitest'
import { AREAS, WORDS } from '../../areas.ts'
import { everyOf } from '../../platform/area.ts'
import type { AnySheetPlan } from '../../platform/sheets/sheet-plan.ts'
import { aTrain, somebody } from '../builders/inductions.ts'
import type { Caller, TestServer } from '../server/open-server.ts'
import { type Heads, sheetRows } from './sheets.ts'

export type SheetTexts = Record<string, string>

export type RoundTrip = {
  path: string

  /** A change of one thing; absent where a sheet only adds records. */
  change?: (row: SheetTexts) => SheetTexts

  /** The account that does it; the office, if it is not named. */
  account?: string

  /**
   * Makes what the demo hospital does not have, and returns what the list is limited to and
   * imported into.
   */
  prepare?: (server: TestServer, office: Caller) => Promise<Record<string, string>>
}

const set = (changed: SheetTexts) => (row: SheetTexts) => ({ ...row, ...changed })

const firstRow = async (server: TestServer, query: string) =>
  (await server.asOwner(query)).rows[0] as Record<string, string>

async function aBarredPerson(_server: TestServer, office: Caller) {
  await office.post('/api/v1/bars', {
    realName: '陈某',
    idCard: '11010519491231002X',
    reason: '退培',
    until: '2027-08-31',
  })

  return {}
}

async function aPersonOfThePartner(server: TestServer) {
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

async function aDraftStandard(server: TestServer, office: Caller) {
  const { id } = await firstRow(
    server,
    'select id from standards where published_at is not null order by id limit 1',
  )
  const { data } = await office.post(`/api/v1/standards/${id}/revise`)
  return { standardId: String((data as { id: number }).id) }
}

async function aCohort(server: TestServer) {
  const { id } = await firstRow(
    server,
    'select cohort_id as id from trainees where cohort_id is not null order by id limit 1',
  )

  return { cohortId: String(id) }
}

async function aRecordedStay(server: TestServer, office: Caller) {
  const trainee = await firstRow(
    server,
    `select id, starts_on, starts_on + 29 as ends_on from trainees t where starts_on < '2026-06-01'
    and not exists (select from rotation_blocks b where b.trainee_id = t.id) order by id limit 1`,
  )
  const department = await firstRow(
    server,
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

const anInduction = async (server: TestServer) => ({
  trainId: String((await aTrain(server, { people: [somebody(1), somebody(2)] })).id),
})

/** Every list that goes out as a sheet and comes in again, by the name of its sheet. */
export const ROUND_TRIPS: Readonly<Record<string, RoundTrip>> = {
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

const plans: readonly AnySheetPlan[] = everyOf(AREAS, 'sheets')

/** A list that is ready to go out: who takes it out, what it is limited to, and its plan. */
export async function openRoundTrip(server: TestServer, sheet: string) {
  const trip = ROUND_TRIPS[sheet]!
  const plan = plans.find((one) => one.sheet === sheet)!
  const who = await server.as(trip.account ?? 'root')
  const into = (await trip.prepare?.(server, await server.as('root'))) ?? {}

  /** The list as it goes out now, as a file and as rows by column. */
  async function exported() {
    await server.asOwner('truncate rate_limits')

    const { body, status, msg } = await who.get(
      `${trip.path}/_export?${new URLSearchParams({ reason: '核对', ...into })}`,
    )

    expect(status, msg).toBe(200)

    return { file: body, rows: await sheetRows(body, headsOf(plan)) }
  }

  return { trip, plan, who, into, exported }
}

/** The headings of the columns that are imported. */
export function headsOf(plan: AnySheetPlan): Heads {
  const [area, name] = plan.sheet.split('.') as [string, string]
  const { sheets } = WORDS[area]!['zh-cn'] as unknown as {
    sheets: Record<string, { columns: Record<string, string> }>
  }
  const imported = plan.columns.filter(({ onlyOut }) => !onlyOut)

  return Object.fromEntries(imported.map(({ key }) => [key, sheets[name]!.columns[key]!]))
}
