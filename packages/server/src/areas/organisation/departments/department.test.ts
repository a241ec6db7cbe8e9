import { describe, expect, test } from 'vitest'
import { openServer } from '../../../testing/server/open-server.ts'

type Node = {
  id: number
  name: string
  parentId: number
  status: number
  createTime: string
  actions: string[]
  children: Node[]
}

type Choice = { value: number; label: string; children?: Choice[] }

const server = await openServer()
const admin = await server.as('admin')

const departmentNamed = (name: string) =>
  server.db.selectFrom('departments').selectAll().where('name', '=', name).executeTakeFirstOrThrow()

const idOf = async (name: string) => (await departmentNamed(name)).id

const aDepartment = async (name: string, parentId: number, over: object = {}) =>
  (await admin.post('/api/v1/dept', { name, parentId, sort: 1, status: 1, ...over })).data as number

const pathOf = async (id: number) =>
  (
    await server.db
      .selectFrom('departments')
      .select('treePath')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).treePath

const everyPathIsRight = async () => {
  const rows = await server.db
    .selectFrom('departments')
    .select(['id', 'parentId', 'treePath'])
    .execute()

  const paths = new Map(rows.map((d) => [d.id, d.treePath]))
  return rows.every(
    (d) => d.treePath === `${d.parentId === 0 ? '' : paths.get(d.parentId)}${d.id}/`,
  )
}

const labels = (choices: Choice[]): string[] =>
  choices.flatMap((c) => [c.label, ...labels(c.children ?? [])])

const options = async (username: string) =>
  labels((await (await server.as(username)).get('/api/v1/dept/options')).data as Choice[])

describe('GET /dept', () => {
  test('the tree has the published fields, a leaf an empty list of children', async () => {
    const [hospital] = (await admin.get('/api/v1/dept?keywords=&status=')).data as Node[]

    expect(hospital).toMatchObject({
      parentId: 0,
      name: '江城大学附属第一医院',
      status: 1,
      createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      updateTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      actions: ['addBelow', 'edit', 'move'],
      isUnit: true,
      isMatch: true,
      level: 0,
    })

    const pharmacy = hospital!.children.find((d) => d.name === '药学部')!

    expect(pharmacy).toMatchObject({
      level: 1,
      kind: 'pharmacy',
      actions: ['addBelow', 'edit', 'move', 'delete'],
    })

    expect(pharmacy.children.map((d) => d.name).slice(0, 5)).toEqual([
      '住院药房',
      '门诊药房',
      '静脉用药调配中心',
      '临床药学室',
      '药品库',
    ])

    expect(pharmacy.children[0]!.children).toEqual([])
  })

  test('what a search finds comes with the way to it, distinguished from it', async () => {
    const found = (await admin.get(`/api/v1/dept?keywords=${encodeURIComponent('临床生化')}`))
      .data as (Node & { isMatch: boolean })[]

    expect(found).toMatchObject([
      {
        name: '江城大学附属第一医院',
        isMatch: false,
        children: [
          { name: '检验科', isMatch: false, children: [{ name: '临床生化室', isMatch: true }] },
        ],
      },
    ])

    expect(found[0]!.children).toHaveLength(1)
    expect((await admin.get('/api/v1/dept?keywords=inpatient')).data).toMatchObject([
      { children: [{ children: [{ name: '住院药房' }] }] },
    ])
    expect((await admin.get('/api/v1/dept?keywords=YX01-01')).data).toMatchObject([
      { children: [{ children: [{ name: '住院药房' }] }] },
    ])
    expect((await admin.get('/api/v1/dept?keywords=%25')).data).toEqual([])
  })

  test('a trainee neither lists, reads nor writes', async () => {
    const student = await server.as('student')
    const form = { parentId: 0, name: '学员科' }

    for (const call of [
      student.get('/api/v1/dept'),
      student.get('/api/v1/dept/1/form'),
      student.post('/api/v1/dept', form),
      student.put('/api/v1/dept/1', form),
      student.delete('/api/v1/dept/1'),
    ])
      expect(await call).toMatchObject({ status: 401, code: 'A0301' })

    expect(await server.anonymous.get('/api/v1/dept/options')).toMatchObject({
      status: 401,
      code: 'A0230',
    })
  })
})

