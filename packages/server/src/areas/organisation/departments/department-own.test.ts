import { describe, expect, test } from 'vitest'
import { findUserId } from '../../../testing/find-records.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
const admin = await server.as('admin')
const dept = await server.as('dept')
const base = await server.as('base')
type Page<T> = { list: T[]; total: number }

type Row = {
  id: number
  name: string
  capacity: number | null
  ratio: number
  actions: string[]
  version: number
  unitName: string
}

const named = (name: string) =>
  server.db.selectFrom('departments').selectAll().where('name', '=', name).executeTakeFirstOrThrow()

const userId = (username: string) => findUserId(server, username)

const aDepartment = async (name: string, parentId: number, over: object = {}) =>
  (await admin.post('/api/v1/dept', { name, parentId, sort: 1, ...over })).data as number

const stored = (id: number) =>
  server.db.selectFrom('departments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('what a department is', () => {
  test('its level follows from its place, and moves with it', async () => {
    const top = await aDepartment('集团', 0)
    const first = await aDepartment('甲部', top)
    const second = await aDepartment('甲室', first)
    const group = await aDepartment('甲组', second)

    expect(
      await Promise.all([top, first, second, group].map(async (id) => (await stored(id)).level)),
    ).toEqual([0, 1, 2, 2])
    expect(
      await admin.put(`/api/v1/dept/${second}`, { name: '甲室', parentId: top }),
    ).toMatchObject({ status: 200 })
    expect(await Promise.all([second, group].map(async (id) => (await stored(id)).level))).toEqual([
      1, 2,
    ])
  })

  test('a published client that sends four fields leaves ours as they are', async () => {
    const { id, parentId } = await named('门诊药房')

    expect(
      await admin.put(`/api/v1/dept/${id}`, { name: '门诊药房', parentId, sort: 2, status: 1 }),
    ).toMatchObject({
      status: 200,
    })

    expect(await stored(id)).toMatchObject({
      code: 'YX01-02',
      nameEn: 'Outpatient pharmacy',
      capacity: 8,
      kind: 'pharmacy',
    })

    expect(
      await admin.put(`/api/v1/dept/${id}`, { name: '门诊药房', parentId, nameEn: '', code: null }),
    ).toMatchObject({
      status: 200,
    })

    expect(await stored(id)).toMatchObject({ code: null, nameEn: null, capacity: 8 })
  })

  test('a code exists once in the hospital', async () => {
    const parentId = (await named('药学部')).id
    expect(
      await admin.post('/api/v1/dept', { name: '新室', parentId, code: 'YJ01' }),
    ).toMatchObject({
      status: 400,
      code: 'B0001',
      errors: [{ path: 'code' }],
    })
  })

  test('head and secretary are enabled people in the writer’s scope; those named before may stay', async () => {
    const { id, parentId } = await named('药学部')
    const form = { name: '药学部', parentId, sort: 3 }
    const named1 = await userId('teacher')

    expect(
      await admin.put(`/api/v1/dept/${id}`, {
        ...form,
        headId: named1,
        secretaryId: await userId('teacher2'),
      }),
    ).toMatchObject({
      status: 200,
    })

    expect((await admin.get(`/api/v1/dept/${id}/form`)).data).toMatchObject({
      headId: named1,
      people: expect.arrayContaining([
        { value: named1, label: '何文静', note: '住院药房 · teacher' },
      ]),
    })

    await server.db.updateTable('users').set({ status: 0 }).where('id', '=', named1).execute()
    expect(await admin.put(`/api/v1/dept/${id}`, { ...form, headId: named1 })).toMatchObject({
      status: 200,
    })

    expect(await admin.put(`/api/v1/dept/${id}`, { ...form, secretaryId: named1 })).toMatchObject({
      status: 400,
      errors: [{ path: 'secretaryId' }],
    })

    expect(await admin.put(`/api/v1/dept/${id}`, { ...form, headId: 999_999 })).toMatchObject({
      status: 400,
      errors: [{ path: 'headId' }],
    })

    expect(
      await admin.put(`/api/v1/dept/${id}`, { ...form, headId: await userId('root') }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'headId' }],
    })

    await server.db.updateTable('users').set({ status: 1 }).where('id', '=', named1).execute()
  })

  test.each([
    [{ capacity: -1 }, 'body.capacity'],
    [{ capacity: 1.5 }, 'body.capacity'],
    [{ ratio: 0 }, 'body.ratio'],
    [{ ratio: 20.5 }, 'body.ratio'],
    [{ ratio: 1.3 }, 'body.ratio'],
    [{ kind: 'ward' }, 'body.kind'],
    [{ nameEn: 'x'.repeat(121) }, 'body.nameEn'],
  ])('%j is refused at its field', async (over, path) => {
    const parentId = (await named('药学部')).id
    expect(await admin.post('/api/v1/dept', { name: '错室', parentId, ...over })).toMatchObject({
      status: 400,
      errors: [{ path }],
    })
  })

  test('only a second-level department has a capacity: neither given above, nor moved there', async () => {
    const hospital = (await named('江城大学附属第一医院')).id

    expect(
      await admin.post('/api/v1/dept', { name: '一级', parentId: hospital, capacity: 3 }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'capacity' }],
    })

    const { id } = await named('CT室')

    expect(
      await admin.put(`/api/v1/dept/${id}`, { name: 'CT室', parentId: hospital }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'capacity' }],
    })

    expect(await stored(id)).toMatchObject({ level: 2, capacity: 4 })

    await expect(
      server.asOwner(`update departments set capacity = 1 where id = ${hospital}`),
    ).rejects.toMatchObject({
      constraint: 'departments_capacity_level',
    })

    await expect(
      server.asOwner(`update departments set ratio = 21 where id = ${id}`),
    ).rejects.toMatchObject({ code: '23514' })
  })
})

