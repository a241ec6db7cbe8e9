import { gunzipSync } from 'node:zlib'
import type { MenuNode, MenuOption } from '@residency/contract/areas/accounts/menus/menu.contract'
import type { RouteRecord } from '@residency/contract/areas/accounts/menus/route.contract'
import { API_PREFIX } from '@residency/contract/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { makeApp } from '../../../app.ts'
import { openDb } from '../../../platform/db/connect/pool.ts'
import type { Services } from '../../../platform/http/ctx.ts'
import { makeLog } from '../../../platform/log.ts'
import {
  type Caller,
  connectionOfApplication,
  openServer,
} from '../../../testing/server/open-server.ts'

const server = await openServer()
const root = await server.as('root')
const admin = await server.as('admin')

const rowOf = (name: string) =>
  server.db.selectFrom('menus').selectAll().where('name', '=', name).executeTakeFirstOrThrow()

const seeded = (seed: string) =>
  server.db.selectFrom('menus').selectAll().where('seed', '=', seed).executeTakeFirstOrThrow()

const aForm = (name: string, over: object = {}) => ({
  id: undefined,
  parentId: 0,
  name,
  type: 'MENU',
  path: 'tried',
  component: 'tried/index',
  visible: 1,
  sort: 1,
  keepAlive: 0,
  alwaysShow: 0,
  ...over,
})

const aMenu = async (name: string, over: object = {}) => {
  expect(await root.post('/api/v1/menus', aForm(name, over))).toMatchObject({
    status: 200,
    code: '00000',
    data: null,
  })

  return rowOf(name)
}

const formOf = async (id: number) =>
  (await admin.get(`/api/v1/menus/${id}/form`)).data as Record<string, unknown>

const routesFor = async (who: Caller) =>
  (await who.get('/api/v1/menus/routes')).data as RouteRecord[]

const flat = (routes: readonly RouteRecord[]): RouteRecord[] =>
  routes.flatMap((r) => [r, ...flat(r.children ?? [])])

const nodes = (tree: readonly MenuNode[]): MenuNode[] =>
  tree.flatMap((n) => [n, ...nodes(n.children)])

