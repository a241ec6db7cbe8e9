import { beforeAll, describe, expect, test } from 'vitest'
import { findDepartmentId, findVersion } from '../../testing/find-records.ts'
import { type Caller, openServer } from '../../testing/server/open-server.ts'

type Node = { id: number; name: string; actions: string[]; children: Node[] }
const server = await openServer()
const office = await server.as('bhb')
let tops: { above: number; own: number; below: number }
const KEEPERS = ['sys:dept:%', 'base:dept:%', 'base:unit:%', 'base:base:%']

beforeAll(async () => {
  const id = (name: string) => findDepartmentId(server, name)

  const [above, own] = [await id('检验科'), await id('临床生化室')]
  const below = (await office.post('/api/v1/dept', { name: '生化一组', parentId: own }))
    .data as number

  tops = { above, own, below }
})

/** The head of 临床生化室 with every permission of the organisation and one data scope. */
async function head(scope: number): Promise<Caller> {
  const role = { code: `KEEPER${scope}`, name: `科室维护${scope}`, sort: 60, dataScope: scope }

  const known = await server.db
    .selectFrom('roles')
    .select('id')
    .where('code', '=', role.code)
    .executeTakeFirst()

  const { id } =
    known ??
    (await server.db.insertInto('roles').values(role).returning('id').executeTakeFirstOrThrow())

  if (!known) {
    const menus = server.db.selectFrom('menus').select('id')
    const menuRows = await menus
      .where((e) => e.or(KEEPERS.map((code) => e('perm', 'like', code))))
      .execute()

    await server.db
      .insertInto('roleMenus')
      .values(menuRows.map((menu) => ({ roleId: id, menuId: menu.id })))
      .execute()
  }

  const user = await server.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'dept2')
    .executeTakeFirstOrThrow()

  await server.db.deleteFrom('userRoles').where('userId', '=', user.id).execute()
  await server.db.insertInto('userRoles').values({ userId: user.id, roleId: id }).execute()
  await server.db.deleteFrom('submitLocks').execute()

  return server.as('dept2')
}

const tree = async (who: Caller) => {
  const flat = (nodes: Node[]): [string, string[]][] =>
    nodes.flatMap((d) => [[d.name, d.actions], ...flat(d.children)])
  return Object.fromEntries(flat((await who.get('/api/v1/dept')).data as Node[]))
}

const add = (who: Caller, parentId: number, name: string) =>
  who.post('/api/v1/dept', { name, parentId })

