import { describe, expect, test } from 'vitest'
import {
  addVisit,
  neighbour,
  nextActive,
  opened,
  refreshed,
  remaining,
  type Tab,
} from './tabs.rules.ts'

const tab = (path: string, affix = false): Tab => ({
  path,
  search: '',
  hash: '',
  title: path,
  titleEn: path,
  affix,
  keepAlive: true,
  turn: 0,
})

const TABS = [tab('/home', true), tab('/a'), tab('/b'), tab('/c')]
const paths = (tabs: readonly Tab[]) => tabs.map((one) => one.path).join(' ')

describe('tabs', () => {
  test('a page is opened once and takes over its new address', () => {
    const next = opened(TABS, { ...tab('/b'), search: '?page=2' })
    expect(paths(next)).toBe('/home /a /b /c')
    expect(next[2]?.search).toBe('?page=2')
  })

  test('a pinned tab is before the others, also if it is pinned last', () => {
    expect(paths(opened([tab('/a')], tab('/home', true)))).toBe('/home /a')
  })

  test.each([
    ['this', '/home /a /c'],
    ['others', '/home /b'],
    ['left', '/home /b /c'],
    ['right', '/home /a /b'],
    ['all', '/home'],
  ] as const)('closing %s leaves %s', (closing, left) =>
    expect(paths(remaining(TABS, '/b', closing))).toBe(left),
  )

  test('a pinned tab cannot be closed', () => {
    expect(paths(remaining(TABS, '/home', 'this'))).toBe('/home /a /b /c')
  })

  test('closing the active tab leads to its right neighbour, the last one to its left', () => {
    expect(nextActive(TABS, remaining(TABS, '/b', 'this'), '/b')).toBe('/c')
    expect(nextActive(TABS, remaining(TABS, '/c', 'this'), '/c')).toBe('/b')
    expect(nextActive([tab('/a')], [], '/a')).toBe('/dashboard')
  })

  test('closing another tab stays here; closing others from a tab leads to it', () => {
    expect(nextActive(TABS, remaining(TABS, '/b', 'this'), '/a', '/b')).toBe('/a')
    expect(nextActive(TABS, remaining(TABS, '/b', 'others'), '/a', '/b')).toBe('/b')
  })

  test('refreshing makes the page new', () => {
    expect(refreshed(TABS, '/a').map((one) => one.turn)).toEqual([0, 1, 0, 0])
  })

  test('arrows go round, Home and End to the ends', () => {
    expect(neighbour(TABS, '/c', 'ArrowRight')).toBe('/home')
    expect(neighbour(TABS, '/home', 'ArrowLeft')).toBe('/c')
    expect(neighbour(TABS, '/a', 'End')).toBe('/c')
    expect(neighbour(TABS, '/a', 'x')).toBeNull()
  })
})

test('the pages that were shown last stay live, the present one at the end, twelve at most', () => {
  const visits = Array.from({ length: 13 }, (_, i) => `/${i}`)
  const live = visits.reduce<readonly string[]>(addVisit, [])
  expect(live).toEqual(visits.slice(1))
  expect(addVisit(live, '/5').at(-1)).toBe('/5')
  expect(addVisit(live, '/5')).toHaveLength(12)
  expect(addVisit(live, '/12')).toBe(live)
})
