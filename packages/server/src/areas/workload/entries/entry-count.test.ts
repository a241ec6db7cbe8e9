import { randomUUID } from 'node:crypto'
import { entryWords } from '@residency/contract/areas/workload/entries/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findEvidence } from '../../../algorithms/evidence/find-evidence.ts'
import { addWorkFixtures, type WorkFixtures } from '../../../testing/builders/work-fixtures.ts'
import { sheetRows, someOf } from '../../../testing/files/sheets.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { findEvidenceEntries } from '../evidence/evidence.queries.ts'
import { findStayShares } from '../quantity/stay-share.queries.ts'

type SentRow = { id: number | null; why: string | null; field: string | null }
type EntryView = { id: number; count: number; state: string; version: number }
const PATH = '/api/v1/workloadEntries'
const { errors } = entryWords['zh-cn']
const NOW = new Date('2026-11-20T10:00:00Z')
const DAY = '2026-11-20'
const ITEM = '血培养接种'
const server = await openServer()
let fixtures: WorkFixtures
let trainee: Caller
let supervisor: Caller
let base: Caller

beforeAll(async () => {
  server.clock.now = NOW
  fixtures = await addWorkFixtures(server)
})

beforeEach(async () => {
  server.clock.now = NOW
  await server.asOwner(
    'truncate rate_limits, submit_locks, workload_entries, workload_openings, flow_decisions, deliveries, notices',
  )
  await setLeastSamples(0)
  trainee = await server.as(fixtures.trainees[0]!.username)
  supervisor = await server.as(fixtures.mentors[0]!.username)
  base = await server.as('base')
})

const setLeastSamples = (least: number) =>
  server.asOwner(`update workload_thresholds set least_samples = ${least}`)

const entry = (over: object = {}) => ({
  key: randomUUID(),
  kind: 'skill',
  requirementId: fixtures.requirements[0],
  item: ITEM,
  caseDay: DAY,
  role: 'performed',
  patientId: null,
  number: null,
  note: null,
  explanation: null,
  writtenAt: '2026-11-20T09:30:00+00:00',
  ...over,
})

const send = async (...entries: object[]) => {
  const reply = await trainee.post(`${PATH}/own`, { entries: entries.map(entry) })
  expect(reply, reply.msg).toMatchObject({ status: 200 })

  return (reply.data as { rows: SentRow[] }).rows
}

const sent = async (over: object) => {
  const [row] = await send(over)
  expect(row!.why).toBeNull()

  return row!.id!
}

const readEntry = async (id: number, who = trainee) =>
  (await who.get(`${PATH}/${id}`)).data as EntryView

const act = async (id: number, action: string, reason: string | null = null) =>
  supervisor.post(`${PATH}/${id}/act`, { action, reason, version: (await readEntry(id)).version })

const tooLarge = (counted: number) =>
  errors.countTooLarge
    .replace('{most}', '999')
    .replace('{item}', ITEM)
    .replace('{day}', DAY)
    .replace('{counted}', String(counted))
    .replace('{left}', String(999 - counted))

const countedRows = async () =>
  (
    await server.asOwner(
      'select count(*)::int as rows, sum(count)::int as cases from workload_entries',
    )
  ).rows[0]

