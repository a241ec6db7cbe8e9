import type { EventEmitter } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Download,
  Page,
} from '@playwright/test'
import { countJourneyWork } from './count-journey-work.ts'
import { root } from './product.ts'

/*
 * A new page needs a new process of the browser, which takes longer than loading one of our pages. So a worker keeps its pages: between
 * two journeys everything that the browser holds for a page is cleared. A page on which something was done that cannot be cleared with
 * certainty is closed instead.
 */

/** What a page looks like to its journey. Size and theme of a page can be changed, touch cannot. */
export type Look = { width: number; height: number; isDark: boolean; isTouch: boolean }
type Listeners = ReadonlyMap<string | symbol, ReadonlySet<unknown>>

type PooledPage = {
  page: Page
  context: BrowserContext
  debugging: CDPSession
  isTouch: boolean

  /** Something was done that cannot be cleared. */
  isSpent: boolean
  ownListeners: { page: Listeners; context: Listeners }
  downloads: Download[]
}

/** The most idle pages of a kind that a worker keeps; more would only take memory. */
const MAX_IDLE = 4

const pooledPages = new WeakMap<Page, PooledPage>()

const optionsOf = ({ width, height, isDark, isTouch }: Look): BrowserContextOptions => ({
  viewport: { width, height },
  colorScheme: isDark ? 'dark' : 'light',
  ...(isTouch ? { hasTouch: true, isMobile: true } : {}),
})

/**
 * A small static file of the product: a page that shows it has the product's storage and runs no
 * script.
 */
const stylesheet = readdirSync(join(root, 'packages/web/dist/assets')).find((name) =>
  name.endsWith('.css'),
)

/**
 * Where a page is while no journey uses it, and where its storage is filled before a journey
 * begins.
 */
const waitingAddress = (base: string) => `${base}assets/${stylesheet}`

/**
 * A page of another product than the one that all journeys share; it is closed after its journey.
 */
export async function openOwnPage(browser: Browser, look: Look, base: string) {
  countJourneyWork('browser context')

  const context = await browser.newContext({ ...optionsOf(look), baseURL: base })
  const page = await context.newPage()

  await page.goto(waitingAddress(base))

  return page
}

/*
 * Methods that leave nothing behind on a page that is cleared. All others, also those that a later version of Playwright brings, make the
 * page spent: frozen clocks, init scripts, exposed functions, headers, debugging sessions.
 */
const HARMLESS = {
  page: [
    'bringToFront',
    'close',
    'content',
    'context',
    'evaluate',
    'evaluateHandle',
    'frameLocator',
    'frames',
    'goBack',
    'goForward',
    'goto',
    'isClosed',
    'mainFrame',
    'opener',
    'pdf',
    'reload',
    'screenshot',
    'title',
    'url',
    'viewportSize',
    'getByLabel',
    'getByPlaceholder',
    'getByRole',
    'getByTestId',
    'getByText',
    'getByTitle',
    'locator',
    'waitForEvent',
    'waitForFunction',
    'waitForLoadState',
    'waitForRequest',
    'waitForResponse',
    'waitForTimeout',
    'waitForURL',
    // giveBack() clears what these leave, or take() sets it again
    'emulateMedia',
    'setViewportSize',
    'route',
    'unroute',
    'unrouteAll',
    'clearConsoleMessages',
    'clearPageErrors',
    'consoleMessages',
    'pageErrors',
  ],
  context: [
    'browser',
    'close',
    'cookies',
    'isClosed',
    'newPage',
    'pages',
    'storageState',
    'waitForEvent',
    // cleared by giveBack()
    'addCookies',
    'clearCookies',
    'clearPermissions',
    'grantPermissions',
    'route',
    'setOffline',
    'unroute',
    'unrouteAll',
  ],
  clock: [],
}

/** Calls `onUse` before each method of `target` that is not harmless. */
function watchMethods(target: object, harmless: readonly string[], onUse: () => void) {
  const methods = target as Record<string, unknown>
  for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(target))) {
    const method = methods[name]
    if (
      name === 'constructor' ||
      name.startsWith('_') ||
      typeof method !== 'function' ||
      harmless.includes(name)
    )
      continue

    methods[name] = (...given: unknown[]) => {
      onUse()
      return method.apply(target, given)
    }
  }
}

/** Pages and contexts are event emitters, which their types do not say. */
const emitterOf = (target: object) => target as EventEmitter

const listenersOf = (target: object): Listeners => {
  const emitter = emitterOf(target)
  return new Map(
    emitter.eventNames().map((event) => [event, new Set<unknown>(emitter.listeners(event))]),
  )
}

/** Removes the listeners that were added after `before`; Playwright has some of its own. */
function removeListenersSince(target: object, before: Listeners) {
  const emitter = emitterOf(target)
  for (const event of emitter.eventNames())
    for (const listener of emitter.listeners(event))
      if (!before.get(event)?.has(listener)) emitter.off(event, listener as () => void)
}

/** Releases the keys and the pointer that a journey may have left pressed. */
async function releaseInputs(page: Page) {
  for (const key of ['Shift', 'Control', 'Alt', 'Meta']) await page.keyboard.up(key)

  await page.mouse.up()
  await page.mouse.move(-1, -1)
}

