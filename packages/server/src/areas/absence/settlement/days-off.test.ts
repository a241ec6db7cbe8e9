import type { HolidayYear } from '@residency/contract/areas/settings/holidays/holiday.contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { systemCtx } from '../../../testing/server/system-ctx.ts'
import { outdatedIds } from '../leave-decisions/reminders.queries.ts'
import { recountDays } from './recount-days.ts'

const server = await openServer()
let fixture: MentorFixtures
let office: Caller
let supervisor: Caller
let learners: Caller[] = []
let types: Record<string, number> = {}
const PATH = '/api/v1/leaves'
const MONDAY = new Date('2027-03-01T01:00:00Z')

beforeAll(async () => {
  server.clock.now = MONDAY
  fixture = await addMentorFixtures(server, { mentors: 1, trainees: 2 })
  office = await server.as('bhb')
  supervisor = await server.as(fixture.mentors[0]!.username)
  learners = await Promise.all(fixture.trainees.map(({ username }) => server.as(username)))

  const rows = await server.db.selectFrom('leaveTypes').select(['id', 'code']).execute()

  types = Object.fromEntries(rows.map((row) => [row.code, row.id]))

  await server.db
    .updateTable('trainees')
    .set({ startsOn: '2026-09-01', lengthMonths: 36 })
    .execute()

  for (const [index, { traineeId, userId }] of fixture.trainees.entries()) {
    const gender = index === 0 ? 2 : 1
    const file = { traineeId, birthDate: index === 0 ? '1990-06-01' : '1999-08-15' }

    await server.db.updateTable('users').set({ gender }).where('id', '=', userId).execute()
    await server.db.insertInto('traineeFiles').values(file).execute()

    const stay = {
      traineeId,
      departmentId: fixture.departmentId,
      from: '2027-01-01',
      until: '2027-06-30',
    }

    await aBlock(server, { ...stay, state: 'entered', supervisorId: fixture.mentors[0]!.userId })
  }

  const workers = fixture.trainees.map(({ traineeId }) => ({ traineeId, worksSince: '2020-01-01' }))

  await server.db.insertInto('leavePeople').values(workers).execute()
})

beforeEach(async () => {
  server.clock.now = MONDAY
  await server.asOwner(
    'truncate rate_limits, submit_locks, absences, absence_days, absence_dates, absence_steps, leave_accounts, rotation_absences, notices restart identity cascade',
  )
  await server.asOwner(
    'delete from calendar_days where of_year = 2027; delete from calendar_years where year = 2027',
  )
})

const form = (type: string, startsOn: string, endsOn: string, halves: object = {}) => ({
  leaveTypeId: String(types[type]),
  startsOn,
  startsHalf: 'am',
  endsOn,
  endsHalf: 'pm',
  ...halves,
})

const counted = async (
  n: number,
  type: string,
  startsOn: string,
  endsOn = startsOn,
  halves: object = {},
) => {
  const query = new URLSearchParams(form(type, startsOn, endsOn, halves))
  return ((await learners[n]!.get(`${PATH}/own/preview?${query}`)).data as { total: number }).total
}

async function approved(n: number, type: string, startsOn: string, endsOn = startsOn) {
  const sent = {
    ...form(type, startsOn, endsOn),
    leaveTypeId: types[type],
    reason: '返乡',
    papers: [],
    urgentReason: '急事',
  }

  const reply = await learners[n]!.post(`${PATH}/own`, sent)

  expect(reply, reply.msg).toMatchObject({ status: 200 })

  const { id } = reply.data as { id: number }

  const { version } = await server.db
    .selectFrom('absences')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  expect(await supervisor.post(`${PATH}/${id}/act`, { action: 'approve', version })).toMatchObject({
    data: { state: 'approved' },
  })

  return id
}

const version = async () =>
  ((await office.get('/api/v1/holidays/2027')).data as HolidayYear).version

async function declare(day: string, kind: 'off' | 'work' | 'usual', name = '台风') {
  const change = { from: day, until: day, kind, name, version: await version() }
  expect(await office.put('/api/v1/holidays/2027/days', change)).toMatchObject({ status: 200 })

  return recountDays({
    ...systemCtx(server),
    actor: { ...systemCtx(server).actor, userId: office.userId },
  })
}

type BalanceAnswer = { leaveTypeId: number; used: number; left: number | null }

/** Used days of a type as the trainee's page, the office's page and the figures have them. */
async function usedOf(n: number, type: string) {
  const ofType = (rows: readonly BalanceAnswer[]) =>
    rows.find(({ leaveTypeId }) => leaveTypeId === types[type])?.used ?? 0
  const { traineeId } = fixture.trainees[n]!
  const balance = ofType((await learners[n]!.get(`${PATH}/own/balances`)).data as BalanceAnswer[])

  const page = ofType(
    (
      (await office.get(`/api/v1/leaveBalances/${traineeId}?year=2027`)).data as {
        balances: BalanceAnswer[]
      }
    ).balances,
  )

  const figures = (await office.get(`/api/v1/leaveFigures?year=2027&by=type`)).data as {
    list: { id: string; days: number }[]
  }

  return {
    own: balance,
    page,
    figures: figures.list.find(({ id }) => id === String(types[type]))?.days ?? 0,
  }
}

const all = (days: number) => ({ own: days, page: days, figures: days })

const noticesOf = async (userId: number) =>
  (
    await server.db
      .selectFrom('notices')
      .select(['kind', 'body'])
      .where('userId', '=', userId)
      .execute()
  ).filter(({ kind }) => kind.startsWith('leave.recount'))

