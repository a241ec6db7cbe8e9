import {
  addConcernPicture,
  getConcernCaptcha,
  getConcernChoices,
  openConcern,
  openToHidden,
  sendConcern,
} from '@residency/contract/areas/messages/concerns/sender.contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSession, saveToken } from '../../../platform/session.ts'
import { choose, press, reads, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import SenderPage from './sender.page.tsx'

const server = openServer()
const code = 'ABCD-EFGH-JKLM-NPQR-STUV'

beforeEach(() => {
  saveToken({ tokenType: 'Bearer', accessToken: 'token-of-the-sender' })
  server.answer(getConcernChoices, { departments: [{ id: 7, name: '检验科' }] })
  server.answer(getConcernCaptcha, {
    captchaKey: 'key',
    captchaBase64: 'data:image/svg+xml;base64,',
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  forgetSession()
})

test('a person who is signed in sends neither token nor cookie, and gets the code once', async () => {
  server.answer(sendConcern, { code })
  const calls = vi.spyOn(globalThis, 'fetch')

  show(<SenderPage />, { at: '/white/concern#hide=3.5' })
  await reads('2 位阅看人看不到这条意见')
  await reads('阅看人从明天早上八点起看到')
  await reads(/正处于危险/)
  await choose('类别', '安全')
  await type('内容', '夜间没有人带教')
  await type('验证码', 'abcd')
  await press('发送')
  await reads(code)

  expect(server.sent(sendConcern)).toEqual([
    {
      kind: 'safety',
      departmentId: null,
      text: '夜间没有人带教',
      hiddenFrom: [3, 5],
      captchaKey: 'key',
      captchaCode: 'abcd',
    },
  ])

  const anonymous = calls.mock.calls.filter(([url]) => String(url).includes('anonymousConcerns'))

  expect(anonymous.length).toBeGreaterThanOrEqual(2)

  for (const [, request] of anonymous) {
    expect(request?.credentials).toBe('omit')
    expect(JSON.stringify(request?.headers)).not.toMatch(/authorization|token-of-the-sender/i)
  }
})

test('the code opens the answers, and is in no address', async () => {
  server.answer(openConcern, {
    kind: 'safety',
    department: null,
    receivedOn: '2026-11-20',
    state: 'answered',
    pictures: 0,
    hasReader: true,
    mayOpen: false,
    isOpening: false,
    messages: [
      { isOfSender: true, text: '夜间没有人带教', saidOn: '2026-11-20' },
      { isOfSender: false, text: '已安排', saidOn: '2026-11-21' },
    ],
  })
  const calls = vi.spyOn(globalThis, 'fetch')

  show(<SenderPage />, { at: '/white/concern#follow' })
  await type('查询码', code.toLowerCase())
  await press('打开')
  await reads('已安排')

  expect(server.sent(openConcern)).toEqual([{ code: code.replaceAll('-', '') }])
  expect(calls.mock.calls.map(([url]) => String(url)).join(' ')).not.toMatch(/abcd/i)
})

const opened = {
  kind: 'safety' as const,
  department: null,
  receivedOn: '2026-11-20',
  state: 'received' as const,
  pictures: 2,
  hasReader: true,
  mayOpen: false,
  isOpening: false,
  messages: [{ isOfSender: true, text: '夜间没有人带教', saidOn: '2026-11-20' }],
}

test('a concern that nobody reads says so, and is shown to the others after a question', async () => {
  server.answer(openConcern, { ...opened, hasReader: false, mayOpen: true })
  server.answer(openToHidden, null)

  show(<SenderPage />, { at: '/white/concern#follow' })
  await type('查询码', code)
  await press('打开')
  await reads('现在没有人能阅看这条意见')

  await press('给原来不让看的人看')
  expect(server.sent(openToHidden)).toEqual([])

  await press('给他们看')
  expect(server.sent(openToHidden)).toEqual([{ code: code.replaceAll('-', '') }])
})

const pick = (files: File[]) =>
  act(async () => void fireEvent.change(screen.getByLabelText('添加图片'), { target: { files } }))

const aPicture = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name)

test('a picture that is too large, or one too many, is named and not taken', async () => {
  server.answer(openConcern, opened)

  show(<SenderPage />, { at: '/white/concern#follow' })
  await type('查询码', code)
  await press('打开')
  await reads('夜间没有人带教')

  await pick([aPicture('ward.jpg', 5 * 1024 * 1024 + 1)])
  await reads(/没有添加：ward\.jpg/)

  await pick([aPicture('first.jpg'), aPicture('second.jpg')])
  await reads(/没有添加：second\.jpg/)
})

test('pictures are added later by the code, without the names of their files', async () => {
  server.answer(openConcern, opened)
  server.answer(addConcernPicture, { pictures: 3 })
  const calls = vi.spyOn(globalThis, 'fetch')

  show(<SenderPage />, { at: '/white/concern#follow' })
  await type('查询码', code)
  await press('打开')
  await reads('夜间没有人带教')
  await pick([aPicture('IMG_Zhang_ward3.jpg')])
  await press('发送图片')

  const bodies = calls.mock.calls.flatMap(([, request]) =>
    request?.body instanceof FormData ? [request.body] : [],
  )

  expect(bodies).toHaveLength(1)
  expect((bodies[0]!.get('file') as File).name).toBe('picture')
})
