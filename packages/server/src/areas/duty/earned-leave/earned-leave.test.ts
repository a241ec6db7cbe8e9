import type {
  Balance,
  EarnedDays,
} from '@residency/contract/areas/absence/balances/balance.contract'
import { leaveTypeWords } from '@residency/contract/areas/absence/leave-types/text'
import type { WeekDetail } from '@residency/contract/areas/duty/hours/hours.contract'
import type { RosterBoard } from '@residency/contract/areas/duty/rosters/roster.contract'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NIGHT_SHIFT } from '../../../demo/duty/night-shift.demo.ts'
import { idOfLeaveType } from '../../../testing/builders/leave-types.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { runJob } from '../../../testing/run-clock-jobs.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { settleShifts } from './settle-shifts.ts'

const HOURS = '/api/v1/dutyHours'
const ROSTERS = '/api/v1/dutyRosters'
const KINDS = '/api/v1/shiftKinds'
const REGIME = '/api/v1/dutyRegime'
const MONTH = '2026-09'
const HOLIDAYS = '2026-10'

const server = await openServer()
const { departmentId, trainees } = await addMentorFixtures(server, { mentors: 0, trainees: 2 })
const [first, second] = [trainees[0]!, trainees[1]!]
const kindIds: Record<string, number> = {}
let rosterId = 0

const dept = () => server.as('dept')
const office = () => server.as('bhb')
const at = (moment: string) => {
  server.clock.now = new Date(`${moment}+08:00`)
}

const KIND_FORMS = {
  day: {
    ...NIGHT_SHIFT,
    name: '白班',
    sign: '白',
    startsAt: '08:00',
    endsAt: '16:00',
    isNight: false,
  },
  home: { ...NIGHT_SHIFT, name: '备班', sign: '备', isNight: false, onCall: 'home' as const },
}

const EARNS = { least: 0, most: 3, earnedWorkday: 0.5, earnedRestday: 1 }

beforeAll(async () => {
  at('2026-08-20T10:00:00')

  for (const { traineeId } of trainees)
    await aBlock(server, { traineeId, departmentId, from: '2026-09-01', until: '2026-10-31' })

  for (const [name, kind] of Object.entries(KIND_FORMS)) {
    const made = await (await dept()).post(KINDS, { ...kind, ...EARNS, departmentId })
    kindIds[name] = (made.data as { id: number }).id
  }
})

type Cell = readonly [who: { traineeId: number }, day: string, kind: keyof typeof KIND_FORMS | null]

async function setCells(cells: readonly Cell[], reason: string | null = null) {
  const { version } = (await (await dept()).get(`${ROSTERS}/${rosterId}`)).data as RosterBoard

  return (await dept()).put(`${ROSTERS}/${rosterId}/shifts`, {
    version,
    reason,
    cells: cells.map(([{ traineeId }, day, kind]) => ({
      traineeId,
      day,
      kindId: kind && kindIds[kind],
      isLocked: false,
    })),
  })
}

/** A published roster of a month with these shifts. */
async function publish(month: string, cells: readonly Cell[]) {
  at('2026-08-20T10:00:00')
  const begun = await (await dept()).post(ROSTERS, { departmentId, month })

  rosterId = (begun.data as { id: number }).id
  expect(await setCells(cells)).toMatchObject({ status: 200 })

  const { version } = (await (await dept()).get(`${ROSTERS}/${rosterId}`)).data as RosterBoard
  expect(await (await dept()).post(`${ROSTERS}/${rosterId}/publish`, { version })).toMatchObject({
    status: 200,
  })
}

beforeEach(async () => {
  await server.asOwner(
    `truncate rate_limits, submit_locks, duty_hours, duty_weeks, duty_rosters, earned_days, notices,
       leave_accounts, absences restart identity cascade;
     update duty_regime set regime = 'labour', holidays_settled = false, earned_months = 6`,
  )
})

const weekOf = async ({ username }: { username: string }, monday: string) =>
  (await (await server.as(username)).get(`${HOURS}/own?week=${monday}`)).data as WeekDetail

/** The trainee enters the hours of a shift, or says that nobody worked it. */
async function enter(who: { username: string }, monday: string, day: string, isWorked = true) {
  const shift = (await weekOf(who, monday)).shifts.find((candidate) => candidate.day === day)!

  const saved = await (await server.as(who.username)).put(`${HOURS}/own/${shift.shiftId}`, {
    startsAt: isWorked ? `${day}T08:00:00+08:00` : null,
    endsAt: isWorked ? `${day}T16:00:00+08:00` : null,
    reason: '没有签到',
    version: shift.version,
  })
  expect(saved, saved.msg).toMatchObject({ status: 200 })
}

