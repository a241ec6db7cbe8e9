import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { importSheet, sheetBytes } from '../../../testing/files/sheets.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
let fixture: MentorFixtures
let office: Caller
let base: Caller
let learner: Caller
let [traineeId, annual, compensatory] = [0, 0, 0]
const LEAVES = '/api/v1/leaves'
const BALANCES = '/api/v1/leaveBalances'

beforeAll(async () => {
  server.clock.now = new Date('2026-11-23T01:00:00Z')
  fixture = await addMentorFixtures(server, { mentors: 0, trainees: 1 })
  await signIn()
  traineeId = fixture.trainees[0]!.traineeId

  const types = await server.db.selectFrom('leaveTypes').select(['id', 'code']).execute()
  const idOf = (typeCode: string) => types.find(({ code }) => code === typeCode)!.id

  annual = idOf('annual')
  compensatory = idOf('compensatory')
})

async function signIn() {
  office = await server.as('bhb')
  base = await server.as('base')
  learner = await server.as(fixture.trainees[0]!.username)
}

beforeEach(() =>
  server.asOwner(
    'truncate rate_limits, submit_locks, absences, absence_days, leave_accounts, leave_account_changes, leave_people, rotation_absences cascade',
  ),
)

const later = () => {
  server.clock.now = new Date(server.clock.now.getTime() + 10_000)
}

const workSince = async (day: string) => {
  later()
  expect(
    await office.put(`${BALANCES}/${traineeId}/worksSince`, { worksSince: day }),
  ).toMatchObject({ status: 200 })
}

const form = (leaveTypeId: number, startsOn: string, endsOn: string) => ({
  leaveTypeId,
  startsOn,
  startsHalf: 'am',
  endsOn,
  endsHalf: 'pm',
})

const apply = async (leaveTypeId: number, startsOn: string, endsOn: string) => {
  later()
  return learner.post(`${LEAVES}/own`, {
    ...form(leaveTypeId, startsOn, endsOn),
    reason: '返乡',
    papers: [],
  })
}

const preview = async (leaveTypeId: number, startsOn: string, endsOn: string) => {
  const query = new URLSearchParams({
    ...form(leaveTypeId, startsOn, endsOn),
    leaveTypeId: String(leaveTypeId),
  })

  return (await learner.get(`${LEAVES}/own/preview?${query}`)).data as {
    total: number
    years: { left: number; days: number }[]
    refusal: string | null
  }
}

type BalanceAnswer = { leaveTypeId: number; left: number | null }

/** The remaining days of a type this year in each place, by the name of the place. */
async function leftOf(leaveTypeId: number): Promise<Record<string, number | null | undefined>> {
  const ofType = (rows: readonly BalanceAnswer[]) =>
    rows.find((row) => row.leaveTypeId === leaveTypeId)?.left
  const answer = (await learner.get(`${LEAVES}/own`)).data as {
    types: { value: number; left: number | null }[]
  }
  const planned = await preview(leaveTypeId, '2026-12-01', '2026-12-01')

  const list = (await office.get(`${BALANCES}?year=2026&leaveTypeId=${leaveTypeId}&pageSize=100`))
    .data as {
    list: (BalanceAnswer & { traineeId: number })[]
  }

  const ofBase = (await base.get(`${BALANCES}/${traineeId}?year=2026`)).data as {
    balances: BalanceAnswer[]
  }

  const account = await server.db
    .selectFrom('leaveAccounts')
    .selectAll()
    .where('leaveTypeId', '=', leaveTypeId)
    .where('year', '=', 2026)
    .executeTakeFirst()

  const waiting = (await base.get(`${LEAVES}?waiting=1&leaveTypeId=${leaveTypeId}`)).data as {
    list: { id: number }[]
  }
  const [first] = waiting.list

  const decision =
    first &&
    ((await base.get(`${LEAVES}/${first.id}`)).data as {
      effect: { soFar: { type: string; left: number | null }[] }
    })

  return {
    'card of the trainee': ofType(
      (await learner.get(`${LEAVES}/own/balances`)).data as BalanceAnswer[],
    ),
    'choice in the form': answer.types.find(({ value }) => value === leaveTypeId)!.left,
    preview: planned.years[0]!.left + planned.years[0]!.days,
    'list of the office': ofType(list.list.filter((row) => row.traineeId === traineeId)),
    'page of the base': ofType(ofBase.balances),
    ...(account
      ? { account: Number(account.granted) - Number(account.used) - Number(account.usedBefore) }
      : {}),
    ...(decision ? { decision: decision.effect.soFar.at(-1)!.left } : {}),
  }
}

