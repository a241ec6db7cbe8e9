import { readJson, storage } from './storage.ts'

/** Life of a stored token in the browser (specification, section 9). The server's clock decides in the end. */
export const LIFE_MS = 72e5
/** Local keys of the specification, section 3, that are kept; the others and why not: docs/decisions/0021. */
export const KEYS = {
  token: 'medicalAccessToken',
  homeToken: 'homeAccessToken',
  studentId: 'studentId',
  ident: 'IDENT',
  registrationOpen: 'ISOPEN',
} as const
export const BASE = '/medical'

type Stamped = { value: string; time: number }
const isStamped = (value: unknown): value is Stamped =>
  typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'string' && 'time' in value

/** Keeps a value for two hours. */
export function saveStamped(key: string, value: string, now = Date.now()) {
  storage.set(key, JSON.stringify({ value, time: now } satisfies Stamped))
}

const stampOf = (key: string) => readJson(storage.get(key), isStamped)
/** The value if it is not too old; an expired one is removed on reading. */
export function readStamped(key: string, now = Date.now()): string | null {
  const stamped = stampOf(key)
  if (stamped && now - stamped.time < LIFE_MS && stamped.time <= now + LIFE_MS) return stamped.value
  storage.remove(key)
  return null
}

/** The path below the base, as routes are written. */
export const pathHere = () => window.location.pathname.replace(/^\/medical(?=\/|$)/, '') || '/'
const isSignPage = (path: string) => /^\/sign(\/|$)/.test(path)

/** So long a stamp counts as fresh. */
const FRESH_MS = 60_000
/**
 * The header value stored at login ("Bearer x"). Away from sign pages and `/`, reading it starts its two hours anew; not at every reading:
 * what this window read may be older than what another one is writing, and would bring back whoever was logged in before.
 */
export function readToken(path = pathHere(), now = Date.now()): string | null {
  const token = readStamped(KEYS.token, now)
  const age = now - (stampOf(KEYS.token)?.time ?? now)
  if (token && age >= FRESH_MS && path !== '/' && !isSignPage(path)) saveStamped(KEYS.token, token, now)
  return token
}

/** What a stored text says, however old it is. */
export const stampedValue = (text: string | null): string | null => readJson(text, isStamped)?.value ?? null

/** Stores `tokenType accessToken` as it will be sent. */
export function saveToken(answer: { tokenType: string | null; accessToken: string }, now = Date.now()) {
  saveStamped(KEYS.token, `${answer.tokenType ?? 'Bearer'} ${answer.accessToken}`, now)
}

/** Forgets what this window alone keeps: the pages somebody had open. */
export function forgetWindow() {
  try {
    sessionStorage.clear()
  } catch {
    // without session storage there is nothing to forget
  }
}
/** Forgets who was here. Settings of the screen stay, they say nothing about a person. */
export function forgetSession() {
  for (const key of Object.values(KEYS)) storage.remove(key)
  forgetWindow()
}

/** A path of this application to go to after login; anything that could lead elsewhere counts as absent. */
export function safeRedirect(wanted: string | null): string | null {
  if (!wanted || wanted.length > 2000 || !/^\/(?![/\\])/.test(wanted) || wanted.includes('\\') || [...wanted].some((c) => c < ' '))
    return null
  const url = new URL(wanted, 'http://inside.invalid')
  const inside = url.pathname.replace(/^\/medical(?=\/|$)/, '') || '/'
  const isLogin = /^\/(login(\/|$)|sign\/(stu|cooperation)\/login$)/.test(inside)
  return url.host === 'inside.invalid' && !inside.startsWith('//') && !isLogin ? inside + url.search + url.hash : null
}