/** The trainee confirms a week whose shifts are over. */
async function confirm(who: { username: string }, monday: string) {
  const { version } = await weekOf(who, monday)

  const saved = await (await server.as(who.username)).post(`${HOURS}/own/weeks`, {
    startsOn: monday,
    answer: null,
    version,
  })
  expect(saved, saved.msg).toMatchObject({ status: 200 })
}

const settle = () => settleShifts(server.app.asSystem())

type Account = {
  balances: Balance[]
  earned: EarnedDays[]
  changes: { kind: string; days: number; year: number; reason: string }[]
}

const accountOf = async ({ traineeId }: { traineeId: number }, year = 2026) =>
  (await (await office()).get(`/api/v1/leaveBalances/${traineeId}?year=${year}`)).data as Account

const leftOf = async (who: { traineeId: number }, year = 2026) =>
  (await accountOf(who, year)).balances.find(({ leaveType }) => leaveType === '补休')!.left

/** Tuesday, Saturday and Monday of a month without holidays. */
const [TUESDAY, SATURDAY, HOME] = ['2026-09-08', '2026-09-12', '2026-09-14']
const WEEK = '2026-09-07'

describe('a shift that is over', () => {
  beforeEach(async () => {
    await publish(MONTH, [
      [first, TUESDAY, 'day'],
      [first, SATURDAY, 'day'],
      [second, HOME, 'home'],
    ])
  })

  test('earns leave by its kind and its day, once its hours are known', async () => {
    at('2026-09-13T09:00:00')
    await settle()
    expect(await leftOf(first)).toBe(0)

    await enter(first, WEEK, TUESDAY)
    await enter(first, WEEK, SATURDAY)
    await settle()
    expect(await leftOf(first)).toBe(0)

    await confirm(first, WEEK)
    await settle()
    expect(await leftOf(first)).toBe(1.5)

    const { earned, changes } = await accountOf(first)

    expect(earned).toMatchObject([
      { day: SATURDAY, days: 1, left: 1, endsOn: '2027-03-12' },
      { day: TUESDAY, days: 0.5, left: 0.5, endsOn: '2027-03-08' },
    ])
    expect(changes.map(({ kind, days }) => [kind, days]).sort()).toEqual([
      ['earned', 0.5],
      ['earned', 1],
    ])
    expect(changes.map(({ reason }) => reason)).toContain(`${TUESDAY} 白班（住院药房）`)
    expect((await weekOf(first, WEEK)).shifts.map(({ earnedDays }) => earnedDays)).toEqual([0.5, 1])
  })

  test('is booked once, however often it is asked about', async () => {
    at('2026-09-13T09:00:00')
    await enter(first, WEEK, TUESDAY)
    await enter(first, WEEK, SATURDAY)
    await confirm(first, WEEK)
    await Promise.all([settle(), settle(), settle()])
    await settle()

    expect(await leftOf(first)).toBe(1.5)
    expect((await accountOf(first)).changes).toHaveLength(2)
  })

  test('earns nothing when nobody worked it, and what was booked is taken back', async () => {
    at('2026-09-13T09:00:00')
    await enter(first, WEEK, TUESDAY, false)
    await enter(first, WEEK, SATURDAY)
    await confirm(first, WEEK)
    await settle()
    expect(await leftOf(first)).toBe(1)

    at('2026-09-13T10:00:00')
    await enter(first, WEEK, SATURDAY, false)
    await confirm(first, WEEK)
    await settle()

    expect(await leftOf(first)).toBe(0)
    expect((await accountOf(first)).earned).toEqual([])
    expect((await accountOf(first)).changes[0]).toMatchObject({ days: -1, kind: 'earned' })
  })

  test('earns on call at home without a sign-in, and nothing after the department takes it away', async () => {
    at('2026-09-16T09:00:00')
    await settle()
    expect(await leftOf(second)).toBe(0.5)

    expect(await setCells([[second, HOME, null]], '实际未安排')).toMatchObject({ status: 200 })
    expect(await leftOf(second)).toBe(0)
  })

  test('keeps what it earned when the rule of its kind changes afterwards', async () => {
    at('2026-09-16T09:00:00')
    await settle()

    const list = (await (await dept()).get(KINDS)).data as {
      list: { id: number; version: number }[]
    }
    const { version } = list.list.find(({ id }) => id === kindIds['home'])!
    const form = { ...KIND_FORMS.home, ...EARNS, earnedWorkday: 3, version }

    expect(await (await dept()).put(`${KINDS}/${kindIds['home']}`, form)).toMatchObject({
      status: 200,
    })
    await settle()
    expect(await leftOf(second)).toBe(0.5)

    const now = (await (await dept()).get(KINDS)).data as typeof list
    const next = now.list.find(({ id }) => id === kindIds['home'])!.version
    await (await dept()).put(`${KINDS}/${kindIds['home']}`, {
      ...form,
      earnedWorkday: 0.5,
      version: next,
    })
  })

  test('of which the trainee entered the hours earns nothing while the department questions them', async () => {
    at('2026-09-13T09:00:00')
    await enter(first, WEEK, TUESDAY)
    await enter(first, WEEK, SATURDAY)
    await confirm(first, WEEK)
    await settle()
    expect(await leftOf(first)).toBe(1.5)

    const path = `${HOURS}/${first.traineeId}/week`
    const { version } = (await (await dept()).get(`${path}?week=${WEEK}`)).data as WeekDetail
    await (await dept()).post(`${path}/question`, {
      startsOn: WEEK,
      reason: '当天未见本人',
      version,
    })
    await settle()
    expect(await leftOf(first)).toBe(0)

    const again = (await weekOf(first, WEEK)).version
    await (await server.as(first.username)).post(`${HOURS}/own/weeks`, {
      startsOn: WEEK,
      answer: '在抢救室',
      version: again,
    })
    await settle()
    expect(await leftOf(first)).toBe(1.5)
  })

  test('taken away after New Year leaves no account with its day, and put back earns it again', async () => {
    at('2026-09-16T09:00:00')
    await settle()
    at('2027-01-02T09:00:00')
    await runJob(server, 'days that are carried over or end')
    expect(await leftOf(second, 2027)).toBe(0.5)

    expect(await setCells([[second, HOME, null]], '实际未安排')).toMatchObject({ status: 200 })
    await runJob(server, 'days that are carried over or end')
    expect([await leftOf(second, 2026), await leftOf(second, 2027)]).toEqual([0, 0])

    expect(await setCells([[second, HOME, 'home']], '核对后恢复')).toMatchObject({ status: 200 })
    await settle()
    await runJob(server, 'days that are carried over or end')
    expect([await leftOf(second, 2026), await leftOf(second, 2027)]).toEqual([0, 0.5])
  })

  test('on call at home earns nothing on a day of leave', async () => {
    await server.asOwner(
      `insert into absences (trainee_id, kind, leave_type_id, state, starts_on, starts_half, ends_on, ends_half, reason, created_by)
       select ${second.traineeId}, 'leave', id, 'approved', '${HOME}', 'am', '${HOME}', 'pm', '发热', ${second.userId}
       from leave_types where code = 'sick'`,
    )
    at('2026-09-16T09:00:00')
    await settle()

    expect(await leftOf(second)).toBe(0)
  })

  test('earns nothing while the office has disabled the leave, and keeps what it earned before', async () => {
    const disable = (status: 0 | 1) =>
      server.asOwner(`update leave_types set status = ${status} where code = 'compensatory'`)

    at('2026-09-16T09:00:00')
    await settle()
    await disable(0)
    await enter(first, WEEK, TUESDAY)
    await enter(first, WEEK, SATURDAY)
    await confirm(first, WEEK)
    await settle()
    expect(await setCells([[second, HOME, null]], '实际未安排')).toMatchObject({ status: 200 })

    await disable(1)
    await settle()
    expect([await leftOf(first), await leftOf(second)]).toEqual([0, 0])
  })

  test('is locked or unlocked without being booked by newer rules', async () => {
    at('2026-09-16T09:00:00')
    await settle()
    await server.asOwner(`update shift_kinds set earned_workday = 3 where id = ${kindIds['home']}`)

    expect(await setCells([[second, HOME, 'home']], '锁定')).toMatchObject({ status: 200 })
    await settle()
    expect(await leftOf(second)).toBe(0.5)

    await server.asOwner(
      `update shift_kinds set earned_workday = 0.5 where id = ${kindIds['home']}`,
    )
  })

  test('named twice in one call is refused at the cells', async () => {
    const twice = await setCells([
      [second, HOME, 'day'],
      [second, HOME, 'home'],
    ])

    expect(twice).toMatchObject({ status: 400, errors: [{ path: 'body.cells' }] })
  })

  test('that was never signed earns nothing once the month is closed', async () => {
    at('2026-10-08T09:00:00')
    await settle()

    const { version } = (await (await dept()).get(`${ROSTERS}/${rosterId}`)).data as RosterBoard
    await (await dept()).post(`${ROSTERS}/${rosterId}/close`, { version })
    await settle()

    expect(await leftOf(first)).toBe(0)
    expect(await settle()).toBe(0)
  })
})