describe('GET /dept/options', () => {
  test('each sees the departments of the own data scope', async () => {
    expect(await options('admin')).toContain('信息中心')

    expect((await options('base')).slice(0, 6)).toEqual([
      '药学部',
      '住院药房',
      '门诊药房',
      '静脉用药调配中心',
      '临床药学室',
      '药品库',
    ])

    expect(await options('base')).not.toContain('检验科')
    expect(await options('student')).toEqual(['住院药房'])
    expect(await options('base2')).toEqual(expect.arrayContaining(['检验科', '输血科', '配血室']))
    expect(await options('applicant')).toEqual([])
  })

  test('a disabled department is not offered, nor what is below it', async () => {
    const top = await aDepartment('试验医学科', await idOf('江城大学附属第一医院'))
    await aDepartment('试验治疗室', top)
    expect(await options('admin')).toEqual(expect.arrayContaining(['试验医学科', '试验治疗室']))

    const form = {
      name: '试验医学科',
      parentId: await idOf('江城大学附属第一医院'),
      sort: 1,
      status: 0,
    }

    expect(await admin.put(`/api/v1/dept/${top}`, form)).toMatchObject({ status: 200, data: top })

    const offered = await options('admin')

    expect(offered).not.toContain('试验医学科')
    expect(offered).not.toContain('试验治疗室')
    expect((await admin.get('/api/v1/dept?status=0')).data).toMatchObject([
      { isMatch: false, children: [{ name: '试验医学科', children: [] }] },
    ])
    expect(
      JSON.stringify((await admin.get('/DeptManagement/firstDept/options')).data),
    ).not.toContain('试验')
  })

  test('a leaf has no children key, as the published client wants it', async () => {
    const [mine] = (await (await server.as('student')).get('/api/v1/dept/options')).data as Choice[]
    expect(Object.keys(mine!)).toEqual(['value', 'label'])
  })
})

