import { describe, expect, test } from 'vitest'
import { FIXED_PAGES } from './fixed-pages.ts'
import {
  matchPage,
  menuOf,
  pagesOf,
  type RouteRecord,
  visibleRecords,
} from './route-records.rules.ts'

const meta = (title: string, roles: string[], more = {}) => ({
  title,
  titleEn: `${title}-en`,
  roles,
  ...more,
})

const RECORDS: RouteRecord[] = [
  {
    path: '/system',
    component: 'Layout',
    name: 'System',
    meta: meta('系统', ['ADMIN', 'STUDENT'], { icon: 'setting' }),
    children: [
      {
        path: 'user',
        component: 'system/user/index',
        meta: meta('用户', ['ADMIN'], { keepAlive: true }),
      },
      {
        path: 'user/:id',
        component: 'system/user/detail',
        meta: meta('详情', ['ADMIN'], { hidden: true }),
      },
      {
        path: 'role',
        component: 'system/role/index',
        name: 'Role',
        meta: meta('角色', ['STUDENT']),
      },
    ],
  },
  { path: 'https://www.example.org/', meta: meta('外链', ['ADMIN']) },
  { path: '/bare', component: 'x/y', name: 'Bare' },
]

describe('server routes', () => {
  test('ROOT sees every route, one without roles too', () => {
    expect(pagesOf(visibleRecords(RECORDS, ['ROOT'])).map((page) => page.path)).toEqual([
      '/system',
      '/system/user',
      '/system/user/:id',
      '/system/role',
      '/bare',
    ])
  })

  test('others see a record only if its roles share one with theirs; the same holds for its children', () => {
    expect(pagesOf(visibleRecords(RECORDS, ['STUDENT'])).map((page) => page.path)).toEqual([
      '/system',
      '/system/role',
    ])
  })

  test('a missing name is the path', () => {
    expect(pagesOf(RECORDS).find((page) => page.path === '/system/user')?.name).toBe('/system/user')
  })
  test('a catalogue leads to its first page', () => {
    expect(pagesOf(RECORDS)[0]?.redirect).toBe('/system/user')
  })

  test('paths with parts are found, exact ones first', () => {
    expect(matchPage(pagesOf(RECORDS), '/system/user')?.page.view).toBe('system/user/index')

    expect(matchPage(pagesOf(RECORDS), '/system/user/7')).toMatchObject({
      page: { view: 'system/user/detail' },
      params: { id: '7' },
    })

    expect(matchPage(pagesOf(RECORDS), '/nowhere')).toBeNull()
  })

  test('what an administrator typed into a path is taken literally, and an unreadable address is no failure', () => {
    const odd = pagesOf([
      { path: '/odd(', component: 'odd/index' },
      { path: '/list+/:id(', component: 'odd/list' },
      { path: '/deep/:rest(.*)', component: 'odd/deep' },
    ])

    expect(matchPage(odd, '/nowhere')).toBeNull()

    expect(matchPage(odd, '/list+/7(')).toMatchObject({
      page: { view: 'odd/list' },
      params: { id: '7' },
    })

    expect(matchPage(odd, '/deep/a/b')).toMatchObject({ params: { rest: 'a/b' } })
    expect(matchPage(pagesOf(RECORDS), '/system/user/%E4%B8')).toMatchObject({
      params: { id: '%E4%B8' },
    })
  })

  test('a catalogue that names itself as where it leads, leads to its first page', () => {
    expect(pagesOf([{ ...RECORDS[0]!, redirect: '/system' }])[0]?.redirect).toBe('/system/user')
    expect(pagesOf([{ ...RECORDS[0]!, redirect: 'role' }])[0]?.redirect).toBe('/system/role')
  })

  test('the menu leaves hidden records out and links outside', () => {
    const menu = menuOf(visibleRecords(RECORDS, ['ADMIN']))

    expect(menu.map((node) => node.title)).toEqual(['用户', '外链'])
    expect(menu[0]).toMatchObject({ key: '/system/user', icon: 'setting', titleEn: '用户-en' })
    expect(menu[1]?.href).toBe('https://www.example.org/')
  })
})

test('only pages inside the shell are flagged as kept alive: a page without tabs is unmounted when one leaves it', () => {
  expect(
    FIXED_PAGES.filter((page) => page.bare && page.keepAlive).map((page) => page.path),
  ).toEqual([])
})
