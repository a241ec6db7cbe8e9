import { beforeAll, beforeEach, expect, test } from 'vitest'
import { idOfLeaveType } from '../../../testing/builders/leave-types.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { systemCtx } from '../../../testing/server/system-ctx.ts'
import { settleAccounts } from './carry-over.ts'

type Row = { leaveType: string; granted: number | null; left: number | null; usedBefore: number }
type Type = { id: number; code: string; version: number }
const server = await openServer()
const fixture = await addMentorFixtures(server, { mentors: 0, trainees: 1 })
let office: Caller
let trainee: Caller
let base: Caller
const BALANCES = '/api/v1/leaveBalances'
const LEAVES = '/api/v1/leaves'

/** Sets the day; sessions of an earlier day may be over. */
async function at(day: string) {
  server.clock.now = new Date(`${day}T01:00:00Z`)
  office = await server.as('bhb')
  base = await server.as('base')
  trainee = await server.as(fixture.trainees[0]!.username)
}

const traineeId = () => fixture.trainees[0]!.traineeId

beforeAll(async () => {
  await server.db
    .updateTable('leaveTypes')
    .set({ papersFrom: null, papers: null, papersEn: null })
    .execute()
})

beforeEach(async () => {
  await server.asOwner(
    'truncate rate_limits, submit_locks, absences, absence_days, absence_dates, absence_steps, leave_accounts, leave_account_changes, rotation_absences restart identity cascade',
  )
  await at('2026-11-10')
  await setTraining('2025-09-01', 36)
  await office.put(`${BALANCES}/${traineeId()}/worksSince`, { worksSince: '2015-03-15' })
  await setType('annual', { annualRegime: 'publicInstitution', carriesUntil: null })
  await setType('personal', { isPaid: 0 })
})

const setTraining = (startsOn: string, lengthMonths: number) =>
  server.db
    .updateTable('trainees')
    .set({ startsOn, lengthMonths })
    .where('id', '=', traineeId())
    .execute()

async function setType(code: string, form: object) {
  const { list } = (await office.get('/api/v1/leaveTypes?pageSize=50')).data as { list: Type[] }
  const { id, code: _, ...type } = list.find((row) => row.code === code)!
  const reply = await office.put(`/api/v1/leaveTypes/${id}`, { ...type, ...form })

  expect(reply, reply.msg).toMatchObject({ status: 200 })
}

const typeId = (code: string) => idOfLeaveType(server, code)

const annualOf = async (year: number) =>
  (
    (await office.get(`${BALANCES}/${traineeId()}?year=${year}`)).data as { balances: Row[] }
  ).balances.find((row) => row.leaveType === '年假')!

const apply = async (code: string, startsOn: string, endsOn: string) => {
  const form = {
    startsOn,
    startsHalf: 'am',
    endsOn,
    endsHalf: 'pm',
    reason: '家事',
    papers: [],
    urgentReason: '急事',
  }

  return trainee.post(`${LEAVES}/own`, { leaveTypeId: await typeId(code), ...form })
}