/** Whether nothing is stored for the origin of the open page. */
const isEmpty = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const cacheNames = await caches.keys()
    const workers = await navigator.serviceWorker.getRegistrations()

    const count =
      databases.length +
      cacheNames.length +
      workers.length +
      localStorage.length +
      sessionStorage.length

    return count === 0 && document.cookie === '' && window.name === ''
  })

/** The pages of one worker, all of the product at `base`. */
export function createPagePool(browser: Browser, base: string) {
  const { origin } = new URL(base)
  const waiting = waitingAddress(base)
  const idle: PooledPage[] = []

  const create = async (look: Look): Promise<PooledPage> => {
    countJourneyWork('browser context')

    const context = await browser.newContext({ ...optionsOf(look), baseURL: base })
    const page = await context.newPage()
    const debugging = await context.newCDPSession(page)

    await page.goto(waiting)
    await debugging.send('Page.resetNavigationHistory')

    const ownListeners = { page: listenersOf(page), context: listenersOf(context) }

    const pooled = {
      page,
      context,
      debugging,
      isTouch: look.isTouch,
      isSpent: false,
      ownListeners,
      downloads: [],
    }

    pooledPages.set(page, pooled)

    const spend = () => {
      pooled.isSpent = true
    }

    watchMethods(page, HARMLESS.page, spend)
    watchMethods(context, HARMLESS.context, spend)
    watchMethods(context.clock, HARMLESS.clock, spend)

    return pooled
  }

  /** Listens while a journey uses the page. */
  const lend = ({ page, ...pooled }: PooledPage) => {
    page.on('download', (download) => pooled.downloads.push(download))

    page.on('framenavigated', (frame) => {
      const isElsewhere = frame === page.mainFrame() && new URL(frame.url()).origin !== origin
      if (isElsewhere) pooledPages.get(page)!.isSpent = true
    })

    return page
  }

  const clear = async ({
    page,
    context,
    debugging,
    isTouch,
    ownListeners,
    downloads,
  }: PooledPage) => {
    await context.setOffline(false)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })

    for (const other of context.pages()) if (other !== page) await other.close()
    if (!isTouch) await debugging.send('Emulation.setTouchEmulationEnabled', { enabled: false })

    // Storage is cleared when the product's scripts have ended: they save what is unsaved when they
    // are left.
    await page.goto(waiting)
    removeListenersSince(page, ownListeners.page)
    removeListenersSince(context, ownListeners.context)

    await releaseInputs(page)

    for (const download of downloads.splice(0))
      await download.cancel().then(() => download.delete())

    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
      window.name = ''
    })

    await debugging.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await context.clearCookies()
    await context.clearPermissions()
    await debugging.send('Page.resetNavigationHistory')
    await page.clearConsoleMessages()
    await page.clearPageErrors()
  }

  return {
    /** A page of this look that waits at a static file and has nothing stored. */
    async take(look: Look): Promise<Page> {
      const place = idle.findLastIndex(({ isTouch }) => isTouch === look.isTouch)
      if (place === -1) return lend(await create(look))

      const [pooled] = idle.splice(place, 1) as [PooledPage]
      const { page } = pooled
      if (!(await isEmpty(page))) {
        await pooled.context.close()
        return lend(await create(look))
      }

      await page.setViewportSize(look)

      const media = {
        media: null,
        reducedMotion: 'reduce',
        forcedColors: null,
        contrast: null,
      } as const

      await page.emulateMedia({ ...media, colorScheme: look.isDark ? 'dark' : 'light' })

      return lend(pooled)
    },

    /**
     * Clears a page for the next journey, or closes it. Its listeners are called until it has left
     * the last page of its journey.
     */
    async giveBack(page: Page) {
      const pooled = pooledPages.get(page)!
      const isFull = idle.filter(({ isTouch }) => isTouch === pooled.isTouch).length >= MAX_IDLE
      const isClearable = !pooled.isSpent && !page.isClosed() && !isFull

      // A page that is just going elsewhere by itself refuses to be sent to the waiting address.
      const isCleared =
        isClearable &&
        (await clear(pooled).then(
          () => !pooled.isSpent,
          () => false,
        ))

      if (isCleared) idle.push(pooled)
      else await pooled.context.close()
    },

    /** Closes a page, after a journey that failed. */
    discard: (page: Page) => page.context().close(),

    async close() {
      for (const { context } of idle.splice(0)) await context.close()
    },
  }
}

export type PagePool = ReturnType<typeof createPagePool>

const ownSessions = new WeakMap<Page, CDPSession>()

/**
 * Switches touch of an open page. A page of the pool is given back without it; one that had touch
 * from the beginning is closed then.
 */
export async function setTouch(page: Page, isOn: boolean) {
  const pooled = pooledPages.get(page)
  if (pooled?.isTouch) pooled.isSpent = true

  const session =
    pooled?.debugging ?? ownSessions.get(page) ?? (await page.context().newCDPSession(page))
  if (!pooled) ownSessions.set(page, session)

  await session.send('Emulation.setTouchEmulationEnabled', { enabled: isOn })
}
