import { beforeAll, describe, expect, test } from 'vitest'
import { findRoleId } from '../../../testing/find-records.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
const root = await server.as('root')
const admin = await server.as('admin')

const roleId = (code: string) => findRoleId(server, code)

const menuId = async (perm: string) =>
  (
    await server.db
      .selectFrom('menus')
      .select('id')
      .where('perm', '=', perm)
      .executeTakeFirstOrThrow()
  ).id

const formOf = async (who: Caller, id: number) =>
  (await who.get(`/api/v1/roles/${id}/form`)).data as Record<string, unknown>

const aRole = async (code: string, over: object = {}) => {
  const reply = await root.post('/api/v1/roles', {
    name: `角色${code}`,
    code,
    sort: 50,
    status: 1,
    dataScope: 3,
    ...over,
  })

  expect(reply).toMatchObject({ status: 200, code: '00000', data: null })

  return roleId(code)
}

/** Grants more menus to a role, as its administrator would. */
const give = async (id: number, perms: readonly string[]) => {
  const menuIds = (await root.get(`/api/v1/roles/${id}/menuIds`)).data as number[]
  const more = await Promise.all(perms.map(menuId))

  expect(await root.put(`/api/v1/roles/${id}/menus`, [...menuIds, ...more])).toMatchObject({
    status: 200,
    data: null,
  })
}

const auditOf = (action: string, id: number) =>
  server.db
    .selectFrom('auditEntries')
    .select('detail')
    .where('action', '=', action)
    .where('entityId', '=', String(id))
    .execute()

describe('reading roles', () => {
  test('the page has the published columns, times to the second in Shanghai, and what the reader may do', async () => {
    const page = (await admin.get('/api/v1/roles/page?keywords=teach&pageNum=1&pageSize=10')).data
    expect(page).toEqual({
      total: 1,
      list: [
        {
          id: await roleId('TEACHER'),
          name: '教师',
          code: 'TEACHER',
          status: 1,
          sort: 5,
          dataScope: 3,
          isBuiltIn: true,
          createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
          updateTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
          actions: expect.any(Array),
        },
      ],
    })
  })

  test('ROOT is hidden to everybody else: not listed, not found, not counted', async () => {
    const codes = (reply: { data: unknown }) =>
      (reply.data as { list: { code: string }[] }).list.map((r) => r.code)
    const path = '/api/v1/roles/page?pageSize=100'

    expect(codes(await root.get(path))).toContain('ROOT')

    const seen = await admin.get(path)

    expect(codes(seen)).not.toContain('ROOT')
    expect((seen.data as { total: number }).total).toBe(codes(seen).length)

    const id = await roleId('ROOT')

    for (const call of [`/api/v1/roles/${id}/form`, `/api/v1/roles/${id}/menuIds`])
      expect(await admin.get(call)).toMatchObject({ status: 404, code: 'A0401' })

    expect(await admin.put(`/api/v1/roles/${id}/menus`, [])).toMatchObject({ status: 404 })
    expect(await admin.put(`/api/v1/roles/${id}/status?status=0`)).toMatchObject({ status: 404 })
    expect(await admin.delete(`/api/v1/roles/${id}`)).toMatchObject({ status: 404 })
  })

  test('the options name every role that a visible account can hold, and mark those the reader may not grant', async () => {
    const [off, menuIds] = [await aRole('SWITCHED_OFF'), await aRole('OFF_BUT_HELD')]
    const office = await server.as('bhb')

    await server.db
      .insertInto('userRoles')
      .values({ userId: office.userId, roleId: menuIds })
      .execute()

    for (const id of [off, menuIds]) await root.put(`/api/v1/roles/${id}/status?status=0`)

    const optionsOf = async (who: Caller) =>
      (await who.get('/api/v1/roles/options')).data as { value: number; disabled?: true }[]
    const option = async (who: Caller, id: number) =>
      (await optionsOf(who)).find((o) => o.value === id)

    expect(await option(office, await roleId('STUDENT'))).toEqual({
      value: expect.any(Number),
      label: '学员',
      code: 'STUDENT',
    })

    expect(await option(office, await roleId('ADMIN'))).toEqual({
      value: expect.any(Number),
      label: '系统管理员',
      code: 'ADMIN',
      disabled: true,
    })

    expect(await option(office, menuIds)).toMatchObject({ disabled: true })
    expect(await option(root, menuIds)).toMatchObject({ disabled: true })

    for (const id of [off, await roleId('ROOT')]) expect(await option(office, id)).toBeUndefined()

    expect(await option(root, await roleId('ROOT'))).not.toHaveProperty('disabled')
  })

  test('users who see the list of users may filter it by role; others get no options', async () => {
    expect(await (await server.as('dept')).get('/api/v1/roles/options')).toMatchObject({
      status: 200,
    })

    expect(await (await server.as('student')).get('/api/v1/roles/options')).toMatchObject({
      status: 401,
      code: 'A0301',
    })

    expect(await (await server.as('teacher')).get('/api/v1/roles/page')).toMatchObject({
      status: 401,
      code: 'A0301',
    })
  })
})

