import { Readable } from 'node:stream'
import { absenceWords } from '@residency/contract/areas/absence/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fieldCrypto } from '../../../platform/crypto/fields.ts'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { findDepartmentId, findNoticeKinds, findVersion } from '../../../testing/find-records.ts'
import { proofRuns } from '../../../testing/proof.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { remindDeciders, remindTrainees } from '../leave-decisions/remind-of-leaves.ts'
import { recountDays } from '../settlement/recount-days.ts'
import { eraseLeavePapers } from './erase-papers.ts'

type LeaveAnswer = {
  id: number
  state: string
  days: number
  steps: { step: string; names: string[]; outcome: string | null }[]
}

const server = await openServer()
let fixture: MentorFixtures
let office: Caller
let base: Caller
let [P, Q] = [0, 0]
let types: Record<string, number> = {}
const PATH = '/api/v1/leaves'
const errors = absenceWords['zh-cn'].errors as Record<string, string>
const TUESDAY = new Date('2026-11-10T01:00:00Z')

const says = (key: string, values: Record<string, string | number>) =>
  fillSentence(errors[key]!, values)

beforeAll(async () => {
  server.clock.now = TUESDAY
  office = await server.as('bhb')
  base = await server.as('base')
  fixture = await addMentorFixtures(server, { mentors: 2, trainees: 4 })

  const id = (name: string) => findDepartmentId(server, name)
  ;[P, Q] = [await id('住院药房'), await id('门诊药房')]

  const rows = await server.db.selectFrom('leaveTypes').select(['id', 'code']).execute()

  types = Object.fromEntries(rows.map((row) => [row.code, row.id]))

  await server.db
    .insertInto('leavePeople')
    .values(fixture.trainees.map(({ traineeId }) => ({ traineeId, worksSince: '2020-01-01' })))
    .execute()
})

beforeEach(() =>
  server.asOwner(
    'truncate rate_limits, submit_locks, absences, absence_days, absence_dates, absence_steps, leave_accounts, leave_account_changes, rotation_absences, rotation_swaps, rotation_blocks, notices restart identity cascade',
  ),
)

afterEach(() => {
  server.clock.now = TUESDAY
})

const trainee = (n: number) => server.as(fixture.trainees[n]!.username)
const mentor = (n: number) => server.as(fixture.mentors[n]!.username)

const stay = (
  n: number,
  departmentId: number,
  from: string,
  until: string,
  supervisor: number | null,
) =>
  aBlock(server, {
    traineeId: fixture.trainees[n]!.traineeId,
    departmentId,
    from,
    until,
    state: 'entered',
    ...(supervisor === null ? {} : { supervisorId: fixture.mentors[supervisor]!.userId }),
  })

/**
 * November in the inpatient pharmacy, December in the outpatient pharmacy, each with a supervisor.
 */
async function twoStays(n = 0) {
  return [
    await stay(n, P, '2026-11-01', '2026-11-30', 0),
    await stay(n, Q, '2026-12-01', '2027-01-31', 1),
  ] as const
}

const form = (type: string, startsOn: string, endsOn = startsOn, more: object = {}) => ({
  leaveTypeId: types[type]!,
  startsOn,
  startsHalf: 'am',
  endsOn,
  endsHalf: 'pm',
  reason: '家中有事',
  papers: [],
  ...more,
})

const apply = async (
  n: number,
  type: string,
  startsOn: string,
  endsOn = startsOn,
  more: object = {},
) => (await trainee(n)).post(`${PATH}/own`, form(type, startsOn, endsOn, more))

const applied = async (...input: Parameters<typeof apply>) => {
  const reply = await apply(...input)
  expect(reply, reply.msg).toMatchObject({ status: 200 })

  return (reply.data as { id: number }).id
}

const preview = async (
  n: number,
  type: string,
  startsOn: string,
  endsOn = startsOn,
  halves = 'am pm',
) => {
  const [startsHalf, endsHalf] = halves.split(' ')

  const query = new URLSearchParams({
    leaveTypeId: String(types[type]),
    startsOn,
    startsHalf: startsHalf!,
    endsOn,
    endsHalf: endsHalf!,
  })

  return (await trainee(n)).get(`${PATH}/own/preview?${query}`)
}

const versionOf = (id: number) => findVersion(server, 'absences', id)

const act = async (who: Caller, id: number, action = 'approve', reason?: string) =>
  who.post(`${PATH}/${id}/act`, { action, reason, version: await versionOf(id) })

const actOnOwn = async (n: number, id: number, what: string, more: object = {}) =>
  (await trainee(n)).post(`${PATH}/own/${id}/${what}`, { version: await versionOf(id), ...more })