describe('days off that change after the approval of a leave', () => {
  test('give days back to the account, or take them, and notify the trainee and the approver', async () => {
    await approved(1, 'annual', '2027-03-10')
    await approved(0, 'personal', '2027-03-10')
    expect(await usedOf(1, 'annual')).toEqual(all(1))
    expect(await declare('2027-03-10', 'off')).toBe(2)
    expect(await usedOf(1, 'annual')).toEqual(all(0))

    const [toTrainee] = await noticesOf(fixture.trainees[1]!.userId)

    expect(toTrainee).toMatchObject({
      kind: 'leave.recount',
      body: expect.stringContaining('从 1 天更新为 0 天'),
    })

    expect(await noticesOf(fixture.mentors[0]!.userId)).toMatchObject([
      { kind: 'leave.recountDeciders' },
      { kind: 'leave.recountDeciders' },
    ])

    expect(await declare('2027-03-10', 'usual')).toBe(2)
    expect(await usedOf(1, 'annual')).toEqual(all(1))

    expect(
      await declare('2027-04-20', 'off'),
      'counted again, and nobody is notified where nothing changed',
    ).toBe(2)

    expect(await noticesOf(fixture.trainees[1]!.userId)).toHaveLength(2)
  })

  test('are counted again once for each change of the calendar', async () => {
    await approved(1, 'annual', '2027-03-10')
    expect(await declare('2027-03-10', 'off')).toBe(1)
    expect(await recountDays(systemCtx(server))).toBe(0)
  })

  test('count also where an imported year replaces what was known', async () => {
    await approved(1, 'annual', '2027-03-09')

    const file = {
      year: 2027,
      papers: ['https://www.gov.cn/x'],
      days: [{ date: '2027-03-09', name: '调休', isOffDay: true }],
    }

    expect(
      await office.post('/api/v1/holidays/import', {
        file,
        keepEdits: true,
        version: await version(),
      }),
    ).toMatchObject({ status: 200 })

    expect(
      await recountDays({
        ...systemCtx(server),
        actor: { ...systemCtx(server).actor, userId: office.userId },
      }),
    ).toBe(1)

    expect(await usedOf(1, 'annual')).toEqual(all(0))
  })

  test('days off by law count in accounts and figures before the year is published', async () => {
    await approved(1, 'annual', '2027-04-05', '2027-04-06')
    expect(await usedOf(1, 'annual')).toEqual(all(1))
  })
})

describe('half a day off for a group', () => {
  test('8 March counts half a day for a woman, and its afternoon nothing', async () => {
    expect([
      await counted(0, 'personal', '2027-03-08'),
      await counted(1, 'personal', '2027-03-08'),
    ]).toEqual([0.5, 1])

    expect(await counted(0, 'personal', '2027-03-08', '2027-03-08', { startsHalf: 'pm' })).toBe(0)
    expect(await counted(0, 'personal', '2027-03-08', '2027-03-08', { endsHalf: 'am' })).toBe(0.5)
    expect(await counted(0, 'personal', '2027-03-05', '2027-03-09')).toBe(2.5)
    expect(await counted(0, 'sick', '2027-03-08'), 'calendar days have no days off').toBe(1)
  })

  test('4 May counts half a day up to 28 years of age', async () => {
    expect([
      await counted(0, 'personal', '2027-05-04'),
      await counted(1, 'personal', '2027-05-04'),
    ]).toEqual([1, 0.5])
  })

  test('is half a day in the account, in the figures and in the share of the stay', async () => {
    await approved(0, 'annual', '2027-03-08')
    expect(await usedOf(0, 'annual')).toEqual(all(0.5))

    const query = new URLSearchParams(form('personal', '2027-03-10', '2027-03-10'))
    const { stays } = (await learners[0]!.get(`${PATH}/own/preview?${query}`)).data as {
      stays: { awayBefore: number }[]
    }

    expect(stays).toMatchObject([{ awayBefore: 0.5 }])
  })
})

describe('of eleven years of absences', () => {
  type Plan = {
    'Relation Name'?: string
    'Actual Rows': number
    'Actual Loops': number
    'Rows Removed by Filter'?: number
    Plans?: Plan[]
  }

  /** How many rows of absences a statement reads. */
  const readOf = (plan: Plan): number => {
    const own = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    const below = (plan.Plans ?? []).reduce((sum, child) => sum + readOf(child), 0)
    return plan['Relation Name'] === 'absences' ? own + below : below
  }

  const reading = async () => {
    const { sql } = outdatedIds.compile(server.db)
    const { rows } = await server.asOwner(`explain (analyze, format json) select id from ${sql} o`)

    return readOf(rows[0]['QUERY PLAN'][0].Plan)
  }

  test('only those whose calendar has changed are read, and each change is found', async () => {
    await server.asOwner(`
      insert into absences (kind, trainee_id, starts_on, ends_on, state, reason, created_by, calendar_version)
        select 'unexcused', ${fixture.trainees[0]!.traineeId}, day, day, 'recorded', '旷工', ${office.userId},
          coalesce((select c.version from calendar_years c where c.year = date_part('year', day)), 0)
        from generate_series(date '2010-01-01', date '2020-12-31', interval '1 day') day;
      analyze absences`)

    await recountDays(systemCtx(server))
    expect(await reading()).toBeLessThan(100)

    await server.asOwner(`update absences set calendar_version = 7 where starts_on = '2015-05-04'`)
    expect(await reading()).toBeLessThan(100)
    expect(await recountDays(systemCtx(server))).toBe(1)
    expect(await recountDays(systemCtx(server))).toBe(0)
  })
})