const rename = async (who: Caller, id: number) => {
  const { parentId, name } = await server.db
    .selectFrom('departments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  return who.put(`/api/v1/dept/${id}`, { name, parentId, sort: 5, status: 1 })
}

const version = (id: number) => findVersion(server, 'departments', id)

describe('departments of people with the permissions of the organisation', () => {
  test('own department and below (1): changed, added below and removed; nothing outside it', async () => {
    const who = await head(1)

    expect(await tree(who)).toEqual({
      临床生化室: ['addBelow', 'edit', 'delete'],
      生化一组: ['addBelow', 'edit', 'move', 'delete'],
    })

    const made = await add(who, tops.below, '一组之下')

    expect(made).toMatchObject({ status: 200 })
    expect(await who.delete(`/api/v1/dept/${made.data}`)).toMatchObject({ status: 200 })

    expect(await add(who, tops.above, '旁边')).toMatchObject({
      status: 400,
      errors: [{ path: 'parentId' }],
    })

    expect(await rename(who, tops.above)).toMatchObject({ status: 404 })
  })

  test('own department (2): changed as it is, and nothing added below it, for that would be out of sight', async () => {
    const who = await head(2)

    expect(await tree(who)).toEqual({ 临床生化室: ['edit', 'delete'] })
    expect(await rename(who, tops.own)).toMatchObject({ status: 200 })

    expect(await add(who, tops.own, '看不见的组')).toMatchObject({
      status: 400,
      errors: [{ path: 'parentId' }],
      msg: '上级部门不存在，或选择了自己的下级',
    })

    const into = { parentId: tops.own, beforeId: null, version: await version(tops.below) }

    expect(await who.put(`/api/v1/dept/${tops.below}/place`, into)).toMatchObject({ status: 404 })
    expect(await rename(who, tops.below)).toMatchObject({ status: 404 })
  })

  test('oneself (3): the own department is seen, for a form has to name it, and not changed', async () => {
    const who = await head(3)

    expect(await tree(who)).toEqual({ 临床生化室: [] })
    expect(await rename(who, tops.own)).toMatchObject({ status: 404 })

    expect(await add(who, tops.own, '自己的组')).toMatchObject({
      status: 400,
      errors: [{ path: 'parentId' }],
    })

    const capacity = { capacity: 1, version: await version(tops.own) }

    expect(await who.put(`/DeptManagement/${tops.own}/capacity`, capacity)).toMatchObject({
      status: 404,
    })
    expect(await who.delete(`/api/v1/dept/${tops.own}`)).toMatchObject({ status: 404 })

    const page = (await who.get('/DeptManagement/secondDept/page')).data as {
      list: { actions: string[] }[]
    }

    expect(page.list.map((d) => d.actions)).toEqual([[]])
  })

  test('own bases (4): what one administers is changed and added to, the own department is only seen', async () => {
    const who = await head(4)

    expect(await tree(who)).toEqual({ 临床生化室: [] })

    const { id: userId } = await server.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'dept2')
      .executeTakeFirstOrThrow()

    await server.db
      .insertInto('departmentAdministrators')
      .values({ departmentId: tops.above, userId })
      .onConflict((c) => c.doNothing())
      .execute()

    expect((await tree(who)).检验科).toEqual(['addBelow', 'edit', 'delete'])
    expect((await tree(who)).临床生化室).toEqual(['addBelow', 'edit', 'move', 'delete'])
    expect(await add(who, tops.above, '新室')).toMatchObject({ status: 200 })

    await server.db
      .deleteFrom('departmentAdministrators')
      .where('userId', '=', userId)
      .where('departmentId', '=', tops.above)
      .execute()
  })
})

describe('units and bases', () => {
  const unit = () =>
    server.db
      .selectFrom('trainingUnits')
      .selectAll()
      .where('name', '=', '江城市中医院')
      .executeTakeFirstOrThrow()

  test.each([1, 2, 3, 4])(
    'who sees a part of the hospital (%i) reads the units and changes none',
    async (scope) => {
      const who = await head(scope)
      const listed = (await who.get('/api/v1/trainingUnits')).data as Node[]

      expect(listed.length).toBeGreaterThan(5)
      expect(listed.every(({ actions }) => actions.length === 0)).toBe(true)

      const { id, name, kind, version: read } = await unit()

      for (const call of [
        who.post('/api/v1/trainingUnits', { name: '自己的院', kind: 'cooperating' }),
        who.put(`/api/v1/trainingUnits/${id}`, { name, kind, sort: 99, version: read }),
        who.delete(`/api/v1/trainingUnits/${id}`),
      ])
        expect(await call).toMatchObject({ status: 401, code: 'A0301' })

      expect(await unit()).toMatchObject({ version: read })
    },
  )

  test('who administers a base neither makes one nor changes it as a whole, with any permission', async () => {
    const who = await head(4)

    const { id, version: read } = await server.db
      .selectFrom('bases')
      .selectAll()
      .where('code', '=', 'JY')
      .executeTakeFirstOrThrow()

    const form = { code: 'JY', name: '我的基地', mode: 'national', version: read }

    for (const call of [
      who.post('/baseManagement', form),
      who.put(`/baseManagement/${id}`, form),
      who.delete(`/baseManagement/${id}`),
    ])
      expect(await call).toMatchObject({ status: 401, code: 'A0301' })
  })

  test('who sees everything (0) changes units', async () => {
    const who = await head(0)
    const { id, name, kind, version: read } = await unit()
    expect(
      await who.put(`/api/v1/trainingUnits/${id}`, { name, kind, sort: 99, version: read }),
    ).toMatchObject({ status: 200 })
  })
})