describe('writing departments', () => {
  test('adding answers the id, and the form reads it back', async () => {
    const parentId = await idOf('药学部')
    const id = await aDepartment('制剂室', parentId, { sort: 9 })

    expect(id).toEqual(expect.any(Number))
    expect(await pathOf(id)).toBe(`${await pathOf(parentId)}${id}/`)

    const form = { id, name: '制剂室', parentId, status: 1, sort: 9, version: 1 }

    expect((await admin.get(`/api/v1/dept/${id}/form`)).data).toMatchObject({
      ...form,
      code: null,
      capacity: null,
      ratio: 2,
      people: [],
    })

    const written = await server.db
      .selectFrom('auditEntries')
      .select('entityId')
      .where('action', '=', 'organisation.department.create')
      .where('entityId', '=', String(id))
      .execute()

    expect(written).toHaveLength(1)
  })

  test('a form left over from another department gives a new one only parent, name, order and status', async () => {
    const pharmacy = await departmentNamed('药学部')

    const over = {
      code: 'LEFT',
      nameEn: 'Left over',
      kind: 'pharmacy',
      capacity: 7,
      ratio: 3,
      headId: null,
      secretaryId: null,
    }

    const other = await aDepartment('检验二科', pharmacy.id, over)
    const left = (await admin.get(`/api/v1/dept/${other}/form`)).data as object
    const made = await admin.post('/api/v1/dept', { ...left, name: '检验三科' })

    expect(made).toMatchObject({ status: 200, code: '00000' })

    const stored = (await admin.get(`/api/v1/dept/${made.data}/form`)).data

    expect(stored).toMatchObject({
      name: '检验三科',
      parentId: pharmacy.id,
      code: null,
      nameEn: null,
      capacity: null,
      ratio: 2,
      version: 1,
    })
  })

  test('a name exists once below one parent', async () => {
    const refused = await admin.post('/api/v1/dept', {
      parentId: await idOf('药学部'),
      name: ' 住院药房 ',
      sort: 1,
      status: 1,
    })
    expect(refused).toMatchObject({
      status: 400,
      code: 'B0001',
      msg: '部门名称已存在',
      errors: [{ path: 'name' }],
    })
  })

  test('the parent is required and must exist', async () => {
    const without = await admin.post('/api/v1/dept', { name: '无上级', sort: 1 })

    expect(without).toMatchObject({
      status: 400,
      errors: [{ path: 'body.parentId', message: '不能为空' }],
    })

    expect(await admin.post('/api/v1/dept', { name: '无上级', parentId: 999_999 })).toMatchObject({
      status: 400,
      errors: [{ path: 'parentId' }],
    })

    expect(await admin.put('/api/v1/dept/999999', { name: '无', parentId: 0 })).toMatchObject({
      status: 404,
      code: 'A0401',
    })
  })

  test('a move carries everything below, and the paths stay right', async () => {
    const hospital = await idOf('江城大学附属第一医院')
    const top = await aDepartment('中心实验室', hospital)
    const middle = await aDepartment('分子组', top)
    const leaf = await aDepartment('测序组', middle)
    const target = await idOf('病理科')

    expect(
      await admin.put(`/api/v1/dept/${middle}`, {
        name: '分子组',
        parentId: target,
        sort: 1,
        status: 1,
      }),
    ).toMatchObject({
      status: 200,
    })

    expect(await pathOf(leaf)).toBe(`${await pathOf(target)}${middle}/${leaf}/`)

    expect(
      await admin.put(`/api/v1/dept/${middle}`, {
        name: '分子组',
        parentId: 0,
        sort: 1,
        status: 1,
      }),
    ).toMatchObject({ status: 200 })

    expect(await pathOf(leaf)).toBe(`${middle}/${leaf}/`)
    expect(await everyPathIsRight()).toBe(true)
  })

  test('nothing is moved below itself', async () => {
    const pharmacy = await departmentNamed('药学部')
    for (const parentId of [pharmacy.id, await idOf('住院药房')])
      expect(
        await admin.put(`/api/v1/dept/${pharmacy.id}`, {
          name: '药学部',
          parentId,
          sort: 3,
          status: 1,
        }),
      ).toMatchObject({
        status: 400,
        msg: '上级部门不存在，或选择了自己的下级',
      })
  })

  test('two moves at once, each below the other, make no circle', async () => {
    const department = await aDepartment('甲科', 0)
    const two = await aDepartment('乙科', 0)

    const replies = await Promise.all([
      admin.put(`/api/v1/dept/${department}`, { name: '甲科', parentId: two, sort: 1, status: 1 }),
      admin.put(`/api/v1/dept/${two}`, { name: '乙科', parentId: department, sort: 1, status: 1 }),
    ])

    expect(replies.map((r) => r.status).sort()).toEqual([200, 400])
    expect(await everyPathIsRight()).toBe(true)
  })

  test('ten moves at once of a whole family leave every path right', async () => {
    const tops = await Promise.all([1, 2, 3].map((n) => aDepartment(`并发院${n}`, 0)))
    const wards = await Promise.all([1, 2, 3, 4, 5].map((n) => aDepartment(`并发科${n}`, tops[0]!)))

    await Promise.all(wards.map((ward, n) => aDepartment(`并发组${n}`, ward)))

    const replies = await Promise.all(
      wards.flatMap((ward, n) =>
        [1, 2].map((to) =>
          admin.put(`/api/v1/dept/${ward}`, {
            name: `并发科${n + 1}`,
            parentId: tops[to]!,
            sort: to,
            status: 1,
          }),
        ),
      ),
    )

    expect(replies.every((r) => r.status === 200)).toBe(true)
    expect(await everyPathIsRight()).toBe(true)
  })

  test('the second writer of a version is refused', async () => {
    const id = await aDepartment('版本科', 0)
    const form = { name: '版本科', parentId: 0, sort: 2, status: 1, version: 1 }
    const replies = await Promise.all(
      [1, 2].map((sort) => admin.put(`/api/v1/dept/${id}`, { ...form, sort })),
    )

    expect(replies.map((r) => r.status).sort()).toEqual([200, 409])
  })
})

