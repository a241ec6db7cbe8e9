import { describe, expect, test } from 'vitest'
import { type RoutedMenu, routeNameOf, routesOf, treesOf } from './menu-tree.rules.ts'

const aMenu = (over: Partial<RoutedMenu> & { id: number }): RoutedMenu => ({
  parentId: 0,
  name: '系统',
  nameEn: null,
  type: 'MENU',
  path: 'x',
  component: 'system/x/index',
  redirect: null,
  icon: null,
  visible: 1,
  keepAlive: null,
  alwaysShow: null,
  ...over,
})

const nobody = new Map<number, string[]>()

describe('routes', () => {
  test.each([
    ['/system/student-user', 'SystemStudentUser'],
    ['/leave/:id/detail', 'LeaveIdDetail'],
    ['https://example.org/a?b=1', 'HttpsExampleOrgAB1'],
    ['/', ''],
  ])('the name of %s is %s', (path, name) => expect(routeNameOf(path)).toBe(name))

  test('a folder with a page, and nothing that is empty', () => {
    const menus = [
      aMenu({
        id: 1,
        type: 'CATALOG',
        path: '/system',
        component: 'Layout',
        icon: 'setting',
        redirect: '/system/user',
        alwaysShow: 1,
      }),
      aMenu({
        id: 2,
        parentId: 1,
        name: '用户',
        nameEn: 'Users',
        path: 'user',
        component: 'system/user/index',
        icon: '',
        keepAlive: 1,
      }),
    ]
    expect(routesOf(menus, new Map([[2, ['ADMIN']]]))).toEqual([
      {
        path: '/system',
        component: 'Layout',
        redirect: '/system/user',
        name: 'System',
        meta: {
          title: '系统',
          icon: 'setting',
          hidden: false,
          roles: ['ROOT', 'ADMIN'],
          alwaysShow: true,
        },
        children: [
          {
            path: 'user',
            component: 'system/user/index',
            name: 'SystemUser',
            meta: {
              title: '用户',
              titleEn: 'Users',
              hidden: false,
              roles: ['ROOT', 'ADMIN'],
              keepAlive: true,
            },
          },
        ],
      },
    ])
  })

  test('ROOT is among the roles of a route that no role has', () => {
    expect(routesOf([aMenu({ id: 1 })], nobody)[0]?.meta.roles).toEqual(['ROOT'])
  })

  test('an external link has its address as path and no component', () => {
    const [route] = routesOf(
      [aMenu({ id: 5, type: 'EXTLINK', path: 'https://example.org', component: null })],
      nobody,
    )

    expect(route).toMatchObject({ path: 'https://example.org', name: 'HttpsExampleOrg' })
    expect(route).not.toHaveProperty('component')
  })

  test('names are unique: a second one carries its id', () => {
    const names = routesOf(
      [aMenu({ id: 1, path: '/a/b' }), aMenu({ id: 2, path: '/a-b' }), aMenu({ id: 3, path: '/' })],
      nobody,
    )
    expect(names.map((r) => r.name)).toEqual(['AB', 'AB2', 'Route3'])
  })
})

test('a row whose parent was not found is at the top', () => {
  const rows = [
    { id: 3, parentId: 2 },
    { id: 2, parentId: 1 },
    { id: 4, parentId: 9 },
  ]

  type Node = { id: number; children: Node[] }

  expect(treesOf<(typeof rows)[number], Node>(rows, ({ id }) => ({ id, children: [] }))).toEqual([
    { id: 2, children: [{ id: 3, children: [] }] },
    { id: 4, children: [] },
  ])
})
