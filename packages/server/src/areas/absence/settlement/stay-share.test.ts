import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { findVersion } from '../../../testing/find-records.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
let fixture: MentorFixtures
let learner: Caller
let supervisor: Caller
let base: Caller
let types: Record<string, number> = {}
let [traineeId, blockId] = [0, 0]
const PATH = '/api/v1/leaves'
const TUESDAY = new Date('2026-11-10T01:00:00Z')

beforeAll(async () => {
  server.clock.now = TUESDAY
  fixture = await addMentorFixtures(server, { mentors: 1, trainees: 1 })
  traineeId = fixture.trainees[0]!.traineeId
  await signIn()

  const rows = await server.db.selectFrom('leaveTypes').select(['id', 'code']).execute()

  types = Object.fromEntries(rows.map((row) => [row.code, row.id]))
})

async function signIn() {
  learner = await server.as(fixture.trainees[0]!.username)
  supervisor = await server.as(fixture.mentors[0]!.username)
  base = await server.as('base')
}

beforeEach(async () => {
  server.clock.now = TUESDAY
  await server.asOwner(
    'truncate rate_limits, submit_locks, absences, absence_days, absence_dates, absence_steps, leave_accounts, rotation_absences, rotation_blocks cascade',
  )

  await server.db
    .updateTable('trainees')
    .set({ lengthMonths: 36, extensionDays: 0 })
    .where('id', '=', traineeId)
    .execute()

  // November 2026 has 21 working days
  const stay = {
    traineeId,
    departmentId: fixture.departmentId,
    from: '2026-11-01',
    until: '2026-11-30',
  }

  blockId = await aBlock(server, {
    ...stay,
    state: 'entered',
    supervisorId: fixture.mentors[0]!.userId,
  })
})

type Halves = { startsHalf?: 'am' | 'pm'; endsHalf?: 'am' | 'pm' }

const spanOf = (startsOn: string, endsOn: string, halves: Halves = {}) => ({
  startsOn,
  startsHalf: 'am',
  endsOn,
  endsHalf: 'pm',
  ...halves,
})

const versionOf = (id: number) => findVersion(server, 'absences', id)

async function decide(who: Caller, id: number, action = 'approve') {
  const reply = await who.post(`${PATH}/${id}/act`, {
    action,
    version: await versionOf(id),
    reason: '核实',
  })

  expect(reply, reply.msg).toMatchObject({ status: 200 })

  return (reply.data as { undo: { id: number } }).undo.id
}

async function approved(type: string, startsOn: string, endsOn: string, halves: Halves = {}) {
  const reply = await learner.post(`${PATH}/own`, {
    ...spanOf(startsOn, endsOn, halves),
    leaveTypeId: types[type],
    reason: '家中有事',
    papers: [],
    urgentReason: '急事',
  })

  expect(reply, reply.msg).toMatchObject({ status: 200 })

  const { id } = reply.data as { id: number }

  await decide(supervisor, id)

  return id
}

/** The days absent in the stay now, and those that the preview of a leave shows. */
const absentNow = async () =>
  ((await base.get(`/api/v1/rotationBlocks/${blockId}/form`)).data as { recordedAbsence: number })
    .recordedAbsence

async function previewed(startsOn: string, endsOn: string, halves: Halves = {}, path = PATH) {
  const query = new URLSearchParams({
    ...spanOf(startsOn, endsOn, halves),
    ...(path === PATH ? { leaveTypeId: String(types.personal) } : {}),
  })

  return (
    (await learner.get(`${path}/own/preview?${query}`)).data as {
      stays: { awayBefore: number; days: number; share: number }[]
    }
  ).stays[0]!
}

const completion = async () => {
  const lines = (await learner.get('/api/v1/trainees/own/completion')).data as {
    key: string
    detail: string
    state: string
  }[]

  return lines.find(({ key }) => key === 'absence')!
}

describe('the share of a stay', () => {
  test('has half days as halves, the same as the preview adds them', async () => {
    expect(await previewed('2026-11-10', '2026-11-10', { endsHalf: 'am' })).toMatchObject({
      awayBefore: 0,
      days: 0.5,
      share: 2.4,
    })

    await approved('personal', '2026-11-10', '2026-11-10', { endsHalf: 'am' })
    expect(await absentNow()).toBe(0.5)

    expect(await previewed('2026-11-12', '2026-11-13', { startsHalf: 'pm' })).toMatchObject({
      awayBefore: 0.5,
      days: 1.5,
      share: 9.5,
    })
  })

  test('counts unexcused absence like leave, in the preview too, and completion names it', async () => {
    const span = spanOf('2026-11-09', '2026-11-09', { startsHalf: 'pm' })

    expect(
      await supervisor.post(`${PATH}/unexcused`, { traineeId, ...span, reason: '未到岗' }),
    ).toMatchObject({ status: 200 })
    expect(await absentNow()).toBe(0.5)
    expect(await previewed('2026-11-12', '2026-11-12')).toMatchObject({ awayBefore: 0.5, days: 1 })
    expect(await completion()).toMatchObject({ detail: expect.stringContaining('旷工 0.5 天') })
  })

  test('does not count an away on the hospital’s order', async () => {
    const trip = {
      ...spanOf('2026-11-10', '2026-11-10'),
      tripKind: 'conference',
      place: '北京',
      cost: 0,
      payer: null,
    }

    const reply = await learner.post('/api/v1/aways/own', { ...trip, reason: '年会', papers: [] })

    expect(reply, reply.msg).toMatchObject({ status: 200 })

    await decide(supervisor, (reply.data as { id: number }).id)
    expect([await absentNow(), (await previewed('2026-11-12', '2026-11-12')).awayBefore]).toEqual([
      0, 0,
    ])
    expect(await previewed('2026-11-16', '2026-11-17', {}, '/api/v1/aways')).toMatchObject({
      days: 0,
    })
  })

  test('counts future leave when its days have come', async () => {
    await approved('personal', '2026-11-12', '2026-11-12')
    expect([await absentNow(), (await previewed('2026-11-16', '2026-11-16')).awayBefore]).toEqual([
      0, 1,
    ])
    expect(await completion()).toMatchObject({ detail: expect.stringContaining('共缺勤 0 ') })

    server.clock.now = new Date('2026-11-12T01:00:00Z')
    await signIn()
    expect(await absentNow()).toBe(1)
    expect(await completion()).toMatchObject({ detail: expect.stringContaining('共缺勤 1 ') })

    server.clock.now = TUESDAY
    await signIn()
  })
})

