// Lighthouse (mobile, median of three) for the login page and the first table page. Each load has
// an empty cache; its bytes and requests are printed. As a dependency Lighthouse breaks `npm ci`,
// so it is installed into a folder in the temporary directory.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../tools/tests/chromium.mjs'
import { freshFolder, loginAs, root, startApi, stopApi } from './product.mjs'

const VERSION = '12.8.2'
const RUNS = 3
const PORT = 8395
const DEBUG = 9395

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const place = join(tmpdir(), `residency-lighthouse-${VERSION}`)

if (!existsSync(join(place, 'node_modules/lighthouse'))) {
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'package.json'), '{"private":true}')

  const done = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--loglevel=error', `lighthouse@${VERSION}`],
    {
      cwd: place,
      stdio: 'inherit',
    },
  )

  if (done.status !== 0) throw new Error('lighthouse could not be installed')
}

const { default: lighthouse } = await import(
  pathToFileURL(join(place, 'node_modules/lighthouse/core/index.js')).href
)

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

async function measure(name, url, budget) {
  const runs = []

  for (let i = 0; i < RUNS; i++) {
    const { lhr } = await lighthouse(url, {
      port: DEBUG,
      output: 'json',
      logLevel: 'error',
      // Lighthouse clears the cache only if it may reset storage too; local storage, which holds
      // the session, is not in this list.
      disableStorageReset: false,
      clearStorageTypes: ['file_systems', 'shader_cache', 'service_workers', 'cache_storage'],
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    })

    const scripts = lhr.audits['network-requests'].details.items.filter(
      (r) => r.resourceType === 'Script',
    )
    const cachedUrls = scripts.filter((r) => !(r.transferSize > 0)).map((r) => r.url)
    if (scripts.length === 0 || cachedUrls.length)
      throw new Error(
        `${name}: this was no cold load: ${cachedUrls.join(' ') || 'no script was fetched'}`,
      )

    if (!lhr.finalDisplayedUrl.startsWith(url))
      throw new Error(`${name}: the page went to ${lhr.finalDisplayedUrl}`)

    runs.push(lhr)
  }

  const score = (category) =>
    Math.round(100 * median(runs.map((r) => r.categories[category].score)))
  const ms = (audit) => Math.round(median(runs.map((r) => r.audits[audit].numericValue)))
  const items = runs[0].audits['network-requests'].details.items
  // data: URLs are part of the document, not network requests
  const asked = items.filter((r) => !r.url.startsWith('data:'))
  const kB = (list) => Math.round(list.reduce((sum, r) => sum + (r.transferSize ?? 0), 0) / 1000)

  console.log(
    `${name}: performance ${score('performance')} (${runs.map((r) => Math.round(100 * r.categories.performance.score)).join(' ')}), accessibility ${score('accessibility')}, best practices ${score('best-practices')}; largest paint ${ms('largest-contentful-paint')} ms, main thread blocked ${ms('total-blocking-time')} ms; ${asked.length} requests, ${kB(asked)} kB, script ${kB(asked.filter((r) => r.resourceType === 'Script'))} kB (budget: ${budget})`,
  )

  for (const category of ['accessibility', 'best-practices'])
    for (const ref of runs[0].categories[category].auditRefs)
      if (
        runs[0].audits[ref.id].score !== null &&
        runs[0].audits[ref.id].score < 1 &&
        ref.weight > 0
      )
        console.log(`  ${category}: ${ref.id}`)
}

const folder = freshFolder('bench-lighthouse')
const api = await startApi(folder, PORT)
const profile = join(folder, 'profile')

const browser = await chromium.launchPersistentContext(profile, {
  executablePath: ensureChromium(root),
  args: [...FLAGS, `--remote-debugging-port=${DEBUG}`],
  headless: true,
})

console.log(
  `other work on this machine: load ${loadavg()[0].toFixed(1)}; scores count on a quiet one only`,
)

try {
  const base = `http://127.0.0.1:${PORT}/medical/`
  await measure('login page', `${base}login`, '6 requests, script 100 kB')

  const token = await loginAs(PORT, 'admin')
  const page = await browser.newPage()

  await page.goto(`${base}login`)

  await page.evaluate(
    (value) =>
      localStorage.setItem('medicalAccessToken', JSON.stringify({ value, time: Date.now() })),
    `Bearer ${token}`,
  )

  await page.close()
  await measure('first table page', `${base}system/user`, 'script 280 kB')
} finally {
  await browser.close()
  await stopApi(api)
  rmSync(folder, { recursive: true, force: true })
}
