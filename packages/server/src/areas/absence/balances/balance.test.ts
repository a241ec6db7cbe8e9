import { beforeAll, describe, expect, test } from 'vitest'
import { idOfLeaveType } from '../../../testing/builders/leave-types.ts'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { importSheet, sheetBytes, sheetRows } from '../../../testing/files/sheets.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
let fixture: MentorFixtures
let office: Caller
const PATH = '/api/v1/leaveBalances'

const HEADS = {
  number: '学号',
  leaveType: '请假类型',
  year: '年度',
  usedBefore: '启用前已休',
  worksSince: '参加工作日期',
}

type Row = {
  traineeId: number
  leaveType: string
  entitled: number | null
  granted: number | null
  usedBefore: number
  left: number | null
}

beforeAll(async () => {
  server.clock.now = new Date('2026-11-23T01:00:00Z')
  fixture = await addMentorFixtures(server, { mentors: 0, trainees: 3 })
  office = await server.as('bhb')
})

const idOf = (n: number) => fixture.trainees[n]!.traineeId

const numberOf = async (n: number) =>
  (
    await server.db
      .selectFrom('trainees')
      .select('number')
      .where('id', '=', idOf(n))
      .executeTakeFirstOrThrow()
  ).number

const typeId = (code: string) => idOfLeaveType(server, code)

const rowOf = async (n: number, type: string, year = 2026) =>
  ((await office.get(`${PATH}/${idOf(n)}?year=${year}`)).data as { balances: Row[] }).balances.find(
    (row) => row.leaveType === type,
  )!

const adjust = async (n: number, code: string, form: object, who = office) => {
  server.clock.now = new Date(server.clock.now.getTime() + 10_000)
  return who.post(`${PATH}/${idOf(n)}/adjust`, {
    leaveTypeId: await typeId(code),
    year: 2026,
    kind: 'carried',
    reason: '上年未休',
    ...form,
  })
}

describe('days of leave', () => {
  test('are listed for the trainees in scope with what the rules give, before any leave', async () => {
    await office.put(`${PATH}/${idOf(0)}/worksSince`, { worksSince: '2014-09-01' })
    expect(await rowOf(0, '年假')).toMatchObject({ entitled: 10, granted: 10, left: 10 })
    expect(await rowOf(0, '补休')).toMatchObject({ granted: 0, left: 0 })

    expect(await rowOf(0, '育儿假')).toMatchObject({
      granted: null,
      left: null,
      isUnrecorded: true,
    })

    expect(await rowOf(0, '事假')).toBeUndefined()

    const filters = `keywords=${await numberOf(0)}&leaveTypeId=${await typeId('annual')}&year=2026`

    expect((await office.get(`${PATH}?${filters}`)).data).toMatchObject({
      total: 1,
      list: [{ traineeId: idOf(0), left: 10, actions: ['adjust'] }],
    })

    expect((await (await server.as('base')).get(`${PATH}?${filters}`)).data).toMatchObject({
      total: 1,
      list: [{ actions: [] }],
    })

    for (const who of ['dept', 'teacher', 'student'])
      expect(await (await server.as(who)).get(PATH), who).toMatchObject({ status: 401 })
  })

  test('are adjusted by the office with a reason that stays, and never below what is used', async () => {
    expect(await adjust(0, 'annual', { days: 2.5 })).toMatchObject({ status: 200 })
    expect(
      await adjust(0, 'compensatory', { days: 1, kind: 'earned', reason: '国庆值班' }),
    ).toMatchObject({ status: 200 })
    expect(await rowOf(0, '年假')).toMatchObject({ granted: 12.5, left: 12.5 })
    expect(await rowOf(0, '补休')).toMatchObject({ granted: 1, left: 1 })

    const { changes } = (await office.get(`${PATH}/${idOf(0)}`)).data as { changes: object[] }

    expect(changes).toMatchObject([
      { kind: 'earned', days: 1, reason: '国庆值班' },
      { kind: 'carried', days: 2.5 },
    ])

    await server.db
      .updateTable('leaveAccounts')
      .set({ used: 1 })
      .where('traineeId', '=', idOf(0))
      .execute()

    expect(await adjust(0, 'compensatory', { days: -0.5 })).toMatchObject({
      status: 409,
      errors: [{ path: 'days' }],
    })
  })

  test('name what is wrong with an adjustment, and are not adjusted by a base', async () => {
    const refusals: [string, object, number, string][] = [
      ['annual', { days: 0 }, 400, 'days'],
      ['annual', { days: 0.3 }, 400, 'days'],
      ['annual', { days: 1, reason: '' }, 400, 'reason'],
      ['personal', { days: 1 }, 409, 'leaveTypeId'],
      ['parental', { days: 1 }, 409, 'leaveTypeId'],
    ]

    for (const [code, form, status, path] of refusals)
      expect(await adjust(1, code, form), `${code} ${path}`).toMatchObject({
        status,
        errors: [{ path: expect.stringContaining(path) }],
      })

    expect(await adjust(1, 'annual', { days: 1 }, await server.as('base'))).toMatchObject({
      status: 401,
    })
    expect(
      await office.put(`${PATH}/${idOf(1)}/worksSince`, { worksSince: '2027-01-01' }),
    ).toMatchObject({ status: 400 })
  })

  test('used before leaves were recorded come in from a sheet; the last one counts', async () => {
    const form = {
      number: await numberOf(2),
      leaveType: '年假',
      year: '2026',
      worksSince: '2020-07-01',
    }

    const send = async (rows: Record<string, string>[]) =>
      importSheet(server, office, PATH, await sheetBytes(HEADS, rows))

    expect(await send([{ ...form, usedBefore: '3.5' }])).toMatchObject({
      state: 'done',
      written: 1,
    })
    expect(await rowOf(2, '年假')).toMatchObject({ entitled: 5, usedBefore: 3.5, left: 1.5 })
    expect(await send([{ ...form, usedBefore: '2', worksSince: '' }])).toMatchObject({ written: 1 })
    expect(await rowOf(2, '年假')).toMatchObject({ usedBefore: 2, left: 3 })

    const wrong = [
      { ...form, usedBefore: '0.3' },
      { ...form, number: 'nobody', usedBefore: '1' },
      { ...form, leaveType: '长假', usedBefore: '1' },
    ]

    expect(await send(wrong)).toMatchObject({
      written: 0,
      faults: [{ column: HEADS.usedBefore }, { column: HEADS.number }, { column: HEADS.leaveType }],
    })

    const filters = `keywords=${form.number}&leaveTypeId=${await typeId('annual')}&year=2026`

    const sheet = await sheetRows((await office.get(`${PATH}/_export?${filters}`)).body, {
      ...HEADS,
      left: '剩余',
    })

    expect(sheet).toMatchObject([
      { number: form.number, usedBefore: '2', left: '3', worksSince: '2020-07-01' },
    ])
  })
})