describe('a type that always prolongs the training', () => {
  const moved = async () =>
    (
      await server.db
        .selectFrom('trainees')
        .select('extensionDays')
        .where('id', '=', traineeId)
        .executeTakeFirstOrThrow()
    ).extensionDays

  const daysOf = async (id: number) =>
    Number(
      (
        await server.db
          .selectFrom('absenceDays')
          .select('days')
          .where('absenceId', '=', id)
          .executeTakeFirstOrThrow()
      ).days,
    )

  const always = (type: string, is: boolean) =>
    server.db
      .updateTable('leaveTypes')
      .set({ extendsTraining: is ? 'always' : 'never' })
      .where('id', '=', types[type]!)
      .execute()

  test('moves the end by its calendar days with halves; halves of all its leaves together make whole days', async () => {
    await always('personal', true)

    // from an afternoon to a morning two days later: two days
    const long = await approved('personal', '2026-11-10', '2026-11-12', {
      startsHalf: 'pm',
      endsHalf: 'am',
    })

    await decide(await server.as('dept'), long)
    expect([await daysOf(long), await moved()]).toEqual([2, 2])

    const half = await approved('personal', '2026-11-16', '2026-11-16', { endsHalf: 'am' })

    expect([await daysOf(half), await moved()], 'half a day moves nothing').toEqual([0.5, 2])

    const second = await approved('personal', '2026-11-17', '2026-11-17', { endsHalf: 'am' })

    expect(await moved(), 'two halves are a day').toBe(3)

    expect(
      await learner.post(`${PATH}/own/${second}/revoke`, {
        version: await versionOf(second),
        reason: '不请了',
      }),
    ).toMatchObject({
      status: 200,
    })

    const undo = await decide(supervisor, second, 'passRevoke')

    expect(await moved()).toBe(2)
    expect(await supervisor.post(`${PATH}/undo`, { decision: undo })).toMatchObject({ status: 200 })
    expect(await moved()).toBe(3)

    await always('personal', false)
  })

  test.each(['maternity', 'workInjury'])(
    '%s may end after the training where it moves the end, and begins no later than it',
    async (type) => {
      const ofTrainee = server.db.updateTable('trainees').where('id', '=', traineeId)
      const ofType = server.db.updateTable('leaveTypes').where('id', '=', types[type]!)

      await ofType.set({ papersFrom: 300 }).execute()
      await server.db.updateTable('leaveSettings').set({ provinceCode: '44' }).execute()

      const { startsOn } = await server.db
        .selectFrom('trainees')
        .select('startsOn')
        .where('id', '=', traineeId)
        .executeTakeFirstOrThrow()

      await ofTrainee.set({ lengthMonths: 12 }).execute()

      const { plannedEnd } = await server.db
        .selectFrom('trainees')
        .select('plannedEnd')
        .where('id', '=', traineeId)
        .executeTakeFirstOrThrow()

      const day = (after: number) =>
        new Date(Date.parse(plannedEnd!) + after * 86_400_000).toISOString().slice(0, 10)

      const plan = async (of: string, from: string, until: string) => {
        const query = new URLSearchParams({
          ...spanOf(from, until),
          leaveTypeId: String(types[of]),
        })

        return (await learner.get(`${PATH}/own/preview?${query}`)).data as {
          refusal: string | null
          extension: { newEnd: string } | null
        }
      }

      expect(startsOn < day(-3)).toBe(true)

      expect(await plan(type, day(-3), day(60))).toMatchObject({
        refusal: null,
        extension: { newEnd: day(64) },
      })

      expect((await plan(type, day(1), day(30))).refusal).toContain('不在培训期内')
      expect((await plan('sick', day(-3), day(1))).refusal).toContain('不在培训期内')

      const form = {
        ...spanOf(day(-3), day(60)),
        leaveTypeId: types[type],
        reason: '休养',
        papers: [],
        urgentReason: '提前',
        eventOn: day(-3),
      }

      const reply = await learner.post(`${PATH}/own`, form)

      expect(reply, reply.msg).toMatchObject({ status: 200 })

      const { id } = reply.data as { id: number }

      for (const who of [base, base, base, await server.as('bhb')]) await decide(who, id)

      const after = await server.db
        .selectFrom('trainees')
        .select('plannedEnd')
        .where('id', '=', traineeId)
        .executeTakeFirstOrThrow()

      expect(after.plannedEnd).toBe(day(64))

      await ofType.set({ papersFrom: 0 }).execute()
    },
  )
})
