import { expect, test } from 'vitest'
import { addable, menuPages, orderShortcuts, spread } from './shortcuts.rules.ts'

const page = (view: string) => ({ view, path: `/${view}`, title: view, titleEn: view, icon: null })
const PAGES = ['a', 'b', 'c'].map(page)
const views = (list: readonly { view: string }[]) => list.map(({ view }) => view)

test('what was arranged is shown, without pages the reader may not open any more', () => {
  expect(views(orderShortcuts({ pinned: ['c', 'gone', 'a'], suggested: ['b'] }, PAGES, 8))).toEqual(
    ['c', 'a'],
  )
})

test('before anything is arranged, what is opened most comes first and the menu fills up', () => {
  expect(views(orderShortcuts({ pinned: [], suggested: ['c'] }, PAGES, 2))).toEqual(['c', 'a'])
  expect(views(orderShortcuts({ pinned: ['gone'], suggested: [] }, PAGES, 8))).toEqual([
    'a',
    'b',
    'c',
  ])
})

test('suggestions are offered first, and nothing that is chosen', () => {
  expect(views(addable([page('a')], ['c'], PAGES))).toEqual(['c', 'b'])
})

test('pages are those of the menu, without links to other places', () => {
  const node = (key: string, more: object = {}) => ({
    key,
    title: key,
    titleEn: key,
    icon: null,
    children: [],
    ...more,
  })

  const menu = [
    node('/x', { children: [node('/x/a'), node('/x/out', { href: 'https://example.org' })] }),
    node('/dashboard'),
  ]

  const pages = ['/x/a', '/dashboard'].map((path) => ({ path, view: `view${path}` }))

  expect(menuPages(menu, pages as never)).toMatchObject([{ path: '/x/a', view: 'view/x/a' }])
})

test('the menu fills up with one page of each group before a second one, and pages without a group last', () => {
  const pages = ['guide', 'x/a', 'x/b', 'y/c'].map(page)
  expect(views(spread(pages))).toEqual(['x/a', 'y/c', 'x/b', 'guide'])
})
