import type {
  DepartmentHours,
  PersonHours,
  WeekDetail,
} from '@residency/contract/areas/duty/hours/hours.contract'
import { hoursWords } from '@residency/contract/areas/duty/hours/text'
import { limitWords } from '@residency/contract/areas/duty/limits/text'
import type { RosterBoard } from '@residency/contract/areas/duty/rosters/roster.contract'
import { rosterWords } from '@residency/contract/areas/duty/rosters/text'
import { shiftSwapWords } from '@residency/contract/areas/duty/swaps/text'
import { kernelWords } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NIGHT_SHIFT } from '../../../demo/duty/night-shift.demo.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { browsersOf } from '../../../testing/server/on-device.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { wholeHome } from '../../../testing/whole-home.ts'

const NEXT_SHIFTS = 'duty.nextShifts'
const HOURS = '/api/v1/dutyHours'
const ROSTERS = '/api/v1/dutyRosters'
const MONTH = '2026-12'

/** Monday of the week that the tests are about. */
const WEEK = '2026-11-30'
const { errors } = hoursWords['zh-cn']

const server = await openServer()
const fixtures = await addMentorFixtures(server, { mentors: 1, trainees: 3 })
const { departmentId } = fixtures
const ids = fixtures.trainees.map(({ traineeId }) => traineeId)
const kinds = { day: 0, night: 0, home: 0 }
const names = await server.db.selectFrom('trainees').select(['id', 'realName']).execute()
let rosterId = 0

type Kind = keyof typeof kinds

const nameOf = (person: number) => names.find(({ id }) => id === ids[person])!.realName

const dept = () => server.as('dept')
const browser = browsersOf(server)
const as = (at: number, device?: string) => browser(fixtures.trainees[at]!.username, device)

/** Sets the clock: a day of December and a time in Shanghai. */
const at = (day: number, time: string) => {
  server.clock.now = new Date(`${dayOf(day)}T${time}:00+08:00`)
}

const dayOf = (day: number) => `${MONTH}-${String(day).padStart(2, '0')}`

const DAY_SHIFT = { ...NIGHT_SHIFT, name: '白班', sign: '白', startsAt: '08:00', endsAt: '16:00' }

const SHIFT_KINDS = {
  day: { ...DAY_SHIFT, isNight: false, least: 0, most: 3 },
  night: { ...NIGHT_SHIFT, least: 0, most: 3 },
  home: {
    ...DAY_SHIFT,
    name: '备班',
    sign: '备',
    isNight: false,
    least: 0,
    onCall: 'home' as const,
  },
}

beforeAll(async () => {
  for (const traineeId of ids)
    await aBlock(server, { traineeId, departmentId, from: '2026-12-01', until: '2026-12-31' })

  for (const [name, kind] of Object.entries(SHIFT_KINDS)) {
    const made = await (await dept()).post('/api/v1/shiftKinds', { ...kind, departmentId })
    expect(made, made.msg).toMatchObject({ status: 200 })
    kinds[name as Kind] = (made.data as { id: number }).id
  }
})

const SHIFTS: readonly (readonly [at: number, day: number, kind: Kind])[] = [
  [0, 1, 'day'],
  [0, 2, 'night'],
  [0, 5, 'home'],
  [1, 2, 'day'],
  [1, 14, 'day'],
]

const boardOf = async () => (await (await dept()).get(`${ROSTERS}/${rosterId}`)).data as RosterBoard

async function setCells(
  cells: readonly (readonly [number, number, Kind | null])[],
  reason: string | null,
) {
  const { version } = await boardOf()

  return (await dept()).put(`${ROSTERS}/${rosterId}/shifts`, {
    version,
    reason,
    cells: cells.map(([person, day, kind]) => ({
      traineeId: ids[person]!,
      day: dayOf(day),
      kindId: kind === null ? null : kinds[kind],
      isLocked: false,
    })),
  })
}

async function step(name: 'publish' | 'close') {
  const { version } = await boardOf()
  const reply = await (await dept()).post(`${ROSTERS}/${rosterId}/${name}`, { version })
  expect(reply, reply.msg).toMatchObject({ status: 200 })
}

