import { randomUUID } from 'node:crypto'
import { entryWords } from '@residency/contract/areas/workload/entries/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addWorkFixtures, type WorkFixtures } from '../../../testing/builders/work-fixtures.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

type SyncReply = {
  rows: {
    key: string
    id: number | null
    marks: string[]
    why: string | null
    field: string | null
  }[]
}

type EntryView = {
  id: number
  state: string
  version: number
  marks: string[]
  actions: string[]
  numberTail: string | null
}

const PATH = '/api/v1/workloadEntries'
const { errors } = entryWords['zh-cn']
const NOW = new Date('2026-11-20T10:00:00Z')
const server = await openServer()
let fixtures: WorkFixtures
let trainee: Caller
let other: Caller
let supervisor: Caller
let stranger: Caller
let base: Caller
let base2: Caller

beforeAll(async () => {
  server.clock.now = NOW
  fixtures = await addWorkFixtures(server)
})

beforeEach(async () => {
  server.clock.now = NOW
  await server.asOwner(
    'truncate rate_limits, submit_locks, workload_entries, workload_openings, workload_patients, flow_decisions, deliveries, notices',
  )

  await server.asOwner(
    `update rotation_blocks set state = 'entered' where id in (${fixtures.blocks.join()})`,
  )
  ;[trainee, other] = [
    await server.as(fixtures.trainees[0]!.username),
    await server.as(fixtures.trainees[1]!.username),
  ]
  ;[supervisor, stranger] = [
    await server.as(fixtures.mentors[0]!.username),
    await server.as(fixtures.mentors[1]!.username),
  ]
  ;[base, base2] = [await server.as('base'), await server.as('base2')]
})

const entry = (over: object = {}) => ({
  key: randomUUID(),
  kind: 'skill',
  requirementId: fixtures.requirements[0],
  item: '血培养接种',
  caseDay: '2026-11-20',
  role: 'performed',
  patientId: null,
  number: null,
  note: null,
  explanation: null,
  writtenAt: '2026-11-20T09:30:00+00:00',
  ...over,
})

const send = async (entries: object[], who = trainee) => {
  const reply = await who.post(`${PATH}/own`, { entries })
  expect(reply, reply.msg).toMatchObject({ status: 200 })

  return (reply.data as SyncReply).rows
}

const sent = async (over: object = {}, who = trainee) => {
  const [row] = await send([entry(over)], who)
  expect(row!.why).toBeNull()

  return row!.id!
}

const refusalOf = async (over: object) => (await send([entry(over)]))[0]!

const readEntry = async (id: number, who = supervisor) =>
  (await who.get(`${PATH}/${id}`)).data as EntryView & { history: EntryView[] }

const act = async (who: Caller, id: number, action: string, reason?: string) =>
  who.post(`${PATH}/${id}/act`, {
    action,
    reason: reason ?? null,
    version: (await readEntry(id, trainee)).version,
  })

