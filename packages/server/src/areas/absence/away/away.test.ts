import { absenceWords } from '@residency/contract/areas/absence/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { idOfLeaveType } from '../../../testing/builders/leave-types.ts'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { sheetRows } from '../../../testing/files/sheets.ts'
import { findNoticeKinds, findVersion } from '../../../testing/find-records.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { remindTrainees } from '../leave-decisions/remind-of-leaves.ts'

const server = await openServer()
let fixture: MentorFixtures
let personal = 0
const [AWAYS, LEAVES] = ['/api/v1/aways', '/api/v1/leaves']
const errors = absenceWords['zh-cn'].errors as Record<string, string>
const TUESDAY = new Date('2026-11-10T01:00:00Z')

const says = (key: string, values: Record<string, string | number>) =>
  fillSentence(errors[key]!, values)

beforeAll(async () => {
  server.clock.now = TUESDAY
  fixture = await addMentorFixtures(server, { mentors: 2, trainees: 2 })

  personal = await idOfLeaveType(server, 'personal')
})

beforeEach(async () => {
  await server.asOwner(
    'truncate rate_limits, submit_locks, absences, absence_days, absence_steps, absence_trips, rotation_absences, rotation_blocks, notices restart identity cascade',
  )
  await aBlock(server, {
    traineeId: fixture.trainees[0]!.traineeId,
    departmentId: fixture.departmentId,
    from: '2026-11-01',
    until: '2026-12-31',
    state: 'entered',
    supervisorId: fixture.mentors[0]!.userId,
  })
})

afterEach(() => {
  server.clock.now = TUESDAY
})

const trainee = (n = 0) => server.as(fixture.trainees[n]!.username)
const mentor = (n = 0) => server.as(fixture.mentors[n]!.username)

const span = (startsOn: string, endsOn = startsOn) => ({
  startsOn,
  startsHalf: 'am',
  endsOn,
  endsHalf: 'pm',
})

const form = (startsOn: string, endsOn = startsOn, more: object = {}) => ({
  ...span(startsOn, endsOn),
  tripKind: 'conference',
  place: '上海',
  reason: '全国药学年会',
  cost: 1280.5,
  payer: 'department',
  papers: [],
  ...more,
})

const apply = async (startsOn: string, endsOn = startsOn, more: object = {}) =>
  (await trainee()).post(`${AWAYS}/own`, form(startsOn, endsOn, more))

const applied = async (...input: Parameters<typeof apply>) => {
  const reply = await apply(...input)
  expect(reply, reply.msg).toMatchObject({ status: 200 })

  return (reply.data as { id: number }).id
}

const versionOf = (id: number) => findVersion(server, 'absences', id)

const act = async (who: Caller, id: number, action = 'approve', reason?: string) =>
  who.post(`${LEAVES}/${id}/act`, { action, reason, version: await versionOf(id) })

const report = async (id: number, lastOn: string, more: object = {}) =>
  (await trainee()).post(`${AWAYS}/own/${id}/report`, {
    version: await versionOf(id),
    lastOn,
    lastHalf: 'pm',
    report: '听了三场报告',
    files: [],
    ...more,
  })

const timetable = async () =>
  (
    await server.db
      .selectFrom('rotationAbsences')
      .select(['startsOn', 'endsOn', 'reason'])
      .orderBy('startsOn')
      .execute()
  ).map((row) => Object.values(row))

const noticesOf = (userId: number) => findNoticeKinds(server, userId)

const approved = async (startsOn: string, endsOn = startsOn) => {
  const id = await applied(startsOn, endsOn)
  expect(await act(await mentor(), id)).toMatchObject({ status: 200, data: { state: 'approved' } })

  return id
}