const stateOf = async (id: number) =>
  (
    await server.db
      .selectFrom('absences')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state

const used = async (n: number, type: string) =>
  (
    await server.db
      .selectFrom('leaveAccounts')
      .select(['year', 'used'])
      .where('traineeId', '=', fixture.trainees[n]!.traineeId)
      .where('leaveTypeId', '=', types[type]!)
      .orderBy('year')
      .execute()
  ).map(({ year, used: days }) => [year, Number(days)])

const timetable = async (n: number) =>
  (
    await server.db
      .selectFrom('rotationAbsences')
      .select(['startsOn', 'endsOn', 'reason'])
      .where('traineeId', '=', fixture.trainees[n]!.traineeId)
      .orderBy('startsOn')
      .execute()
  ).map((row) => [row.startsOn, row.endsOn, row.reason])

const noticesOf = (userId: number) => findNoticeKinds(server, userId)

describe('a leave', () => {
  test('of half a day is approved by the supervisor alone, and its half day is reserved from submission on', async () => {
    await twoStays()

    expect((await preview(0, 'annual', '2026-11-12', '2026-11-12', 'pm pm')).data).toMatchObject({
      total: 0.5,
      years: [{ year: 2026, days: 0.5, left: 4.5, isProvisional: false }],
      papers: null,
      refusal: null,
      extension: null,
      steps: [{ step: 'supervisor', parts: [{ place: '住院药房', names: ['导师1'] }] }],
      stays: [{ department: '住院药房', days: 0.5, isRepeat: false }],
    })

    const id = await applied(0, 'annual', '2026-11-12', '2026-11-12', { startsHalf: 'pm' })

    expect(await used(0, 'annual')).toEqual([[2026, 0.5]])
    expect(await noticesOf(fixture.mentors[0]!.userId)).toEqual(['leave.submit'])

    expect((await (await mentor(0)).get(`${PATH}?waiting=1`)).data).toMatchObject({
      total: 1,
      list: [{ id, actions: ['approve', 'reject'] }],
    })

    expect(await act(await mentor(0), id)).toMatchObject({
      status: 200,
      data: { state: 'approved' },
    })

    const answer = (await (await trainee(0)).get(`${PATH}/own`)).data as { absences: LeaveAnswer[] }

    expect(answer.absences).toMatchObject([
      { state: 'approved', days: 0.5, steps: [{ names: ['导师1'], outcome: 'passed' }] },
    ])
    // the timetable knows whole days only
    expect(await timetable(0)).toEqual([])

    server.clock.now = new Date(TUESDAY.getTime() + 60_000)
    expect(await noticesOf(fixture.trainees[0]!.userId)).toEqual(['leave.approve'])
  })

  test('over two rotations and New Year goes through four steps, needs both supervisors, and counts in each year its own days', async () => {
    await stay(0, P, '2026-12-01', '2026-12-31', 0)
    await stay(0, Q, '2027-01-01', '2027-01-31', 1)

    const { data } = await preview(0, 'personal', '2026-12-24', '2027-01-08')

    expect(data).toMatchObject({
      years: [
        { year: 2026, days: 6, isProvisional: false, left: null },
        { year: 2027, isProvisional: true },
      ],
      steps: [
        { step: 'supervisor', parts: [{}, {}] },
        { step: 'department', parts: [{}, {}] },
        { step: 'base' },
        { step: 'office' },
      ],
    })

    const id = await applied(0, 'personal', '2026-12-24', '2027-01-08')

    expect(await act(await server.as('dept'), id)).toMatchObject({ status: 409 })

    expect(await act(await mentor(1), id)).toMatchObject({
      status: 200,
      data: { state: 'submitted', actions: [] },
    })

    expect(await act(await mentor(1), id)).toMatchObject({ status: 409 })

    expect(await act(await mentor(0), id)).toMatchObject({
      status: 200,
      data: { state: 'supervisorPassed' },
    })

    await server.db
      .updateTable('departments')
      .set({ secretaryId: fixture.mentors[1]!.userId })
      .where('id', '=', Q)
      .execute()

    const leader = await server.as('dept')
    const passed = await act(leader, id)

    expect(passed, passed.msg).toMatchObject({ status: 200, data: { state: 'supervisorPassed' } })
    expect(await act(office, id)).toMatchObject({ status: 409 })

    expect(await act(await mentor(1), id)).toMatchObject({
      status: 200,
      data: { state: 'departmentPassed' },
    })

    expect(await act(base, id)).toMatchObject({ status: 200, data: { state: 'basePassed' } })
    expect(await act(office, id)).toMatchObject({ status: 200, data: { state: 'approved' } })
    expect(await timetable(0)).toEqual([['2026-12-24', '2027-01-08', '事假']])
  })

  test('of days without a rotation, or in one without a supervisor, is the base’s to decide in the supervisor’s place', async () => {
    const none = await applied(1, 'personal', '2026-11-12')

    expect(await act(await mentor(0), none)).toMatchObject({ status: 404 })
    expect(await act(base, none)).toMatchObject({ status: 200, data: { state: 'approved' } })

    await stay(2, P, '2026-11-01', '2026-11-30', null)

    const alone = await applied(2, 'personal', '2026-11-12')

    expect(await act(base, alone)).toMatchObject({ status: 200, data: { state: 'approved' } })
  })

  test('is rejected at any step with a reason, or withdrawn before it is approved, and its days are given back', async () => {
    await twoStays()

    const id = await applied(0, 'annual', '2026-11-12', '2026-11-13')

    expect(await used(0, 'annual')).toEqual([[2026, 2]])
    expect(await act(await mentor(0), id, 'reject')).toMatchObject({ status: 400 })

    expect(await act(await mentor(0), id, 'reject', '科室人手不足')).toMatchObject({
      status: 200,
      data: { state: 'rejected' },
    })

    expect(await used(0, 'annual')).toEqual([[2026, 0]])

    const again = await applied(0, 'annual', '2026-11-12', '2026-11-13')

    await act(await mentor(0), again)

    expect(await actOnOwn(0, again, 'withdraw')).toMatchObject({
      status: 200,
      data: { state: 'withdrawn' },
    })

    expect(await used(0, 'annual')).toEqual([[2026, 0]])
    expect(await actOnOwn(0, again, 'withdraw')).toMatchObject({ status: 409 })
  })

  test('decision is undone within ten seconds with steps, days and timetable as they were', async () => {
    await twoStays()

    const id = await applied(0, 'annual', '2026-11-12')
    const supervisor = await mentor(0)
    const { undo } = (await act(supervisor, id)).data as { undo: { id: number } }

    expect(await timetable(0)).toEqual([['2026-11-12', '2026-11-12', '年假']])
    expect(await supervisor.post(`${PATH}/undo`, { decision: undo.id })).toMatchObject({
      status: 200,
    })

    expect([await stateOf(id), await timetable(0), await used(0, 'annual')]).toEqual([
      'submitted',
      [],
      [[2026, 1]],
    ])

    const refused = (await act(supervisor, id, 'reject', '不行')).data as { undo: { id: number } }

    expect(await used(0, 'annual')).toEqual([[2026, 0]])
    expect(await supervisor.post(`${PATH}/undo`, { decision: refused.undo.id })).toMatchObject({
      status: 200,
    })
    expect([await stateOf(id), await used(0, 'annual')]).toEqual(['submitted', [[2026, 1]]])
    expect(await act(supervisor, id)).toMatchObject({ status: 200, data: { state: 'approved' } })
  })

  test('is decided in bulk with others at different steps, with a result for each', async () => {
    await twoStays(0)
    await stay(1, P, '2026-11-01', '2026-11-30', 0)

    const [short, long] = [
      await applied(0, 'personal', '2026-11-12'),
      await applied(1, 'personal', '2026-11-12', '2026-11-16'),
    ]

    const reply = await (await mentor(0)).post(`${PATH}/act`, {
      action: 'approve',
      ids: [short, long, 999_999],
    })

    expect(reply.data).toMatchObject({
      done: 2,
      rows: [{ isDone: true }, { isDone: true }, { isDone: false }],
    })

    expect([await stateOf(short), await stateOf(long)]).toEqual(['approved', 'supervisorPassed'])
  })

  test('that prolongs the training shows the new end before it is approved, and moves it then', async () => {
    await server.db
      .updateTable('trainees')
      .set({ lengthMonths: 36 })
      .where('id', '=', fixture.trainees[3]!.traineeId)
      .execute()

    const rule = { leaveTypeId: types.personal!, supervisorOver: 0 }

    await server.db.insertInto('leaveStepRules').values(rule).execute()

    await server.db
      .updateTable('leaveTypes')
      .set({ extendsTraining: 'always' })
      .where('id', '=', types.personal!)
      .execute()

    const { data } = await preview(3, 'personal', '2026-11-12', '2026-11-25')
    const { extension } = data as { extension: { days: number; newEnd: string } }

    expect(extension.days).toBe(14)

    const id = await applied(3, 'personal', '2026-11-12', '2026-11-25')

    expect(await act(base, id)).toMatchObject({ status: 200, data: { state: 'approved' } })

    const end = async () =>
      (
        await server.db
          .selectFrom('trainees')
          .select('plannedEnd')
          .where('id', '=', fixture.trainees[3]!.traineeId)
          .executeTakeFirstOrThrow()
      ).plannedEnd

    expect(await end()).toBe(extension.newEnd)

    await actOnOwn(3, id, 'revoke', { reason: '不需要了' })
    expect(await act(base, id, 'passRevoke')).toMatchObject({ status: 200 })
    expect(await end()).not.toBe(extension.newEnd)

    await server.db
      .deleteFrom('leaveStepRules')
      .where('leaveTypeId', '=', types.personal!)
      .execute()

    await server.db
      .updateTable('leaveTypes')
      .set({ extendsTraining: 'never' })
      .where('id', '=', types.personal!)
      .execute()
  })

  test('of maternity moves the planned end by its 98 calendar days once the last step is passed', async () => {
    const { traineeId } = fixture.trainees[3]!

    await server.db
      .updateTable('trainees')
      .set({ lengthMonths: 36 })
      .where('id', '=', traineeId)
      .execute()

    const ofMaternity = server.db.updateTable('leaveTypes').where('id', '=', types.maternity!)

    await ofMaternity.set({ papersFrom: 100 }).execute()
    await server.db.updateTable('leaveSettings').set({ provinceCode: '44' }).execute()

    const { data } = await preview(3, 'maternity', '2026-12-01', '2027-03-08')
    const { extension } = data as { extension: { days: number; newEnd: string } }

    expect(data).toMatchObject({ total: 98, countedBy: 'calendar', extension: { days: 98 } })

    const birth = { eventOn: '2026-12-05', childNumber: 1 }

    const id = await applied(3, 'maternity', '2026-12-01', '2027-03-08', {
      urgentReason: '预产期提前',
      ...birth,
    })

    const end = async () =>
      (
        await server.db
          .selectFrom('trainees')
          .select('plannedEnd')
          .where('id', '=', traineeId)
          .executeTakeFirstOrThrow()
      ).plannedEnd

    for (const who of [base, base, base]) expect(await act(who, id)).toMatchObject({ status: 200 })

    expect(await end()).not.toBe(extension.newEnd)
    expect(await act(office, id)).toMatchObject({ status: 200, data: { state: 'approved' } })
    expect(await end()).toBe(extension.newEnd)

    await ofMaternity.set({ papersFrom: 0 }).execute()
  })

  test('over the limit of a year prolongs it by what all of them are over, decided together or not, and no more once one is revoked', async () => {
    const { traineeId } = fixture.trainees[3]!

    await server.db
      .updateTable('trainees')
      .set({ lengthMonths: 36, extensionDays: 0 })
      .where('id', '=', traineeId)
      .execute()

    await server.db
      .insertInto('leaveStepRules')
      .values({ leaveTypeId: types.personal!, supervisorOver: 0 })
      .execute()

    const rule = (
      extendsTraining: ColumnValue<'leaveTypes', 'extendsTraining'>,
      extendsOver: number | null,
    ) =>
      server.db
        .updateTable('leaveTypes')
        .set({ extendsTraining, extendsOver })
        .where('id', '=', types.personal!)
        .execute()

    await rule('overLimit', 5)

    const ids = [
      await applied(3, 'personal', '2026-11-16', '2026-11-19'),
      await applied(3, 'personal', '2026-11-23', '2026-11-26'),
    ]

    await base.post(`${PATH}/act`, { action: 'approve', ids })

    const moved = async () =>
      (
        await server.db
          .selectFrom('trainees')
          .select('extensionDays')
          .where('id', '=', traineeId)
          .executeTakeFirstOrThrow()
      ).extensionDays

    expect(await moved()).toBe(3)

    await actOnOwn(3, ids[0]!, 'revoke', { reason: '不需要了' })
    expect(await act(base, ids[0]!, 'passRevoke')).toMatchObject({ status: 200 })
    expect(await moved()).toBe(0)

    await server.db
      .deleteFrom('leaveStepRules')
      .where('leaveTypeId', '=', types.personal!)
      .execute()

    await rule('never', null)
  })
})

describe('after its approval a leave', () => {
  const approved = async (from: string, until: string) => {
    await twoStays()

    const id = await applied(0, 'annual', from, until)

    await act(await mentor(0), id)
    await act(await server.as('dept'), id)
    expect(await stateOf(id)).toBe('approved')

    return id
  }

  test.each([
    ['a single day named once', '2026-11-11', '年假获批：2026-11-11，1 天'],
    ['from the first day to the last', '2026-11-13', '年假获批：2026-11-11 至 2026-11-13，3 天'],
  ])('is in the timeline of the trainee, %s', async (_, until, what) => {
    await approved('2026-11-11', until)
    const entries = (await (await trainee(0)).get('/api/v1/trainees/own/timeline')).data
    expect(entries).toContainEqual(expect.objectContaining({ what }))
  })

  test('is reported back early: the days not taken are given back and the timetable is shortened when it is confirmed', async () => {
    const id = await approved('2026-11-11', '2026-11-13')
    server.clock.now = new Date('2026-11-12T02:00:00Z')

    expect(await actOnOwn(0, id, 'report', { lastOn: '2026-11-11', lastHalf: 'pm' })).toMatchObject(
      {
        status: 200,
        data: { state: 'reported' },
      },
    )

    expect(await used(0, 'annual')).toEqual([[2026, 3]])

    // until it is confirmed the trainee is away, for home and timetable alike
    const granted = (await server.as('bhb')).get(
      `${PATH}?granted=1&from=2026-11-12&until=2026-11-12`,
    )

    expect((await granted).data).toMatchObject({ total: 1, list: [{ id, state: 'reported' }] })

    const card = await (await server.as('bhb')).get('/api/v1/home/parts/absence.awayToday')

    expect(card.data).toMatchObject({ part: { value: 1 } })

    const supervisor = await mentor(0)

    expect((await supervisor.get(`${PATH}?queue=report&waiting=1`)).data).toMatchObject({
      total: 1,
    })

    const { undo } = (await act(supervisor, id, 'confirmReport')).data as { undo: { id: number } }

    expect([await used(0, 'annual'), await timetable(0)]).toEqual([
      [[2026, 1]],
      [['2026-11-11', '2026-11-11', '年假']],
    ])

    await supervisor.post(`${PATH}/undo`, { decision: undo.id })

    expect([await used(0, 'annual'), await timetable(0)]).toEqual([
      [[2026, 3]],
      [['2026-11-11', '2026-11-13', '年假']],
    ])

    expect(await act(supervisor, id, 'rejectReport', '请填写实际日期')).toMatchObject({
      data: { state: 'approved' },
    })
  })

  test('is not reported back before it begins, after its end, or for a day to come', async () => {
    const id = await approved('2026-11-11', '2026-11-13')

    expect(await actOnOwn(0, id, 'report', { lastOn: '2026-11-11', lastHalf: 'pm' })).toMatchObject(
      {
        msg: says('notBegun', { from: '2026-11-11' }),
      },
    )

    server.clock.now = new Date('2026-11-12T02:00:00Z')
    expect(await actOnOwn(0, id, 'report', { lastOn: '2026-11-14', lastHalf: 'pm' })).toMatchObject(
      {
        msg: says('returnOutside', { from: '2026-11-11', until: '2026-11-13' }),
      },
    )
    expect(await actOnOwn(0, id, 'report', { lastOn: '2026-11-13', lastHalf: 'pm' })).toMatchObject(
      {
        msg: errors.returnAhead,
      },
    )

    const overdue = async () => (await (await server.as('base')).get(`${PATH}?overdue=1`)).data

    expect(await overdue()).toMatchObject({ total: 0 })

    server.clock.now = new Date('2026-11-16T02:00:00Z')
    expect(await overdue()).toMatchObject({ total: 1, list: [{ id, isOverdue: true }] })
  })

  test('is revoked before it begins by the decider of the last step: days and timetable are as if it had not been', async () => {
    const id = await approved('2026-11-12', '2026-11-13')

    expect(await actOnOwn(0, id, 'revoke', {})).toMatchObject({ status: 400 })
    expect(await actOnOwn(0, id, 'revoke', { reason: '行程取消' })).toMatchObject({
      data: { state: 'revokeRequested' },
    })
    expect(await act(await mentor(0), id, 'passRevoke')).toMatchObject({ status: 409 })
    expect(await act(await server.as('dept'), id, 'rejectRevoke', '已排班')).toMatchObject({
      data: { state: 'approved' },
    })

    await actOnOwn(0, id, 'revoke', { reason: '行程取消' })
    expect(await act(await server.as('dept'), id, 'passRevoke')).toMatchObject({
      data: { state: 'revoked' },
    })
    expect([await used(0, 'annual'), await timetable(0)]).toEqual([[[2026, 0]], []])

    server.clock.now = new Date('2026-11-12T02:00:00Z')

    const begun = await applied(0, 'personal', '2026-11-12')

    await act(await mentor(0), begun)
    expect(await actOnOwn(0, begun, 'revoke', { reason: '不请了' })).toMatchObject({ status: 409 })
  })
})

describe('a leave is refused with a message that gives the reason', () => {
  const refusal = async (...input: Parameters<typeof apply>) => {
    const { status, msg } = await apply(...input)
    return [status, msg] as const
  }

  test('if it ends before it begins', async () => {
    const reply = await apply(0, 'personal', '2026-11-13', '2026-11-12')

    expect(reply).toMatchObject({
      status: 400,
      errors: [{ path: 'body.endsOn', message: '结束时间不能早于开始时间' }],
    })

    expect(
      await apply(0, 'personal', '2026-11-12', '2026-11-12', { startsHalf: 'pm', endsHalf: 'am' }),
    ).toMatchObject({ status: 400 })
  })

  test('outside the training', async () => {
    expect(
      (await refusal(0, 'personal', '2025-01-06', '2025-01-06', { urgentReason: '补请' }))[1],
    ).toContain('不在培训期内')
    expect(
      (await refusal(0, 'personal', '9999-12-30', '9999-12-31'))[0],
      'an end that is not recorded',
    ).toBe(409)
  })

  test('once the training is over, away too', async () => {
    const ofOne = server.db.updateTable('trainees').where('id', '=', fixture.trainees[3]!.traineeId)

    for (const status of ['finished', 'departed'] as const) {
      await ofOne.set({ status, statusSince: '2026-11-01' }).execute()
      expect(await refusal(3, 'personal', '2026-11-12'), status).toEqual([409, errors.trainingOver])
    }

    const away = new URLSearchParams({
      startsOn: '2026-11-12',
      startsHalf: 'am',
      endsOn: '2026-11-12',
      endsHalf: 'pm',
    })

    expect((await (await trainee(3)).get(`/api/v1/aways/own/preview?${away}`)).data).toMatchObject({
      refusal: errors.trainingOver,
    })

    await ofOne.set({ status: 'inTraining', statusSince: null }).execute()
  })

  test('if it overlaps another, which it names; the other half of the day is free', async () => {
    await applied(0, 'personal', '2026-11-12', '2026-11-12', { endsHalf: 'am' })

    const values = { what: '事假', span: '2026-11-12' }

    expect(await refusal(0, 'annual', '2026-11-12')).toEqual([409, says('absenceOverlaps', values)])
    expect(
      (await apply(0, 'annual', '2026-11-12', '2026-11-12', { startsHalf: 'pm' })).status,
    ).toBe(200)
  })

  test('if days of it are entered in the timetable by the base', async () => {
    const out = {
      traineeId: fixture.trainees[0]!.traineeId,
      startsOn: '2026-11-12',
      endsOn: '2026-11-12',
      reason: '支援',
      createdBy: base.userId,
    }

    await server.db.insertInto('rotationAbsences').values(out).execute()
    expect((await refusal(0, 'personal', '2026-11-12'))[1]).toContain('支援')
  })

  test('if it is shorter than its notice, unless it is urgent with a reason that deciders see', async () => {
    await stay(0, P, '2026-11-01', '2026-11-30', 0)

    await server.db
      .updateTable('leaveTypes')
      .set({ noticeDays: 3 })
      .where('id', '=', types.personal!)
      .execute()

    const values = { type: '事假', notice: 3, earliest: '2026-11-13' }

    expect(await refusal(0, 'personal', '2026-11-12')).toEqual([409, says('noticeShort', values)])

    const id = await applied(0, 'personal', '2026-11-12', '2026-11-12', {
      urgentReason: '家人住院',
    })

    expect((await (await mentor(0)).get(`${PATH}/${id}`)).data).toMatchObject({
      isUrgent: true,
      urgentReason: '家人住院',
    })

    await server.db
      .updateTable('leaveTypes')
      .set({ noticeDays: 0 })
      .where('id', '=', types.personal!)
      .execute()
  })

  test('if the type is used up: the days left and when new ones come', async () => {
    await applied(0, 'annual', '2026-11-11', '2026-11-16')

    const values = { type: '年假', year: 2026, left: 1, wanted: 3, on: '2027-01-01', days: 5 }

    expect(await refusal(0, 'annual', '2026-11-18', '2026-11-20')).toEqual([
      409,
      says('leaveDaysShort', values),
    ])

    expect((await preview(0, 'annual', '2026-11-18', '2026-11-20')).data).toMatchObject({
      refusal: says('leaveDaysShort', values),
    })
  })

  test('if papers are missing', async () => {
    expect(await refusal(0, 'sick', '2026-11-11', '2026-11-13')).toEqual([
      409,
      says('papersMissing', { papers: '疾病诊断证明书' }),
    ])
    expect((await apply(0, 'sick', '2026-11-11', '2026-11-12')).status).toBe(200)
  })

  test('on a day off, and for half a day of a type that is taken in whole days', async () => {
    expect(await refusal(0, 'personal', '2026-11-14')).toEqual([409, errors.noDays])
    expect(
      (await refusal(0, 'bereavement', '2026-11-12', '2026-11-12', { endsHalf: 'am' }))[1],
    ).toContain('整天')
  })
})

test('the step of a department names and notifies colleagues who decide it by their role, and those above where its head cannot log in', async () => {
  const [colleague, gone] = [await server.as('dept'), await server.as('teacher2')]
  const { rows } = await server.asOwner(
    `select u.department_id as place, d.head_id as head, d.secretary_id as secretary
      from users u, departments d where u.id = ${colleague.userId} and d.id = ${P}`,
  )
  const { place, head, secretary } = rows[0] as Record<string, string | null>

  await stay(0, P, '2026-11-01', '2026-11-30', 0)

  await server.asOwner(
    `delete from department_administrators where department_id = ${P};
     update departments set head_id = null, secretary_id = null where id = ${P};
     update users set department_id = ${P} where id = ${colleague.userId}`,
  )

  const id = await applied(0, 'annual', '2026-11-12', '2026-11-13')
  const answer = (await (await trainee(0)).get(`${PATH}/own`)).data as { absences: LeaveAnswer[] }

  expect(answer.absences[0]!.steps.map(({ names }) => names)).toEqual([['导师1'], ['赵一帆']])

  await act(await mentor(0), id)
  server.clock.now = new Date(TUESDAY.getTime() + 60_000)
  expect(await noticesOf(colleague.userId)).toEqual(['leave.submit'])
  expect(await act(colleague, id)).toMatchObject({ data: { state: 'approved' } })

  await server.asOwner(
    `update departments set head_id = ${gone.userId} where id = ${P};
     update users set status = 0 where id = ${gone.userId};
     update users set department_id = (select parent_id from departments where id = ${P})
       where id = ${colleague.userId}`,
  )

  expect((await preview(0, 'annual', '2026-11-17', '2026-11-18')).data).toMatchObject({
    steps: [{}, { step: 'department', parts: [{ names: expect.arrayContaining(['赵一帆']) }] }],
  })

  await server.asOwner(
    `update users set department_id = ${place} where id = ${colleague.userId};
     update users set status = 1 where id = ${gone.userId};
     update departments set head_id = ${head}, secretary_id = ${secretary} where id = ${P}`,
  )
})

describe('nobody decides a leave', () => {
  test('of which they are the applicant', async () => {
    const id = await applied(0, 'personal', '2026-11-12')

    const role = await server.db
      .selectFrom('roles')
      .select('id')
      .where('code', '=', 'BASE_ADMIN')
      .executeTakeFirstOrThrow()

    const userId = fixture.trainees[0]!.userId

    await server.db.insertInto('userRoles').values({ userId, roleId: role.id }).execute()

    await server.db
      .insertInto('baseAdministrators')
      .values({ baseId: fixture.baseId, userId })
      .execute()

    expect(await act(await trainee(0), id)).toMatchObject({ status: 409 })

    await server.db
      .deleteFrom('userRoles')
      .where('userId', '=', userId)
      .where('roleId', '=', role.id)
      .execute()

    await server.db.deleteFrom('baseAdministrators').where('userId', '=', userId).execute()
  })
  test('twice at one step, nor without the relation of the step for its days', async () => {
    await twoStays()

    const id = await applied(0, 'personal', '2026-11-12', '2026-11-13')

    expect(await act(await mentor(1), id)).toMatchObject({ status: 404 })
    expect(await act(office, id)).toMatchObject({ status: 409 })
    expect(await act(await mentor(0), id)).toMatchObject({ data: { state: 'supervisorPassed' } })
    expect(await act(await mentor(0), id)).toMatchObject({ status: 409 })
    expect(await act(await mentor(0), id, 'reject', '改主意')).toMatchObject({ status: 409 })
  })
})

test('of fifty submissions at the same instant no more days are reserved than the account has', async () => {
  const days = Array.from({ length: 50 }, (_, i) =>
    new Date(Date.UTC(2026, 10, 11 + i)).toISOString().slice(0, 10),
  )
  const caller = await trainee(0)
  const replies = await Promise.all(
    days.map((day) => caller.post(`${PATH}/own`, form('annual', day))),
  )
  const inYear = replies.filter((reply, i) => reply.status === 200 && days[i]! < '2027-01-01')

  expect(inYear.length).toBe(5)
  expect(await used(0, 'annual')).toEqual([[2026, 5]])
})

test('after any steps in any order, accounts have the days that leaves took, and ends move by the days over the limit', async () => {
  await twoStays(0)
  await stay(1, P, '2026-11-01', '2027-01-31', 0)

  const everybody = fixture.trainees.map(({ traineeId }) => traineeId)

  await server.db
    .updateTable('leaveTypes')
    .set({ extendsTraining: 'overLimit', extendsOver: 3 })
    .where('id', '=', types.personal!)
    .execute()

  await server.db
    .updateTable('trainees')
    .set({ lengthMonths: 36, extensionDays: 0 })
    .where('id', 'in', everybody)
    .execute()

  let seed = 14

  const chance = (n: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * n)
  }

  const dayAt = (i: number) =>
    new Date(TUESDAY.getTime() + i * 86_400_000).toISOString().slice(0, 10)
  const done: Record<string, number> = {}

  const note = (what: string, { status, msg }: { status: number; msg: string }) => {
    expect(status, msg).toBeLessThan(500)
    if (status === 200) done[what] = (done[what] ?? 0) + 1
  }

  for (let turn = 0; turn < proofRuns(800); turn++) {
    server.clock.now = new Date(TUESDAY.getTime() + turn * 5 * 3_600_000)

    const open = await server.db
      .selectFrom('absences')
      .selectAll()
      .where('state', 'in', [
        'submitted',
        'supervisorPassed',
        'approved',
        'reported',
        'revokeRequested',
      ])
      .orderBy('id')
      .execute()

    const a = open[chance(open.length)]

    const nextStepOf = ({ state, startsOn }: { state: string; startsOn: string }) => {
      if (state === 'approved') return startsOn > dayAt(turn / 5) ? 'revoke' : 'report'

      return chance(4) === 0 ? 'withdraw' : 'decide'
    }

    if (!a || chance(3) === 0) {
      const from = Math.floor(turn / 5) + chance(50)
      const more = { startsHalf: chance(2) ? 'am' : 'pm', urgentReason: '急事' }

      note(
        'apply',
        await apply(
          chance(2),
          ['annual', 'personal'][chance(2)]!,
          dayAt(from),
          dayAt(from + chance(3)),
          more,
        ),
      )
    } else {
      const owner = everybody.indexOf(a.traineeId)

      const what = nextStepOf(a)

      if (what !== 'decide')
        note(
          what,
          await actOnOwn(owner, a.id, what, { reason: '改变', lastOn: a.startsOn, lastHalf: 'pm' }),
        )
      else {
        const action =
          (a.state === 'reported' && 'confirmReport') ||
          (a.state === 'revokeRequested' && 'passRevoke') ||
          (chance(4) ? 'approve' : 'reject')

        const step = a.state === 'supervisorPassed' || (a.state === 'revokeRequested' && chance(2))
        const who = step
          ? await server.as('dept')
          : await mentor(owner === 0 && a.startsOn >= '2026-12-01' ? 1 : 0)
        const reply = await act(who, a.id, action, action === 'reject' ? '不行' : undefined)

        note(action, reply)

        const undo = (reply.data as { undo: { id: number } } | null)?.undo
        if (undo && chance(2)) note('undo', await who.post(`${PATH}/undo`, { decision: undo.id }))
      }
    }

    await server.asOwner('truncate rate_limits, submit_locks')

    const { rows } = await sql<{ wrong: string }>`
      select a.id || ' holds ' || a.used as wrong from leave_accounts a
      where a.used <> (select coalesce(sum(d.days), 0) from absence_days d
        join absences b on b.id = d.absence_id where d.is_held and d.year = a.year
          and b.trainee_id = a.trainee_id and b.leave_type_id = a.leave_type_id)
      union all select t.id || ' moved by ' || t.extension_days from trainees t
        where t.id = any(${everybody}::bigint[]) and t.extension_days <>
        (select coalesce(sum(greatest(0, floor(y.days - 3))), 0)
          from (select sum(d.days) as days from absence_days d
            join absences b on b.id = d.absence_id
          where b.trainee_id = t.id and b.leave_type_id = ${types.personal!}
            and b.state in ('approved', 'revokeRequested', 'reported', 'confirmed')
          group by d.year) y)
      union all select b.id || ' stands in the timetable' from absences b
        join rotation_absences r on r.absence_id = b.id
        where b.state not in ('approved', 'revokeRequested', 'reported', 'confirmed')`.execute(
      server.db,
    )

    expect(rows, `turn ${turn}`).toEqual([])
  }

  expect(Object.keys(done)).toEqual(
    expect.arrayContaining(['apply', 'approve', 'reject', 'revoke', 'undo']),
  )

  await server.db
    .updateTable('leaveTypes')
    .set({ extendsTraining: 'never', extendsOver: null })
    .where('id', '=', types.personal!)
    .execute()
})

