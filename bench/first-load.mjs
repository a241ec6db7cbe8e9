// What goes over the wire from opening the login page to a usable home, with an empty cache, for
// each of three roles: requests and bytes as sent (compressed, with headers), by kind. What follows
// when the home is usable, pictures of news and the drawing of charts, is printed apart; what the
// browser has already is not counted. `--list` prints each request. FIRST_LOAD_BASE measures a demo
// that runs already.
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../tools/tests/chromium.mjs'
import { freshFolder, root, startApi, stopApi } from './product.mjs'

const PORT = 8396
const QUIET_MS = 1000
const [PICTURES, CHARTS] = ['pictures of news', 'drawing of charts']
const PASSWORD = process.env.DEMO_PASSWORD ?? 'bench-pass-1'

/** Account, and the entrance where it logs in. */
const READERS = [
  ['student', 'login/student'],
  ['teacher', 'login/teacher'],
  ['bhb', 'login'],
]

const LANGUAGES = ['zh-cn', 'en']
const isListed = process.argv.includes('--list')

/** Records every request of a page; the answer's size is what came over the network. */
async function recordRequests(context, page) {
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')

  const requests = new Map()

  client.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('http'))
      requests.set(requestId, { url: new URL(request.url), type, bytes: 0 })
  })

  client.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId))
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) requests.delete(requestId)
  })

  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })

  return requests
}

/**
 * Waits until no request has begun for a second: the live connection never ends, so that the
 * network is never idle.
 */
async function untilQuiet(requests) {
  let known = -1
  while (known !== requests.size) {
    known = requests.size
    await sleep(QUIET_MS)
  }
}

/** The purpose of a request. The name of a file of texts says its language. */
function kindOf({ url, type }) {
  if (url.pathname.includes('/fileOperation/')) return PICTURES
  if (url.pathname.includes('/chart-drawing-')) return CHARTS
  if (url.pathname.includes('/prod-api/')) return 'API'

  const texts = /\.(zh-cn|en)\.json$/.exec(url.pathname)
  if (texts) return `texts ${texts[1]}`

  return type.toLowerCase()
}

async function measure(browser, base, [username, entrance], language) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })

  await context.addInitScript((chosen) => {
    localStorage.setItem('language', chosen)
    localStorage.setItem('tour', 'off')
  }, language)

  const page = await context.newPage()
  const requests = await recordRequests(context, page)

  await page.goto(base + entrance)
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.locator('input[name=captchaCode]').fill('abcd')
  await page.locator('button[type=submit]').click()
  await page.locator('section[aria-busy=false] [data-tour=waiting]').waitFor({ timeout: 60_000 })
  await untilQuiet(requests)

  const all = [...requests.values()]
  const sum = (list) => (list.reduce((bytes, one) => bytes + one.bytes, 0) / 1000).toFixed(1)
  const needed = all.filter((one) => ![PICTURES, CHARTS].includes(kindOf(one)))

  console.log(
    `${username} (${language}): ${needed.length} requests, ${sum(needed)} kB until the home is usable`,
  )

  for (const [kind, list] of [...Map.groupBy(all, kindOf)].sort(
    ([, a], [, b]) => b.length - a.length,
  ))
    console.log(`  ${kind}: ${list.length} requests, ${sum(list)} kB`)

  if (isListed)
    for (const request of all)
      console.log(
        `    ${String(request.bytes).padStart(7)} ${kindOf(request)} ${request.url.pathname}`,
      )

  await context.close()
}

const folder = process.env.FIRST_LOAD_BASE ? null : freshFolder('bench-first-load')
const api = folder && (await startApi(folder, PORT))

const browser = await chromium.launch({
  executablePath: ensureChromium(root),
  args: ['--no-sandbox', '--disable-gpu'],
})

try {
  for (const language of LANGUAGES)
    for (const reader of READERS)
      await measure(
        browser,
        process.env.FIRST_LOAD_BASE ?? `http://127.0.0.1:${PORT}/medical/`,
        reader,
        language,
      )
} finally {
  await browser.close()
  if (api) {
    await stopApi(api)
    rmSync(folder, { recursive: true, force: true })
  }
}