describe('GET /menus/routes', () => {
  test('within a catalogue no two menus that are shown have the same icon', async () => {
    for (const { children, ...catalogue } of await routesFor(root)) {
      const icons = (children ?? [])
        .filter(({ meta }) => !meta.hidden && meta.icon)
        .map(({ meta }) => meta.icon)
      expect(icons, catalogue.meta.title).toEqual([...new Set(icons)])
    }
  })

  test('the list is the same for everybody, every route has a unique name and ROOT among its roles', async () => {
    const routes = await routesFor(root)

    expect(await routesFor(await server.as('student'))).toEqual(routes)

    const all = flat(routes)

    expect(all.length).toBeGreaterThan(10)

    for (const route of all) expect(route.meta.roles).toContain('ROOT')

    expect(new Set(all.map((r) => r.name)).size).toBe(all.length)

    const system = routes.find((r) => r.path === '/menu/system')

    expect(system).toMatchObject({
      component: 'Layout',
      name: 'MenuSystem',
      meta: { title: '系统', titleEn: 'System', hidden: false },
    })

    const rights = system?.children?.find((r) => r.path === 'rights')

    expect(rights?.children?.find((r) => r.path === '/system/role')).toEqual({
      path: '/system/role',
      component: 'system/role/index',
      name: 'SystemRole',
      meta: {
        title: '角色管理',
        titleEn: 'Roles',
        icon: 'safety',
        hidden: false,
        roles: ['ROOT', 'ADMIN'],
        keepAlive: true,
      },
    })
  })

  test('nothing empty and no button is in it', async () => {
    const all = flat(await routesFor(root))
    for (const route of all)
      for (const value of Object.values(route)) expect([null, '']).not.toContain(value)
    for (const route of all) expect(route.children).not.toEqual([])

    expect(all.map((r) => r.meta.title)).not.toContain('新增用户')
  })

  test('a user with an unchanged one-time password gets it, a stranger does not', async () => {
    await server.db
      .updateTable('users')
      .set({ mustChangePassword: true })
      .where('username', '=', 'student2')
      .execute()

    expect(await (await server.as('student2')).get('/api/v1/menus/routes')).toMatchObject({
      status: 200,
    })

    expect(await server.anonymous.get('/api/v1/menus/routes')).toMatchObject({
      status: 401,
      code: 'A0230',
    })
  })

  test('it is alike for everybody, so it is compressed for callers that take gzip, and for no others', async () => {
    const { token } = await server.as('student')

    const routes = (encoding?: string) =>
      server.app.server.inject({
        method: 'GET',
        url: `${API_PREFIX}/api/v1/menus/routes`,
        headers: {
          authorization: `Bearer ${token}`,
          ...(encoding === undefined ? {} : { 'accept-encoding': encoding }),
        },
      })

    const plain = await routes()

    expect(plain.headers).toMatchObject({ vary: 'accept-encoding' })
    expect(plain.headers).not.toHaveProperty('content-encoding')

    for (const encoding of ['gzip', 'br, gzip;q=0.5', 'deflate, gzip']) {
      const { headers, rawPayload } = await routes(encoding)

      expect(headers).toMatchObject({ 'content-encoding': 'gzip' })
      expect(gunzipSync(rawPayload)).toEqual(plain.rawPayload)
      expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
    }

    for (const encoding of ['br', 'gzip;q=0', 'x-gzip', ''])
      expect((await routes(encoding)).headers).not.toHaveProperty('content-encoding')
  })

  test('a cached list is up to date after a change of menus, of roles and of the menus of roles', async () => {
    const student = await server.as('student')
    const find = async (path: string) => flat(await routesFor(student)).find((r) => r.path === path)

    expect(await find('/fresh')).toBeUndefined()

    const { id } = await aMenu('新鲜', { path: 'fresh' })

    expect(await find('/fresh')).toMatchObject({
      meta: { title: '新鲜', roles: ['ROOT'], hidden: false },
    })

    await admin.patch(`/api/v1/menus/${id}?visible=0`)
    expect(await find('/fresh')).toMatchObject({ meta: { hidden: true } })

    const reply = await root.post('/api/v1/roles', {
      name: '尝鲜',
      code: 'TASTER',
      sort: 99,
      status: 1,
      dataScope: 3,
    })

    expect(reply.status).toBe(200)

    const role = await server.db
      .selectFrom('roles')
      .select('id')
      .where('code', '=', 'TASTER')
      .executeTakeFirstOrThrow()

    await root.put(`/api/v1/roles/${role.id}/menus`, [id])
    expect((await find('/fresh'))?.meta.roles).toEqual(['ROOT', 'TASTER'])

    await root.put(`/api/v1/roles/${role.id}/status?status=0`)
    expect((await find('/fresh'))?.meta.roles).toEqual(['ROOT'])

    await admin.delete(`/api/v1/menus/${id}`)
    expect(await find('/fresh')).toBeUndefined()
  })

  test('two servers on one database see each other’s changes with the next request', async () => {
    const database = openDb(connectionOfApplication(server.connection))

    const other = await makeApp({
      config: server.config,
      keys: server.keys,
      log: makeLog('silent'),
      database,
      services: {} as Services,
      now: () => server.clock.now,
    })

    await other.server.ready()

    afterAll(async () => {
      await other.server.close()
      await database.pool.end()
    })

    const headers = { authorization: `Bearer ${admin.token}` }

    const thereTo = async () => {
      const reply = await other.server.inject({
        method: 'GET',
        url: `${API_PREFIX}/api/v1/menus/routes`,
        headers,
      })

      return flat((JSON.parse(reply.body) as { data: RouteRecord[] }).data).map((r) => r.path)
    }

    expect(await thereTo()).not.toContain('/next-door')

    await aMenu('隔壁', { path: 'next-door' })
    expect(await thereTo()).toContain('/next-door')

    const { id } = await rowOf('隔壁')

    const there = await other.server.inject({
      method: 'DELETE',
      url: `${API_PREFIX}/api/v1/menus/${id}`,
      headers,
    })

    expect(there.statusCode).toBe(200)
    expect(flat(await routesFor(admin)).map((r) => r.path)).not.toContain('/next-door')
  })
})