describe('a legal holiday', () => {
  const NATIONAL_DAY = '2026-10-01'
  const MOVED = '2026-10-05'
  const MONDAY = '2026-09-28'

  beforeEach(async () => {
    await publish(HOLIDAYS, [
      [first, NATIONAL_DAY, 'day'],
      [first, MOVED, 'day'],
    ])
    at('2026-10-06T09:00:00')
    await enter(first, MONDAY, NATIONAL_DAY)
    await confirm(first, MONDAY)
    await enter(first, '2026-10-05', MOVED)
    await confirm(first, '2026-10-05')
  })

  test('earns no leave under the labour law: the shift is paid', async () => {
    await settle()

    expect((await accountOf(first)).earned.map(({ day }) => day)).not.toContain(NATIONAL_DAY)
  })

  test('earns leave once the office has recorded that the pay is settled', async () => {
    const regime = (await (await office()).get(REGIME)).data as object
    const { most: _, ...form } = regime as { most: number }
    const saved = await (await office()).put(REGIME, { ...form, holidaysSettled: true })

    expect(saved, saved.msg).toMatchObject({ status: 200 })
    await settle()
    expect((await accountOf(first)).earned.map(({ day }) => day)).toContain(NATIONAL_DAY)
  })
})

describe('earned days', () => {
  beforeEach(async () => {
    await publish(MONTH, [[first, SATURDAY, 'day']])
    at('2026-09-13T09:00:00')
    await enter(first, WEEK, SATURDAY)
    await confirm(first, WEEK)
    await settle()
  })

  const settleUp = () => runJob(server, 'days that are carried over or end')
  const notices = async () =>
    (await server.db.selectFrom('notices').select(['userId', 'kind', 'title']).execute()).filter(
      ({ kind }) => kind === 'earnedDays.ending',
    )

  test('go into the account of the year in which they end, at New Year', async () => {
    at('2026-12-31T09:00:00')
    await settleUp()
    expect(await leftOf(first)).toBe(1)

    at('2027-01-01T09:00:00')
    await settleUp()
    await settleUp()

    expect(await leftOf(first, 2026)).toBe(0)
    expect(await leftOf(first, 2027)).toBe(1)
  })

  test('are warned of once, 30 days before they end', async () => {
    at('2027-02-09T09:00:00')
    await settleUp()
    expect(await notices()).toEqual([])

    at('2027-02-10T09:00:00')
    await settleUp()
    await settleUp()

    expect(await notices()).toMatchObject([{ userId: first.userId }])
  })

  test('end after their last day, with a line in the history', async () => {
    at('2027-03-12T23:00:00')
    await settleUp()
    expect(await leftOf(first, 2027)).toBe(1)

    at('2027-03-13T00:10:00')
    await settleUp()
    await settleUp()

    expect(await leftOf(first, 2027)).toBe(0)
    expect((await accountOf(first, 2027)).changes.map(({ kind }) => kind)).toEqual([
      'earnedEnded',
      'earnedMoved',
      'earnedMoved',
      'earned',
    ])
  })

  test('are shown to the trainee with the day on which they end', async () => {
    const own = (await (await server.as(first.username)).get('/api/v1/leaves/own/balances')).data

    expect(own).toContainEqual(
      expect.objectContaining({ type: '补休', left: 1, ending: { days: 1, on: '2027-03-12' } }),
    )
  })

  test('are not given for a leave after their last day, and the reason says until when', async () => {
    at('2027-03-01T09:00:00')
    await settleUp()

    const typeId = await idOfLeaveType(server, 'compensatory')

    const preview = async (day: string) =>
      (
        await (
          await server.as(first.username)
        ).get(
          `/api/v1/leaves/own/preview?leaveTypeId=${typeId}&startsOn=${day}&startsHalf=am&endsOn=${day}&endsHalf=pm`,
        )
      ).data as { refusal: string | null }

    const { leaveDaysEnd } = leaveTypeWords['zh-cn'].errors

    const tooLate = fillSentence(leaveDaysEnd, {
      type: '补休',
      left: 0,
      wanted: 1,
      ending: 1,
      until: '2027-03-12',
    })

    expect((await preview('2027-03-12')).refusal).not.toBe(tooLate)
    expect((await preview('2027-03-15')).refusal).toBe(tooLate)
  })
})
