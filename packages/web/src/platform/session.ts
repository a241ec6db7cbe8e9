import { readJson, storage } from './browser/storage.ts'

/**
 * Lifetime of a stored token in the browser (specification, section 9). The server's expiry is
 * authoritative.
 */
export const LIFETIME_MS = 72e5

/**
 * Local storage keys of the specification, section 3, that are used; for the others see
 * docs/decisions/0021.
 */
export const KEYS = {
  token: 'medicalAccessToken',
  homeToken: 'homeAccessToken',
  studentId: 'studentId',
  ident: 'IDENT',
  registrationOpen: 'ISOPEN',
} as const

export const BASE = '/medical'

/** The page to open after a login that leaves this application for a while. */
export const REMEMBERED_PATH = 'redirectPath'

type TimedValue = { value: string; time: number }

const isStamped = (value: unknown): value is TimedValue =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  typeof value.value === 'string' &&
  'time' in value

/** Stores a value for two hours. */
export function saveStamped(key: string, value: string, now = Date.now()) {
  storage.set(key, JSON.stringify({ value, time: now } satisfies TimedValue))
}

const stampOf = (key: string) => readJson(storage.get(key), isStamped)

/** The value if it has not expired; an expired one is removed on reading. */
export function readStamped(key: string, now = Date.now()): string | null {
  const stamped = stampOf(key)
  if (stamped && now - stamped.time < LIFETIME_MS && stamped.time <= now + LIFETIME_MS)
    return stamped.value

  storage.remove(key)

  return null
}

/** The path below the base, as in routes. */
export const pathHere = () => window.location.pathname.replace(/^\/medical(?=\/|$)/, '') || '/'
const isSignPage = (path: string) => /^\/sign(\/|$)/.test(path)

/** A timestamp is not renewed while it is younger than this. */
const FRESH_MS = 60_000

/**
 * The header value stored at login ("Bearer x"). Outside of sign pages and `/`, reading it extends
 * its two hours, but not on every read: a value this window read may be older than what another
 * window writes, and would restore the previous login.
 */
export function readToken(path = pathHere(), now = Date.now()): string | null {
  const token = readStamped(KEYS.token, now)
  const age = now - (stampOf(KEYS.token)?.time ?? now)

  if (token && age >= FRESH_MS && path !== '/' && !isSignPage(path)) {
    saveStamped(KEYS.token, token, now)
    const home = readStamped(KEYS.homeToken, now)
    if (home) saveStamped(KEYS.homeToken, home, now)
  }

  return token
}

/** The stored value, regardless of its age. */
export const stampedValue = (text: string | null): string | null =>
  readJson(text, isStamped)?.value ?? null

/** Stores `tokenType accessToken` as the header value. */
export function saveToken(
  answer: { tokenType: string | null; accessToken: string },
  now = Date.now(),
) {
  saveStamped(KEYS.token, `${answer.tokenType ?? 'Bearer'} ${answer.accessToken}`, now)
  storage.remove(KEYS.homeToken) // Of an earlier login.
}

/**
 * The same after a login by the portal's code; when the session is over, the reader goes back to
 * the portal's home page.
 */
export function savePortalToken(
  answer: { tokenType: string | null; accessToken: string },
  now = Date.now(),
) {
  saveToken(answer, now)
  saveStamped(KEYS.homeToken, 'portal', now)
}

/** Clears the data of this window only: the open pages. */
export function forgetWindow() {
  try {
    sessionStorage.clear()
  } catch {
    // Without session storage nothing has to be cleared.
  }
}

/** Clears the data of the user. Display settings stay, they are not personal. */
export function forgetSession() {
  for (const key of Object.values(KEYS)) storage.remove(key)
  forgetWindow()
}

/**
 * A path of this application to open after login; anything that could lead elsewhere is ignored.
 */
export function safeRedirect(wanted: string | null): string | null {
  if (
    !wanted ||
    wanted.length > 2000 ||
    !/^\/(?![/\\])/.test(wanted) ||
    wanted.includes('\\') ||
    [...wanted].some((c) => c < ' ')
  )
    return null

  const url = new URL(wanted, 'http://inside.invalid')
  const inside = url.pathname.replace(/^\/medical(?=\/|$)/, '') || '/'
  const isLogin = /^\/(login(\/|$)|sign\/(stu|cooperation)\/login$)/.test(inside)

  return url.host === 'inside.invalid' && !inside.startsWith('//') && !isLogin
    ? inside + url.search + url.hash
    : null
}
