import { MENU_JOBS } from '@residency/contract/areas/accounts/menus/menu-groups.rules'
import { expect, test } from 'vitest'
import { MENUS } from '../../../areas.ts'
import { arrangeMenus } from './arrange-menus.rules.ts'

const MAX_ENTRIES = 45
const pages = MENU_JOBS.flatMap(({ groups }) => groups).flatMap((group) => group.pages)
const arranged = arrangeMenus(MENUS)

test('every declared page has one place in the menu by jobs', () => {
  const unplaced = arranged.filter(
    ({ type, declaredAt, isForDemo }) => type === 'MENU' && !declaredAt && !isForDemo,
  )

  expect(unplaced.map(({ key }) => key)).toEqual(['guide'])
  expect(pages.filter((key, at) => pages.indexOf(key) !== at)).toEqual([])
  expect(pages.filter((key) => !MENUS.some((menu) => menu.key === key))).toEqual([])
})

test.each(['ADMIN', 'BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER', 'STUDENT'])(
  'the menu of %s has at most 45 entries',
  (role) => {
    const seen = arranged.filter(
      ({ type, hidden, roles }) => type === 'MENU' && !hidden && roles.includes(role),
    )

    // the work guides have no group
    const entries = new Set(['home', ...seen.map(({ key, parent }) => parent ?? key)])

    expect(seen.length).toBeGreaterThan(10)
    expect(entries.size).toBeLessThanOrEqual(MAX_ENTRIES)
  },
)

test('a page keeps the address that its area declares', () => {
  const paths = new Map(arranged.map(({ key, path }) => [key, path]))

  expect(paths.get('system.user')).toBe('/system/user')
  expect(paths.get('training.trainees')).toBe('/student/list')
  expect(paths.get('guide')).toBe('/guide')
})

test('a page that has no place stays below its own catalogue', () => {
  const page = {
    key: 'system.new',
    parent: 'system',
    type: 'MENU',
    path: 'new',
    sort: 1,
    roles: ['ADMIN'],
  } as const

  const withPage = arrangeMenus([...MENUS, page])

  expect(withPage).toContainEqual(page)
  expect(withPage.some(({ key }) => key === 'system')).toBe(true)
  expect(arranged.some(({ key }) => key === 'system')).toBe(false)
})
