// From an empty cache to the first row of a table and the first figure of a home, with a processor
// four times slower: what somebody waits for who opens the product on an old phone or PC, already
// logged in. Then the work of the page, by kind. Medians of seven loads.
// FIRST_ROW_BASE measures a demo that runs already; `--only <part of a name>` measures some pages.
import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../tools/tests/chromium.mjs'
import { freshFolder, loginAs, root, startApi, stopApi } from './product.mjs'

const PORT = 8397
const RUNS = 7
const SLOWER = 4

const PC = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

const FIGURE = '.home-figures strong, [data-tour=waiting] strong.figures'

/** Page, account, address, what is waited for, and the device. */
const PAGES = [
  ['users, PC', 'admin', 'system/user', 'tbody tr', PC],
  ['users, phone', 'admin', 'system/user', 'main [role=listitem], main li', PHONE],
  ['home of the office, PC', 'bhb', 'dashboard', FIGURE, PC],
  ['home of a teacher, phone', 'teacher', 'dashboard', FIGURE, PHONE],
  ['home of a trainee, phone', 'student', 'dashboard', FIGURE, PHONE],
]

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Notes in the page when something that fits the selector is first painted. */
const notePaint = (selector) => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return

    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => (window.paintedAt = performance.now())))
  })

  observer.observe(document, { childList: true, subtree: true })
}

/** One load in a window of its own. Times are milliseconds. */
async function loadOnce(browser, base, token, [, , path, selector, device]) {
  const context = await browser.newContext({ ...device, locale: 'zh-CN', reducedMotion: 'reduce' })

  await context.addInitScript(
    (session) => {
      localStorage.setItem('medicalAccessToken', session)
      localStorage.setItem('tour', 'off')
    },
    JSON.stringify({ value: `Bearer ${token}`, time: Date.now() }),
  )
  await context.addInitScript(notePaint, selector)

  const page = await context.newPage()
  const client = await context.newCDPSession(page)

  await client.send('Performance.enable')
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(base + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.paintedAt, null, { timeout: 60_000 })

  const painted = await page.evaluate(() => window.paintedAt)
  const { metrics } = await client.send('Performance.getMetrics')
  const secondsOf = (name) => metrics.find((metric) => metric.name === name).value

  await context.close()

  return {
    painted,
    work: secondsOf('TaskDuration') * 1000,
    script: secondsOf('ScriptDuration') * 1000,
    style: (secondsOf('RecalcStyleDuration') + secondsOf('LayoutDuration')) * 1000,
  }
}

async function measurePage(browser, base, port, page) {
  const [name, account] = page
  const token = await loginAs(port, account)
  const loads = []

  for (let run = 0; run < RUNS; run++) loads.push(await loadOnce(browser, base, token, page))

  const of = (key) => Math.round(median(loads.map((load) => load[key])))

  console.log(
    `${name}: ${of('painted')} ms (${loads.map((load) => Math.round(load.painted)).join(' ')}); work of the page ${of('work')} ms, of which scripts ${of('script')}, styles and layout ${of('style')}`,
  )
}

const only = process.argv[process.argv.indexOf('--only') + 1]
const chosen = process.argv.includes('--only')
  ? PAGES.filter(([name]) => name.includes(only))
  : PAGES

const folder = process.env.FIRST_ROW_BASE ? null : freshFolder('bench-first-row')
const api = folder && (await startApi(folder, PORT))
const base = process.env.FIRST_ROW_BASE ?? `http://127.0.0.1:${PORT}/medical/`

const browser = await chromium.launch({
  executablePath: ensureChromium(root),
  args: ['--no-sandbox', '--disable-gpu'],
})

console.log(`other work on this machine: load ${loadavg()[0].toFixed(1)}`)

try {
  for (const page of chosen) await measurePage(browser, base, Number(new URL(base).port), page)
} finally {
  await browser.close()

  if (api) {
    await stopApi(api)
    rmSync(folder, { recursive: true, force: true })
  }
}
