import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { ensureChromium } from '../tools/tests/chromium.mjs'
import { root } from './support/product.ts'

const chromium = ensureChromium(root)

/*
 * What Chromium does in addition to our pages, each at a cost. It loads a page for its own address bar in every window, invisible here,
 * which takes a third of the time of one of our pages; for each page that is opened it starts a process for the next one
 * (SpareRendererForSitePerProcess). Only the last feature list counts, so it repeats what Playwright disables.
 */
const SWITCHED_OFF = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/**
 * Browser arguments of all journeys; no sandbox, because the tests may run as root in a container.
 * No script runs long enough for the optimising compilers to pay, and drawing needs no process of
 * its own (docs/decisions/0053).
 */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--js-flags=--no-turbofan,--no-maglev',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${SWITCHED_OFF.join(',')}`,
]

/** The longest journeys start first, so that no worker is left with one at the end. */
const LONG =
  /\/(accessible|admission|exam-survives|exams|files-upload|learning-exam|partner-people|recruitment-journey\.proof)\.spec\.ts$/

// Long proofs in files of their own run by `npm run proof` only.
const PROOFS = process.env.PROOF === '1' ? [] : [/\.proof\.spec\.ts$/]

/**
 * Journeys through the built product in a real browser. `npm test` builds first; global-setup.ts
 * starts it.
 */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'long', testMatch: LONG, testIgnore: PROOFS },
    { name: 'short', testMatch: '**/*.spec.ts', testIgnore: [LONG, ...PROOFS] },
  ],
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // One worker per core: a journey computes rather than waits, two per core took as long (decision
  // 0026). Six keep the product busy.
  workers: Math.min(6, Math.max(2, availableParallelism())),
  // One second try is allowed, and named in the closing lines (decision 0017): hundreds of journeys
  // share two cores with the product.
  retries: 1,
  timeout: 120_000,
  forbidOnly: true,
  reporter: 'list',
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: chromium, args: FLAGS },
    baseURL: process.env.E2E_BASE,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
})
