import { beforeAll, describe, expect, test } from 'vitest'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import { addWorkFixtures, type WorkFixtures } from '../../../testing/builders/work-fixtures.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const server = await openServer()
let fixtures: WorkFixtures
let base: Caller

beforeAll(async () => {
  server.clock.now = NOW
  fixtures = await addWorkFixtures(server)
  base = await server.as('base')

  const [mine] = fixtures.trainees

  const entry = (
    key: number,
    requirement: 0 | 1,
    state: ColumnValue<'workloadEntries', 'state'>,
    over: object = {},
  ) => ({
    traineeId: mine!.traineeId,
    blockId: fixtures.blocks[0]!,
    departmentId: fixtures.departmentId,
    role: 'performed' as const,
    requirementId: fixtures.requirements[requirement],
    kind: (['skill', 'basic'] as const)[requirement]!,
    item: ['血培养接种', '革兰染色'][requirement]!,
    key: `00000000-0000-4000-8000-${String(key).padStart(12, '0')}`,
    caseDay: '2026-11-02',
    state,
    writtenAt: NOW,
    marks: [],
    ...over,
  })

  const rows = [
    ...Array.from({ length: 12 }, (_, n) => entry(n, 0, 'passed')),
    entry(20, 1, 'passed'),
    entry(21, 1, 'submitted'),
    entry(22, 1, 'returned'),
    entry(23, 1, 'rejected'),
    entry(24, 1, 'withdrawn'),
  ]

  await server.db.insertInto('workloadEntries').values(rows).execute()
})

describe('quantity', () => {
  test('counts of each requirement at most what is required; refused and withdrawn entries do not count', async () => {
    const list = (await base.get(`/api/v1/workloadQuantity?cohortId=${fixtures.cohortId}`))
      .data as {
      list: object[]
    }

    expect(list.list).toMatchObject([
      { required: 14, entered: 13, passed: 11, percent: 78, missing: 1 },
      { required: 14, entered: 0, passed: 0, percent: 0, missing: 2 },
    ])

    const ofKind = (
      await base.get(`/api/v1/workloadQuantity?cohortId=${fixtures.cohortId}&kind=skill`)
    ).data as { list: object[] }

    expect(ofKind.list[0]).toMatchObject({ required: 10, passed: 10, percent: 100, missing: 0 })

    const own = (
      await (await server.as(fixtures.trainees[0]!.username)).get('/api/v1/workloadQuantity/own')
    ).data

    const lines = [
      { item: '血培养接种', required: 10, entered: 12, passed: 12, forecast: 0 },
      { item: '革兰染色', required: 4, entered: 3, passed: 1, forecast: 1 },
    ]

    expect(own).toMatchObject({
      percent: 78,
      stages: [{ stage: null, rows: [{ label: '住院药房', until: '2026-11-30', lines }] }],
    })
  })

  test('is on the own home for the stay in which the trainee is present, and not once the training is over', async () => {
    const [mine] = fixtures.trainees
    const trainee = await server.as(mine!.username)
    const part = async (key: string) =>
      (
        (await trainee.get(`/api/v1/home/parts/${key}`)).data as {
          part: { total?: number; facts?: { note?: string }[] }
        }
      ).part

    const present = async () => [
      (await part('workload.ownProgress')).total,
      (await part('rotations.ownStay')).facts?.length,
    ]

    expect(await present()).toEqual([2, 3])

    await server.asOwner(
      `update trainees set status = 'finished', status_since = '2026-11-10' where id = ${mine!.traineeId}`,
    )
    expect(await present()).toEqual([0, 0])

    await server.asOwner(
      `update trainees set status = 'inTraining', status_since = null where id = ${mine!.traineeId}`,
    )
  })

  test('is shown to the supervisor, department and base of the trainee, and to nobody else', async () => {
    const path = `/api/v1/workloadQuantity/${fixtures.trainees[0]!.traineeId}`
    for (const who of ['base', 'dept', 'bhb', fixtures.mentors[0]!.username])
      expect((await (await server.as(who)).get(path)).status, who).toBe(200)
    for (const who of ['base2', fixtures.mentors[1]!.username])
      expect((await (await server.as(who)).get(path)).status, who).toBe(404)

    expect((await (await server.as(fixtures.trainees[1]!.username)).get(path)).status).toBe(401)
  })

  test('is a line of the completion check', async () => {
    const { lines } = (
      await base.get(`/api/v1/completions/candidates/${fixtures.trainees[0]!.traineeId}`)
    ).data as { lines: object[] }
    const line = { key: 'workload', state: 'missing', detail: '已完成 78%，还有 1 项未达要求' }
    expect(lines).toContainEqual(expect.objectContaining(line))
  })
})

describe('the report', () => {
  test.each([
    [
      'kind',
      [
        { label: '技能操作', entered: 12, passed: 12, returned: 0, people: 1 },
        { label: '基本操作', entered: 3, passed: 1, returned: 2 },
      ],
    ],
    ['department', [{ label: '住院药房', entered: 15, passed: 13, share: 100 }]],
    ['month', [{ label: '2026-11', entered: 15 }]],
    ['cohort', [{ entered: 15 }]],
  ])('counts the entries of a period by %s', async (by, rows) => {
    expect(
      ((await base.get(`/api/v1/workloadReport?by=${by}`)).data as { list: object[] }).list,
    ).toMatchObject(rows)
    expect((await base.get(`/api/v1/workloadReport?by=${by}&until=2026-11-01`)).data).toMatchObject(
      { total: 0 },
    )
    expect(
      (await (await server.as('base2')).get(`/api/v1/workloadReport?by=${by}`)).data,
    ).toMatchObject({ total: 0 })
  })
  test('is exported as a sheet', async () => {
    for (const path of ['workloadReport', 'workloadQuantity']) {
      const { status, body } = await base.get(`/api/v1/${path}/_export`)
      expect([status, body.length > 3000]).toEqual([200, true])
    }
  })
})
