import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AREAS } from './areas.ts'

const loaded = await Promise.all(
  AREAS.map(async ({ views, load }) => ({ views, area: await load() })),
)

test('every folder of an area is listed under its own name', () => {
  const folders = readdirSync(join(import.meta.dirname, '../../areas'))
  expect(loaded.map(({ area }) => area.name).sort()).toEqual(folders.sort())
})

test.each(loaded.map(({ views, area }) => [area.name, views, area] as const))(
  '%s: its line names the first part of each of its view keys, and no other',
  (_name, views, { pages }) => {
    expect([...new Set(Object.keys(pages).map((key) => key.split('/')[0]!))].sort()).toEqual(
      [...views].sort(),
    )
  },
)

test('no two areas have a page of the same view key', () => {
  const keys = loaded.flatMap(({ area }) => Object.keys(area.pages))
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
})

test('waiting work of every kind leads to a page there is', () => {
  const keys = new Set(loaded.flatMap(({ area }) => Object.keys(area.pages)))
  const places = loaded.flatMap(({ area }) => Object.entries(area.waiting ?? {}))

  expect(places.length).toBeGreaterThan(0)
  expect(places.filter(([, { view }]) => !keys.has(view))).toEqual([])
})
