import type { MenuSeed } from '@residency/contract/kernel'
import { beforeEach, describe, expect, test } from 'vitest'
import { MENUS, WORDS } from '../../../areas.ts'
import { auditOf } from '../../../platform/audit/audit.ts'
import { fieldCrypto } from '../../../platform/crypto/fields.ts'
import { openServer, type TestServer } from '../../../testing/server/open-server.ts'
import { syncRights } from './sync-rights.ts'

let server: TestServer

beforeEach(async () => {
  server = await openServer()
})

const page: MenuSeed = {
  key: 'system.zz',
  parent: 'group.operation',
  type: 'MENU',
  path: '/system/zz',
  view: 'system/zz/index',
  sort: 99,
  roles: ['ADMIN', 'DEPT_ADMIN'],
  permissions: { 'zz:thing:list': ['ADMIN', 'DEPT_ADMIN'], 'zz:thing:edit': ['ADMIN'] },
}

/** Starts a version that declares these menus. */
const start = (seeds: readonly MenuSeed[], isDemo = true) => {
  const byNobody = () => ({
    userId: null,
    sessionId: null,
    ip: 'server',
    now: () => server.clock.now,
  })

  const log = auditOf(server.db, byNobody, fieldCrypto(server.keys))

  return syncRights(server.db, seeds, WORDS, log, isDemo)
}

const withPage = [...MENUS, page]

/** The next version, with one more button on an existing page. */
const withButton = (key: string, code: string, roles: readonly string[]) =>
  MENUS.map((menu) =>
    menu.key === key ? { ...menu, permissions: { ...menu.permissions, [code]: roles } } : menu,
  ) as MenuSeed[]

const holders = async (seed: string) =>
  (
    await server.db
      .selectFrom('roleMenus')
      .innerJoin('menus', 'menus.id', 'roleMenus.menuId')
      .innerJoin('roles', 'roles.id', 'roleMenus.roleId')
      .select('roles.code')
      .where('menus.seed', '=', seed)
      .orderBy('roles.sort')
      .execute()
  ).map(({ code }) => code)

