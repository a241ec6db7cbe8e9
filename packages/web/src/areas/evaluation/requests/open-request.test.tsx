import {
  declineRequest,
  openRequest,
} from '@residency/contract/areas/evaluation/requests/request.contract'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KEYS, readStamped, saveStamped } from '../../../platform/session.ts'
import { buttons, press, reads } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import OpenRequestPage from './open-request.page.tsx'
import { KEPT_CODE } from './request.rules.ts'

const server = openServer()
const CODE = 'd'.repeat(43)

const request = {
  id: 4,
  trainee: '学员甲',
  state: 'asked' as const,
  actions: ['answer' as const, 'decline' as const],
  answerId: null,
  template: { id: 1, kind: 'miniCex' as const, name: 'Mini-CEX', intro: null, sections: [] },
}

const signIn = () => saveStamped(KEYS.token, 'Bearer x')

beforeEach(() => {
  location.hash = `#${CODE}`
})

afterEach(() => {
  localStorage.clear()
  location.hash = ''
})

test('who is not signed in logs in first; the code stays on the device and out of the address', async () => {
  show(<OpenRequestPage />)

  const link = await screen.findByRole('link', { name: '登录' })

  expect(link.getAttribute('href')).toBe('/medical/login?redirect=%2Fwhite%2Frequest')
  expect(readStamped(KEPT_CODE)).toBe(CODE)
})

test('after the login the kept code opens the request, and is forgotten', async () => {
  signIn()
  saveStamped(KEPT_CODE, CODE)
  location.hash = ''
  server.answer(openRequest, request)
  show(<OpenRequestPage />)

  await reads('学员甲')
  expect(server.sent(openRequest)).toMatchObject([{ code: CODE }])
  expect(readStamped(KEPT_CODE)).toBeNull()
})

test('one tap declines, without a question', async () => {
  signIn()
  server.answer(openRequest, request)
  server.answer(declineRequest, { id: 4, state: 'declined' })
  show(<OpenRequestPage />)

  await press('看到的太少，不评')
  await reads('已完成，谢谢！')
  expect(server.sent(declineRequest)).toHaveLength(1)
})

test('a request that is closed says so, and has no buttons', async () => {
  signIn()
  server.answer(openRequest, { ...request, state: 'lapsed', actions: [] })
  show(<OpenRequestPage />)

  await reads('这份请求现在的状态：已过期。不用再处理。')
  expect(buttons('提交评价')).toHaveLength(0)
})