async function expectLeft(leaveTypeId: number, days: number) {
  const remaining = await leftOf(leaveTypeId)
  expect(remaining).toEqual(
    Object.fromEntries(Object.keys(remaining).map((place) => [place, days])),
  )

  return Object.keys(remaining)
}

/**
 * Submitting one day more than remains is refused with the same number; the preview warns before.
 */
async function expectRefusedBeyond(days: number, startsOn: string, endsOn: string) {
  const { refusal, total } = await preview(annual, startsOn, endsOn)
  const reply = await apply(annual, startsOn, endsOn)

  expect(reply).toMatchObject({ status: 409, msg: refusal })
  expect(refusal).toContain(`还剩 ${days} 天，不够 ${total} 天`)
}

test('an account has one number in every place: before and after a leave, and on the card of the decider', async () => {
  await workSince('2020-07-01')
  await expectLeft(annual, 5)
  expect(await apply(annual, '2026-11-25', '2026-11-25')).toMatchObject({ status: 200 })
  expect(await expectLeft(annual, 4)).toHaveLength(7)

  await expectRefusedBeyond(4, '2026-12-01', '2026-12-07')
})

test('an account has one number after the first day of work was corrected: what was taken stays, nothing is left', async () => {
  await workSince('2020-07-01')
  expect(await apply(annual, '2026-11-25', '2026-11-25')).toMatchObject({ status: 200 })

  await workSince('2026-09-01')
  await expectLeft(annual, 0)
  await expectRefusedBeyond(0, '2026-12-01', '2026-12-01')
  await workSince('2010-09-01')
  await expectLeft(annual, 9)
})

test('an account has one number after the table of days was corrected, and after a leave of it was withdrawn', async () => {
  await workSince('2020-07-01')

  const { data } = await apply(annual, '2026-11-24', '2026-11-26')
  const { id } = data as { id: number }

  const ofTable = server.db
    .updateTable('leaveTypeDays')
    .where('leaveTypeId', '=', annual)
    .where('minWorkYears', '=', 1)

  await ofTable.set({ days: 4 }).execute()
  await expectRefusedBeyond(1, '2026-12-01', '2026-12-02')
  expect((await leftOf(annual)).decision).toBe(1)

  const { version } = await server.db
    .selectFrom('absences')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  later()
  expect(await learner.post(`${LEAVES}/own/${id}/withdraw`, { version })).toMatchObject({
    status: 200,
  })

  await expectLeft(annual, 4)
  await ofTable.set({ days: 5 }).execute()
})

test('an account has one number with days carried over, earned, and used before leaves were recorded here', async () => {
  await workSince('2020-07-01')

  const adjust = async (leaveTypeId: number, kind: string, days: number) => {
    later()
    return office.post(`${BALANCES}/${traineeId}/adjust`, {
      leaveTypeId,
      year: 2026,
      kind,
      days,
      reason: '上年未休',
    })
  }

  expect(await adjust(annual, 'carried', 2.5)).toMatchObject({ status: 200 })

  await expectLeft(annual, 7.5)

  const heads = { number: '学号', leaveType: '请假类型', year: '年度', usedBefore: '启用前已休' }

  const { number } = await server.db
    .selectFrom('trainees')
    .select('number')
    .where('id', '=', traineeId)
    .executeTakeFirstOrThrow()

  const row = { number, leaveType: '年假', year: '2026', usedBefore: '3' }

  expect(await importSheet(server, office, BALANCES, await sheetBytes(heads, [row]))).toMatchObject(
    { written: 1 },
  )

  await expectLeft(annual, 4.5)

  expect(await adjust(compensatory, 'earned', 2)).toMatchObject({ status: 200 })

  await expectLeft(compensatory, 2)
  expect(await apply(compensatory, '2026-11-27', '2026-11-27')).toMatchObject({ status: 200 })
  expect(await expectLeft(compensatory, 1)).toContain('decision')
})

test('the preview shows the days that the account has after the submission', async () => {
  await server.db
    .updateTable('leaveTypes')
    .set({ annualRegime: null })
    .where('id', '=', annual)
    .execute()

  await workSince('2016-12-15')

  // the tenth year of work is completed on 15 December: a leave on that day is judged by it, in the
  // preview and when it is sent
  const { years } = await preview(annual, '2026-12-15', '2026-12-22')

  expect(years).toMatchObject([{ days: 6, left: 4 }])
  expect(await apply(annual, '2026-12-15', '2026-12-22')).toMatchObject({ status: 200 })
  expect((await preview(annual, '2026-12-24', '2026-12-24')).years).toMatchObject([{ left: 3 }])

  server.clock.now = new Date('2026-12-15T01:00:00Z')
  await signIn()
  await expectLeft(annual, 4)
})