describe('reading menus', () => {
  test('the tree keeps nulls, names its types, and a leaf has an empty list of children', async () => {
    const tree = (await admin.get('/api/v1/menus')).data as MenuNode[]
    const button = nodes(tree).find((n) => n.perm === 'sys:user:add')

    expect(button).toMatchObject({
      type: 'BUTTON',
      path: null,
      component: null,
      redirect: null,
      children: [],
      visible: 1,
    })

    expect(nodes(tree).find((n) => n.id === button?.parentId)).toMatchObject({
      type: 'MENU',
      component: 'system/user/index',
    })

    expect(tree.map((n) => n.parentId)).toEqual(tree.map(() => 0))
    expect(button?.actions).toEqual(['edit', 'hide'])
  })

  test('a filtered search shows what it found, whose parent was not found, at the top', async () => {
    const tree = (await admin.get(`/api/v1/menus?keywords=${encodeURIComponent('新增用户')}`))
      .data as MenuNode[]

    expect(tree).toMatchObject([{ name: '新增用户', children: [] }])
    expect(tree[0]?.parentId).toBeGreaterThan(0)
    expect(
      nodes((await admin.get('/api/v1/menus?keywords=')).data as MenuNode[]).length,
    ).toBeGreaterThan(20)
    expect((await admin.get('/api/v1/menus?keywords=%25_')).data).toEqual([])
  })

  test('the options hold every type, buttons too, in the reader’s language, without empty children', async () => {
    const all = (options: readonly MenuOption[]): MenuOption[] =>
      options.flatMap((o) => [o, ...all(o.children ?? [])])
    const options = all((await admin.get('/api/v1/menus/options')).data as MenuOption[])
    const add = options.find((o) => o.label === '新增用户')

    expect(add).toEqual({ value: expect.any(Number), label: '新增用户' })

    const english = all(
      (await admin.get('/api/v1/menus/options', { 'accept-language': 'en' })).data as MenuOption[],
    )

    expect(english.find((o) => o.value === add?.value)?.label).toBe('Add users')
  })

  test('a form has the published fields', async () => {
    const { id } = await seeded('system.user')

    expect(await formOf(id)).toEqual({
      id,
      parentId: expect.any(Number),
      name: '用户管理',
      nameEn: 'Users',
      type: 'MENU',
      path: '/system/user',
      component: 'system/user/index',
      perm: null,
      visible: 1,
      sort: 1,
      icon: 'user',
      redirect: null,
      keepAlive: 1,
      alwaysShow: null,
      isBuiltIn: true,
      version: expect.any(Number),
    })

    expect(await admin.get('/api/v1/menus/999999/form')).toMatchObject({
      status: 404,
      code: 'A0401',
    })
  })

  test('a user who may not manage menus is refused', async () => {
    const office = await server.as('bhb')

    expect(await office.get('/api/v1/menus')).toMatchObject({ status: 401, code: 'A0301' })
    expect(await office.get('/api/v1/menus/options')).toMatchObject({ status: 401 })
    expect(await office.post('/api/v1/menus', aForm('暗'))).toMatchObject({ status: 401 })
    expect(await office.delete('/api/v1/menus/1')).toMatchObject({ status: 401 })
  })
})