describe('PUT /dept/{id}/place', () => {
  const order = async (parentId: number) =>
    (
      await server.db
        .selectFrom('departments')
        .select(['name', 'sort'])
        .where('parentId', '=', parentId)
        .orderBy('sort')
        .orderBy('id')
        .execute()
    ).map((d) => d.name)

  test('puts a department before a sibling or last, and says where it was, so that it can be undone', async () => {
    const ct = await named('CT室')
    const before = await order(ct.parentId)
    const put = async (place: object) =>
      admin.put(`/api/v1/dept/${ct.id}/place`, { ...place, version: (await stored(ct.id)).version })
    const moved = await put({ parentId: ct.parentId, beforeId: (await named('普放室')).id })

    expect(moved).toMatchObject({
      status: 200,
      data: { parentId: ct.parentId, beforeId: (await named('磁共振室')).id },
    })

    expect((await order(ct.parentId)).slice(0, 2)).toEqual(['CT室', '普放室'])
    expect(await put(moved.data as object)).toMatchObject({ status: 200 })
    expect(await order(ct.parentId)).toEqual(before)
    expect(await put({ parentId: ct.parentId })).toMatchObject({ status: 200 })
    expect((await order(ct.parentId)).at(-1)).toBe('CT室')

    const audited = await server.db
      .selectFrom('auditEntries')
      .select('id')
      .where('action', '=', 'organisation.department.move')
      .execute()

    expect(audited).toHaveLength(3)
  })

  test('carries everything below to another parent', async () => {
    const transfusion = await named('输血科')
    const lab = await named('检验科')
    const { id, version } = await named('配血室')

    expect(
      await admin.put(`/api/v1/dept/${id}/place`, { parentId: lab.id, beforeId: null, version }),
    ).toMatchObject({ status: 200 })
    expect((await named('配血室')).treePath.startsWith(lab.treePath)).toBe(true)
    expect(await order(transfusion.id)).toEqual(['血库'])
  })

  test('not below itself, not before a stranger, not where its name is taken, not a top into another', async () => {
    const lab = await named('检验科')
    const pharmacy = await named('药学部')

    const place = async (id: number, body: object) => {
      const row = await server.db
        .selectFrom('departments')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirst()

      return admin.put(`/api/v1/dept/${id}/place`, { version: row?.version ?? 1, ...body })
    }

    expect(await place(lab.id, { parentId: (await named('临床生化室')).id })).toMatchObject({
      status: 400,
      errors: [{ path: 'parentId' }],
    })

    expect(
      await place(lab.id, { parentId: lab.parentId, beforeId: (await named('CT室')).id }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'beforeId' }],
    })

    await aDepartment('住院药房', lab.id)

    const twin = await server.db
      .selectFrom('departments')
      .select('id')
      .where('name', '=', '住院药房')
      .where('parentId', '=', lab.id)
      .executeTakeFirstOrThrow()

    expect(await place(twin.id, { parentId: pharmacy.id })).toMatchObject({
      status: 400,
      errors: [{ path: 'name' }],
    })

    expect(await place((await named('江城市中医院')).id, { parentId: lab.parentId })).toMatchObject(
      { status: 409, code: 'B0001' },
    )
    expect(await place(999_999, { parentId: lab.id })).toMatchObject({ status: 404 })

    expect(await place(lab.id, { parentId: lab.parentId, version: 999 })).toMatchObject({
      status: 409,
      msg: '内容已被他人修改，请刷新后再改',
    })
  })

  test('siblings moved at once are numbered without a gap or a double; a writer who had read an older order is refused', async () => {
    const { id } = await named('病理科')

    const rooms = await server.db
      .selectFrom('departments')
      .select(['id', 'version'])
      .where('parentId', '=', id)
      .execute()

    const replies = await Promise.all(
      rooms.map((room) =>
        admin.put(`/api/v1/dept/${room.id}/place`, {
          parentId: id,
          beforeId: null,
          version: room.version,
        }),
      ),
    )

    expect(replies.map((r) => r.status)).toContain(200)
    expect(replies.every((r) => r.status === 200 || r.status === 409)).toBe(true)

    const sorts = await server.db
      .selectFrom('departments')
      .select('sort')
      .where('parentId', '=', id)
      .orderBy('sort')
      .execute()

    expect(sorts.map((d) => d.sort)).toEqual(rooms.map((_, i) => i + 1))
  })

  test('without the right to edit nobody moves a department', async () => {
    const { id, parentId } = await named('住院药房')
    for (const who of [dept, base, await server.as('student')])
      expect(await who.put(`/api/v1/dept/${id}/place`, { parentId, version: 1 })).toMatchObject({
        status: 401,
        code: 'A0301',
      })
  })
})