describe('reminders', () => {
  const audit = Object.assign(async () => {}, { within: () => audit })

  const system = () =>
    ({
      db: server.db,
      now: () => server.clock.now,
      language: 'zh-cn',
      services: {},
      audit,
      actor: { userId: 0 },
    }) as unknown as SignedCtx

  test('go to the decider after 3 working days and to the next level after 5, each once', async () => {
    await stay(0, P, '2026-11-01', '2026-11-30', 0)
    await applied(0, 'personal', '2026-11-27')

    const kinds = async () =>
      (await noticesOf(fixture.mentors[0]!.userId)).filter((kind) => kind === 'leave.remind').length

    const leaders = async () =>
      (
        await server.db
          .selectFrom('notices')
          .select('id')
          .where('kind', '=', 'leave.remindNext')
          .execute()
      ).length

    server.clock.now = new Date('2026-11-12T02:00:00Z')
    expect(await remindDeciders(system())).toBe(0)

    server.clock.now = new Date('2026-11-13T02:00:00Z')

    expect([
      await remindDeciders(system()),
      await remindDeciders(system()),
      await kinds(),
      await leaders(),
    ]).toEqual([1, 0, 1, 0])

    // Saturday and Sunday do not count
    server.clock.now = new Date('2026-11-16T02:00:00Z')
    expect(await remindDeciders(system())).toBe(0)

    server.clock.now = new Date('2026-11-17T02:00:00Z')
    expect([await remindDeciders(system()), await remindDeciders(system()), await kinds()]).toEqual(
      [1, 0, 1],
    )
    expect(await leaders()).toBeGreaterThan(0)
  })

  test('remind a trainee whose leave is over to report back', async () => {
    await stay(0, P, '2026-11-01', '2026-11-30', 0)
    await act(await mentor(0), await applied(0, 'personal', '2026-11-11'))
    expect(await remindTrainees(system())).toBe(0)

    server.clock.now = new Date('2026-11-12T02:00:00Z')
    expect([await remindTrainees(system()), await remindTrainees(system())]).toEqual([1, 0])
    expect((await (await trainee(0)).get('/api/v1/waiting')).data).toContainEqual(
      expect.objectContaining({ kind: 'reportBack', count: 1 }),
    )
  })

  async function publish(year: number, days: Record<string, 'off' | 'work'>) {
    await server.db
      .insertInto('calendarYears')
      .values({ year, source: 'imported', changedAt: server.clock.now, version: 1 })
      .execute()
    const rows = Object.entries(days).map(([day, publishedKind]) => ({
      day,
      ofYear: year,
      publishedKind,
      publishedName: '调休',
    }))

    await server.db.insertInto('calendarDays').values(rows).execute()
  }

  const unpublish = async (year: number) => {
    await server.db.deleteFrom('calendarDays').where('ofYear', '=', year).execute()
    await server.db.deleteFrom('calendarYears').where('year', '=', year).execute()
  }

  const daysOf = async (id: number) =>
    (
      await server.db
        .selectFrom('absenceDays')
        .selectAll()
        .where('absenceId', '=', id)
        .orderBy('year')
        .execute()
    ).map((row) => `${row.days}${row.isProvisional ? ' provisional' : ''}`)

  test('days of a year without a calendar are provisional, and counted again when it is published', async () => {
    // 1 January is off by law, independent of the notice of the year
    const id = await applied(0, 'personal', '2027-01-01', '2027-01-05')

    const days = async () =>
      await server.db
        .selectFrom('absenceDays')
        .select(['days', 'isProvisional'])
        .where('absenceId', '=', id)
        .executeTakeFirstOrThrow()

    expect(await days()).toEqual({ days: '2.0', isProvisional: true })
    expect(await recountDays(system())).toBe(0)

    await publish(2027, { '2027-01-01': 'off', '2027-01-04': 'off' })
    expect([await recountDays(system()), await recountDays(system())]).toEqual([1, 0])
    expect(await days()).toEqual({ days: '1.0', isProvisional: false })

    await unpublish(2027)
    expect(await noticesOf(fixture.trainees[0]!.userId)).toContain('leave.recount')
  })

  test('recounted days that an account does not have stay unchanged and are reported once; the others change, and it is tried again', async () => {
    const [long, other] = [
      await applied(0, 'annual', '2027-01-04', '2027-01-10'),
      await applied(1, 'personal', '2027-01-04', '2027-01-10'),
    ]

    await publish(2027, { '2027-01-09': 'work' })
    expect([await recountDays(system()), await recountDays(system())]).toEqual([1, 0])
    expect([await daysOf(long), await daysOf(other)]).toEqual([['5.0 provisional'], ['6.0']])

    const noticed = async (userId: number) =>
      (await noticesOf(userId)).filter((kind) => kind.startsWith('leave.recountShort'))

    expect([await noticed(fixture.trainees[0]!.userId), await noticed(office.userId)]).toEqual([
      ['leave.recountShort'],
      ['leave.recountShortOffice'],
    ])

    await server.db
      .updateTable('leaveAccounts')
      .set({ adjusted: 1 })
      .where('year', '=', 2027)
      .where('used', '=', '5')
      .execute()

    expect([await recountDays(system()), await daysOf(long), await used(0, 'annual')]).toEqual([
      1,
      ['6.0'],
      [[2027, 6]],
    ])

    await unpublish(2027)
  })

  test('a leave over New Year is counted again by the calendars of both years, also where a year had no days before', async () => {
    await publish(2027, { '2027-12-31': 'off' })

    const id = await applied(0, 'personal', '2027-12-30', '2028-01-02')

    expect(await daysOf(id)).toEqual(['1.0', '0.0 provisional'])

    await publish(2028, { '2028-01-02': 'work' })
    expect(await recountDays(system())).toBe(1)

    expect([await daysOf(id), await used(0, 'personal')]).toEqual([
      ['1.0', '1.0'],
      [
        [2027, 1],
        [2028, 1],
      ],
    ])

    await unpublish(2027)
    await unpublish(2028)
  })
})

