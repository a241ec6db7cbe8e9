import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail } from '../../../platform/http/fail.ts'
import { idOfLeaveType } from '../../../testing/builders/leave-types.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import type { YearDays } from './account.queries.ts'
import { changeAccounts } from './change-accounts.ts'
import { findLeaveCounter } from './count-leave.ts'
import { totalOf } from './days.rules.ts'
import { reserveDays } from './reserve-days.ts'

const server = await openServer()
const fixture = await addMentorFixtures(server, { mentors: 0, trainees: 6 })
let ctx: SignedCtx

beforeAll(async () => {
  const audit = Object.assign(async () => {}, { within: () => audit })
  ctx = {
    db: server.db,
    now: () => server.clock.now,
    language: 'zh-cn',
    audit,
  } as unknown as SignedCtx
})

const typeId = (code: string) => idOfLeaveType(server, code)

const traineeId = (n: number) => fixture.trainees[n]!.traineeId

const worksSince = (n: number, worksSince: string) =>
  server.db
    .insertInto('leavePeople')
    .values({ traineeId: traineeId(n), worksSince })
    .execute()

const hold = async (n: number, code: string, startsOn: string, years: YearDays[]) => {
  const id = await typeId(code)
  return inTransaction(ctx, (tx) =>
    reserveDays(tx, { traineeId: traineeId(n), typeId: id, startsOn, count: { dates: [], years } }),
  )
}

const accounts = async (n: number, code: string) =>
  (
    await server.db
      .selectFrom('leaveAccounts')
      .select(['year', 'granted', 'used'])
      .where('traineeId', '=', traineeId(n))
      .where('leaveTypeId', '=', await typeId(code))
      .orderBy('year')
      .execute()
  ).map(({ year, granted, used }) => [
    year,
    granted === null ? null : Number(granted),
    Number(used),
  ])

const refusal = async (work: Promise<unknown>) => {
  const refused: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  )

  return refused instanceof Fail ? { key: refused.def.key, ...refused.data } : refused
}

describe('an account of leave', () => {
  test('is opened by the first leave, with the days of the law by years of work', async () => {
    await worksSince(0, '2015-07-01')
    await hold(0, 'annual', '2026-11-23', [{ year: 2026, days: 2.5 }])
    expect(await accounts(0, 'annual')).toEqual([[2026, 10, 2.5]])
  })

  test('over New Year takes each year from its own days', async () => {
    await hold(0, 'annual', '2026-12-30', [
      { year: 2026, days: 2 },
      { year: 2027, days: 3 },
    ])
    expect(await accounts(0, 'annual')).toEqual([
      [2026, 10, 4.5],
      [2027, 10, 3],
    ])
  })

  test('refuses more than is left with what is left and when new days come, and holds nothing of it', async () => {
    const days = [
      { year: 2026, days: 6 },
      { year: 2027, days: 1 },
    ]

    expect(await refusal(hold(0, 'annual', '2026-12-21', days))).toMatchObject({
      key: expect.stringContaining('leaveDaysShort'),
      type: '年假',
      year: 2026,
      left: 5.5,
      wanted: 6,
      on: '2027-01-01',
      days: 10,
    })

    expect(await accounts(0, 'annual')).toEqual([
      [2026, 10, 4.5],
      [2027, 10, 3],
    ])

    expect(
      await refusal(hold(1, 'compensatory', '2026-11-23', [{ year: 2026, days: 1 }])),
    ).toMatchObject({ left: 0, wanted: 1 })
  })

  test('gets days back, and never more than were reserved', async () => {
    const account = { traineeId: traineeId(0), typeId: await typeId('annual'), year: 2026 }
    await inTransaction(ctx, (tx) => changeAccounts(tx, [{ ...account, days: -4.5 }]))
    expect((await accounts(0, 'annual'))[0]).toEqual([2026, 10, 0])
    await expect(
      inTransaction(ctx, (tx) => changeAccounts(tx, [{ ...account, days: -0.5 }])),
    ).rejects.toThrow()
  })

  test('counts days without a limit where the type has none', async () => {
    await hold(1, 'personal', '2026-11-23', [{ year: 2026, days: 30 }])
    expect(await accounts(1, 'personal')).toEqual([[2026, null, 30]])
  })

  test('of fifty simultaneous requests fulfils as many as there are days, and never goes below zero', async () => {
    await worksSince(2, '2010-01-01')

    const daysOf = (i: number) => (i % 2 ? 1 : 0.5)

    const all = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        refusal(
          hold(2, 'annual', '2026-12-30', [
            { year: 2026, days: daysOf(i) },
            { year: 2027, days: 0.5 },
          ]),
        ),
      ),
    )

    const usedDays = all
      .map((error, i) => (error === null ? daysOf(i) : 0))
      .reduce<number>((sum, days) => sum + days, 0)

    expect(usedDays).toBeGreaterThan(9)

    expect(await accounts(2, 'annual')).toEqual([
      [2026, 10, usedDays],
      [2027, 10, all.filter((error) => error === null).length / 2],
    ])

    for (const error of all) expect(error === null || (error as { key?: string }).key).toBeTruthy()
  })
})

test('a leave is counted by the calendar of the hospital; a year that is not published is provisional', async () => {
  const span = {
    startsOn: '2026-12-31',
    startsHalf: 'pm',
    endsOn: '2027-01-04',
    endsHalf: 'pm',
  } as const

  const counted = await findLeaveCounter(server.db, [traineeId(0)], span.startsOn, span.endsOn)

  expect(totalOf(counted(traineeId(0), span, 'calendar').dates)).toBe(4.5)

  expect(counted(traineeId(0), span, 'working')).toMatchObject({
    dates: [
      { day: '2026-12-31', days: 0.5 },
      { day: '2027-01-04', days: 1 },
    ],
    years: [
      { year: 2026, days: 0.5, isProvisional: false },
      { year: 2027, days: 1, isProvisional: true }, // 1 January is off by law
    ],
  })
})
