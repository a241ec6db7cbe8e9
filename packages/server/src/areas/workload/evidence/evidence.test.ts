import { beforeAll, expect, test } from 'vitest'
import { addWorkFixtures, type WorkFixtures } from '../../../testing/builders/work-fixtures.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { systemCtx } from '../../../testing/server/system-ctx.ts'
import { findFindings } from './find-findings.ts'

type FindingView = { id: number; kind: string; name: string; version: number; entries: number }
const PATH = '/api/v1/workloadEvidence'
const NOW = new Date('2026-11-20T10:00:00Z')
const server = await openServer()
let fixtures: WorkFixtures
let base: Caller
let office: Caller

beforeAll(async () => {
  server.clock.now = NOW
  fixtures = await addWorkFixtures(server, { trainees: 2 })
  ;[base, office] = [await server.as('base'), await server.as('bhb')]

  const entry = (key: number, trainee: 0 | 1, second: number, over: object = {}) => ({
    traineeId: fixtures.trainees[trainee]!.traineeId,
    blockId: fixtures.blocks[trainee]!,
    departmentId: fixtures.departmentId,
    role: 'performed' as const,
    requirementId: fixtures.requirements[0],
    kind: 'skill' as const,
    item: '血培养接种',
    caseDay: '2026-11-10',
    marks: [],
    key: `00000000-0000-4000-8000-${String(key).padStart(12, '0')}`,
    writtenAt: new Date(Date.parse('2026-11-10T12:00:00Z') + second * 1000),
    ...over,
  })

  const burst = Array.from({ length: 40 }, (_, n) =>
    entry(n, 0, n * 9, { item: `操作 ${n}`, requirementId: null }),
  )
  const calm = Array.from({ length: 10 }, (_, n) => entry(100 + n, 1, n * 3600))

  await server.db
    .insertInto('workloadEntries')
    .values([...burst, ...calm])
    .execute()

  await findFindings(systemCtx(server))
})

const listed = async (who: Caller, query = '') =>
  (await who.get(`${PATH}${query}`)).data as { total: number; list: FindingView[] }

test('a burst is shown to the base with the rows behind it, and to no other base', async () => {
  const { list } = await listed(base)

  expect(list).toMatchObject([{ kind: 'burst', entries: 40, lookedBy: null }])

  const detail = (await base.get(`${PATH}/${list[0]!.id}`)).data as { rows: object[] }

  expect(detail.rows).toHaveLength(40)

  const base2 = await server.as('base2')

  expect(await listed(base2)).toMatchObject({ total: 0 })
  expect((await base2.get(`${PATH}/${list[0]!.id}`)).status).toBe(404)
  expect((await (await server.as('teacher')).get(PATH)).status).toBe(401)

  const { status, body } = await base.get(`${PATH}/_export`)

  expect([status, body.length > 3000]).toEqual([200, true])
})

test('what somebody has looked at keeps its note when it is found again', async () => {
  const [finding] = (await listed(base)).list

  expect(
    (
      await base.post(`${PATH}/${finding!.id}/look`, {
        note: '当晚补录，已核实',
        version: finding!.version,
      })
    ).status,
  ).toBe(200)

  expect(
    (await base.post(`${PATH}/${finding!.id}/look`, { note: '再看', version: finding!.version }))
      .status,
  ).toBe(409)

  await findFindings(systemCtx(server))
  expect(await listed(base)).toMatchObject({ total: 1, list: [{ note: '当晚补录，已核实' }] })
  expect(await listed(base, '?looked=0')).toMatchObject({ total: 0 })
})

test('the thresholds are the office’s, and the next search follows them', async () => {
  const { version, mayEdit, ...set } = (await office.get('/api/v1/workloadThresholds')).data as {
    version: number
    mayEdit: boolean
  }

  expect([mayEdit, set]).toEqual([
    true,
    { lateDays: 7, burstEntries: 20, burstMinutes: 10, approvalSeconds: 2, leastSamples: 3 },
  ])

  expect((await base.put('/api/v1/workloadThresholds', { ...set, version })).status).toBe(401)

  await server.asOwner('delete from workload_findings')
  expect(
    (await office.put('/api/v1/workloadThresholds', { ...set, burstEntries: 100, version })).status,
  ).toBe(200)

  await findFindings(systemCtx(server))
  expect(await listed(base)).toMatchObject({ total: 0 })
})