describe('an unexcused absence', () => {
  const record = async (who: Caller, n: number, on: string, reason = '未到岗') =>
    who.post(`${PATH}/unexcused`, {
      traineeId: fixture.trainees[n]!.traineeId,
      startsOn: on,
      startsHalf: 'am',
      endsOn: on,
      endsHalf: 'pm',
      reason,
    })
  test('is recorded by the supervisor up to today, notified to the trainee, and cancelled by the department with a reason', async () => {
    await stay(0, P, '2026-11-01', '2026-11-30', 0)

    const supervisor = await mentor(0)

    expect((await supervisor.get(`${PATH}/unexcused/trainees?on=2026-11-09`)).data).toMatchObject([
      { value: fixture.trainees[0]!.traineeId },
    ])
    expect(await record(supervisor, 1, '2026-11-09')).toMatchObject({ status: 404 })
    expect(await record(supervisor, 0, '2026-11-11')).toMatchObject({ msg: errors.recordedAhead })

    const span = {
      startsOn: '2026-10-30',
      startsHalf: 'am',
      endsOn: '2026-11-02',
      endsHalf: 'pm',
      reason: '未到岗',
    }

    const partly = await supervisor.post(`${PATH}/unexcused`, {
      traineeId: fixture.trainees[0]!.traineeId,
      ...span,
    })

    expect(partly, 'days before the own stay').toMatchObject({ status: 404 })

    const { data } = await record(supervisor, 0, '2026-11-09')
    const { id } = data as { id: number }

    expect(await noticesOf(fixture.trainees[0]!.userId)).toEqual(['leave.record'])
    expect(await record(supervisor, 0, '2026-11-09', '再次登记')).toMatchObject({ status: 409 })
    expect(await act(supervisor, id, 'cancel', '补交证明')).toMatchObject({ status: 409 })
    expect(await act(await server.as('dept'), id, 'cancel', '补交证明')).toMatchObject({
      data: { state: 'cancelled' },
    })
  })
})

