import { randomUUID } from 'node:crypto'
import { entryWords } from '@residency/contract/areas/workload/entries/text'
import { beforeAll, expect, test } from 'vitest'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { addWorkFixtures, type WorkFixtures } from '../../../testing/builders/work-fixtures.ts'
import { openServer } from '../../../testing/server/open-server.ts'

type EntryView = {
  id: number
  blockId: number | null
  state: string
  marks: string[]
  version: number
}
const PATH = '/api/v1/workloadEntries'
const { errors } = entryWords['zh-cn']
const server = await openServer()
let fixtures: WorkFixtures

beforeAll(async () => {
  server.clock.now = new Date('2026-11-20T10:00:00Z')
  fixtures = await addWorkFixtures(server)
})

const callers = async () => ({
  trainee: await server.as(fixtures.trainees[0]!.username),
  supervisor: await server.as(fixtures.mentors[0]!.username),
})

const form = (caseDay: string) => ({
  kind: 'skill',
  requirementId: fixtures.requirements[0],
  item: '血培养接种',
  caseDay,
  role: 'performed',
  patientId: null,
  note: null,
  explanation: null as string | null,
  number: null,
})

async function entryOn(caseDay: string) {
  const entry = { ...form(caseDay), key: randomUUID(), writtenAt: `${caseDay}T11:00:00+00:00` }
  const reply = await (await callers()).trainee.post(`${PATH}/own`, { entries: [entry] })
  return (reply.data as { rows: { id: number }[] }).rows[0]!.id
}

const readEntry = async (id: number) =>
  (await (await callers()).trainee.get(`${PATH}/${id}`)).data as EntryView

const decide = async (id: number, action: string, reason: string | null = null) =>
  (await callers()).supervisor.post(`${PATH}/${id}/act`, {
    action,
    reason,
    version: (await readEntry(id)).version,
  })

const moveStay = (from: string, until: string) =>
  server.asOwner(
    `update rotation_blocks set starts_on = '${from}', ends_on = '${until}' where id = ${fixtures.blocks[0]}`,
  )

test('an entry belongs to the stay that covers its day, passed or not, also when stays are moved afterwards', async () => {
  const [first] = fixtures.blocks

  const [unchanged, waiting, passed] = [
    await entryOn('2026-11-02'),
    await entryOn('2026-11-17'),
    await entryOn('2026-11-18'),
  ]

  expect((await decide(passed, 'pass')).status).toBe(200)

  await moveStay('2026-10-01', '2026-11-15')

  for (const id of [waiting, passed])
    expect(await readEntry(id)).toMatchObject({ blockId: first, marks: ['outside'] })

  expect(await readEntry(passed)).toMatchObject({ state: 'passed' })
  expect(await readEntry(unchanged)).toMatchObject({ blockId: first, version: 1 })

  const next = {
    traineeId: fixtures.trainees[0]!.traineeId,
    departmentId: fixtures.departmentId,
    from: '2026-11-18',
    until: '2026-11-30',
  }

  const second = await aBlock(server, {
    ...next,
    state: 'entered',
    supervisorId: fixtures.mentors[0]!.userId,
  })

  expect(await readEntry(passed)).toMatchObject({ blockId: second, marks: [], state: 'passed' })
  expect(await readEntry(waiting)).toMatchObject({ blockId: first, marks: ['outside'] })

  await server.asOwner(`begin; update rotation_blocks set starts_on = '2026-12-01', ends_on = '2026-12-31' where id = ${second};
    update rotation_blocks set ends_on = '2026-11-30' where id = ${first}; commit`)

  for (const id of [waiting, passed])
    expect(await readEntry(id)).toMatchObject({ blockId: first, marks: [] })

  await server.asOwner(`delete from rotation_blocks where id = ${second}`)
})

test('an entry that a moved stay left behind passes only once its trainee has explained it', async () => {
  const id = await entryOn('2026-11-19')
  await moveStay('2026-10-01', '2026-11-15')
  await (await callers()).supervisor.post(`${PATH}/${id}/open`)

  const refused = await decide(id, 'pass')

  expect([refused.status, refused.msg]).toEqual([409, errors.entryUnexplained])
  expect((await decide(id, 'return', '请说明情况')).status).toBe(200)

  const { trainee } = await callers()

  const amend = async (explanation: string | null) =>
    trainee.put(`${PATH}/own/${id}`, {
      ...form('2026-11-19'),
      explanation,
      version: (await readEntry(id)).version,
    })

  expect((await amend(null)).status).toBe(409)

  expect((await amend('调整前已在岗')).data).toMatchObject({
    state: 'submitted',
    marks: ['outside'],
  })

  await moveStay('2026-10-01', '2026-11-30')
})

test('of a passed entry neither number, department, trainee, stay nor marks are changed by hand', async () => {
  const id = await entryOn('2026-11-16')
  await decide(id, 'pass')

  const other = await server.db
    .selectFrom('departments')
    .select('id')
    .where('id', '!=', fixtures.departmentId)
    .executeTakeFirstOrThrow()

  for (const change of [
    `number_hash = 'h', number_tail = '12'`,
    `department_id = ${other.id}`,
    `trainee_id = ${fixtures.trainees[1]!.traineeId}`,
    `block_id = ${fixtures.blocks[1]}`,
    `marks = '{late}'`,
  ])
    await expect(
      server.asOwner(`update workload_entries set ${change} where id = ${id}`),
      change,
    ).rejects.toThrow(/not changed/)
})