describe('the lists by level', () => {
  const rows = async (who: typeof admin, level: string, query = '') =>
    (await who.get(`/DeptManagement/${level}/page?pageSize=200${query}`)).data as Page<Row>

  test('first-level departments show what is below them and which bases they are in', async () => {
    const { list } = await rows(admin, 'firstDept', `&keywords=${encodeURIComponent('检验科')}`)

    expect(list).toMatchObject([
      {
        name: '检验科',
        unitName: '江城大学附属第一医院',
        bases: ['检验基地', '院内医技培训基地'],
        head: { name: '吴佩珊' },
        actions: ['edit', 'capacity', 'delete'],
      },
    ])

    const english = await admin.get(`/DeptManagement/firstDept/page?keywords=laboratory`, {
      'accept-language': 'en',
    })

    expect(english.data).toMatchObject({
      list: expect.arrayContaining([
        expect.objectContaining({ unitName: 'First Hospital of Jiangcheng University' }),
      ]),
    })
  })

  test('second-level departments are found by unit, parent, kind and whether they take trainees', async () => {
    const unit = await server.db
      .selectFrom('trainingUnits')
      .select('id')
      .where('name', '=', '望江街道社区卫生服务中心')
      .executeTakeFirstOrThrow()

    expect((await rows(admin, 'secondDept', `&unitId=${unit.id}`)).list.map((d) => d.name)).toEqual(
      ['社区药房', '社区检验室'],
    )

    const { id } = await named('放射科')

    expect((await rows(admin, 'secondDept', `&parentId=${id}&takes=1`)).total).toBe(5)
    expect((await rows(admin, 'secondDept', `&parentId=${id}&takes=0`)).total).toBe(0)
    expect((await rows(admin, 'secondDept', '&kind=clinical')).total).toBe(0)
    expect((await rows(admin, 'secondDept', '&keywords=%25')).total).toBe(0)
    expect((await admin.get('/DeptManagement/secondDept/page?kind=ward')).status).toBe(400)
  })

  test('each sees, and counts, the own scope only', async () => {
    expect(await rows(dept, 'secondDept')).toMatchObject({
      total: 1,
      list: [{ name: '住院药房', actions: [] }],
    })

    expect(await rows(dept, 'firstDept')).toMatchObject({ total: 0 })

    const mine = await rows(base, 'secondDept')

    expect(mine.total).toBe(9)
    expect(mine.list.every((d) => d.actions.join() === 'capacity')).toBe(true)
    expect(await (await server.as('student')).get('/DeptManagement/secondDept/page')).toMatchObject(
      { status: 401, code: 'A0301' },
    )
  })
})

