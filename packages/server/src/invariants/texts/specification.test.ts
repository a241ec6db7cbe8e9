import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../../..')

const ROOMS: Record<string, string> = {
  server: 'packages/server/src',
  web: 'packages/web/src',
  contract: 'packages/contract/src',
  e2e: 'e2e',
}

/** The columns of the page: number, what, where, shown by, why not. */
type Row = { id: string; what: string; where: string; shown: string; why: string }

const read = (path: string) =>
  existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : ''

const page = read('docs/specification.md')

const rows: readonly Row[] = page
  .split('\n')
  .filter((line) => /^\| [A-Z]\d+ \|/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([id = '', what = '', where = '', shown = '', why = '']) => ({
    id,
    what,
    where,
    shown,
    why,
  }))

const of = (letters: string) => rows.filter(({ id }) => letters.includes(id[0]!))
const namesIn = (where: string) => [...where.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)

test('every section of docs/specification.md counts its rows, and says of each what shows it or why not', () => {
  const letters = [...new Set(rows.map(({ id }) => id[0]!))]

  expect(letters.join('')).toBe('RBSCFTVPEK')

  for (const letter of letters)
    expect(of(letter).map(({ id }) => id)).toEqual(of(letter).map((_, i) => `${letter}${i + 1}`))

  expect(rows.length).toBeGreaterThan(300)
  expect(rows.filter(({ shown, why }) => !shown.trim() && !why.trim()).map(({ id }) => id)).toEqual(
    [],
  )
  expect(rows.filter(({ what }) => what.trim().length < 5).map(({ id }) => id)).toEqual([])
})

test('the tests it names are there, under the titles it quotes', () => {
  const gone: string[] = []
  let named = 0

  for (const { id, shown } of rows)
    for (const part of shown.split('<br>').filter((one) => one.trim())) {
      const [, room, path] = /^`(\w+)\/([^`]+)`: /.exec(part.trim()) ?? []
      const text = read(`${ROOMS[room ?? ''] ?? 'nowhere'}/${path}`)

      for (const [, title] of part.matchAll(/“(.+?)”(?=, “|\s*$)/g)) {
        named++
        if (!text.includes(title!)) gone.push(`${id}: ${room}/${path}: ${title}`)
      }
    }

  expect(gone).toEqual([])
  expect(named).toBeGreaterThan(350)
})

test('a row without a test has a decision that is there', () => {
  const links = (why: string) => [...why.matchAll(/\]\(([^)#]+)\)/g)].map(([, path]) => path!)
  const broken = rows.flatMap(({ id, why }) =>
    links(why).flatMap((path) => (existsSync(join(ROOT, 'docs', path)) ? [] : `${id}: ${path}`)),
  )

  expect(broken).toEqual([])

  const bare = rows.filter(({ shown, why }) => !shown.trim() && !/decisions\/\d{4}-/.test(why))

  expect(bare.map(({ id }) => id)).toEqual([])
})

test('its routes are registered', () => {
  const guard = read('packages/web/src/app/routes/guard.rules.ts')
  const fixed = read('packages/web/src/app/routes/fixed-pages.ts')
  const isThere = (path: string) =>
    fixed.includes(`page('${path}'`) ||
    [`'${path}'`, `\`${path}\``].some((name) => guard.includes(name))

  expect(
    of('R').flatMap(({ id, where }) =>
      namesIn(where).flatMap((path) => (isThere(path) ? [] : `${id}: ${path}`)),
    ),
  ).toEqual([])

  expect(of('R').flatMap(({ where }) => namesIn(where)).length).toBeGreaterThan(35)
})

test('its screens have pages', () => {
  const areas = readdirSync(join(ROOT, 'packages/web/src/areas')).map((name) =>
    read(`packages/web/src/areas/${name}/${name}.area.ts`),
  )
  const all = [...areas, read('packages/web/src/app/routes/own-pages.ts')].join('\n')
  const missing = of('S').flatMap(({ id, where }) =>
    namesIn(where).flatMap((view) => (all.includes(`'${view}'`) ? [] : `${id}: ${view}`)),
  )

  expect(missing).toEqual([])
  expect(of('S').flatMap(({ where }) => namesIn(where)).length).toBeGreaterThan(100)
})

test('its calls are bound', () => {
  const bound = new Set(
    read('docs/access-matrix.md').match(/(GET|POST|PUT|DELETE) \/[^ `|]+/g) ?? [],
  )

  expect(
    of('C').flatMap(({ id, where }) =>
      namesIn(where).flatMap((call) => (bound.has(call) ? [] : `${id}: ${call}`)),
    ),
  ).toEqual([])

  expect(of('C').length).toBeGreaterThan(165)
})