beforeEach(async () => {
  server.clock.now = new Date('2026-11-27T10:00:00+08:00')
  await server.asOwner(
    `truncate rate_limits, submit_locks, duty_hours, duty_weeks, duty_rosters, notices restart identity cascade;
     update duty_regime set regime = 'labour', agreed_overtime = 8, holidays_settled = false`,
  )

  const begun = await (await dept()).post(ROSTERS, { departmentId, month: MONTH })

  rosterId = (begun.data as { id: number }).id
  expect(await setCells(SHIFTS, null)).toMatchObject({ status: 200 })
  await step('publish')
})

type OwnHours = WeekDetail & { waiting: string[]; now: WeekDetail['shifts'] }

const own = async (person: number, week = WEEK) =>
  (await (await as(person)).get(`${HOURS}/own?week=${week}`)).data as OwnHours

const shiftOf = async (person: number, day: number) =>
  (await own(person)).shifts.find((shift) => shift.day === dayOf(day))!

const codeNow = async () =>
  (
    (await (await dept()).get(`${HOURS}/code?departmentId=${departmentId}`)).data as {
      code: string
    }
  ).code

async function sign(person: number, day: number, isLeaving = false, device?: string) {
  const { shiftId } = await shiftOf(person, day)
  const code = await codeNow()

  return (await as(person, device)).post(`${HOURS}/own/signIn`, { shiftId, code, isLeaving })
}

type Times = { startsAt: string; endsAt: string } | null

async function correct(person: number, day: number, times: Times, reason = '忘记签到') {
  const { shiftId, version } = await shiftOf(person, day)

  return (await as(person)).put(`${HOURS}/own/${shiftId}`, {
    startsAt: times && `${times.startsAt}:00+08:00`,
    endsAt: times && `${times.endsAt}:00+08:00`,
    reason,
    version,
  })
}

const confirm = async (person: number, answer: string | null = null) => {
  const { version } = await own(person)
  return (await as(person)).post(`${HOURS}/own/weeks`, { startsOn: WEEK, answer, version })
}

const weekOf = async (person: number, who = 'dept') =>
  (await server.as(who)).get(`${HOURS}/${ids[person]}/week?week=${WEEK}`)

const ask = async (person: number, reason = '2 日的夜班多出两小时？') => {
  const { version } = (await weekOf(person)).data as WeekDetail
  return (await dept()).post(`${HOURS}/${ids[person]}/week/question`, {
    startsOn: WEEK,
    reason,
    version,
  })
}

/** Everything of the week of the first trainee is signed or corrected, and over. */
async function workWeek() {
  at(1, '07:55')
  await sign(0, 1)
  at(1, '16:10')
  await sign(0, 1, true)
  at(2, '19:50')
  await sign(0, 2)
  at(7, '09:00')
}