describe('writing roles', () => {
  test('a created role can be read back; its code is raised to capitals', async () => {
    const reply = await admin.post('/api/v1/roles', {
      name: '来宾',
      code: 'guest',
      sort: 7,
      status: 1,
      dataScope: 3,
    })

    expect(reply).toMatchObject({ status: 200, data: null })

    const id = await roleId('GUEST')

    expect(await formOf(admin, id)).toMatchObject({
      id,
      name: '来宾',
      code: 'GUEST',
      sort: 7,
      status: 1,
      dataScope: 3,
      version: 1,
    })

    expect((await auditOf('accounts.role.create', id))[0]?.detail).toMatchObject({
      after: { roleCode: 'GUEST', dataScope: 3 },
    })
  })

  test('code and name exist once, and the field is named', async () => {
    const twice = { name: '另一个', code: 'ADMIN', sort: 1, status: 1, dataScope: 3 }

    expect(await admin.post('/api/v1/roles', twice)).toMatchObject({
      status: 400,
      msg: '角色编码已存在',
      errors: [{ path: 'code' }],
    })

    expect(
      await admin.post('/api/v1/roles', { ...twice, name: '教师', code: 'OTHER' }),
    ).toMatchObject({
      status: 400,
      msg: '角色名称已存在',
      errors: [{ path: 'name' }],
    })

    expect(await admin.post('/api/v1/roles', { ...twice, code: '1-x' })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.code' }],
    })
  })

  test('a change carries its id in the body as the published client does; the second writer is refused', async () => {
    const id = await aRole('CHANGED')
    const form = await formOf(admin, id)

    expect(await admin.put(`/api/v1/roles/${id}`, { ...form, name: '改名' })).toMatchObject({
      status: 200,
      data: null,
    })

    expect(await formOf(admin, id)).toMatchObject({ name: '改名', version: 2 })
    expect(await admin.put(`/api/v1/roles/${id}`, { ...form, name: '晚了' })).toMatchObject({
      status: 409,
    })
  })

  test('the code of a built-in role does not change, and it is not deleted', async () => {
    const id = await roleId('PARTNER')
    const form = await formOf(root, id)

    expect(await root.put(`/api/v1/roles/${id}`, { ...form, code: 'ALLY' })).toMatchObject({
      status: 400,
      msg: '系统内置角色不能删除或修改编码',
    })

    expect(await root.delete(`/api/v1/roles/${id}`)).toMatchObject({
      status: 400,
      msg: '系统内置角色不能删除或修改编码',
    })

    expect(await root.put(`/api/v1/roles/${id}`, { ...form, sort: 9 })).toMatchObject({
      status: 200,
    })
  })

  test('an assigned role is not deleted, and none of the others of the same call', async () => {
    const free = await aRole('FREE')
    const used = await aRole('USED')

    await server.db
      .insertInto('userRoles')
      .values({ userId: (await server.as('partner')).userId, roleId: used })
      .execute()

    expect(await root.delete(`/api/v1/roles/${free},${used}`)).toMatchObject({
      status: 400,
      code: 'B0001',
      msg: '角色【角色USED】已分配用户，请先解除关联后删除',
    })

    expect(await formOf(root, free)).toMatchObject({ code: 'FREE' })
    expect(await root.delete(`/api/v1/roles/${free}`)).toMatchObject({ status: 200, data: null })
    expect(await root.get(`/api/v1/roles/${free}/form`)).toMatchObject({ status: 404 })
    expect(await root.delete(`/api/v1/roles/${free}`)).toMatchObject({ status: 404 })
  })

  test('the ROOT role stays enabled', async () => {
    const id = await roleId('ROOT')

    expect(await root.put(`/api/v1/roles/${id}/status?status=0`)).toMatchObject({
      status: 400,
      msg: '至少要保留一个启用的超级管理员',
    })

    expect(
      await root.put(`/api/v1/roles/${id}`, { ...(await formOf(root, id)), status: 0 }),
    ).toMatchObject({ status: 400 })
  })

  test('without the permission nothing is written', async () => {
    const teacher = await server.as('teacher')
    const id = await roleId('TEACHER')
    const form = { name: 'x', code: 'XX', sort: 1, status: 1, dataScope: 3 }

    expect(await teacher.post('/api/v1/roles', form)).toMatchObject({ status: 401, code: 'A0301' })
    expect(await teacher.put(`/api/v1/roles/${id}`, form)).toMatchObject({ status: 401 })
    expect(await teacher.put(`/api/v1/roles/${id}/menus`, [])).toMatchObject({ status: 401 })
    expect(await teacher.delete(`/api/v1/roles/${id}`)).toMatchObject({ status: 401 })

    expect(await server.anonymous.get('/api/v1/roles/page')).toMatchObject({
      status: 401,
      code: 'A0230',
    })
  })
})