describe('PUT /DeptManagement/{id}/capacity', () => {
  test('the office and the administrators of the base set it; the second writer of a version is refused', async () => {
    const { id, version } = await named('药品库')

    const first = await base.put(`/DeptManagement/${id}/capacity`, {
      capacity: 5,
      ratio: 1.5,
      version,
    })

    expect(first).toMatchObject({ status: 200, data: { version: version + 1 } })
    expect(await stored(id)).toMatchObject({ capacity: 5, ratio: 1.5 })
    expect(
      await admin.put(`/DeptManagement/${id}/capacity`, { capacity: 6, version }),
    ).toMatchObject({ status: 409 })
    expect(
      await admin.put(`/DeptManagement/${id}/capacity`, { capacity: null, version: version + 1 }),
    ).toMatchObject({ status: 200 })
    expect(await stored(id)).toMatchObject({ capacity: null, ratio: 1.5 })
  })
  test('the least trainees are no more than it takes, and stay as they are when they are not sent', async () => {
    const { id, version } = await named('药品库')
    const path = `/DeptManagement/${id}/capacity`

    expect(await admin.put(path, { capacity: 2, leastTrainees: 3, version })).toMatchObject({
      status: 400,
      errors: [{ path: 'leastTrainees' }],
    })
    expect(await admin.put(path, { capacity: 3, leastTrainees: 2, version })).toMatchObject({
      status: 200,
    })
    expect(await admin.put(path, { capacity: 4, version: version + 1 })).toMatchObject({
      status: 200,
    })
    expect(await stored(id)).toMatchObject({ capacity: 4, leastTrainees: 2 })
    expect(await admin.put(path, { capacity: 1, version: version + 2 })).toMatchObject({
      status: 400,
      errors: [{ path: 'leastTrainees' }],
    })
    expect(
      await admin.put(path, { capacity: null, leastTrainees: 0, version: version + 2 }),
    ).toMatchObject({ status: 200 })
  })
  test('not of a first-level department, not outside the scope, not by the department itself', async () => {
    const { id, version } = await named('药学部')

    expect(
      await admin.put(`/DeptManagement/${id}/capacity`, { capacity: 5, version }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'capacity' }],
    })

    expect(
      await base.put(`/DeptManagement/${(await named('临床生化室')).id}/capacity`, {
        capacity: 5,
        version: 1,
      }),
    ).toMatchObject({
      status: 404,
      code: 'A0401',
    })

    expect(
      await dept.put(`/DeptManagement/${(await named('住院药房')).id}/capacity`, {
        capacity: 0,
        version: 1,
      }),
    ).toMatchObject({
      status: 401,
      code: 'A0301',
    })
  })
})

describe('GET /people/options', () => {
  test('finds people by name in scope, without any number', async () => {
    const found = (await admin.get(`/api/v1/people/options?keywords=${encodeURIComponent('何文')}`))
      .data

    expect(found).toEqual([
      { value: await userId('teacher'), label: '何文静', note: '住院药房 · teacher' },
    ])

    const labels = ((await base.get('/api/v1/people/options')).data as { label: string }[]).map(
      (p) => p.label,
    )

    expect(labels).toContain('何文静')
    expect(labels).not.toContain('郑浩')
    expect(
      ((await admin.get('/api/v1/people/options?roleCode=TEACHER')).data as unknown[]).length,
    ).toBe(2)
    expect(await (await server.as('student')).get('/api/v1/people/options')).toMatchObject({
      status: 401,
    })
  })
})