describe('arriving and leaving', () => {
  test('hours are those between the two codes, to the minute', async () => {
    at(1, '07:55')
    expect(await sign(0, 1)).toMatchObject({ status: 200, data: { isRepeated: false } })
    at(1, '16:10')
    expect(await sign(0, 1, true)).toMatchObject({ status: 200 })

    expect(await shiftOf(0, 1)).toMatchObject({
      source: 'signed',
      hours: 8.25,
      actions: ['leave', 'correct'],
    })
    expect(await own(0)).toMatchObject({ worked: 8.25 })
  })

  test('the home page leads there while it is possible', async () => {
    const placeOfNext = async () => {
      const days = 'from=2026-12-01&until=2026-12-31'
      const { parts } = await wholeHome(await as(0), days)
      const found = parts.find(({ key }) => key === NEXT_SHIFTS)

      return found?.part.kind === 'rows' ? found.part.rows[0]?.to?.view : 'no rows'
    }

    at(1, '06:59')
    expect(await placeOfNext()).toBeUndefined()
    at(1, '07:00')
    expect(await placeOfNext()).toBe('duty/hours/own')
  })

  test('who arrives and never signs out has worked until the planned end', async () => {
    at(1, '08:30')
    await sign(0, 1)
    expect(await shiftOf(0, 1)).toMatchObject({ source: 'ahead', hours: 0 })

    at(1, '23:00')
    expect(await shiftOf(0, 1)).toMatchObject({ source: 'arrived', hours: 7.5 })
  })

  test('a night is left on the next morning, also by the link of the week that begins', async () => {
    at(2, '19:30')
    await sign(0, 2)
    at(3, '08:20')

    const monday = await own(0, '2026-12-07')

    expect(monday.now.map(({ day, actions }) => [day, actions])).toEqual([
      ['2026-12-02', ['leave', 'correct']],
    ])
    expect(await sign(0, 2, true)).toMatchObject({ status: 200 })
    expect(await shiftOf(0, 2)).toMatchObject({ hours: 12.83 })
  })

  test('the same answer comes again; the first time counts', async () => {
    at(1, '07:50')
    const first = await sign(0, 1)

    at(1, '08:40')
    expect(await sign(0, 1)).toMatchObject({
      status: 200,
      data: { at: (first.data as { at: string }).at, isRepeated: true },
    })
  })

  test('who leaves once more has stayed until then; a second press at once is the same one', async () => {
    at(1, '07:55')
    await sign(0, 1)
    at(1, '08:00')
    await sign(0, 1, true)
    expect(await sign(0, 1, true)).toMatchObject({ data: { isRepeated: true } })

    at(1, '16:05')
    expect(await sign(0, 1, true)).toMatchObject({ data: { isRepeated: false } })
    expect(await shiftOf(0, 1)).toMatchObject({ signedOutAt: '2026-12-01T16:05:00+08:00' })
  })

  test('it opens an hour before and closes four hours after, and nobody leaves before arriving', async () => {
    const window = { opens: '2026-12-01 07:00', closes: '2026-12-01 20:00' }
    const notNow = { status: 409, msg: fillSentence(errors.hoursNotNow, window) }

    at(1, '06:59')
    expect(await sign(0, 1)).toMatchObject(notNow)

    at(1, '07:00')
    expect(await sign(0, 1, true)).toMatchObject({ status: 409, msg: errors.hoursNotArrived })

    at(1, '20:01')
    expect(await sign(0, 1)).toMatchObject(notNow)
  })

  test('is counted to the second, and can be corrected with the time that was signed', async () => {
    server.clock.now = new Date('2026-12-01T07:55:23.417+08:00')
    await sign(0, 1)
    at(1, '18:00')

    const { shiftId, workedFrom, version } = await shiftOf(0, 1)

    expect(workedFrom).toBe('2026-12-01T07:55:23+08:00')
    expect(
      await (await as(0)).put(`${HOURS}/own/${shiftId}`, {
        startsAt: workedFrom,
        endsAt: '2026-12-01T17:00:00+08:00',
        reason: '交接班',
        version,
      }),
    ).toMatchObject({ status: 200 })
  })

  test('at the end of a shift nobody arrives any more, on call at home nobody does, in a closed month neither', async () => {
    at(1, '16:00')
    expect(await sign(0, 1)).toMatchObject({ status: 409 })
    expect(await shiftOf(0, 1)).toMatchObject({ source: 'missing' })

    at(5, '08:30')
    expect(await sign(0, 5)).toMatchObject({ status: 409, msg: errors.hoursAtHome })
    expect((await own(0)).now).toEqual([])
  })

  test('a sign-in of another time does not count for the kind that the shift has become', async () => {
    at(1, '07:55')
    await sign(0, 1)
    await setCells([[0, 1, 'night']], '夜班缺人')

    expect(await shiftOf(0, 1)).toMatchObject({ kind: '夜班', workedFrom: null })

    at(1, '19:45')
    expect(await sign(0, 1)).toMatchObject({ status: 200, data: { isRepeated: false } })
    at(2, '08:15')
    expect(await sign(0, 1, true)).toMatchObject({ status: 200 })
    expect(await shiftOf(0, 1)).toMatchObject({ source: 'signed', hours: 12.5 })
  })

  test('twice at once is written once', async () => {
    at(1, '07:55')
    const { shiftId } = await shiftOf(0, 1)
    const body = { shiftId, code: await codeNow(), isLeaving: false }
    const trainee = await as(0)
    const replies = await Promise.all([1, 2].map(() => trainee.post(`${HOURS}/own/signIn`, body)))

    expect(
      replies.map(({ data }) => (data as { isRepeated: boolean }).isRepeated).toSorted(),
    ).toEqual([false, true])
  })

  test('an old code, a wrong one and that of another department are refused', async () => {
    at(1, '07:55')
    const code = await codeNow()
    const { shiftId } = await shiftOf(0, 1)
    const trainee = await as(0)

    const send = (typed: string) =>
      trainee.post(`${HOURS}/own/signIn`, { shiftId, code: typed, isLeaving: false })

    server.clock.now = new Date(server.clock.now.getTime() + 61_000)
    expect(await send(code)).toMatchObject({
      status: 400,
      errors: [{ path: 'code', message: errors.hoursCodeOld }],
    })

    const other = await server.db
      .selectFrom('departments')
      .select('id')
      .where('id', '<>', departmentId)
      .where('level', '=', 2)
      .where('status', '=', 1)
      .executeTakeFirstOrThrow()

    const elsewhere = await (await server.as('bhb')).get(`${HOURS}/code?departmentId=${other.id}`)

    expect(elsewhere, elsewhere.msg).toMatchObject({ status: 200 })
    expect(await send((elsewhere.data as { code: string }).code)).toMatchObject({ status: 400 })
  })

  test('one phone signs in one person, and a browser that is new is given a device first', async () => {
    at(2, '07:55')
    expect(await sign(1, 2, false, 'shared')).toMatchObject({ status: 200 })

    at(2, '19:55')
    expect(await sign(0, 2, false, 'shared')).toMatchObject({
      status: 409,
      msg: errors.hoursDeviceUsed,
    })

    at(2, '16:10')
    expect(await sign(1, 2, true, 'lent')).toMatchObject({ status: 200 })
    at(2, '19:56')
    expect(await sign(0, 2, false, 'lent')).toMatchObject({ msg: errors.hoursDeviceUsed })

    const { shiftId } = await shiftOf(0, 2)
    const code = await codeNow()
    const bare = await server.as(fixtures.trainees[0]!.username)

    expect(
      await bare.post(`${HOURS}/own/signIn`, { shiftId, code, isLeaving: false }),
    ).toMatchObject({ status: 409, msg: errors.hoursDeviceNew })
  })

  test("nobody signs in to another's shift", async () => {
    at(1, '07:55')
    const { shiftId } = await shiftOf(0, 1)
    const code = await codeNow()

    expect(
      await (await as(1)).post(`${HOURS}/own/signIn`, { shiftId, code, isLeaving: false }),
    ).toMatchObject({ status: 404, msg: errors.hoursShiftUnknown })
  })

  test('the screen of the department shows who is at work; another department has none of it', async () => {
    at(2, '07:55')
    await sign(1, 2)
    at(2, '08:05')

    expect(await (await dept()).get(`${HOURS}/code?departmentId=${departmentId}`)).toMatchObject({
      status: 200,
      data: { here: [nameOf(1)], missing: [] },
    })

    expect(
      await (await server.as('dept2')).get(`${HOURS}/code?departmentId=${departmentId}`),
    ).toMatchObject({ status: 404, msg: errors.hoursDepartmentUnknown })
  })

  test('a shift with a sign-in is not swapped or taken away; it may become another kind', async () => {
    at(1, '07:55')
    await sign(0, 1)

    expect(await setCells([[0, 1, null]], '换人')).toMatchObject({
      status: 409,
      msg: rosterWords['zh-cn'].errors.shiftHasHours,
    })

    const { shiftId } = await shiftOf(0, 1)
    const swap = await (await as(0)).post('/api/v1/dutySwaps', {
      shiftId,
      takerId: ids[2]!,
      returnShiftId: null,
      note: null,
    })

    expect(swap).toMatchObject({
      status: 409,
      errors: [{ path: 'shiftId', message: shiftSwapWords['zh-cn'].errors.swapShiftBegun }],
    })

    expect(await setCells([[0, 1, 'home']], '改为备班')).toMatchObject({ status: 200 })
    expect(await shiftOf(0, 1)).toMatchObject({ kind: '备班' })
  })
})