describe('an away', () => {
  test('follows the steps of a leave, is part of the timetable, and has kind, place and cost in its own lists', async () => {
    const preview = await (await trainee()).get(
      `${AWAYS}/own/preview?${new URLSearchParams(span('2026-11-12'))}`,
    )

    expect(preview.data).toMatchObject({
      total: 1,
      steps: [{ step: 'supervisor' }],
      reportDueOn: '2026-11-26',
      refusal: null,
    })

    const id = await applied('2026-11-12')

    expect(await noticesOf(fixture.mentors[0]!.userId)).toEqual(['away.submit'])

    const supervisor = await mentor()

    const trip = {
      tripKind: '学术会议',
      place: '上海',
      cost: 1280.5,
      payer: '科室',
      reportDueOn: '2026-11-26',
    }

    expect((await supervisor.get(`${AWAYS}?waiting=1&queue=leave`)).data).toMatchObject({
      total: 1,
      list: [{ id, ...trip }],
    })

    expect((await supervisor.get(`${LEAVES}?waiting=1`)).data).toMatchObject({ total: 0 })
    expect((await supervisor.get('/api/v1/waiting')).data).toContainEqual(
      expect.objectContaining({ kind: 'decideAways', count: 1 }),
    )
    expect(await act(supervisor, id)).toMatchObject({ status: 200, data: { state: 'approved' } })
    expect(await timetable()).toEqual([['2026-11-12', '2026-11-12', '外出']])

    expect((await supervisor.get(`${AWAYS}/${id}`)).data).toMatchObject({
      ...trip,
      state: 'approved',
      effect: { year: 2026 },
    })

    expect(await (await mentor(1)).get(`${AWAYS}/${id}`)).toMatchObject({ status: 404 })
    expect((await (await mentor(1)).get(AWAYS)).data).toMatchObject({ total: 0 })
    expect(await (await trainee(1)).get(AWAYS)).toMatchObject({ status: 401 })
  })

  test('of more days needs the further steps, and is rejected with a reason or withdrawn without a trace in any account', async () => {
    const id = await applied('2026-11-12', '2026-11-13')

    expect(await act(await mentor(), id)).toMatchObject({ data: { state: 'supervisorPassed' } })
    expect(await act(await server.as('dept'), id, 'reject', '科室人手不足')).toMatchObject({
      data: { state: 'rejected' },
    })

    const again = await applied('2026-11-12', '2026-11-13')
    const caller = await trainee()

    expect(
      await caller.post(`${LEAVES}/own/${again}/withdraw`, { version: await versionOf(again) }),
    ).toMatchObject({ status: 200 })
    expect(await server.db.selectFrom('leaveAccounts').selectAll().execute()).toEqual([])
  })

  test('and a leave exclude each other, and the refusal names the other', async () => {
    await applied('2026-11-12')

    const leave = { ...span('2026-11-12'), leaveTypeId: personal, reason: '家中有事', papers: [] }
    const caller = await trainee()

    expect(await caller.post(`${LEAVES}/own`, leave)).toMatchObject({
      status: 409,
      msg: says('absenceOverlaps', { what: '外出', span: '2026-11-12' }),
    })

    expect(await caller.post(`${LEAVES}/own`, { ...leave, ...span('2026-11-13') })).toMatchObject({
      status: 200,
    })

    const other = { what: '事假', span: '2026-11-13' }

    expect(await apply('2026-11-13')).toMatchObject({
      status: 409,
      msg: says('absenceOverlaps', other),
    })

    const both = await Promise.all([apply('2026-11-18'), apply('2026-11-18')])

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is refused with a cost that nobody pays, a kind that is not in use, and outside the training', async () => {
    expect(await apply('2026-11-12', '2026-11-12', { payer: null })).toMatchObject({
      status: 400,
      errors: [
        { path: 'body.payer', message: absenceWords['zh-cn'].issues?.['away.payerMissing'] },
      ],
    })

    expect(await apply('2026-11-12', '2026-11-12', { tripKind: 'holiday' })).toMatchObject({
      status: 409,
      msg: errors.tripKindClosed,
    })

    expect((await apply('2025-01-06')).msg).toContain('不在培训期内')
    expect(await apply('2026-11-12', '2026-11-12', { cost: 0, payer: null })).toMatchObject({
      status: 200,
    })
  })
})

describe('the report of an away', () => {
  test('is handed in after the return, returned with a reason, handed in again and confirmed; an early return shortens the days', async () => {
    const id = await applied('2026-11-12', '2026-11-13')
    await act(await mentor(), id)
    expect(await act(await server.as('dept'), id)).toMatchObject({ data: { state: 'approved' } })
    expect(await report(id, '2026-11-12')).toMatchObject({ status: 409 })

    server.clock.now = new Date('2026-11-13T02:00:00Z')

    const caller = await trainee()
    const back = { version: await versionOf(id), lastOn: '2026-11-12', lastHalf: 'pm' }

    expect(await caller.post(`${LEAVES}/own/${id}/report`, back)).toMatchObject({ status: 404 })
    expect(await report(id, '2026-11-12', { report: '' })).toMatchObject({ status: 400 })

    expect(await report(id, '2026-11-12')).toMatchObject({
      status: 200,
      data: { state: 'reported' },
    })

    const supervisor = await mentor()

    expect((await supervisor.get(`${AWAYS}?queue=report&waiting=1`)).data).toMatchObject({
      total: 1,
    })
    expect(await act(supervisor, id, 'rejectReport', '请写具体收获')).toMatchObject({
      data: { state: 'approved' },
    })
    expect(await report(id, '2026-11-12', { report: '三场报告的收获' })).toMatchObject({
      data: { state: 'reported' },
    })

    expect((await supervisor.get(`${AWAYS}/${id}`)).data).toMatchObject({
      report: '三场报告的收获',
      reportFiles: [],
    })

    expect(await act(supervisor, id, 'confirmReport')).toMatchObject({
      data: { state: 'confirmed' },
    })
    expect(await timetable()).toEqual([['2026-11-12', '2026-11-12', '外出']])
  })
  test('is due some days after the return: shown as overdue and reminded only then', async () => {
    const id = await approved('2026-11-12')
    const audit = Object.assign(async () => {}, { within: () => audit })

    const system = {
      db: server.db,
      now: () => server.clock.now,
      language: 'zh-cn',
      services: {},
      audit,
      actor: { userId: 0 },
    } as unknown as SignedCtx

    server.clock.now = new Date('2026-11-26T02:00:00Z')
    expect(await remindTrainees(system)).toBe(0)

    const overdue = async () => (await (await server.as('base')).get(`${AWAYS}?overdue=1`)).data

    expect(await overdue()).toMatchObject({ total: 0 })

    const waiting = expect.objectContaining({ kind: 'reportAway', count: 1 })

    expect((await (await trainee()).get('/api/v1/waiting')).data).toContainEqual(waiting)

    server.clock.now = new Date('2026-11-27T02:00:00Z')
    expect([await remindTrainees(system), await remindTrainees(system)]).toEqual([1, 0])
    expect(await overdue()).toMatchObject({ total: 1, list: [{ id, isOverdue: true }] })
    expect((await noticesOf(fixture.trainees[0]!.userId)).at(-1)).toBe('away.overdue')
  })
})

test('aways are exported as the list shows them', async () => {
  await approved('2026-11-12')

  const heads = {
    tripKind: '外出类型',
    place: '地点',
    cost: '费用（元）',
    payer: '费用承担',
    state: '状态',
  }

  const rows = await sheetRows(
    (await (await server.as('base')).get(`${AWAYS}/_export?tripKind=conference`)).body,
    heads,
  )

  expect(rows).toMatchObject([
    { tripKind: '学术会议', place: '上海', cost: '1280.5', payer: '科室', state: '已批准' },
  ])
})