describe('a number of cases', () => {
  test('is one entry, decided as one, and counts in every figure', async () => {
    const id = await sent({ count: 60 })

    expect(await countedRows()).toEqual({ rows: 1, cases: 60 })
    expect(await readEntry(id, supervisor)).toMatchObject({ count: 60, state: 'submitted' })
    expect((await act(id, 'pass')).data).toMatchObject({ state: 'passed' })

    await sent({ count: 7, caseDay: '2026-11-19' })

    const board = (await trainee.get(`${PATH}/own/board`)).data

    expect(board).toMatchObject({
      stays: [{ requirements: [{ item: ITEM, entered: 67, passed: 60 }, { entered: 0 }] }],
    })

    const own = (await trainee.get('/api/v1/workloadQuantity/own')).data as {
      stages: { rows: { lines: object[] }[] }[]
    }

    expect(own.stages[0]!.rows[0]!.lines[0]).toMatchObject({ entered: 67, passed: 60 })

    const list = (await base.get(`/api/v1/workloadQuantity?cohortId=${fixtures.cohortId}`))
      .data as {
      list: object[]
    }

    expect(list.list[0]).toMatchObject({ required: 14, entered: 10, passed: 10 })

    const report = (await base.get('/api/v1/workloadReport?by=month')).data as { list: object[] }

    expect(report.list).toMatchObject([{ id: '2026-11', entered: 67, passed: 60, people: 1 }])

    const [stay] = fixtures.blocks

    expect(await findStayShares(server.db, [stay!])).toEqual(new Map([[stay, 71.4]]))

    expect((await base.get(`${PATH}/page`)).data).toMatchObject({
      total: 2,
      list: [{ count: 60 }, { count: 7 }],
    })
  })

  test('is in the sheet of entries', async () => {
    await sent({ count: 60 })

    const { body } = await base.get(`${PATH}/_export`)
    const { columns } = entryWords['zh-cn'].sheets.workloadEntries

    expect(await sheetRows(body, someOf(columns, ['item', 'count']))).toEqual([
      { item: ITEM, count: '60' },
    ])
  })

  test('meets a stage that asks for 18,746', async () => {
    await server.db
      .updateTable('standardRequirements')
      .set({ minimum: 18_746 })
      .where('id', '=', fixtures.requirements[0])
      .execute()

    const days = Array.from({ length: 19 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`)
    const rows = await send(
      ...days.map((caseDay, at) => ({ caseDay, count: at < 18 ? 999 : 18_746 - 18 * 999 })),
    )

    await server.asOwner(`update workload_entries set state = 'passed'`)

    const line = (await trainee.get('/api/v1/workloadQuantity/own')).data as {
      stages: { rows: { lines: object[] }[] }[]
    }

    await server.db
      .updateTable('standardRequirements')
      .set({ minimum: 10 })
      .where('id', '=', fixtures.requirements[0])
      .execute()

    expect(rows.map(({ why }) => why)).toEqual(days.map(() => null))

    expect(line.stages[0]!.rows[0]!.lines[0]).toMatchObject({
      required: 18_746,
      entered: 18_746,
      passed: 18_746,
    })
  })

  test('is one for an entry of a device that knows no numbers of cases', async () => {
    expect(await readEntry(await sent({}))).toMatchObject({ count: 1 })
  })

  test('is a whole number from 1 on, and one where the entry has a number of its own', async () => {
    for (const count of [0, -1, 1.5])
      expect(
        (await trainee.post(`${PATH}/own`, { entries: [entry({ count })] })).status,
        `${count}`,
      ).toBe(400)

    expect(await send({ count: 2, number: 'B1' }, { count: 1, number: 'B2' })).toMatchObject([
      { id: null, field: 'count', why: errors.countOfNumbered },
      { why: null },
    ])
  })

  test('is corrected by the trainee where the entry was returned, and remains where none is given', async () => {
    const id = await sent({ count: 60 })
    await act(id, 'return', '请核对例数')

    const {
      key: _key,
      writtenAt: _writtenAt,
      number: _number,
      ...form
    } = entry() as Record<string, unknown>

    expect((await trainee.put(`${PATH}/own/${id}`, { ...form, version: 2 })).status).toBe(200)
    expect(await readEntry(id)).toMatchObject({ count: 60, state: 'submitted' })

    await act(id, 'return', '请核对例数')

    const tooMany = await trainee.put(`${PATH}/own/${id}`, { ...form, count: 1000, version: 4 })

    expect(tooMany).toMatchObject({ status: 409, msg: tooLarge(0) })
    expect(
      (await trainee.put(`${PATH}/own/${id}`, { ...form, count: 999, version: 4 })).status,
    ).toBe(200)
    expect(await readEntry(id)).toMatchObject({ count: 999 })
  })

  test('stays with the next version of a decision that was corrected, and never changes once it is passed', async () => {
    const id = await sent({ count: 60 })
    await act(id, 'pass')
    await expect(
      server.asOwner(`update workload_entries set count = 61 where id = ${id}`),
    ).rejects.toThrow(/not changed/)

    const form = { to: 'returned', reason: '例数有误', version: 2 }
    const next = ((await supervisor.post(`${PATH}/${id}/correct`, form)).data as { id: number }).id

    expect(await readEntry(next)).toMatchObject({ count: 60, state: 'returned' })
  })
})

describe('an entry of more than three cases', () => {
  beforeEach(() => setLeastSamples(3))

  const missing = (sampleCount: number) =>
    errors.samplesMissing
      .replace('{day}', DAY)
      .replace('{item}', ITEM)
      .replace('{count}', '60')
      .replace('{given}', String(sampleCount))
      .replace('{least}', '3')

  test('is passed once three different numbers of patients or samples are logged for its day and item', async () => {
    const id = await sent({ count: 60 })
    await send(
      { number: 'B1' },
      { number: 'B2' },
      { number: 'b2', explanation: '复检' },
      { number: 'B3', caseDay: '2026-11-19' },
    )

    expect(await act(id, 'pass')).toMatchObject({ status: 409, msg: missing(2) })

    await send({ number: 'B4' })
    expect(await act(id, 'pass')).toMatchObject({ status: 200, data: { state: 'passed' } })
  })

  test('is not helped by numbers that were returned or refused', async () => {
    const id = await sent({ count: 60 })
    const numbered = await send({ number: 'B1' }, { number: 'B2' }, { number: 'B3' })
    await act(numbered[0]!.id!, 'return', '编号有误')
    await act(numbered[1]!.id!, 'reject', '编号有误')

    expect(await act(id, 'pass')).toMatchObject({ status: 409, msg: missing(1) })
    expect(await act(id, 'return', '请补登编号')).toMatchObject({ status: 200 })
  })

  test('passes without numbers where it has no more than three cases or is a learning activity', async () => {
    expect(await act(await sent({ count: 3 }), 'pass')).toMatchObject({ status: 200 })

    const lectures = { requirementId: null, kind: 'study', item: '业务学习', count: 4 }
    expect(await act(await sent(lectures), 'pass')).toMatchObject({ status: 200 })
  })

  test('is left out of a decision about many, with the reason, and passes once the office asks for no numbers', async () => {
    const id = await sent({ count: 60 })
    const single = await sent({ caseDay: '2026-11-19' })
    const ids = [id, single]
    const both = {
      action: 'pass',
      ids,
      versions: ids.map((entryId) => ({ id: entryId, version: 1 })),
    }

    expect((await supervisor.post(`${PATH}/act`, { ...both, reason: null })).data).toMatchObject({
      done: 1,
      rows: expect.arrayContaining([expect.objectContaining({ id, isDone: false })]),
    })

    await setLeastSamples(0)
    expect(await act(id, 'pass')).toMatchObject({ status: 200 })
  })
})

test('an entry is one for evidence of care, regardless of its count, because it was written and decided at once', async () => {
  await send({ count: 999 }, { caseDay: '2026-11-19', count: 999 })

  const entries = await findEvidenceEntries(server.db, fixtures.baseId, '2026-11-01')

  expect(entries).toHaveLength(2)
  expect(findEvidence(entries)).toEqual([])
})

test('the home page of the supervisor says how many cases are signed', async () => {
  await sent({ count: 60 })
  const { data } = await supervisor.get('/api/v1/home/parts/workload.toDecide')
  expect(JSON.stringify(data)).toContain(`${ITEM} × 60`)
})

describe('at most 999 cases of a trainee, day and item', () => {
  test('are taken; more are refused in words, and lose no other entry', async () => {
    const rows = await send(
      { count: 1000 },
      { count: 900 },
      { count: 100 },
      { count: 99 },
      { count: 1 },
      { caseDay: '2026-11-19', count: 999 },
    )

    expect(rows.map(({ why }) => why)).toEqual([
      tooLarge(0),
      null,
      tooLarge(900),
      null,
      tooLarge(999),
      null,
    ])

    expect(rows[0]!.field).toBe('count')
    expect(await send({ requirementId: fixtures.requirements[1], count: 999 })).toMatchObject([
      { why: null },
    ])
  })

  test('are free again once an entry is withdrawn or refused, and full for an entry that comes back', async () => {
    const id = await sent({ count: 999 })
    await act(id, 'reject', '例数有误')

    const second = await sent({ count: 500 })

    const back = await supervisor.post(`${PATH}/${id}/correct`, {
      to: 'submitted',
      reason: '误判',
      version: 2,
    })

    const full = errors.dayFull
      .replace('{day}', DAY)
      .replace('{most}', '999')
      .replaceAll('{item}', ITEM)

    expect(back).toMatchObject({ status: 409, msg: full })
    expect((await trainee.delete(`${PATH}/own/${second}`)).status).toBe(200)

    await sent({ count: 999 })
  })

  test('are not passed by a refusal that is taken back', async () => {
    const id = await sent({ count: 999 })
    const { undo } = (await act(id, 'reject', '例数有误')).data as { undo: { id: number } }

    await sent({ count: 1 })
    expect((await supervisor.post(`${PATH}/undo`, { decision: undo.id })).status).toBe(409)
    expect(await readEntry(id)).toMatchObject({ state: 'rejected' })
  })

  test('hold when ten devices send in the same moment', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => send({ count: 150 })))
    expect(all.flat().filter(({ why }) => why === null)).toHaveLength(6)
    expect(await countedRows()).toEqual({ rows: 6, cases: 900 })
  })

  test('hold in the database too, for every writer', async () => {
    await sent({ count: 999 })
    const copy = `insert into workload_entries (trainee_id, block_id, department_id, requirement_id, kind, item, case_day, role, key, written_at)
      select trainee_id, block_id, department_id, requirement_id, kind, item, case_day, role, gen_random_uuid(), written_at from workload_entries`
    await expect(server.asOwner(copy)).rejects.toThrow(/more than 999/)
  })
})

describe('several entries', () => {
  test('are withdrawn by one call, which names those that are decided by now and touches nobody else’s', async () => {
    const [first, second, passed] = (
      await send({ count: 3 }, { number: 'B1' }, { number: 'B2' })
    ).map(({ id }) => id!)
    await act(passed!, 'pass')

    const other = await server.as(fixtures.trainees[1]!.username)
    const ids = [first, second, passed]

    expect((await other.post(`${PATH}/own/withdraw`, { ids })).data).toMatchObject({ done: 0 })

    expect((await trainee.post(`${PATH}/own/withdraw`, { ids })).data).toMatchObject({
      done: 2,
      rows: expect.arrayContaining([
        expect.objectContaining({ id: passed, name: `${DAY} ${ITEM}`, isDone: false }),
      ]),
    })

    const states = await Promise.all(ids.map(async (id) => (await readEntry(id!)).state))

    expect(states).toEqual(['withdrawn', 'withdrawn', 'passed'])
  })
})