const roleOf = (code: string) =>
  server.db
    .selectFrom('roles')
    .select(['id', 'version'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow()

const auditEntries = () =>
  server.db
    .selectFrom('auditEntries')
    .select(['userId', 'entityId', 'detail'])
    .where('action', '=', 'accounts.role.setMenus')
    .orderBy('id')
    .execute()

/** Removes a menu from a role, as an administrator does on the roles page. */
async function takeAway(code: string, seed: string) {
  const root = await server.as('root')
  const { id } = await roleOf(code)

  const menu = await server.db
    .selectFrom('menus')
    .select('id')
    .where('seed', '=', seed)
    .executeTakeFirstOrThrow()

  const menuIds = (await root.get(`/api/v1/roles/${id}/menuIds`)).data as number[]
  const rest = menuIds.filter((menuId) => menuId !== menu.id)

  expect(rest.length).toBe(menuIds.length - 1)
  expect(await root.put(`/api/v1/roles/${id}/menus`, rest)).toMatchObject({ status: 200 })
}

describe('a page or permission that a new version brings to a hospital in use', () => {
  test('is given once to the built-in roles the contract names, effective with their next request, and audited', async () => {
    const admin = await server.as('admin')
    const perms = async () =>
      ((await admin.get('/api/v1/users/me')).data as { perms: string[] }).perms

    expect(await perms()).not.toContain('zz:thing:edit')

    const { id, version } = await roleOf('DEPT_ADMIN')

    await start(withPage)
    expect(await holders('system.zz')).toEqual(['ADMIN', 'DEPT_ADMIN'])
    expect(await holders('permission zz:thing:list')).toEqual(['ADMIN', 'DEPT_ADMIN'])
    expect(await holders('permission zz:thing:edit')).toEqual(['ADMIN'])
    expect(await perms()).toContain('zz:thing:edit')
    expect((await roleOf('DEPT_ADMIN')).version, 'an open form of it is out of date').toBe(
      version + 1,
    )

    const log = await auditEntries()

    expect(log).toHaveLength(2)

    expect(log).toContainEqual({
      userId: null,
      entityId: String(id),
      detail: { added: [expect.any(Number), expect.any(Number)], taken: [], isByUpgrade: true },
    })

    await start(withPage)
    expect(await auditEntries()).toHaveLength(2)
    expect((await roleOf('DEPT_ADMIN')).version).toBe(version + 1)
  })

  test('does not come back at the next start to a role that it was taken away from', async () => {
    await start(withPage)
    await takeAway('DEPT_ADMIN', 'permission zz:thing:list')
    await takeAway('DEPT_ADMIN', 'system.zz')
    await start(withPage)
    expect(await holders('system.zz')).toEqual(['ADMIN'])
    expect(await holders('permission zz:thing:list')).toEqual(['ADMIN'])
  })

  test('is withheld from a role whose page was taken away: its new buttons do not open what was closed', async () => {
    await takeAway('BHB_ADMIN', 'recruit.partner')
    await start(
      withButton('recruit.partner', 'zz:partner:export', ['ADMIN', 'BHB_ADMIN', 'BASE_ADMIN']),
    )
    expect(await holders('permission zz:partner:export')).toEqual(['ADMIN', 'BASE_ADMIN'])

    await start(
      withButton('recruit.registration', 'zz:registration:more', ['BHB_ADMIN', 'BASE_ADMIN']),
    )
    expect(await holders('permission zz:registration:more')).toEqual(['BHB_ADMIN', 'BASE_ADMIN'])
  })

  test('is added with its grants or not at all, and once by two that start at the same time', async () => {
    const lost: MenuSeed = {
      ...page,
      key: 'system.lost',
      parent: 'system.nowhere',
      permissions: {},
    }

    await expect(start([...withPage, lost])).rejects.toThrow('system.nowhere')
    expect(await holders('system.zz')).toEqual([])

    await Promise.all([start(withPage), start(withPage)])
    expect(await holders('system.zz')).toEqual(['ADMIN', 'DEPT_ADMIN'])
    expect(await auditEntries()).toHaveLength(2)
  })

  test('gives no existing page to roles that the contract adds later: the administrator grants it', async () => {
    const wider = MENUS.map((menu) =>
      menu.key === 'recruit.partner' ? { ...menu, roles: [...menu.roles, 'BASE_ADMIN'] } : menu,
    ) as MenuSeed[]
    const before = await holders('recruit.partner')

    await start(wider)
    expect(await holders('recruit.partner')).toEqual(before)
    expect(await auditEntries()).toEqual([])
  })
})

test('menus for a demo are in no other installation, also if an earlier start added them', async () => {
  const demoMenus = () =>
    server.db.selectFrom('menus').select('seed').where('seed', 'like', 'demo%').execute()

  await start(MENUS)
  expect(await demoMenus()).toHaveLength(2)

  await start(MENUS, false)
  await start(MENUS, false)
  expect(await demoMenus()).toEqual([])
  expect(await holders('demo.gallery')).toEqual([])
})

describe('the menu by jobs in a hospital that had another one', () => {
  const menuOf = (seed: string) =>
    server.db
      .selectFrom('menus as m')
      .leftJoin('menus as above', 'above.id', 'm.parentId')
      .select(['m.id', 'm.path', 'm.treePath', 'm.name', 'above.seed as above'])
      .where('m.seed', '=', seed)
      .executeTakeFirst()

  /** Puts a page below a catalogue of an earlier version, with this address. */
  async function putBelow(catalogue: string, seed: string, path: string) {
    const there = await server.db
      .selectFrom('menus')
      .select('id')
      .where('seed', '=', catalogue)
      .executeTakeFirst()

    const { id } =
      there ??
      (await server.db
        .insertInto('menus')
        .values({
          seed: catalogue,
          name: catalogue,
          parentId: 0,
          treePath: '',
          type: 2,
          path: `/${catalogue}`,
          visible: 1,
          sort: 1,
        })
        .returning('id')
        .executeTakeFirstOrThrow())

    await server.db
      .updateTable('menus')
      .set({ treePath: `${id}/` })
      .where('id', '=', id)
      .execute()
    await server.db
      .updateTable('menus')
      .set({ parentId: id, path })
      .where('seed', '=', seed)
      .execute()
  }

  test('a page that is where its area declares it moves to its group and keeps its address', async () => {
    await putBelow('recruit', 'recruit.batch', 'batch')
    await start(MENUS)

    const moved = await menuOf('recruit.batch')
    const group = await menuOf('group.intakes')
    expect(moved).toMatchObject({ above: 'group.intakes', path: '/recruit/batch' })
    expect(moved!.treePath).toBe(`${group!.treePath}${moved!.id}/`)
    expect(await menuOf('recruit')).toBeUndefined()
  })

  test('a page that an administrator moved or gave another address stays, with its catalogue', async () => {
    await putBelow('system', 'system.role', 'roles-of-ours')
    await putBelow('system', 'recruit.batch', 'batch')
    await start(MENUS)

    expect(await menuOf('system.role')).toMatchObject({ above: 'system', path: 'roles-of-ours' })
    expect(await menuOf('recruit.batch')).toMatchObject({ above: 'system', path: 'batch' })
  })

  test('the name that an administrator gave a page stays', async () => {
    await putBelow('recruit', 'recruit.batch', 'batch')
    await server.db
      .updateTable('menus')
      .set({ name: '招录批次' })
      .where('seed', '=', 'recruit.batch')
      .execute()
    await start(MENUS)

    expect(await menuOf('recruit.batch')).toMatchObject({
      above: 'group.intakes',
      name: '招录批次',
    })
  })
})
