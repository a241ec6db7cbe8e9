import { describe, expect, test } from 'vitest'
import { openServer } from '../../testing/server/open-server.ts'

const server = await openServer()
const office = await server.as('bhb')
type Table = 'bases' | 'majors' | 'departments' | 'trainingUnits'

const named = (table: Table, name: string) =>
  server.db
    .selectFrom(table)
    .select(['id', 'version'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow()

const formOf = async (path: string) =>
  (await office.get(`${path}/form`)).data as Record<string, unknown>

/** A record, and a change of it that every reader of one version may try. */
type Case = [
  what: string,
  table: Table,
  name: string,
  change: (id: number) => Promise<[path: string, body: Record<string, unknown>]>,
]

const cases: Case[] = [
  [
    'a base',
    'bases',
    '检验基地',
    async (id) => [
      `/baseManagement/${id}`,
      { ...(await formOf(`/baseManagement/${id}`)), sort: 9 },
    ],
  ],
  [
    'what whoever administers a base may change of it',
    'bases',
    '医院药师基地',
    async (id) => [`/baseManagement/${id}/own`, { nameEn: 'P' }],
  ],
  [
    'a major',
    'majors',
    '医院药学',
    async (id) => [
      `/majorManagement/${id}`,
      { ...(await formOf(`/majorManagement/${id}`)), sort: 9 },
    ],
  ],
  [
    'the mapping of a major',
    'majors',
    '医院药学',
    async (id) => [`/majorManagement/${id}/national`, { nationalId: null }],
  ],
  [
    'a training unit',
    'trainingUnits',
    '江城市中医院',
    async (id) => [
      `/api/v1/trainingUnits/${id}`,
      { ...(await formOf(`/api/v1/trainingUnits/${id}`)), sort: 9 },
    ],
  ],
  [
    'the capacity of a department',
    'departments',
    '药品库',
    async (id) => [`/DeptManagement/${id}/capacity`, { capacity: 3 }],
  ],
  [
    'the place of a department',
    'departments',
    '药品库',
    async (id) => {
      const above = await server.db
        .selectFrom('departments')
        .select('parentId')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()

      const first = await server.db
        .selectFrom('departments')
        .select('id')
        .where('parentId', '=', above.parentId)
        .orderBy('sort')
        .limit(1)
        .executeTakeFirstOrThrow()

      return [`/api/v1/dept/${id}/place`, { parentId: above.parentId, beforeId: first.id }]
    },
  ],
]

describe.each(cases)('%s', (_, table, name, change) => {
  test('is changed only by a writer who names the version that was read', async () => {
    const { id } = await named(table, name)
    const [path, { version: _version, ...body }] = await change(id)

    expect(await office.put(path, body)).toMatchObject({
      status: 400,
      code: 'A0410',
      errors: [{ path: 'body.version', message: '不能为空' }],
    })
  })
  test('the second of two who read the same version is refused, and writes nothing', async () => {
    const { id, version } = await named(table, name)
    const [path, body] = await change(id)
    const seats = [office, await server.as('admin')]
    const replies = await Promise.all(seats.map((who) => who.put(path, { ...body, version })))

    expect(replies.map((r) => r.status).sort()).toEqual([200, 409])
    expect(replies.find((r) => r.status === 409)!.msg).toBe('内容已被他人修改，请刷新后再改')
    expect((await named(table, name)).version).toBe(version + 1)
  })
})

test('a client of the published protocol knows no version: it changes a department without one', async () => {
  const { id, parentId } = await server.db
    .selectFrom('departments')
    .selectAll()
    .where('name', '=', '门诊药房')
    .executeTakeFirstOrThrow()

  const form = { name: '门诊药房', parentId, sort: 2, status: 1 }
  expect(await office.put(`/api/v1/dept/${id}`, form)).toMatchObject({ status: 200 })
})
