import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DRAFTS, storage } from '../../../platform/browser/storage.ts'
import { setCurrentUser } from '../../../platform/current-user.ts'
import { fillStorage } from '../../../testing/full-storage.ts'
import { holdSealed, openDraftBox, readSealed, storeSealed } from './draft-box.calls.ts'

const KEY = `${DRAFTS}form.1`
const draft = { text: '床旁核对仔细' }
let makeRoom = () => {}

beforeEach(async () => {
  setCurrentUser({
    userId: 8,
    username: 'x',
    nickname: '',
    avatar: '',
    roles: [],
    perms: [],
    chestArrNum: null,
    mustChangePassword: false,
  })

  const key = btoa(String.fromCharCode(...new Uint8Array(32).fill(6)))

  vi.stubGlobal('fetch', async () => Response.json({ code: '00000', msg: '', data: { key } }))
  await openDraftBox()
})

afterEach(() => {
  makeRoom()
  storage.remove(KEY)
  vi.unstubAllGlobals()
})

test('with a full storage a draft is read back in its tab, sealed, and is not called stored', () => {
  makeRoom = fillStorage()
  expect(holdSealed(KEY, 'form', draft)).toBe(false)
  expect(readSealed(KEY, 'form')).toEqual(draft)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('床旁')
})

test('what must be shared with other tabs is stored or not kept in memory', () => {
  expect(storeSealed(KEY, 'form', draft)).toBe(true)

  makeRoom = fillStorage()
  expect(storeSealed(KEY, 'form', { text: 'later' })).toBe(false)
  expect(readSealed(KEY, 'form')).toEqual(draft)
})

test('the browser is asked once to keep what is stored, where it can be asked', () => {
  const persist = vi.fn(async () => true)
  vi.stubGlobal('navigator', { storage: { persist } })
  storeSealed(KEY, 'form', draft)
  storeSealed(KEY, 'form', draft)
  expect(persist).toHaveBeenCalledTimes(1)
})