describe('corrections', () => {
  test('a shift without sign-in has no hours until the trainee enters them with a reason', async () => {
    at(1, '15:59')
    expect(
      await correct(0, 1, { startsAt: '2026-12-01T08:00', endsAt: '2026-12-01T15:00' }),
    ).toMatchObject({
      status: 409,
      msg: fillSentence(errors.hoursNotOver, { ends: '2026-12-01 16:00' }),
    })

    at(1, '18:00')
    expect(await shiftOf(0, 1)).toMatchObject({ source: 'missing', hours: 0, version: 0 })

    expect(
      await correct(0, 1, { startsAt: '2026-12-01T08:00', endsAt: '2026-12-01T17:30' }),
    ).toMatchObject({
      status: 200,
      data: { version: 1 },
    })
    expect(await shiftOf(0, 1)).toMatchObject({
      source: 'corrected',
      hours: 9.5,
      reason: '忘记签到',
      isLate: false,
    })
  })

  test('a shift that was not worked counts nothing', async () => {
    at(2, '18:00')
    expect(await correct(0, 1, null, '请假未登记')).toMatchObject({ status: 200 })
    expect(await shiftOf(0, 1)).toMatchObject({ source: 'missed', hours: 0 })
  })

  test('times in the wrong order, in the future or far from the shift are refused at their field', async () => {
    at(1, '17:00')

    const wrong = { status: 400, errors: [{ path: 'endsAt', message: errors.hoursTimesWrong }] }

    expect(
      await correct(0, 1, { startsAt: '2026-12-01T09:00', endsAt: '2026-12-01T08:00' }),
    ).toMatchObject(wrong)
    expect(
      await correct(0, 1, { startsAt: '2026-12-01T08:00', endsAt: '2026-12-01T17:01' }),
    ).toMatchObject(wrong)
    expect(
      await correct(0, 1, { startsAt: '2026-11-30T19:59', endsAt: '2026-12-01T16:00' }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'startsAt' }],
    })
  })

  test('of two corrections sent together one is written and the other refused, also the first ones', async () => {
    at(1, '18:00')
    const { shiftId } = await shiftOf(0, 1)
    const trainee = await as(0)

    const both = (version: number) =>
      Promise.all(
        ['未上班', '请假'].map((reason) =>
          trainee.put(`${HOURS}/own/${shiftId}`, { startsAt: null, endsAt: null, reason, version }),
        ),
      )

    for (const version of [0, 1])
      expect((await both(version)).map(({ status }) => status).toSorted()).toEqual([200, 409])

    expect(await shiftOf(0, 1)).toMatchObject({ version: 2 })
  })

  test('hours that overlap those of another shift are refused', async () => {
    await setCells([[1, 1, 'day']], '补班')
    at(2, '18:00')
    expect(
      await correct(1, 2, { startsAt: '2026-12-01T21:00', endsAt: '2026-12-02T16:00' }),
    ).toMatchObject({ status: 200 })

    const overlap = { day: dayOf(2), kind: '白班' }

    expect(
      await correct(1, 1, { startsAt: '2026-12-01T08:00', endsAt: '2026-12-01T21:01' }),
    ).toMatchObject({
      status: 409,
      errors: [{ path: 'startsAt', message: fillSentence(errors.hoursOverlap, overlap) }],
    })
    expect(
      await correct(1, 1, { startsAt: '2026-12-01T08:00', endsAt: '2026-12-01T21:00' }),
    ).toMatchObject({ status: 200 })
  })

  test('of two corrections one after the other the second needs what the first has written', async () => {
    at(1, '18:00')
    const { shiftId } = await shiftOf(0, 1)
    const body = { startsAt: null, endsAt: null, reason: '未上班', version: 0 }
    const trainee = await as(0)

    expect(await trainee.put(`${HOURS}/own/${shiftId}`, body)).toMatchObject({ status: 200 })
    expect(await trainee.put(`${HOURS}/own/${shiftId}`, body)).toMatchObject({
      status: 409,
      msg: kernelWords['zh-cn'].errors.changedMeanwhile,
    })
  })

  test('from the eighth day after the shift a correction is late', async () => {
    at(8, '16:00')
    await correct(0, 1, null)
    expect(await shiftOf(0, 1)).toMatchObject({ isLate: false })

    at(8, '16:01')
    await correct(0, 1, null)
    expect(await shiftOf(0, 1)).toMatchObject({ isLate: true })
  })

  test('the hours of a closed month are final', async () => {
    server.clock.now = new Date('2027-01-02T10:00:00+08:00')
    await step('close')

    expect(await correct(0, 1, null)).toMatchObject({ status: 409, msg: errors.hoursClosed })
    expect(await shiftOf(0, 1)).toMatchObject({ actions: [] })
  })
})

