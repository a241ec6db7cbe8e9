import { test as base, type Page } from '@playwright/test'
import { countJourneyWork } from './count-journey-work.ts'
import { createPagePool, type Look, openOwnPage, type PagePool } from './page-pool.ts'
import { CAPTCHA, DEMO_PASSWORD } from './product.ts'

type Answer<T> = { code: string; msg: string; data: T }

type Seat = {
  phone?: boolean
  dark?: boolean
  english?: boolean
  width?: number
  height?: number

  /** The tour of a first login begins by itself; elsewhere it would cover what a journey does. */
  tour?: boolean
  password?: string
  base?: string
}

type Fixtures = {
  /**
   * A page with a logged-in session, not navigated yet: `await as('admin')`. Accounts of the demo
   * share one session in a worker.
   */
  as: (username: string, seat?: Seat) => Promise<Page>

  /** A page without a session. */
  visitor: (seat?: Seat) => Promise<Page>
}

const PHONE = { width: 390, height: 844 }

const url = (path: string, origin = process.env.E2E_BASE!) => `${origin}prod-api${path}`

/** One API call with `token`; a refusal is thrown with the server's message. */
export async function ask<T>(
  method: string,
  path: string,
  given: { token?: string; body?: unknown; base?: string | undefined } = {},
): Promise<T> {
  const { token, body, base } = given
  const isForm = body instanceof FormData

  const answer = await fetch(url(path, base), {
    method,
    headers: {
      ...(token ? { Authorization: token } : {}),
      ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  })

  const envelope = (await answer.json()) as Answer<T>
  if (envelope.code !== '00000')
    throw new Error(`${method} ${path}: ${envelope.code} ${envelope.msg}`)

  return envelope.data
}

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)

  return form
}

/** Logs in through the API; returns the session's header value. */
export async function tokenOf(username: string, password = DEMO_PASSWORD, base?: string) {
  const { captchaKey } = await ask<{ captchaKey: string }>('GET', '/api/v1/auth/captcha', { base })
  const body = formOf({ username, password, captchaKey, captchaCode: CAPTCHA })

  const { accessToken } = await ask<{ accessToken: string }>('POST', '/api/v1/auth/login', {
    body,
    base,
  })

  return `Bearer ${accessToken}`
}

const sharedSessions = new Map<string, string>()

const isOpen = (token: string) =>
  ask('GET', '/api/v1/users/me', { token }).then(
    () => true,
    () => false,
  )

/**
 * The session of an account with the demo's password that the journeys of a worker share: a login
 * takes fifty times as long as asking whether one is still open. A journey that ends its session,
 * or needs one of its own, opens it by `tokenOf`.
 */
export async function sharedTokenOf(username: string) {
  const known = sharedSessions.get(username)
  if (known && (await isOpen(known))) return known

  const token = await tokenOf(username)

  sharedSessions.set(username, token)

  return token
}

/** Local storage of a logged-in browser, as the web application writes it. */
function storageOf(token: string | null, seat: Seat): [string, string][] {
  const settings: [string, string][] = [
    ['language', seat.english ? 'en' : 'zh-cn'],
    ...(seat.tour ? [] : [['tour', 'off'] as [string, string]]),
  ]

  return token
    ? [...settings, ['medicalAccessToken', JSON.stringify({ value: token, time: Date.now() })]]
    : settings
}

/**
 * Fills the storage of a page that shows a file of the product, so that it is there before the
 * product's first script.
 */
const fillStorage = (page: Page, items: [string, string][]) =>
  page.evaluate((input) => {
    for (const [name, value] of input) localStorage.setItem(name, value)
  }, items)

function lookOf({ phone = false, dark = false, ...seat }: Seat): Look {
  const size = phone ? PHONE : { width: 1440, height: 900 }
  return {
    width: seat.width ?? size.width,
    height: seat.height ?? size.height,
    isDark: dark,
    isTouch: phone,
  }
}

/** Errors no page may have: a script error fails every journey. Counts what the page loads. */
const watch = (page: Page, faults: string[]) => {
  page.on('domcontentloaded', () => countJourneyWork('page load'))
  page.on('pageerror', (error) => faults.push(error.message))

  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of [45]\d\d|ERR_/.test(message.text()))
      faults.push(message.text())
  })
}

type Own = { open: (token: string | null, seat: Seat) => Promise<Page>; faults: string[] }

export const test = base.extend<Fixtures & Own, { pool: PagePool }>({
  pool: [
    async ({ browser }, use) => {
      const pool = createPagePool(browser, process.env.E2E_BASE!)
      await use(pool)
      await pool.close()
    },
    { scope: 'worker' },
  ],
  faults: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern
    async ({}, use) => {
      const faults: string[] = []
      await use(faults)
      base.expect(faults, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
  open: async ({ browser, faults, pool }, use, info) => {
    const [lent, own]: [Page[], Page[]] = [[], []]

    await use(async (token, seat) => {
      const look = lookOf(seat)
      const page = seat.base ? await openOwnPage(browser, look, seat.base) : await pool.take(look)

      if (seat.base) own.push(page)
      else lent.push(page)

      watch(page, faults)
      await fillStorage(page, storageOf(token, seat))

      return page
    })

    for (const page of own) await page.context().close()
    for (const page of lent) await (info.errors.length ? pool.discard(page) : pool.giveBack(page))
  },
  as: async ({ open }, use) =>
    use(async (username, seat = {}) => {
      const isShared = seat.password === undefined && seat.base === undefined
      return open(
        await (isShared ? sharedTokenOf(username) : tokenOf(username, seat.password, seat.base)),
        seat,
      )
    }),
  visitor: async ({ open }, use) => use((seat = {}) => open(null, seat)),
})

export { expect } from '@playwright/test'
