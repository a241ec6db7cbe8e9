import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { wrongHex } from '../../packages/web/src/theme/colour.text.ts'
import { expect, test } from '../support/actors.ts'
import { typeCaptcha } from '../support/gestures.ts'
import { DEMO_PASSWORD, root } from '../support/product.ts'

/*
 * The browser loads one language, in few requests (docs/decisions/0095): what the build holds, and what is asked for from the login page to
 * the home page.
 */
const ASSETS = join(root, 'packages/web/dist/assets')
const HAN = /\p{Script=Han}/u
const MAX_REQUESTS = 30
const LONG_ENOUGH = 20

type Books = Readonly<Record<string, unknown>>
const names = readdirSync(ASSETS)
const read = (name: string) => readFileSync(join(ASSETS, name), 'utf8')

const scripts = new Map(
  names.filter((name) => name.endsWith('.js')).map((name) => [name, read(name)]),
)

const booksOf = (language: string) =>
  new Map(
    names
      .filter((name) => name.endsWith(`.${language}.json`))
      .map((name) => [name.replace(`.${language}.json`, '.js'), JSON.parse(read(name)) as Books]),
  )

const [chinese, english] = [booksOf('zh-cn'), booksOf('en')]

/** All texts below a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The long texts of a language. */
function longTexts(books: ReadonlyMap<string, Books>, length: number) {
  const long = [...books.values()].flatMap(textsIn).filter((text) => text.length >= length)
  expect(long.length).toBeGreaterThan(1_000)

  return long
}

test('every file of texts is there in both languages, with the same books, next to its script', () => {
  expect(chinese.size).toBeGreaterThan(100)
  expect([...english.keys()]).toEqual([...chinese.keys()])

  for (const [script, books] of chinese) {
    expect(Object.keys(english.get(script)!), script).toEqual(Object.keys(books))
    expect(scripts.has(script), script).toBe(true)
  }
})

test('no script holds a text of a book, and no English file is written in Chinese', () => {
  const literals = new Set(
    [...scripts.values()].flatMap((code) =>
      [...code.matchAll(/`([^`\\]*)`|"([^"\\]*)"/g)].map(([, one, other]) => one ?? other),
    ),
  )
  // The component library has its own English sentences, with `${label}` in them, for forms and
  // tables without a language.
  const texts = [...longTexts(chinese, LONG_ENOUGH / 2), ...longTexts(english, LONG_ENOUGH)].filter(
    (text) => !text.includes('${') && !text.startsWith('Click to '),
  )
  const found = [...new Set(texts.filter((text) => literals.has(text)))]

  expect(found).toEqual([wrongHex])

  const inEnglish = [...english.values()].flatMap(textsIn)

  expect(inEnglish.filter((text) => HAN.test(text)).length / inEnglish.length).toBeLessThan(0.01)

  const inChinese = [...chinese.values()].flatMap(textsIn)

  expect(inChinese.filter((text) => HAN.test(text)).length / inChinese.length).toBeGreaterThan(0.9)
})

test('a script that reads a book has its texts next to it, and every list of files marks it', () => {
  const keys = new Set([...chinese.values()].flatMap((books) => Object.keys(books)))
  let reads = 0

  for (const [name, code] of scripts) {
    const own = chinese.get(name) ?? {}
    for (const [, key] of code.matchAll(/[`"']([\w-]{7})[`"']/g)) {
      if (!keys.has(key!)) continue

      reads += 1
      expect(Object.keys(own), `${name} reads ${key}`).toContain(key)
    }

    for (const [, listed, mark] of code.matchAll(/"assets\/([\w.-]+\.js)(\+?)"/g)) {
      expect(scripts.has(listed!), `${name} lists ${listed}`).toBe(true)
      expect(mark === '+', `${name} lists ${listed}`).toBe(chinese.has(listed!))
    }
  }

  expect(reads).toBeGreaterThan(200)
})

/** What follows when the home can be used: pictures of news, and the drawing of charts. */
const LATER = /\/(fileOperation\/|assets\/chart-drawing-)/

/** What goes over the wire until the home can be used; what the browser has is not counted. */
async function recordRequests(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')

  const urls = new Map<string, string>()

  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http') && !LATER.test(request.url))
      urls.set(requestId, new URL(request.url).pathname)
  })

  client.on('Network.requestServedFromCache', ({ requestId }) => void urls.delete(requestId))

  client.on(
    'Network.responseReceived',
    ({ requestId, response }) => void (response.fromDiskCache && urls.delete(requestId)),
  )

  return urls
}

const HOMES = [
  ['student', 'login/student'],
  ['teacher', 'login/teacher'],
  ['bhb', 'login'],
] as const

for (const [who, entrance] of HOMES)
  test(`${who} is at home after at most ${MAX_REQUESTS} requests, and none is for English`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: process.env.E2E_BASE!, locale: 'zh-CN' })
    await context.addInitScript(() => localStorage.setItem('tour', 'off'))

    const page = await context.newPage()
    const asked = await recordRequests(page)

    await page.goto(entrance)
    await page.locator('input[name=username]').fill(who)
    await page.locator('input[name=password]').fill(DEMO_PASSWORD)
    await typeCaptcha(page)
    await page.locator('button[type=submit]').click()
    await expect(page.getByRole('region', { name: '等我处理' })).toBeVisible({ timeout: 45_000 })
    await expect(page.locator('section[aria-busy=true]')).toHaveCount(0)
    await expect(page.locator('.outline:visible')).toHaveCount(0)

    const paths = [...asked.values()]

    expect(paths.filter((path) => path.endsWith('.en.json'))).toEqual([])
    expect(paths.filter((path) => path.endsWith('.zh-cn.json')).length).toBeGreaterThan(2)
    expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS)

    await context.close()
  })

test('a language that cannot be loaded is not used, and the reader sees why; the next try changes all texts', async ({
  as,
}) => {
  const page = await as('bhb')
  await page.goto('dashboard')

  const waiting = page.getByRole('region', { name: '等我处理' })

  await expect(waiting).toBeVisible({ timeout: 45_000 })

  await page.route('**/*.en.json', (route) => route.abort())
  await page.getByRole('button', { name: 'Switch to English' }).click()
  await expect(page.getByText('没有能切换语言')).toBeVisible()
  await expect(waiting).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')

  await page.unroute('**/*.en.json')
  await page.getByRole('button', { name: 'Switch to English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(waiting).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Home' })).toBeVisible()

  await page.getByRole('button', { name: '切换到中文' }).click()
  await expect(waiting).toBeVisible()
})
