import { rotationsWords } from '@residency/contract/areas/rotations/text'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { importSheet, sheetBytes, sheetRows } from '../../../testing/files/sheets.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

type Cells = {
  months: string[]
  departments: {
    id: number
    name: string
    usual: number | null
    taken: number[]
    exceptions: object[]
    actions: string[]
  }[]
}

const server = await openServer()
let office: Caller
let base: Caller
let fixtures: MentorFixtures
const errors = rotationsWords['zh-cn'].errors as Record<string, string>
const MONTHS = '/api/v1/departmentMonths'
const ABSENCES = '/api/v1/rotationAbsences'
const PAIRS = '/api/v1/rotationPairs'

beforeAll(async () => {
  server.clock.now = new Date('2026-11-10T01:00:00Z')
  office = await server.as('bhb')
  base = await server.as('base')
  fixtures = await addMentorFixtures(server, { mentors: 0, trainees: 3 })
})

beforeEach(() =>
  server.asOwner(
    'truncate rate_limits, submit_locks, department_months, rotation_absences, rotation_pairs, rotation_swaps, rotation_blocks, plan_blocks restart identity cascade',
  ),
)

const room = (name: string) =>
  server.db
    .selectFrom('departments')
    .select(['id', 'capacity'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow()

const months = async (who = office, query = '') =>
  (await who.get(`${MONTHS}?${query}`)).data as Cells

const set = (who: Caller, form: object) =>
  who.put(MONTHS, { from: '2026-12', until: '2027-02', seats: 1, ...form })

const aBlock = (trainee: number, departmentId: number, startsOn: string, endsOn: string) =>
  server.db
    .insertInto('rotationBlocks')
    .values({ traineeId: fixtures.trainees[trainee]!.traineeId, departmentId, startsOn, endsOn })
    .execute()

describe('the months of a department', () => {
  test('are as usual for 24 months from this one until the base sets a range, and as usual again without a number', async () => {
    const { id, capacity } = await room('住院药房')

    expect(await set(base, { departmentIds: [id], seats: 4, reason: '扩建' })).toMatchObject({
      status: 200,
      data: { over: 0, blocks: 0 },
    })

    const answer = await months(base)

    expect([answer.months.length, answer.months[0], answer.months.at(-1)]).toEqual([
      24,
      '2026-11',
      '2028-10',
    ])

    expect(answer.departments.find((department) => department.id === id)).toMatchObject({
      usual: capacity,
      actions: ['set'],
      exceptions: ['2026-12', '2027-01', '2027-02'].map((month) => ({
        month,
        seats: 4,
        reason: '扩建',
      })),
    })

    expect(
      await set(base, { departmentIds: [id], seats: null, from: '2027-01', until: '2027-12' }),
    ).toMatchObject({ status: 200 })
    expect(
      (await months(base)).departments.find((department) => department.id === id)?.exceptions,
    ).toHaveLength(1)
  })

  test('may be closed though trainees are planned, with a reason; the answer says how many blocks are hit', async () => {
    const { id } = await room('住院药房')
    await aBlock(0, id, '2026-12-01', '2027-01-31')
    await aBlock(1, id, '2027-01-01', '2027-01-31')

    expect(await set(base, { departmentIds: [id], seats: 0 })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.reason' }],
    })

    expect(await set(base, { departmentIds: [id], seats: 0, reason: '搬迁' })).toMatchObject({
      data: { over: 2, blocks: 2 },
    })

    const answer = await months(base, 'over=1')

    expect(
      answer.departments.map((department) => [department.id, department.taken.slice(0, 4)]),
    ).toEqual([[id, [0, 1, 2, 0]]])
  })

  test('are set by the office everywhere, by a base for its departments, and only read by a department', async () => {
    const [own, other] = [await room('住院药房'), await room('临床微生物室')]

    expect(await set(base, { departmentIds: [own.id, other.id] })).toMatchObject({
      status: 404,
      msg: errors.monthsNotYours,
    })

    expect(await set(office, { departmentIds: [own.id, other.id] })).toMatchObject({ status: 200 })

    const dept = await server.as('dept')
    const seen = (await months(dept)).departments

    expect(seen.map((row) => row.id)).toContain(own.id)
    expect(seen.map((row) => row.id)).not.toContain(other.id)
    expect(seen.flatMap((row) => row.actions)).toEqual([])
    expect(await set(dept, { departmentIds: [own.id] })).toMatchObject({ status: 401 })
    expect(await (await server.as('student')).get(MONTHS)).toMatchObject({ status: 401 })
  })

  test('are refused in a wrong order, in too long a range, for a department that takes nobody', async () => {
    const { id } = await room('住院药房')
    const wrong = async (form: object) =>
      (await set(office, { departmentIds: [id], ...form })).errors[0]?.path

    expect(await wrong({ until: '2026-11' })).toBe('body.until')
    expect(await wrong({ until: '2036-11' })).toBe('body.until')
    expect(await wrong({ from: '2026-13' })).toBe('body.from')
    expect(await wrong({ seats: 1000 })).toBe('body.seats')
    expect(await set(office, { departmentIds: [(await room('药学部')).id] })).toMatchObject({
      status: 404,
    })
  })

  test('go out as a sheet and come in again; each mistake is named, an empty number is the usual again', async () => {
    const { columns } = (
      rotationsWords['zh-cn'].sheets as Record<string, { columns: Record<string, string> }>
    ).departmentMonths!
    const { id } = await room('住院药房')
    const put = async (rows: Record<string, string | number>[]) =>
      importSheet(server, base, MONTHS, await sheetBytes(columns, rows))
    const department = '药学部/住院药房'
    const line = { department, month: '2027/3', seats: 6, reason: '' }

    expect(
      await put([line, { ...line, month: '2027-04', seats: 0, reason: '装修' }]),
    ).toMatchObject({ state: 'done', written: 2 })

    const wrong = await put([
      { ...line, seats: 0 },
      { ...line, month: '明年' },
      { ...line, department: '检验科/临床微生物室' },
      { ...line, month: '2027-05' },
      { ...line, month: '2027-05' },
    ])

    expect(wrong.faults.map(({ row, column }) => [row, column])).toEqual([
      [2, '原因'],
      [3, '月份'],
      [4, '科室'],
      [6, '月份'],
    ])

    const out = await sheetRows((await base.get(`${MONTHS}/_export`)).body, columns)

    expect(out).toEqual([
      { department, month: '2027-03', seats: '6', reason: '' },
      { department, month: '2027-04', seats: '0', reason: '装修' },
    ])

    expect(await put([{ ...line, seats: '' }])).toMatchObject({ written: 1 })
    expect((await months(base)).departments.find((row) => row.id === id)?.exceptions).toHaveLength(
      1,
    )
  })
})

describe('days out of rotation', () => {
  const form = (over: object = {}) => ({
    traineeId: fixtures.trainees[0]!.traineeId,
    startsOn: '2026-12-01',
    endsOn: '2026-12-10',
    reason: '产假',
    ...over,
  })

  const add = async (over: object = {}, who = base) => who.post(ABSENCES, form(over))

  test('are entered by the base, changed with the version read, and say which departments they meet', async () => {
    const { id: departmentId } = await room('住院药房')
    await aBlock(0, departmentId, '2026-12-01', '2026-12-31')

    const made = await add()

    expect(made, made.msg).toMatchObject({ status: 200 })

    const { id } = made.data as { id: number }

    expect((await base.get(ABSENCES)).data).toMatchObject({
      total: 1,
      list: [{ id, days: 10, departments: ['住院药房'], actions: ['edit', 'delete'] }],
    })

    const change = { startsOn: '2026-12-02', endsOn: '2026-12-02', reason: '考试' }

    expect(await base.put(`${ABSENCES}/${id}`, { ...change, version: 1 })).toMatchObject({
      status: 200,
      data: { version: 2 },
    })

    expect(await base.put(`${ABSENCES}/${id}`, { ...change, version: 1 })).toMatchObject({
      status: 409,
    })
    expect(await base.delete(`${ABSENCES}/${id}?version=2`)).toMatchObject({ status: 200 })
  })

  test('are refused where they overlap, before the training begins or after it ends, and backwards', async () => {
    await server.db
      .updateTable('trainees')
      .set({ lengthMonths: 24 })
      .where('id', '=', form().traineeId)
      .execute()

    const { startsOn: start, plannedEnd: end } = await server.db
      .selectFrom('trainees')
      .select(['startsOn', 'plannedEnd'])
      .where('id', '=', form().traineeId)
      .executeTakeFirstOrThrow()

    expect((await add()).status).toBe(200)

    expect(await add({ startsOn: '2026-12-10', endsOn: '2026-12-12' })).toMatchObject({
      status: 409,
      errors: [{ path: 'startsOn' }],
      msg: expect.stringContaining('2026-12-01 至 2026-12-10'),
    })

    expect(await add({ startsOn: '2020-01-01', endsOn: '2020-01-02' })).toMatchObject({
      status: 400,
      msg: expect.stringContaining(start),
    })

    expect(await add({ startsOn: '2027-01-01', endsOn: '9999-12-31' })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.endsOn' }],
    })

    expect(await add({ startsOn: '2027-01-01', endsOn: '2031-01-02' })).toMatchObject({
      status: 400,
      errors: [{ path: 'endsOn' }],
      msg: expect.stringContaining(end!),
    })

    expect(await add({ startsOn: '2027-01-02', endsOn: '2027-01-01' })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.endsOn' }],
    })

    await server.db
      .updateTable('trainees')
      .set({ lengthMonths: null })
      .where('id', '=', form().traineeId)
      .execute()
  })

  test('are entered once when two enter them at the same instant', async () => {
    const both = await Promise.all([add(), add({ endsOn: '2026-12-05' }, office)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('of an approved leave are read only; those of another base are not found', async () => {
    const { id } = (await add()).data as { id: number }

    await server.db
      .updateTable('rotationAbsences')
      .set({ origin: 'absence' })
      .where('id', '=', id)
      .execute()

    expect((await base.get(ABSENCES)).data).toMatchObject({
      list: [{ origin: 'absence', actions: [] }],
    })

    expect(await base.delete(`${ABSENCES}/${id}?version=1`)).toMatchObject({
      status: 409,
      msg: errors.absenceElsewhere,
    })

    const elsewhere = await addMentorFixtures(server, {
      mentors: 0,
      trainees: 1,
      base: '检验基地',
      department: '临床微生物室',
    })

    expect(await add({ traineeId: elsewhere.trainees[0]!.traineeId })).toMatchObject({
      status: 404,
      msg: errors.traineeNotYours,
    })

    const found = (await base.get('/api/v1/rotationTrainees/choices?keywords=M')).data as {
      value: number
    }[]

    expect(found.map(({ value }) => value)).toEqual(
      expect.arrayContaining(fixtures.trainees.map(({ traineeId }) => traineeId)),
    )
    expect(found.map(({ value }) => value)).not.toContain(elsewhere.trainees[0]!.traineeId)
  })
})

describe('two trainees who are kept apart', () => {
  const [a, b] = [0, 1]

  const pair = (first: number, second: number, who = base) =>
    who.post(PAIRS, {
      firstId: fixtures.trainees[first]!.traineeId,
      secondId: fixtures.trainees[second]!.traineeId,
      reason: '夫妻',
    })

  test('are one pair in either order, and the list says in how many months they are together', async () => {
    const { id: departmentId } = await room('住院药房')
    await aBlock(a, departmentId, '2026-11-01', '2027-01-31')
    await aBlock(b, departmentId, '2026-12-01', '2027-03-31')

    const made = await pair(b, a)

    expect(made, made.msg).toMatchObject({ status: 200 })
    expect(await pair(a, b)).toMatchObject({ status: 409, msg: errors.pairTaken })
    expect(await pair(a, a)).toMatchObject({ status: 400, errors: [{ path: 'body.secondId' }] })

    expect((await base.get(PAIRS)).data).toMatchObject({
      total: 1,
      list: [{ together: 2, actions: ['delete'] }],
    })

    expect(await base.delete(`${PAIRS}/${(made.data as { id: number }).id}`)).toMatchObject({
      status: 200,
    })

    expect(
      (
        await sql<{ count: number }>`select count(*)::int as count from rotation_pairs`.execute(
          server.db,
        )
      ).rows[0]!.count,
    ).toBe(0)
  })
})
