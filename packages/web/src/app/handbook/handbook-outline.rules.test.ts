import type { MenuSeed } from '@residency/contract/kernel'
import { describe, expect, test } from 'vitest'
import { FIXED_PAGES } from '../routes/fixed-pages.ts'
import { isFixedPageOf, partsOf } from './handbook-outline.rules.ts'
import { BOOK_ROLES, CODE_OF_ROLE, NOT_IN_BOOKS, OUTLINES } from './handbook-outline.ts'

const files = import.meta.glob<Record<string, unknown>>(
  '../../../../contract/src/areas/*/access.ts',
  { eager: true },
)

const menus = Object.values(files).flatMap((file) =>
  Object.entries(file).flatMap(([name, list]) =>
    name.endsWith('Menus') ? (list as readonly MenuSeed[]) : [],
  ),
)

const page = (view: string) => ({ view })

const keysOf = (parts: ReturnType<typeof partsOf<{ view: string }>>) =>
  parts.map(({ key, pages }) => [key, pages.map(({ view }) => view)])

describe.each(BOOK_ROLES)('the handbook of %s', (role) => {
  const pages = [
    ...FIXED_PAGES.filter(({ view }) => isFixedPageOf(role, view)),
    ...menus.flatMap(({ view, roles }) =>
      view && !NOT_IN_BOOKS.includes(view) && roles.includes(CODE_OF_ROLE[role]) ? [{ view }] : [],
    ),
  ]

  test('says for each page of the role when it is needed', () => {
    const planned = new Set(OUTLINES[role].find(({ key }) => key === 'other')?.views)
    const others = partsOf(role, pages).find(({ key }) => key === 'other')?.pages ?? []

    expect(others.map(({ view }) => view).filter((view) => !planned.has(view))).toEqual([])
  })

  test('shows each page once', () => {
    const views = partsOf(role, pages).flatMap((part) => part.pages.map(({ view }) => view))

    expect(views.sort()).toEqual([...new Set(pages.map(({ view }) => view))].sort())
  })
})

test('the plans name only pages that are there, and none twice', () => {
  const there = [...FIXED_PAGES, ...menus].flatMap(({ view }) => view ?? [])
  const isThere = (named: string) =>
    there.some((view) => (named.endsWith('/') ? view.startsWith(named) : view === named))

  for (const role of BOOK_ROLES) {
    const named = OUTLINES[role].flatMap(({ views }) => views)

    expect(named.filter((view) => !isThere(view))).toEqual([])
    expect(named.length, role).toBe(new Set(named).size)
  }
})

test('pages have the order of the plan, further ones below a beginning that of the menu', () => {
  const views = ['message/b', 'rotation/own/index', 'message/a', 'rotation/preference/index']

  expect(keysOf(partsOf('trainee', views.map(page)))).toEqual([
    ['rotate', ['rotation/preference/index', 'rotation/own/index']],
    ['messages', ['message/b', 'message/a']],
  ])
})

test('a page that no part names is in the last part', () => {
  expect(keysOf(partsOf('trainee', ['hospital/own', 'daily/leave/own'].map(page)))).toEqual([
    ['leave', ['daily/leave/own']],
    ['other', ['hospital/own']],
  ])
})