/** Applies for a leave that every step approves. */
async function take(code: string, startsOn: string, endsOn: string) {
  const reply = await apply(code, startsOn, endsOn)

  expect(reply, reply.msg).toMatchObject({ status: 200 })

  const { id } = reply.data as { id: number }

  for (const who of [base, base, base, office]) {
    const { version, state } = await server.db
      .selectFrom('absences')
      .select(['version', 'state'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (state !== 'approved') await who.post(`${LEAVES}/${id}/act`, { action: 'approve', version })
  }

  const { state } = await server.db
    .selectFrom('absences')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  expect(state).toBe('approved')
}

test('annual leave of an enterprise is in the first and the last year the share of the training, of a public institution whole', async () => {
  expect([await annualOf(2025), await annualOf(2028)]).toMatchObject([
    { granted: 10 },
    { granted: 10 },
  ])

  await setType('annual', { annualRegime: 'enterprise' })

  // 122 and 244 of 365 days
  expect([await annualOf(2025), await annualOf(2026), await annualOf(2028)]).toMatchObject([
    { granted: 3 },
    { granted: 10 },
    { granted: 6 },
  ])
})

test('annual leave comes in an enterprise with 12 months of work, in a public institution with the month after the first year', async () => {
  await office.put(`${BALANCES}/${traineeId()}/worksSince`, { worksSince: '2025-11-10' })
  expect(await annualOf(2026)).toMatchObject({ granted: 0 })

  expect(
    await apply('annual', '2026-11-16', '2026-11-16'),
    'the refusal says when days come',
  ).toMatchObject({
    status: 409,
    msg: expect.stringContaining('2026-12-01 起有新的 5 天'),
  })

  expect(await apply('annual', '2026-12-01', '2026-12-01')).toMatchObject({ status: 200 })

  await setType('annual', { annualRegime: 'enterprise' })
  expect(await annualOf(2026)).toMatchObject({ granted: 5 })
})

test('days taken beyond the share of the last year are not taken back', async () => {
  await setType('annual', { annualRegime: 'enterprise' })
  await take('annual', '2026-11-16', '2026-11-24')
  expect(await annualOf(2026)).toMatchObject({ granted: 10, left: 3 })

  await setTraining('2025-09-01', 15)

  expect(await annualOf(2026), '9 days are the share until 30 November').toMatchObject({
    granted: 9,
    left: 2,
  })

  await setTraining('2025-09-01', 8)

  expect(await annualOf(2026), '3 days are the share, 7 were taken').toMatchObject({
    granted: 7,
    left: 0,
  })
})

test('sick leave of three months after ten years of work costs the annual leave of the year, one day less does not', async () => {
  await take('sick', '2026-08-01', '2026-10-28')
  expect(await annualOf(2026)).toMatchObject({ granted: 10 })

  await take('sick', '2026-10-29', '2026-10-29')
  expect(await annualOf(2026)).toMatchObject({ granted: 0 })
  expect(await annualOf(2027)).toMatchObject({ granted: 10 })
  expect(await apply('annual', '2026-11-16', '2026-11-16')).toMatchObject({ status: 409 })
})

test('where annual leave was taken already, long sick leave costs that of the next year', async () => {
  await take('annual', '2026-01-05', '2026-01-05')
  await take('sick', '2026-08-01', '2026-10-29')
  expect(await annualOf(2026)).toMatchObject({ granted: 10, left: 9 })
  expect(await annualOf(2027)).toMatchObject({ granted: 0 })
  expect(await annualOf(2028)).toMatchObject({ granted: 10 })
})

test('twenty days of personal leave cost the annual leave only where the pay is not reduced for them', async () => {
  await take('personal', '2026-09-01', '2026-09-30')
  expect(await annualOf(2026)).toMatchObject({ granted: 10 })

  await setType('personal', { isPaid: 1 })
  expect(await annualOf(2026)).toMatchObject({ granted: 0 })
})

test('days left of a year are carried into the next until the day of the type, and end there unless leave used them', async () => {
  await take('annual', '2026-11-16', '2026-11-24')
  await setType('annual', { carriesUntil: '03-31' })

  const ctx = systemCtx(server)

  await at('2027-01-01')
  await settleAccounts(ctx)
  await settleAccounts(ctx)

  expect(await annualOf(2027), 'once, however often it runs').toMatchObject({
    granted: 13,
    left: 13,
  })

  await take('annual', '2027-03-30', '2027-04-01')
  await at('2027-03-31')
  await settleAccounts(ctx)
  expect(await annualOf(2027)).toMatchObject({ granted: 13, left: 10 })

  await at('2027-04-01')
  await settleAccounts(ctx)
  await settleAccounts(ctx)

  expect(await annualOf(2027), 'two of three carried days were used by 31 March').toMatchObject({
    granted: 12,
    left: 9,
  })

  const { changes } = (await office.get(`${BALANCES}/${traineeId()}`)).data as { changes: object[] }

  expect(changes).toMatchObject([
    { kind: 'carryEnded', days: -1, by: '系统按日期' },
    { kind: 'carriedOver', days: 3, reason: '2026 年未休的天数，2027-03-31 前有效' },
  ])
})

test('nothing is carried over where the type does not say until when', async () => {
  await at('2027-01-01')
  expect(await settleAccounts(systemCtx(server))).toBe(0)
  expect(await annualOf(2027)).toMatchObject({ granted: 10 })
})

test('a leave after the last day of carried days does not use them, however early it is handed in', async () => {
  await take('annual', '2026-11-16', '2026-11-24')
  await setType('annual', { carriesUntil: '03-31' })
  await at('2027-01-04')
  await settleAccounts(systemCtx(server))
  expect(await annualOf(2027)).toMatchObject({ granted: 13, left: 13 })

  expect(await apply('annual', '2027-06-01', '2027-06-16')).toMatchObject({
    status: 409,
    msg: '这些日期可用的年假还剩 10 天，不够 11 天；另有 3 天已结转，限 2027-01-01 至 2027-03-31 使用。请缩短天数，或换一种假',
  })

  await take('annual', '2027-06-01', '2027-06-14')
  expect(await annualOf(2027), '9 June is a holiday').toMatchObject({ left: 4 })

  expect(
    await apply('annual', '2027-03-30', '2027-04-02'),
    'two of four days are in April',
  ).toMatchObject({ status: 409 })

  await take('annual', '2027-03-29', '2027-04-01')
  expect(await annualOf(2027)).toMatchObject({ left: 0 })
})

test('days that were carried over are not used in the year from which they came', async () => {
  await take('annual', '2026-11-16', '2026-11-24')
  await setType('annual', { carriesUntil: '03-31' })
  await at('2027-01-04')
  await settleAccounts(systemCtx(server))
  expect(await apply('annual', '2026-12-28', '2026-12-28')).toMatchObject({ status: 409 })
})

test('days are carried over until a day that every year has', async () => {
  const { list } = (await office.get('/api/v1/leaveTypes?pageSize=50')).data as { list: Type[] }
  const { id, code: _, ...type } = list.find(({ code }) => code === 'annual')!

  for (const carriesUntil of ['02-30', '02-29', '04-31', '00-10', '13-01', '3-1'])
    expect(
      await office.put(`/api/v1/leaveTypes/${id}`, { ...type, carriesUntil }),
      carriesUntil,
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'body.carriesUntil' }],
    })
})

test('a leave that is handed in while days are carried over uses none of them twice', async () => {
  await take('annual', '2026-11-16', '2026-11-24')
  await setType('annual', { carriesUntil: '03-31' })
  await at('2027-01-04')

  const ctx = systemCtx(server)

  const [, , applied] = await Promise.all([
    settleAccounts(ctx),
    settleAccounts(ctx),
    apply('annual', '2026-12-28', '2026-12-29'),
  ])

  const carried = Number((await annualOf(2027)).granted) - 10

  expect([200, 409]).toContain(applied.status)
  expect(carried).toBe(applied.status === 200 ? 1 : 3)
})