describe('a week', () => {
  test('is confirmed when it is over and nothing is missing; on call at home needs no hours', async () => {
    at(2, '18:00')
    expect(await confirm(0)).toMatchObject({
      status: 409,
      msg: fillSentence(errors.weekNotOver, { day: '2026-12-05 16:00' }),
    })

    at(7, '09:00')
    expect(await own(0)).toMatchObject({ waiting: [WEEK], missing: 2, actions: [] })
    expect(await confirm(0)).toMatchObject({
      status: 409,
      msg: fillSentence(errors.weekIncomplete, { count: 2 }),
    })

    await workWeek()
    expect(await own(0)).toMatchObject({ obstacle: null, actions: ['confirm'] })
    expect(await confirm(0)).toMatchObject({ status: 200 })
    expect(await own(0)).toMatchObject({ state: 'confirmed', waiting: [], worked: 20.42 })
  })

  test('without shifts is not confirmed, and a day that is no Monday begins none', async () => {
    at(7, '09:00')
    expect(await confirm(2)).toMatchObject({ status: 409, msg: errors.weekEmpty })
    expect(
      await (await as(0)).post(`${HOURS}/own/weeks`, {
        startsOn: '2026-12-01',
        answer: null,
        version: 0,
      }),
    ).toMatchObject({ status: 400, errors: [{ path: 'body.startsOn' }] })
  })

  test('is questioned by the department; the trainee answers and confirms again', async () => {
    await workWeek()
    expect(await ask(0).catch(() => ({ status: 0 }))).not.toMatchObject({ status: 200 })

    await confirm(0)
    expect(await ask(0)).toMatchObject({ status: 200 })

    const notice = await server.db
      .selectFrom('notices')
      .select(['body', 'userId'])
      .where('kind', '=', 'dutyHours.question')
      .executeTakeFirstOrThrow()

    expect(notice).toMatchObject({ userId: fixtures.trainees[0]!.userId })
    expect(notice.body).toContain('2 日的夜班多出两小时？')

    expect(await own(0)).toMatchObject({ state: 'questioned', waiting: [WEEK] })
    expect(await confirm(0)).toMatchObject({
      status: 400,
      errors: [{ path: 'answer', message: errors.weekAnswerMissing }],
    })
    expect(await confirm(0, '交接班')).toMatchObject({ status: 200 })

    const answered = await server.db
      .selectFrom('notices')
      .select(['body', 'userId'])
      .where('kind', '=', 'dutyHours.answer')
      .executeTakeFirstOrThrow()

    expect(answered.userId).toBe((await dept()).userId)
    expect(answered.body).toContain('交接班')

    // the question is answered: what opens the week again asks for nothing else
    await correct(0, 1, null)
    expect(await own(0)).toMatchObject({ state: 'unconfirmed', needsAnswer: false })
    expect(await confirm(0)).toMatchObject({ status: 200 })
    expect((await weekOf(0)).data).toMatchObject({ state: 'confirmed', answer: '交接班' })
  })

  test('that was questioned is confirmed without an answer once the department takes it back', async () => {
    await workWeek()
    await confirm(0)
    await ask(0)

    const takeBack = async (who = 'dept') => {
      const { version } = (await weekOf(0)).data as WeekDetail
      const path = `${HOURS}/${ids[0]}/week/question/retract`

      return (await server.as(who)).post(path, { startsOn: WEEK, version })
    }

    expect(await takeBack('dept2')).toMatchObject({ status: 404 })
    expect(await takeBack(fixtures.trainees[0]!.username)).toMatchObject({ status: 401 })
    expect((await weekOf(0)).data).toMatchObject({ actions: ['retract'] })
    expect(await takeBack()).toMatchObject({ status: 200 })
    expect(await takeBack()).toMatchObject({ status: 409 })

    expect(await own(0)).toMatchObject({
      state: 'unconfirmed',
      question: null,
      needsAnswer: false,
      actions: ['confirm'],
    })
    expect(await confirm(0)).toMatchObject({ status: 200 })
  })

  test('that was questioned: who asked learns that a colleague has taken the question back', async () => {
    await workWeek()
    await confirm(0)
    await ask(0)

    const { version } = (await weekOf(0)).data as WeekDetail
    const path = `${HOURS}/${ids[0]}/week/question/retract`
    const office = await server.as('bhb')

    expect(await office.post(path, { startsOn: WEEK, version })).toMatchObject({ status: 200 })

    const notified = await server.db
      .selectFrom('notices')
      .select(['userId', 'kind'])
      .where('kind', 'like', 'dutyHours.retract%')
      .orderBy('id')
      .execute()

    expect(notified).toMatchObject([
      { kind: 'dutyHours.retract' },
      { kind: 'dutyHours.retractByAnother', userId: (await dept()).userId },
    ])
  })

  test('that was confirmed is open again after a correction', async () => {
    await workWeek()
    await confirm(0)
    expect(await correct(0, 1, null)).toMatchObject({ status: 200 })
    expect(await own(0)).toMatchObject({ state: 'unconfirmed', waiting: [WEEK] })
  })

  test('that was confirmed is open again after a sign-out, another shift, or a swap', async () => {
    at(2, '16:05')
    await correct(1, 2, null)
    expect(await confirm(1)).toMatchObject({ status: 200 })

    at(3, '09:00')
    await setCells([[1, 5, 'day']], '人手不足')
    expect(await own(1)).toMatchObject({ state: 'unconfirmed' })

    at(5, '07:55')
    await sign(1, 5)
    at(5, '16:05')
    expect(await confirm(1)).toMatchObject({ status: 200 })
    await sign(1, 5, true)
    expect(await own(1)).toMatchObject({ state: 'unconfirmed', waiting: [WEEK] })
  })

  test('of a closed month is confirmed with what is known', async () => {
    server.clock.now = new Date('2027-01-02T10:00:00+08:00')
    await step('close')
    expect(await own(1)).toMatchObject({ missing: 0, obstacle: null, actions: ['confirm'] })
    expect(await confirm(1)).toMatchObject({ status: 200 })
  })

  test('confirmed in two tabs, or twice at once, is confirmed once', async () => {
    await workWeek()
    const { version } = await own(0)
    const body = { startsOn: WEEK, answer: null, version }
    const trainee = await as(0)
    const replies = await Promise.all([1, 2].map(() => trainee.post(`${HOURS}/own/weeks`, body)))

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('is seen by its trainee and by the departments of its shifts, and by nobody else', async () => {
    expect(await weekOf(0)).toMatchObject({ status: 200 })
    expect(await weekOf(2)).toMatchObject({ status: 404 })
    expect(await weekOf(0, 'dept2')).toMatchObject({ status: 404 })
    expect(await weekOf(0, fixtures.trainees[1]!.username)).toMatchObject({ status: 401 })
    expect(
      await (await server.as('dept2')).post(`${HOURS}/${ids[0]}/week/question`, {
        startsOn: WEEK,
        reason: '?',
        version: 1,
      }),
    ).toMatchObject({ status: 404 })
  })
})

describe('a month', () => {
  const monthOf = async (query = '', who = 'dept', month = MONTH) =>
    (await (await server.as(who)).get(`${HOURS}?month=${month}${query}`)).data as {
      list: PersonHours[]
      total: number
    }

  test('has the weeks that begin in it, with planned and worked hours', async () => {
    await workWeek()

    const november = await monthOf('', 'dept', '2026-11')
    const first = november.list.find(({ name }) => name === nameOf(0))!

    expect(first).toMatchObject({ planned: 20, worked: 20.42, overtime: 0, isOver: false })
    expect(first.weeks).toMatchObject([
      { startsOn: WEEK, endsOn: '2026-12-06', state: 'unconfirmed', most: 48, missing: 0 },
    ])

    const december = await monthOf()
    expect(december.list.map(({ name }) => name)).toEqual([nameOf(1)])
  })

  test('marks who is over the limit of the regime that the office chose', async () => {
    const nights = [7, 9, 11, 13].map((day) => [0, day, 'night'] as const)
    const days = [8, 10].map((day) => [1, day, 'day'] as const)
    await setCells([...nights, ...days], '人手不足')

    const overOf = async () =>
      (await monthOf('&only=over')).list.map(({ name, overtime }) => [name, overtime])

    expect(await overOf()).toEqual([])

    const office = await server.as('bhb')
    const { version } = (await office.get('/api/v1/dutyRegime')).data as { version: number }
    const strict = { regime: 'labour', agreedOvertime: 7, ownWeekly: 60, version }

    expect(await office.put('/api/v1/dutyRegime', strict)).toMatchObject({ status: 200 })
    expect(await overOf()).toEqual([[nameOf(0), 8]])
    expect(await (await dept()).put('/api/v1/dutyRegime', strict)).toMatchObject({ status: 401 })

    const { warnings } = await boardOf()

    expect(warnings).toEqual([
      {
        traineeId: ids[0],
        text: fillSentence(limitWords['zh-cn'].warnings.weekly, {
          name: nameOf(0),
          day: '2026-12-07',
          hours: 48,
          most: 47,
        }),
      },
    ])
  })

  test('the last week of a month is warned of with its hours in the next roster', async () => {
    await server.asOwner("update duty_regime set regime = 'own', own_weekly = 40")
    await aBlock(server, {
      traineeId: ids[0]!,
      departmentId,
      from: '2027-01-01',
      until: '2027-01-31',
    })
    await setCells(
      [28, 30].map((day) => [0, day, 'night'] as const),
      '人手不足',
    )

    const january = await (await dept()).post(ROSTERS, { departmentId, month: '2027-01' })
    const { id } = january.data as { id: number }
    const cells = [
      ['2027-01-01', kinds.night],
      ['2027-01-03', kinds.day],
    ].map(([day, kindId]) => ({ traineeId: ids[0]!, day, kindId, isLocked: false }))

    expect(
      await (await dept()).put(`${ROSTERS}/${id}/shifts`, { version: 1, cells, reason: null }),
    ).toMatchObject({ status: 200 })

    expect((await boardOf()).warnings).toEqual([
      {
        traineeId: ids[0],
        text: fillSentence(limitWords['zh-cn'].warnings.weekly, {
          name: nameOf(0),
          day: '2026-12-28',
          hours: 44,
          most: 40,
        }),
      },
    ])
  })

  test('shows a department only the weeks in which it has a shift of the trainee', async () => {
    const { departmentId: other } = await server.db
      .selectFrom('users')
      .select('departmentId')
      .where('username', '=', 'dept2')
      .executeTakeFirstOrThrow()

    await aBlock(server, {
      traineeId: ids[1]!,
      departmentId: other!,
      from: '2027-01-01',
      until: '2027-01-31',
    })

    const dept2 = await server.as('dept2')
    const kind = await dept2.post('/api/v1/shiftKinds', {
      ...SHIFT_KINDS.day,
      name: '外科白班',
      departmentId: other,
    })
    const roster = await dept2.post(ROSTERS, { departmentId: other, month: '2027-01' })
    const { id } = roster.data as { id: number }

    await dept2.put(`${ROSTERS}/${id}/shifts`, {
      version: 1,
      reason: null,
      cells: [
        {
          traineeId: ids[1]!,
          day: '2027-01-05',
          kindId: (kind.data as { id: number }).id,
          isLocked: false,
        },
        // of a week that begins in December
        {
          traineeId: ids[1]!,
          day: '2027-01-02',
          kindId: (kind.data as { id: number }).id,
          isLocked: false,
        },
      ],
    })
    expect(await dept2.post(`${ROSTERS}/${id}/publish`, { version: 2 })).toMatchObject({
      status: 200,
    })

    expect((await monthOf('', 'dept2', '2027-01')).list.map(({ name }) => name)).toEqual([
      nameOf(1),
    ])
    // every reader gets the same sums of a person, whichever department is shown
    const sums = async (query: string, who: string) =>
      (await monthOf(query, who)).list
        .filter(({ name }) => name === nameOf(1))
        .map(({ planned, worked, average, late, isOver }) => [
          planned,
          worked,
          average,
          late,
          isOver,
        ])

    const ofOffice = await sums('', 'bhb')
    expect(ofOffice).toHaveLength(1)
    expect(await sums('', 'dept')).toEqual(ofOffice)
    // the shift of 14 December counts for the average of four weeks, and shows nothing else
    expect((await monthOf('', 'dept', '2027-01')).list).toEqual([])
  })

  test('finds weeks that are over and not confirmed, those questioned, and people by name', async () => {
    await workWeek()
    const november = (query: string) => monthOf(query, 'dept', '2026-11')

    expect((await november('&only=open')).list.map(({ name }) => name)).toEqual([
      nameOf(0),
      nameOf(1),
    ])

    await confirm(0)
    expect((await november('&only=open')).list.map(({ name }) => name)).toEqual([nameOf(1)])

    await ask(0)
    expect((await november('&only=asked')).list.map(({ name }) => name)).toEqual([nameOf(0)])

    const keywords = encodeURIComponent(nameOf(1))
    expect((await november(`&keywords=${keywords}`)).list.map(({ name }) => name)).toEqual([
      nameOf(1),
    ])
  })

  test('adds up by department; the figures are those of its list', async () => {
    await workWeek()
    await confirm(0)

    const month = '2026-11'
    const { list } = (await (await server.as('bhb')).get(`${HOURS}/departments?month=${month}`))
      .data as { list: DepartmentHours[] }

    const people = (await monthOf('', 'dept', month)).list

    expect(list).toMatchObject([
      { id: departmentId, people: people.length, confirmed: 1, weeks: 2, questioned: 0, over: 0 },
    ])
    expect(list[0]!.late).toBe(people.reduce((sum, { late }) => sum + late, 0))
    expect(
      (await (await server.as('dept2')).get(`${HOURS}/departments?month=${month}`)).data,
    ).toEqual({
      list: [],
    })
  })
})
