import { afterEach, expect, test, vi } from 'vitest'
import { fillStorage } from '../../testing/full-storage.ts'
import { KEYS, readToken, saveToken } from '../session.ts'
import { DRAFTS, forgetDrafts, storage } from './storage.ts'

let makeRoom = () => {}

afterEach(() => {
  makeRoom()
  storage.remove('key')
})

test('what the full storage does not take is read back, is reported as not stored, and is stored once there is room', () => {
  expect(storage.set('key', 'first')).toBe(true)

  makeRoom = fillStorage({ isTabFull: true })
  expect(storage.set('key', 'second')).toBe(false)
  expect(storage.get('key')).toBe('second')
  expect(localStorage.getItem('key')).toBe('first')

  makeRoom()
  expect(storage.set('key', 'third')).toBe(true)
  expect([storage.get('key'), localStorage.getItem('key')]).toEqual(['third', 'third'])
})

test('somebody whose storage is full logs in, and stays logged in after the page is loaded again', async () => {
  makeRoom = fillStorage()
  saveToken({ tokenType: 'Bearer', accessToken: 'token' })
  expect(readToken('/dashboard')).toBe('Bearer token')

  vi.resetModules()

  const again = await import('../session.ts')

  expect(again.readToken('/dashboard')).toBe('Bearer token')

  again.forgetSession()
  expect(again.readToken('/dashboard')).toBeNull()

  storage.remove(KEYS.token)
})

test('storing only leaves what there is as it is', () => {
  storage.set('key', 'first')
  makeRoom = fillStorage()
  expect(storage.store('key', 'second')).toBe(false)
  expect(storage.get('key')).toBe('first')
})

test('drafts in the memory of the tab are deleted with the others', () => {
  storage.set(`${DRAFTS}stored`, 'x')
  makeRoom = fillStorage()
  storage.set(`${DRAFTS}held`, 'x')
  forgetDrafts()
  expect([storage.get(`${DRAFTS}stored`), storage.get(`${DRAFTS}held`)]).toEqual([null, null])
})
