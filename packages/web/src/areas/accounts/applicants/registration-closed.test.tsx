import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetSession, KEYS, readStamped, saveStamped } from '../../../platform/session.ts'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { RegistrationClosed } from './registration-closed.tsx'

const answer = (data: 0 | 1) =>
  vi.fn(async () => new Response(JSON.stringify({ code: '00000', msg: '', data })))

const note = () => screen.queryByRole('status')?.textContent ?? null

beforeEach(() => {
  setLanguage('zh-cn')
  forgetSession()
})

test('whether registration is open is asked once, stored as 1 or 0, and shown when it is closed', async () => {
  const request = answer(0)
  vi.stubGlobal('fetch', request)
  render(<RegistrationClosed />)
  await waitFor(() => expect(note()).toMatch(/^现在没有开放的报名/))
  expect(readStamped(KEYS.registrationOpen)).toBe('0')
  expect(localStorage.getItem('ISOPEN')).toContain('"0"')
  expect(request).toHaveBeenCalledTimes(1)
})

test('the stored answer is shown at once, until the server answers', async () => {
  saveStamped(KEYS.registrationOpen, '0')
  vi.stubGlobal('fetch', answer(1))
  render(<RegistrationClosed />)
  expect(note()).toMatch(/^现在没有开放的报名/)

  await waitFor(() => expect(note()).toBeNull())
  expect(readStamped(KEYS.registrationOpen)).toBe('1')
})

test('without an answer nothing is claimed, and logging out deletes the stored answer', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')))
  render(<RegistrationClosed />)
  await new Promise((done) => setTimeout(done, 20))
  expect(note()).toBeNull()

  saveStamped(KEYS.registrationOpen, '1')
  forgetSession()
  expect(readStamped(KEYS.registrationOpen)).toBeNull()
})