describe('entries that are sent', () => {
  test('are kept once each, also when they are sent again from two tabs at once; one that cannot be kept never loses the others', async () => {
    const entries = [
      entry({ number: 'B2611200001' }),
      entry({ caseDay: '2026-11-21' }),
      ...Array.from({ length: 10 }, () => entry()),
    ]

    const [first, second] = await Promise.all([send(entries), send(entries)])

    expect(first.map(({ id }) => id)).toEqual(second.map(({ id }) => id))
    expect(first.filter(({ id }) => id !== null)).toHaveLength(11)

    expect(first[1]).toMatchObject({
      id: null,
      field: 'caseDay',
      why: errors.dayAhead.replace('{today}', '2026-11-20'),
    })

    expect((await trainee.get(`${PATH}/own?pageSize=50`)).data).toMatchObject({ total: 11 })
    expect((await trainee.post(`${PATH}/own`, { entries: [entry({ item: '' })] })).status).toBe(400)
    expect((await base.post(`${PATH}/own`, { entries: [entry()] })).msg).toBe(errors.noTrainee)
  })

  test('are within the training and of the own standard', async () => {
    expect(await refusalOf({ caseDay: '2026-08-31' })).toMatchObject({
      field: 'caseDay',
      why: errors.dayBeforeTraining.replace('{from}', '2026-09-01'),
    })

    expect(await refusalOf({ requirementId: 999_999 })).toMatchObject({
      field: 'item',
      why: errors.itemUnknown,
    })

    expect(await refusalOf({ patientId: 999_999 })).toMatchObject({
      field: 'patientId',
      why: errors.patientUnknown,
    })

    const id = await sent({ requirementId: null, kind: 'study', item: '科内讲座' })

    expect(await readEntry(id)).toMatchObject({
      requirementId: null,
      item: '科内讲座',
      kind: 'study',
      marks: [],
    })
  })

  test('count as written now where the clock of the device cannot be right: ahead of now, or before the day of the case', async () => {
    const clocks = [
      '0000-01-01T00:00:00Z',
      '2026-11-19T15:59:59Z',
      '9999-12-31T23:59:59Z',
      '2026-11-19T16:00:00Z',
    ]

    const rows = await send(clocks.map((writtenAt) => entry({ writtenAt })))

    const written = await Promise.all(
      rows.map(
        async ({ id }) =>
          ((await readEntry(id!)) as unknown as { writtenTime: string }).writtenTime,
      ),
    )

    expect(written).toEqual([...Array(3).fill('2026-11-20 18:00'), '2026-11-20 00:00'])
  })

  test('are marked where the date of the device is weeks before the day on which they arrive, and are found by the mark', async () => {
    const early = await sent({ caseDay: '2026-11-03', writtenAt: '2026-11-05T02:00:00Z' })
    const offline = await sent({ caseDay: '2026-11-04', writtenAt: '2026-11-06T02:00:00Z' })

    expect((await readEntry(early)).marks).toEqual(['delayed'])
    expect((await readEntry(offline)).marks).toEqual([])

    const { list } = (await base.get(`${PATH}/page?marked=delayed`)).data as {
      list: { id: number }[]
    }

    expect(list.map(({ id }) => id)).toEqual([early])
  })

  test('need an explanation without a stay and on leave, and carry their marks', async () => {
    expect(await refusalOf({ caseDay: '2026-09-15' })).toMatchObject({
      field: 'explanation',
      why: errors.dayOutside.replace('{day}', '2026-09-15'),
    })

    const outside = await sent({ caseDay: '2026-09-15', explanation: '入院教育期间' })

    expect(await readEntry(outside, base)).toMatchObject({
      blockId: null,
      marks: ['late', 'outside'],
      actions: ['pass', 'return', 'reject'],
    })

    expect((await supervisor.get(`${PATH}/${outside}`)).status).toBe(404)

    await server.db
      .insertInto('rotationAbsences')
      .values({
        traineeId: fixtures.trainees[0]!.traineeId,
        startsOn: '2026-11-18',
        endsOn: '2026-11-18',
        reason: '事假',
        createdBy: supervisor.userId,
      })
      .execute()

    expect(await refusalOf({ caseDay: '2026-11-18' })).toMatchObject({
      why: errors.dayOnLeave.replace('{day}', '2026-11-18'),
    })
    expect(
      await readEntry(await sent({ caseDay: '2026-11-18', explanation: '上午到岗' })),
    ).toMatchObject({ marks: ['leave'] })
    expect((await readEntry(await sent({ caseDay: '2026-11-13' }))).marks).toEqual([])
    expect((await readEntry(await sent({ caseDay: '2026-11-12' }))).marks).toEqual(['late'])

    await server.asOwner('update workload_thresholds set late_days = 10')
    expect((await readEntry(await sent({ caseDay: '2026-11-12' }))).marks).toEqual([])

    await server.asOwner('update workload_thresholds set late_days = 7')
  })

  test('that were written offline after the exit are kept, and say so', async () => {
    await server.asOwner(
      `update rotation_blocks set state = 'passed' where id = ${fixtures.blocks[0]}`,
    )

    const closed = await sent({})

    expect(await readEntry(closed)).toMatchObject({ marks: ['closed'], state: 'submitted' })

    await sent({ caseDay: '2026-11-01' })

    const found = (await base.get(`${PATH}/page?marked=closed`)).data

    expect(found).toMatchObject({ total: 2 })
    expect((await base.get(`${PATH}/page?marked=late`)).data).toMatchObject({ total: 1 })
  })

  test('keep of a number only a keyed hash and its last four characters, and refuse it twice for one item unless explained', async () => {
    const id = await sent({ number: ' b26 1120０００1 ' })

    const row = await server.db
      .selectFrom('workloadEntries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

    expect(row.numberTail).toBe('0001')
    expect(JSON.stringify(row)).not.toContain('11200001')
    expect(await refusalOf({ number: 'B2611200001' })).toMatchObject({ field: 'explanation' })

    const two = await send([entry({ number: 'C1' }), entry({ number: 'c1' })])

    expect(two.map(({ id: one }) => one !== null)).toEqual([true, false])

    expect(
      await readEntry(await sent({ number: 'B2611200001', explanation: '复检' })),
    ).toMatchObject({
      marks: ['repeated'],
      numberTail: '0001',
    })

    await sent({ number: 'B2611200001', requirementId: fixtures.requirements[1] })
    await sent({ number: 'B2611200001' }, other)
  })
})

describe('a decision', () => {
  test('is the supervisor’s of the stay: neither another teacher’s, nor another base’s, nor the trainee’s', async () => {
    const id = await sent()

    expect((await stranger.get(`${PATH}/${id}`)).status).toBe(404)
    expect((await base2.get(`${PATH}/${id}`)).status).toBe(404)
    expect((await other.get(`${PATH}/${id}`)).status).toBe(404)
    expect(await readEntry(id, base)).toMatchObject({ actions: [] })
    expect((await act(base, id, 'pass')).status).toBe(409)
    expect((await act(supervisor, id, 'return')).status).toBe(400)
    expect((await act(supervisor, id, 'pass')).data).toMatchObject({ state: 'passed' })

    expect(await readEntry(id)).toMatchObject({
      state: 'passed',
      decider: '导师1',
      batchSize: 1,
      mayCorrect: true,
    })
  })

  test('about many leaves out what changed meanwhile and what is marked and was not opened, and says so by name', async () => {
    const rows = await send([
      ...Array.from({ length: 4 }, () => entry()),
      entry({ caseDay: '2026-11-01' }),
    ])

    const [gone, ...ids] = rows.map(({ id }) => id!)

    expect((await trainee.delete(`${PATH}/own/${gone}`)).status).toBe(200)

    const { list, total } = (await supervisor.get(`${PATH}/days`)).data as {
      list: { caseDay: string; entries: EntryView[] }[]
      total: object
    }

    expect(total).toEqual({ days: 2, entries: 4, cases: 4 })
    expect((await supervisor.get('/api/v1/waiting')).data).toContainEqual(
      expect.objectContaining({ kind: 'decideEntries', count: 4 }),
    )

    expect(list.map(({ caseDay, entries }) => [caseDay, entries.length])).toEqual([
      ['2026-11-01', 1],
      ['2026-11-20', 3],
    ])

    const versions = [gone!, ...ids].map((id) => ({ id, version: 1 }))

    const many = async () =>
      (
        await supervisor.post(`${PATH}/act`, {
          action: 'pass',
          reason: null,
          ids: [gone, ...ids],
          versions,
        })
      ).data

    expect(await many()).toMatchObject({
      done: 3,
      rows: expect.arrayContaining([
        expect.objectContaining({ isDone: false, why: errors.entryUnopened }),
      ]),
    })

    expect((await readEntry(ids[0]!)) as object).toMatchObject({ batchSize: 3 })

    const late = ids.at(-1)!

    expect((await stranger.post(`${PATH}/${late}/open`)).status).toBe(404)
    expect((await supervisor.post(`${PATH}/${late}/open`)).status).toBe(200)
    expect(await many()).toMatchObject({ done: 1 })
  })

  test('about 300 of which seven changed meanwhile is taken for 293, which record their batch, and names the seven', async () => {
    const ids: number[] = []
    for (let call = 0; call < 3; call++)
      ids.push(...(await send(Array.from({ length: 100 }, () => entry()))).map(({ id }) => id!))
    for (const id of ids.slice(0, 3))
      expect((await trainee.delete(`${PATH}/own/${id}`)).status).toBe(200)
    for (const id of ids.slice(3, 7))
      expect((await act(supervisor, id, 'return', '请补充样本号')).status).toBe(200)

    const versions = ids.map((id) => ({ id, version: 1 }))

    const { data } = await supervisor.post(`${PATH}/act`, {
      action: 'pass',
      reason: null,
      ids,
      versions,
    })

    const answer = data as { done: number; rows: { id: number; name: string; isDone: boolean }[] }
    const left = answer.rows.filter(({ isDone }) => !isDone)

    expect([answer.done, left.map(({ id }) => id).sort((a, b) => a - b)]).toEqual([
      293,
      ids.slice(0, 7),
    ])

    expect(left[0]!.name).toContain('血培养接种')
    expect(await readEntry(ids[299]!)).toMatchObject({ state: 'passed', batchSize: 293 })
  })

  test('that returns an entry lets the trainee correct it, once, from what was read', async () => {
    const id = await sent({ number: 'B77' })
    await act(supervisor, id, 'return', '角色有误')

    const {
      key: _key,
      writtenAt: _writtenAt,
      number: _number,
      ...form
    } = entry({ role: 'assisted' }) as Record<string, unknown>

    expect((await other.put(`${PATH}/own/${id}`, { ...form, version: 2 })).status).toBe(404)
    expect((await trainee.put(`${PATH}/own/${id}`, { ...form, version: 1 })).status).toBe(409)
    expect((await trainee.put(`${PATH}/own/${id}`, { ...form, version: 2 })).data).toMatchObject({
      state: 'submitted',
    })

    expect(await readEntry(id)).toMatchObject({
      role: 'assisted',
      numberTail: 'B77',
      state: 'submitted',
    })

    expect((await trainee.put(`${PATH}/own/${id}`, { ...form, version: 3 })).status).toBe(409)
  })

  test('that was mistaken becomes a version of its own; what was passed is never changed', async () => {
    const id = await sent()
    await act(supervisor, id, 'pass')

    const form = { to: 'returned', reason: '不是本人操作', version: 2 }

    expect((await stranger.post(`${PATH}/${id}/correct`, form)).status).toBe(404)

    const next = ((await supervisor.post(`${PATH}/${id}/correct`, form)).data as { id: number }).id

    expect(await readEntry(next)).toMatchObject({
      state: 'returned',
      previousId: id,
      reason: '不是本人操作',
      history: [{ id, state: 'replaced' }],
    })

    expect((await trainee.get(`${PATH}/own`)).data).toMatchObject({ total: 1 })
    await expect(
      server.asOwner(`update workload_entries set role = 'observed' where id = ${id}`),
    ).rejects.toThrow(/not changed/)
    expect((await supervisor.post(`${PATH}/${id}/correct`, { ...form, version: 3 })).status).toBe(
      409,
    )
  })

  test('is corrected where the stay is by now: a day that no stay covers any more is outside, explained by the reason', async () => {
    const id = await sent()
    await act(supervisor, id, 'pass')
    await server.asOwner(
      `update rotation_blocks set ends_on = '2026-11-15' where id = ${fixtures.blocks[0]}`,
    )

    const next = await supervisor.post(`${PATH}/${id}/correct`, {
      to: 'submitted',
      reason: '核对',
      version: 3,
    })

    expect(next).toMatchObject({ status: 200 })

    expect(await readEntry((next.data as { id: number }).id, trainee)).toMatchObject({
      state: 'submitted',
      blockId: null,
      marks: ['outside'],
      explanation: '核对',
    })

    await server.asOwner(
      `update rotation_blocks set ends_on = '2026-11-30' where id = ${fixtures.blocks[0]}`,
    )
  })

  test('is not restored by a correction while a newer entry has its number', async () => {
    const id = await sent({ number: 'B88' })
    await act(supervisor, id, 'reject', '重录')
    await sent({ number: 'B88' })

    const back = await supervisor.post(`${PATH}/${id}/correct`, {
      to: 'submitted',
      reason: '误判',
      version: 2,
    })

    expect(back).toMatchObject({
      status: 409,
      msg: errors.numberTaken.replace('{item}', '血培养接种').replace('{day}', '2026-11-20'),
    })

    expect(await readEntry(id)).toMatchObject({ state: 'rejected', version: 2 })
  })

  test('can be taken back for ten seconds', async () => {
    const id = await sent()
    const { undo } = (await act(supervisor, id, 'pass')).data as { undo: { id: number } }

    expect((await supervisor.post(`${PATH}/undo`, { decision: undo.id })).status).toBe(200)
    expect(await readEntry(id)).toMatchObject({ state: 'submitted', decider: null })
  })
})

test('the board shows what each stay asks for, with what was entered and passed, and what was logged last', async () => {
  const id = await sent()
  await sent({ requirementId: fixtures.requirements[1], item: '革兰染色', role: 'assisted' })
  await act(supervisor, id, 'pass')

  expect((await trainee.get(`${PATH}/own/board`)).data).toMatchObject({
    today: '2026-11-20',
    last: { item: '革兰染色', role: 'assisted', kind: 'basic' },
    stays: [
      {
        department: '住院药房',
        supervisor: '导师1',
        requirements: [
          { item: '血培养接种', required: 10, entered: 1, passed: 1 },
          { item: '革兰染色', required: 4, entered: 1, passed: 0 },
        ],
      },
    ],
  })

  expect((await base.get(`${PATH}/own/board`)).data).toBeNull()
})

test('a sheet has the entries in the reader’s scope', async () => {
  await sent()

  const { status, body } = await base.get(`${PATH}/_export`)

  expect([status, body.length > 3000]).toEqual([200, true])
  expect((await trainee.get(`${PATH}/_export`)).status).toBe(401)
})
