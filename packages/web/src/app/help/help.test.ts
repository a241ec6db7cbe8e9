import { expect, test } from 'vitest'
import { AREAS } from '../registry/areas.ts'
import { FIXED_PAGES } from '../routes/fixed-pages.ts'
import { OWN_PAGES } from '../routes/own-pages.ts'
import { HELP } from './help-books.ts'
import { helpOf } from './help-of.ts'

const HAN = /\p{Script=Han}/u
const areas = await Promise.all(AREAS.map(({ load }) => load()))

const views = [
  ...new Set([...Object.keys(OWN_PAGES), ...areas.flatMap(({ pages }) => Object.keys(pages))]),
].sort()

const books = await Promise.all(Object.values(HELP).map((load) => load()))

test.each(views)(
  '%s has help in both languages: what it is for and three to eight lines at most',
  async (view) => {
    const help = await helpOf(view)
    expect(help, 'no help').not.toBeNull()

    for (const [language, { about, acts, next, asks = [] }] of Object.entries(help!)) {
      const lines = [about, ...acts, ...(next ? [next] : []), ...asks.flat()]

      expect(acts.length + (next ? 1 : 0) + asks.length + 1).toBeGreaterThanOrEqual(2)
      expect(acts.length + (next ? 1 : 0) + asks.length + 1).toBeLessThanOrEqual(8)

      for (const line of lines) expect(HAN.test(line), line).toBe(language === 'zh-cn')
    }
  },
)

test('a fixed page that is there has help', async () => {
  const there = new Set(views)
  const without = []

  for (const { view } of FIXED_PAGES)
    if (there.has(view) && !(await helpOf(view))) without.push(view)

  expect(without).toEqual([])
})

test('there is no help for pages that are not there', () => {
  const there = new Set(views)
  expect(
    books.flatMap((pages) => Object.keys(pages['zh-cn'])).filter((view) => !there.has(view)),
  ).toEqual([])
})

test('a page without help is distinguished from one that failed to load', async () => {
  expect(await helpOf('nobody/knows')).toBeNull()
  expect(await helpOf('system/nowhere')).toBeNull()
})
