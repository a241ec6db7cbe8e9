import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import { CAPTCHA, DEMO_PASSWORD } from './product.ts'

type Answer<T> = { code: string; msg: string; data: T }
type Seat = {
  phone?: boolean
  dark?: boolean
  english?: boolean
  width?: number
  height?: number
  /** The tour of a first login begins by itself; elsewhere it would stand over what a journey does. */
  tour?: boolean
  password?: string
  base?: string
  now?: Date
}
type Fixtures = {
  /** A page with a logged-in session, not navigated yet: `await as('admin')`. */
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
    headers: { ...(token ? { Authorization: token } : {}), ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  })
  const envelope = (await answer.json()) as Answer<T>
  if (envelope.code !== '00000') throw new Error(`${method} ${path}: ${envelope.code} ${envelope.msg}`)
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
  const { accessToken } = await ask<{ accessToken: string }>('POST', '/api/v1/auth/login', { body, base })
  return `Bearer ${accessToken}`
}

/** Local storage of a logged-in browser, as the web application writes it. */
function storageOf(token: string | null, seat: Seat): [string, string][] {
  const kept: [string, string][] = [
    ['language', seat.english ? 'en' : 'zh-cn'],
    ...(seat.tour ? [] : [['tour', 'off'] as [string, string]]),
  ]
  return token ? [...kept, ['medicalAccessToken', JSON.stringify({ value: token, time: (seat.now ?? new Date()).getTime() })]] : kept
}
/** Runs once in the page before anything else. Playwright's storageState opens an extra page for it, which doubles the cost. */
function keep({ origin, items }: { origin: string; items: [string, string][] }) {
  // the frame of a PDF viewer has no storage
  const store = self.origin === origin ? (self.localStorage as Storage | null) : null
  if (!store || store.getItem('seated')) return
  for (const [name, value] of [...items, ['seated', 'yes'] as const]) store.setItem(name, value)
}

function lookOf(seat: Seat): BrowserContextOptions {
  const { phone, dark, width, height } = seat
  const size = phone ? PHONE : { width: 1440, height: 900 }
  return {
    viewport: { width: width ?? size.width, height: height ?? size.height },
    colorScheme: dark ? 'dark' : 'light',
    ...(phone ? { hasTouch: true, isMobile: true } : {}),
    ...(seat.base ? { baseURL: seat.base } : {}),
  }
}

/** Errors no page may have: a script error fails every journey. */
const watch = (page: Page, faults: string[]) => {
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of [45]\d\d|ERR_/.test(message.text())) faults.push(message.text())
  })
}

export const test = base.extend<Fixtures & { open: (token: string | null, seat: Seat) => Promise<Page>; faults: string[] }>({
  faults: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern
    async ({}, use) => {
      const faults: string[] = []
      await use(faults)
      base.expect(faults, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
  open: async ({ browser, faults }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (token, seat) => {
      const context = await browser.newContext(lookOf(seat))
      contexts.push(context)
      await context.addInitScript(keep, { origin: new URL(seat.base ?? process.env.E2E_BASE!).origin, items: storageOf(token, seat) })
      const page = await context.newPage()
      watch(page, faults)
      return page
    })
    for (const context of contexts) await context.close()
  },
  as: async ({ open }, use) => use(async (username, seat = {}) => open(await tokenOf(username, seat.password, seat.base), seat)),
  visitor: async ({ open }, use) => use((seat = {}) => open(null, seat)),
})
export { expect } from '@playwright/test'
