import { describe, expect, test } from 'vitest'
import {
  forgetSession,
  KEYS,
  LIFETIME_MS,
  readStamped,
  readToken,
  safeRedirect,
  savePortalToken,
  saveStamped,
  saveToken,
} from './session.ts'

const AT = 1_800_000_000_000

describe('the stored token', () => {
  test('is stored as tokenType accessToken', () => {
    saveToken({ tokenType: 'Bearer', accessToken: 'abc' }, AT)
    expect(readToken('/', AT)).toBe('Bearer abc')
  })

  test('lives for 72e5 ms and is removed when it is read after that', () => {
    saveToken({ tokenType: 'Bearer', accessToken: 'abc' }, AT)
    expect(readToken('/', AT + LIFETIME_MS - 1)).toBe('Bearer abc')
    expect(readToken('/', AT + LIFETIME_MS)).toBeNull()
    expect(localStorage.getItem(KEYS.token)).toBeNull()
  })

  test('is saved again when read on a page other than / and the sign pages', () => {
    saveToken({ tokenType: 'Bearer', accessToken: 'abc' }, AT)
    readToken('/dashboard', AT + LIFETIME_MS - 1)
    expect(readToken('/', AT + LIFETIME_MS + 1000)).toBe('Bearer abc')
  })

  test('is left alone while its stamp is fresh: another window may be writing the next one', () => {
    saveToken({ tokenType: 'Bearer', accessToken: 'abc' }, AT)

    const before = localStorage.getItem(KEYS.token)

    readToken('/dashboard', AT + 59_999)
    expect(localStorage.getItem(KEYS.token)).toBe(before)

    readToken('/dashboard', AT + 60_000)
    expect(readToken('/', AT + LIFETIME_MS + 59_999)).toBe('Bearer abc')
  })

  test.each(['/', '/sign/basic', '/sign/stu/login'])('is not saved again on %s', (path) => {
    saveToken({ tokenType: 'Bearer', accessToken: 'abc' }, AT)
    readToken(path, AT + LIFETIME_MS - 1)
    expect(readToken('/', AT + LIFETIME_MS)).toBeNull()
  })

  test('of the portal leaves the mark that leads back to its home page, as long as the session lives; another login removes it', () => {
    savePortalToken({ tokenType: 'Bearer', accessToken: 'abc' }, AT)
    readToken('/dashboard', AT + LIFETIME_MS - 1)
    expect(readStamped(KEYS.homeToken, AT + LIFETIME_MS + 1000)).toBe('portal')

    saveToken({ tokenType: 'Bearer', accessToken: 'abc' }, AT + LIFETIME_MS)
    expect(readStamped(KEYS.homeToken, AT + LIFETIME_MS)).toBeNull()
  })

  test('that was tampered with counts as absent', () => {
    localStorage.setItem(KEYS.token, 'Bearer abc')
    expect(readToken('/', AT)).toBeNull()
  })
})

test('forgetting a session removes every local key of it and leaves the settings', () => {
  for (const key of Object.values(KEYS)) saveStamped(key, 'x', AT)

  localStorage.setItem('theme', 'dark')
  forgetSession()
  expect(Object.values(KEYS).filter((key) => readStamped(key, AT) !== null)).toEqual([])
  expect(localStorage.getItem('theme')).toBe('dark')
})

describe('the way back after login', () => {
  test.each([
    ['/system/user?page=2', '/system/user?page=2'],
    ['/medical/system/user', '/system/user'],
  ])('%s is followed', (wanted, to) => expect(safeRedirect(wanted)).toBe(to))
  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\tevil',
    '/login',
    '/medical//evil.example',
    '',
    '/sign/stu/login',
  ])('%s is not followed', (wanted) => expect(safeRedirect(wanted)).toBeNull())
})