describe('DELETE /dept/{ids}', () => {
  test('deleting takes what is below along', async () => {
    const top = await aDepartment('待删科', 0)
    const below = await aDepartment('待删组', top)
    const other = await aDepartment('另一科', 0)

    expect(await admin.delete(`/api/v1/dept/${top},${other}`)).toMatchObject({
      status: 200,
      code: '00000',
      data: null,
    })

    expect(await admin.get(`/api/v1/dept/${below}/form`)).toMatchObject({ status: 404 })
  })

  test('a department with people in it, or above such a one, is kept and can be disabled', async () => {
    const pharmacy = await departmentNamed('药学部')
    const refused = await admin.delete(`/api/v1/dept/${pharmacy.id}`)

    expect(refused).toMatchObject({
      status: 409,
      code: 'B0001',
      msg: expect.stringMatching(
        /^药学部 正在被使用（\d+ 个账号、2 个专业基地、1 名科室管理员），不能删除，可以停用$/,
      ),
    })

    expect(await idOf('住院药房')).toEqual(expect.any(Number))

    const { parentId, name, sort } = pharmacy

    expect(
      await admin.put(`/api/v1/dept/${pharmacy.id}`, { parentId, name, sort, status: 0 }),
    ).toMatchObject({ status: 200 })
    expect(await options('base')).toEqual([])
  })

  test('all or nothing: one that is unknown keeps the others', async () => {
    const id = await aDepartment('保留科', 0)
    expect(await admin.delete(`/api/v1/dept/${id},999999`)).toMatchObject({ status: 404 })
    expect((await admin.get(`/api/v1/dept/${id}/form`)).data).toMatchObject({ id })
  })
})

test('a person who may write only in their own department reaches nothing outside it', async () => {
  const role = await server.db
    .selectFrom('roles')
    .select('id')
    .where('code', '=', 'DEPT_ADMIN')
    .executeTakeFirstOrThrow()

  const menus = await server.db
    .selectFrom('menus')
    .select('id')
    .where('perm', 'like', 'sys:dept:%')
    .execute()

  await server.db
    .insertInto('roleMenus')
    .values(menus.map((m) => ({ roleId: role.id, menuId: m.id })))
    .execute()

  const dept2 = await server.as('dept2')
  const own = await idOf('临床生化室')

  expect(((await dept2.get('/api/v1/dept')).data as Node[]).map((d) => d.name)).toEqual([
    '临床生化室',
  ])
  expect(await dept2.post('/api/v1/dept', { name: '质控组', parentId: own })).toMatchObject({
    status: 200,
  })

  const above = await departmentNamed('检验科')

  expect(
    await dept2.put(`/api/v1/dept/${above.id}`, { name: '改名', parentId: above.parentId }),
  ).toMatchObject({ status: 404 })
  expect(
    await dept2.put(`/api/v1/dept/${own}`, { name: '临床生化室', parentId: 0, status: 1 }),
  ).toMatchObject({ status: 400 })

  expect(await dept2.post('/api/v1/dept', { name: '越界组', parentId: 0 })).toMatchObject({
    status: 400,
    errors: [{ path: 'parentId' }],
  })

  expect(
    await dept2.put(`/api/v1/dept/${own}`, {
      name: '临床生化室',
      parentId: above.id,
      sort: 1,
      status: 1,
    }),
  ).toMatchObject({
    status: 200,
  })
})