test('the calendar of a department shows who of it is away, and nobody else', async () => {
  await twoStays(0)
  await stay(1, Q, '2026-11-01', '2026-11-30', 1)
  await applied(0, 'personal', '2026-11-12')

  const read = async (who: Caller) =>
    (await who.get(`${PATH}/calendar?from=2026-11-01&until=2026-11-30`)).data as {
      people: { name: string; department: string; absences: object[] }[]
      daysOff: string[]
    }

  const seen = await read(await mentor(0))

  expect(seen.people).toMatchObject([
    { name: '学员1', department: '住院药房', absences: [{ type: '事假', startsOn: '2026-11-12' }] },
  ])
  expect(seen.daysOff).toContain('2026-11-14')
  expect((await read(await mentor(1))).people.map(({ name }) => name)).toEqual(['学员2'])
  expect(
    await (await trainee(0)).get(`${PATH}/calendar?from=2026-11-01&until=2026-11-30`),
  ).toMatchObject({ status: 401 })
})

test('a draft is stored as typed so far and is deleted when it is sent', async () => {
  const caller = await trainee(1)
  const { reason: _, ...draft } = form('personal', '2026-11-12')

  expect(await caller.put(`${PATH}/own/draft`, { ...draft, reason: '' })).toMatchObject({
    status: 200,
  })

  await caller.put(`${PATH}/own/draft`, { ...draft, endsOn: '2026-11-13', reason: '返乡' })

  expect((await caller.get(`${PATH}/own`)).data).toMatchObject({
    absences: [],
    draft: { endsOn: '2026-11-13', reason: '返乡' },
  })

  await applied(1, 'personal', '2026-11-12')
  expect((await caller.get(`${PATH}/own`)).data).toMatchObject({ absences: [{}], draft: null })
})

test('the papers of a leave are erased two years after its last day, and the leave stays', async () => {
  const id = await applied(1, 'personal', '2026-11-12')
  const stored = await server.blobs.put(Readable.from([Buffer.from('certificate')]), 100)

  const file = {
    key: `paper-${id}`,
    purpose: 'proof' as const,
    name: 'p.jpg',
    type: 'image/jpeg',
    size: 11,
    recordKind: 'absence',
    recordId: id,
  }

  await server.db
    .insertInto('files')
    .values({
      ...file,
      contentHash: stored.contentHash,
      storedAs: stored.storedAs,
      userId: fixture.trainees[1]!.userId,
    })
    .execute()

  const keeper = {
    db: server.db,
    blobs: server.blobs,
    fields: fieldCrypto(server.keys),
    now: () => server.clock.now,
  }

  const erase = (before: string) => eraseLeavePapers.erase(keeper, new Date(before), 10)

  expect(await erase('2026-11-12T02:00:00Z')).toBe(0)
  expect([await erase('2026-11-13T02:00:00Z'), await erase('2026-11-13T02:00:00Z')]).toEqual([1, 0])
  expect(await stateOf(id)).toBe('submitted')
})