describe('rights of roles', () => {
  beforeAll(() =>
    roleId('DEPT_ADMIN').then((id) =>
      give(id, ['sys:role:list', 'sys:role:add', 'sys:role:edit', 'sys:role:delete']),
    ),
  )

  test('the menus of a role are exactly the ids sent as a JSON array', async () => {
    const id = await aRole('READER')
    const ids = [await menuId('sys:user:list'), await menuId('sys:role:list')].sort((a, b) => a - b)

    expect(await admin.put(`/api/v1/roles/${id}/menus`, [...ids, ids[0]!])).toMatchObject({
      status: 200,
      data: null,
    })

    expect((await admin.get(`/api/v1/roles/${id}/menuIds`)).data).toEqual(ids)
    expect(await admin.put(`/api/v1/roles/${id}/menus`, [ids[1]!])).toMatchObject({ status: 200 })
    expect((await admin.get(`/api/v1/roles/${id}/menuIds`)).data).toEqual([ids[1]])

    expect((await auditOf('accounts.role.setMenus', id)).at(-1)?.detail).toEqual({
      added: [],
      taken: [ids[0]],
    })

    expect(await admin.put(`/api/v1/roles/${id}/menus`, [999_999])).toMatchObject({
      status: 400,
      msg: '所选菜单有的已不存在，请刷新后重试',
    })

    expect(await admin.put(`/api/v1/roles/${id}/menus`, { ids })).toMatchObject({ status: 400 })
  })

  test('of two who give a role its menus the second is refused; a client that names no version overwrites', async () => {
    const id = await aRole('SHARED')
    const [firstMenu, secondMenu] = [await menuId('sys:user:list'), await menuId('sys:role:list')]
    const { version } = (await admin.get(`/api/v1/roles/${id}/form`)).data as { version: number }

    expect(
      await admin.put(`/api/v1/roles/${id}/menus?version=${version}`, [firstMenu]),
    ).toMatchObject({
      status: 200,
    })
    expect(
      await admin.put(`/api/v1/roles/${id}/menus?version=${version}`, [secondMenu]),
    ).toMatchObject({
      status: 409,
    })
    expect((await admin.get(`/api/v1/roles/${id}/menuIds`)).data).toEqual([firstMenu])
    expect(await admin.put(`/api/v1/roles/${id}/menus`, [secondMenu])).toMatchObject({
      status: 200,
    })
  })

  test('nobody gives a role what they do not hold', async () => {
    const dept = await server.as('dept')
    const id = await aRole('HELPER')

    expect(
      await dept.put(`/api/v1/roles/${id}/menus`, [await menuId('sys:audit:list')]),
    ).toMatchObject({
      status: 400,
      msg: '不能授予自己没有的权限：查看审计日志',
    })

    expect(
      await dept.put(`/api/v1/roles/${id}/menus`, [await menuId('sys:role:list')]),
    ).toMatchObject({ status: 200 })
  })

  test('the tree of menus marks the buttons that the reader may not grant', async () => {
    type Option = { value: number; disabled?: true; children?: Option[] }
    const flat = (options: readonly Option[]): Option[] =>
      options.flatMap((option) => [option, ...flat(option.children ?? [])])

    const optionOf = async (who: Caller, perm: string) => {
      const id = await menuId(perm)
      return flat((await who.get('/api/v1/menus/options')).data as Option[]).find(
        (option) => option.value === id,
      )
    }

    const dept = await server.as('dept')

    expect(await optionOf(dept, 'sys:audit:list')).toMatchObject({ disabled: true })

    for (const who of [dept, root])
      expect(await optionOf(who, 'sys:role:list')).not.toHaveProperty('disabled')

    expect(await optionOf(root, 'sys:audit:list')).not.toHaveProperty('disabled')
  })

  test('nobody edits, empties, disables or deletes a role that gives more than they hold', async () => {
    const dept = await server.as('dept')
    const id = await aRole('STRONGER')

    await give(id, ['sys:audit:list'])

    const refusal = { status: 400, msg: '角色【角色STRONGER】的权限超出你自己的权限，不能修改' }

    expect(await dept.put(`/api/v1/roles/${id}`, await formOf(root, id))).toMatchObject(refusal)
    expect(await dept.put(`/api/v1/roles/${id}/menus`, [])).toMatchObject(refusal)
    expect(await dept.put(`/api/v1/roles/${id}/status?status=0`)).toMatchObject(refusal)
    expect(await dept.delete(`/api/v1/roles/${id}`)).toMatchObject(refusal)

    const rows = (await dept.get('/api/v1/roles/page?keywords=STRONGER')).data as {
      list: { actions: string[] }[]
    }

    expect(rows.list[0]?.actions).toEqual([])

    const own = (await root.get('/api/v1/roles/page?keywords=STRONGER')).data as {
      list: { actions: string[] }[]
    }

    expect(own.list[0]?.actions).toEqual(['edit', 'assignMenus', 'disable', 'delete'])
  })

  test('nobody gives a role a wider data scope than their own', async () => {
    const dept = await server.as('dept')

    const refusal = {
      status: 400,
      msg: '数据范围不能超出你自己的范围',
      errors: [{ path: 'dataScope' }],
    }

    const form = { name: '宽', code: 'WIDE', sort: 1, status: 1 }

    expect(await dept.post('/api/v1/roles', { ...form, dataScope: 0 })).toMatchObject(refusal)
    expect(await dept.post('/api/v1/roles', { ...form, dataScope: 4 })).toMatchObject(refusal)
    expect(await dept.post('/api/v1/roles', { ...form, dataScope: 2 })).toMatchObject({
      status: 200,
    })

    const id = await roleId('WIDE')

    expect(await dept.put(`/api/v1/roles/${id}`, { ...form, dataScope: 0 })).toMatchObject(refusal)
  })

  test('a role change is seen by the next request of a living session', async () => {
    const id = await roleId('TEACHER')
    const teacher = await server.as('teacher')
    const perms = async () =>
      ((await teacher.get('/api/v1/users/me')).data as { perms: string[] }).perms

    expect(await teacher.get('/api/v1/users/page')).toMatchObject({ status: 401 })

    await give(id, ['sys:user:list'])
    expect(await perms()).toContain('sys:user:list')
    expect((await teacher.get('/api/v1/users/page')).data).toMatchObject({ total: 1 })

    await root.put(`/api/v1/roles/${id}`, { ...(await formOf(root, id)), dataScope: 0 })
    expect(
      ((await teacher.get('/api/v1/users/page')).data as { total: number }).total,
    ).toBeGreaterThan(5)

    expect(await root.put(`/api/v1/roles/${id}/status?status=0`)).toMatchObject({
      status: 200,
      data: null,
    })

    expect(await teacher.get('/api/v1/users/page')).toMatchObject({ status: 401, code: 'A0301' })
    expect(await perms()).toEqual([])

    await root.put(`/api/v1/roles/${id}/status?status=1`)
    expect(await teacher.get('/api/v1/users/page')).toMatchObject({ status: 200 })
  })
})
