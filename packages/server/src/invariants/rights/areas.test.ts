import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { AREAS } from '../../areas.ts'
import { everyOf } from '../../platform/area.ts'

const FOLDER = join(import.meta.dirname, '../../areas')
const repeated = (names: readonly string[]) => names.filter((name, i) => names.indexOf(name) !== i)

test('every folder of an area is listed in areas.ts under its own name', () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )
  expect(AREAS.map(({ name }) => name).sort()).toEqual(folders.sort())
})

test.each([
  ['menus', everyOf(AREAS, 'menus').map(({ key }) => key)],
  ['flows', everyOf(AREAS, 'flows').map(({ name }) => name)],
  ['sheets', everyOf(AREAS, 'sheets').map(({ sheet }) => sheet)],
  ['kinds of notices', everyOf(AREAS, 'notices').map(({ kind }) => kind)],
  ['erasers', everyOf(AREAS, 'erasers').map(({ kind }) => kind)],
  ['scheduled jobs', everyOf(AREAS, 'schedule').map(({ name }) => name)],
  ['kinds of waiting work', AREAS.flatMap(({ waiting }) => Object.keys(waiting?.kinds ?? {}))],
  ['readers of records', AREAS.flatMap(({ recordReaders = {} }) => Object.keys(recordReaders))],
  ['queues with a worker', AREAS.flatMap(({ workers = {} }) => Object.keys(workers))],
])('two areas never declare the same: %s', (_what, names) => {
  expect(names.length).toBeGreaterThan(0)
  expect(repeated(names)).toEqual([])
})

describe.each(AREAS.filter(({ waiting }) => waiting).map((area) => [area.name, area] as const))(
  '%s',
  (_name, { words, waiting }) => {
    test.each(['zh-cn', 'en'] as const)(
      'words every kind of work that can wait, in %s',
      (language) => {
        expect(Object.keys(words![language].waiting as object).sort()).toEqual(
          Object.keys(waiting!.kinds).sort(),
        )
      },
    )
  },
)

test('personal data is erased after a period that has a beginning and a reason', () => {
  for (const { kind, period } of everyOf(AREAS, 'erasers')) {
    expect(period.days, kind).toBeGreaterThan(0)
    expect(period.from && period.why, kind).toBeTruthy()
  }
})

test('a search opens only pages that a menu has, by a permission of the menus', () => {
  const menus = everyOf(AREAS, 'menus')
  const views = menus.map(({ view }) => view)
  const permissions = menus.flatMap((menu) => Object.keys(menu.permissions ?? {}))

  for (const { view } of everyOf(AREAS, 'finders')) expect(views).toContain(view)

  for (const { key, view, adds } of menus) {
    if (adds === undefined) continue

    expect(view, key).toBeTruthy()
    expect(permissions, key).toContain(adds)
  }
})
