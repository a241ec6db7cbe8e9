import type { Browser, Page, PageScreenshotOptions } from '@playwright/test'
import { tokenOf } from '../support/actors.ts'
import type { PictureRecords } from './add-picture-records.ts'
import type { Screen } from './screens.ts'
import { PICTURE_TIME } from './start-picture-product.ts'

const SIZES = {
  pc: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const
const LOADING = '.outline, .ant-skeleton, .ant-spin-spinning, .is-stale'

/** So many times a picture is taken until two in a row are the same. */
const MAX_TRIES = 20

export async function openPicturePage(
  browser: Browser,
  base: string,
  { who, size = 'pc', isDark = false }: Partial<Screen> = {},
) {
  const context = await browser.newContext({
    baseURL: base,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    viewport: SIZES[size],
    colorScheme: isDark ? 'dark' : 'light',
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
  })

  const page = await context.newPage()

  page.setDefaultTimeout(60_000)
  await page.clock.setFixedTime(PICTURE_TIME)

  const token = who ? await tokenOf(who, undefined, base) : null

  await page.addInitScript(
    ([session, time]) => {
      localStorage.setItem('language', 'zh-cn')
      localStorage.setItem('tour', 'off')
      if (session)
        localStorage.setItem('medicalAccessToken', JSON.stringify({ value: session, time }))
    },
    [token, PICTURE_TIME.getTime()] as const,
  )

  return page
}

/** Waits until nothing on the page is loading and its fonts are there. */
async function waitUntilDrawn(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()

  await page.waitForFunction(
    (loading) => ![...document.querySelectorAll(loading)].some((part) => part.checkVisibility()),
    LOADING,
  )

  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** A picture of the page as soon as two in a row are the same. */
async function takeWhenStill(page: Page, covered?: string): Promise<Buffer> {
  const mask = covered ? [page.locator(covered)] : []

  const options: PageScreenshotOptions = {
    animations: 'disabled',
    caret: 'hide',
    mask,
    maskColor: '#8c96a0',
  }

  let last = await page.screenshot(options)

  for (let tries = 0; tries < MAX_TRIES; tries++) {
    await page.evaluate(() => new Promise((done) => setTimeout(done, 250)))

    const next = await page.screenshot(options)
    if (next.equals(last)) return next

    last = next
  }

  throw new Error('The page did not become still.')
}

export async function takePicture(
  browser: Browser,
  base: string,
  screen: Screen,
  records: PictureRecords,
): Promise<Buffer> {
  const page = await openPicturePage(browser, base, screen)
  try {
    await page.goto(screen.path(records))
    await waitUntilDrawn(page)

    if (screen.prepare) {
      await screen.prepare(page)
      await waitUntilDrawn(page)
    }

    // Nothing is pointed at.
    await page.mouse.move(0, 0)

    return await takeWhenStill(page, screen.covered)
  } finally {
    await page.context().close()
  }
}