describe('writing menus', () => {
  test('a folder gets Layout and a slash at the top, a link no component, a button no path', async () => {
    const folder = await aMenu('夹', { type: 'CATALOG', path: 'folder', component: null })

    expect(folder).toMatchObject({
      type: 2,
      path: '/folder',
      component: 'Layout',
      treePath: `${folder.id}/`,
    })

    const link = await aMenu('链', {
      type: 'EXTLINK',
      parentId: folder.id,
      path: 'https://example.org/x',
      component: 'y',
    })

    expect(link).toMatchObject({ type: 3, component: null, treePath: `${folder.id}/${link.id}/` })

    const button = await aMenu('钮', {
      type: 'BUTTON',
      parentId: String(folder.id),
      path: '',
      perm: 'tried:thing:do',
    })

    expect(button).toMatchObject({
      type: 4,
      path: null,
      component: null,
      perm: 'tried:thing:do',
      parentId: folder.id,
    })
  })

  test.each([
    ['EXTLINK', 'javascript:alert(1)', 'body.path'],
    ['EXTLINK', 'example.org', 'body.path'],
    ['MENU', 'https://example.org', 'body.path'],
    ['MENU', '//example.org', 'body.path'],
    ['MENU', '', 'body.path'],
  ])('a %s does not lead to "%s"', async (type, path, field) => {
    expect(await admin.post('/api/v1/menus', aForm('错', { type, path }))).toMatchObject({
      status: 400,
      errors: [{ path: field }],
    })
  })

  test('a permission code is area:entity:action', async () => {
    for (const perm of ['add', 'sys:user', 'sys:user:add:more', 'sys:*:add', '用户:新增:1'])
      expect(
        await admin.post('/api/v1/menus', aForm('错', { type: 'BUTTON', perm })),
      ).toMatchObject({
        status: 400,
        errors: [{ path: 'body.perm', message: '应为 模块:对象:操作，例如 sys:user:add' }],
      })
  })

  test('a menu that moves takes everything below it along', async () => {
    const here = await aMenu('甲', { type: 'CATALOG', path: 'here' })
    const there = await aMenu('乙', { type: 'CATALOG', path: 'there' })
    const page = await aMenu('丙', { parentId: here.id })
    const button = await aMenu('丁', { type: 'BUTTON', parentId: page.id, perm: 'tried:thing:see' })

    expect(
      await admin.put(`/api/v1/menus/${page.id}`, {
        ...(await formOf(page.id)),
        parentId: there.id,
      }),
    ).toMatchObject({
      status: 200,
      data: null,
    })

    expect((await rowOf('丙')).treePath).toBe(`${there.id}/${page.id}/`)
    expect((await rowOf('丁')).treePath).toBe(`${there.id}/${page.id}/${button.id}/`)

    const refusal = {
      status: 400,
      msg: '上级菜单不存在，不能包含下级，或是自己的下级',
      errors: [{ path: 'parentId' }],
    }

    const form = await formOf(there.id)

    for (const parentId of [there.id, page.id, button.id, 999_999])
      expect(await admin.put(`/api/v1/menus/${there.id}`, { ...form, parentId })).toMatchObject(
        refusal,
      )

    expect(
      await admin.put(`/api/v1/menus/${page.id}`, { ...(await formOf(page.id)), parentId: 0 }),
    ).toMatchObject({ status: 200 })
    expect(await rowOf('丁')).toMatchObject({ treePath: `${page.id}/${button.id}/` })

    expect(
      await admin.put(`/api/v1/menus/${page.id}`, { ...(await formOf(page.id)), type: 'BUTTON' }),
    ).toMatchObject({
      status: 400,
      msg: '下面还有菜单，不能改为按钮或外链',
    })
  })

  test('a client without English names leaves them unchanged, and gives a new menu none', async () => {
    const { id } = await aMenu('卯', { path: 'mao', nameEn: 'Rabbit' })
    const { nameEn: _, ...form } = await formOf(id)

    expect(await admin.put(`/api/v1/menus/${id}`, { ...form, sort: 7 })).toMatchObject({
      status: 200,
    })
    expect(await formOf(id)).toMatchObject({ nameEn: 'Rabbit', sort: 7 })

    expect(
      await admin.post('/api/v1/menus', {
        ...(await formOf(id)),
        id: undefined,
        name: '辰',
        path: 'chen',
      }),
    ).toMatchObject({
      status: 200,
    })

    expect(await formOf((await rowOf('辰')).id)).toMatchObject({ nameEn: null })
  })

  test('the second writer of a version is refused', async () => {
    const { id } = await aMenu('戊', { path: 'wu' })
    const form = await formOf(id)

    expect(await admin.put(`/api/v1/menus/${id}`, { ...form, sort: 5 })).toMatchObject({
      status: 200,
    })
    expect(await admin.put(`/api/v1/menus/${id}`, { ...form, sort: 6 })).toMatchObject({
      status: 409,
    })
  })

  test('deleting removes everything below, and the entries of roles', async () => {
    const top = await aMenu('己', { type: 'CATALOG', path: 'ji' })
    const page = await aMenu('庚', { parentId: top.id })
    const button = await aMenu('辛', { type: 'BUTTON', parentId: page.id, perm: 'tried:thing:go' })

    await server.db.insertInto('roleMenus').values({ roleId: 1, menuId: button.id }).execute()
    expect(await admin.delete(`/api/v1/menus/${top.id}`)).toMatchObject({ status: 200, data: null })

    const remaining = await server.db
      .selectFrom('menus')
      .select('id')
      .where('id', 'in', [top.id, page.id, button.id])
      .execute()

    expect(remaining).toEqual([])

    expect(
      await server.db
        .selectFrom('roleMenus')
        .select('menuId')
        .where('menuId', '=', button.id)
        .execute(),
    ).toEqual([])

    expect(await admin.delete(`/api/v1/menus/${top.id}`)).toMatchObject({ status: 404 })
  })

  test('a declared menu is hidden, not deleted, also below an own folder, and keeps type and code', async () => {
    const refusal = { status: 400, msg: '系统内置菜单不能删除，可以隐藏' }
    const online = await seeded('system.online')

    expect(await admin.delete(`/api/v1/menus/${online.id}`)).toMatchObject(refusal)

    const own = await aMenu('壬', { type: 'CATALOG', path: 'ren' })

    expect(
      await admin.put(`/api/v1/menus/${online.id}`, {
        ...(await formOf(online.id)),
        parentId: own.id,
      }),
    ).toMatchObject({ status: 200 })

    expect(await admin.delete(`/api/v1/menus/${own.id}`)).toMatchObject(refusal)

    const button = await seeded('permission sys:session:end')

    expect(
      await admin.put(`/api/v1/menus/${button.id}`, {
        ...(await formOf(button.id)),
        perm: 'sys:session:stop',
      }),
    ).toMatchObject({
      status: 400,
      msg: '系统内置菜单的类型和权限标识不能修改',
    })

    expect(
      await admin.put(`/api/v1/menus/${online.id}`, {
        ...(await formOf(online.id)),
        type: 'CATALOG',
      }),
    ).toMatchObject({ status: 400 })

    expect(await admin.patch(`/api/v1/menus/${online.id}?visible=0`)).toMatchObject({
      status: 200,
      data: null,
    })

    expect(flat(await routesFor(root)).find((r) => r.path === '/system/online')?.meta.hidden).toBe(
      true,
    )
  })

  test('nobody creates a button with a permission they do not hold', async () => {
    const form = aForm('壬', { type: 'BUTTON', path: null, perm: 'tried:thing:new' })

    expect(await admin.post('/api/v1/menus', form)).toMatchObject({
      status: 400,
      msg: '不能使用自己没有的权限标识 tried:thing:new',
    })

    expect(await root.post('/api/v1/menus', form)).toMatchObject({ status: 200 })
  })

  test('nobody turns a button their role has into a permission they do not hold', async () => {
    const role = await server.db
      .selectFrom('roles')
      .select('id')
      .where('code', '=', 'ADMIN')
      .executeTakeFirstOrThrow()

    const button = await aMenu('癸', { type: 'BUTTON', path: null, perm: 'tried:thing:small' })
    const menus = (await root.get(`/api/v1/roles/${role.id}/menuIds`)).data as number[]

    await root.put(`/api/v1/roles/${role.id}/menus`, [...menus, button.id])

    const change = { ...(await formOf(button.id)), perm: 'tried:thing:great' }

    expect(await admin.put(`/api/v1/menus/${button.id}`, change)).toMatchObject({
      status: 400,
      msg: '不能使用自己没有的权限标识 tried:thing:great',
    })

    expect(await root.put(`/api/v1/menus/${button.id}`, change)).toMatchObject({ status: 200 })
  })

  test('changes are audited with what was before', async () => {
    const { id } = await aMenu('子', { path: 'zi' })
    await admin.put(`/api/v1/menus/${id}`, { ...(await formOf(id)), name: '丑' })

    const row = await server.db
      .selectFrom('auditEntries')
      .select(['detail', 'userId'])
      .where('action', '=', 'accounts.menu.update')
      .where('entityId', '=', String(id))
      .executeTakeFirstOrThrow()

    expect(row).toMatchObject({
      userId: admin.userId,
      detail: { before: { name: '子' }, after: { name: '丑' } },
    })
  })
})
