import { flow, reviewCalls } from '@residency/contract/kernel'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installFeedback } from '../../platform/feedback.ts'
import { setLanguage } from '../../platform/texts/i18n.ts'
import { BulkDecisions } from './bulk-decisions.tsx'
import { DecisionBar } from './decision-bar.tsx'
import type { Review } from './review.ts'
import { undoStore } from './undo.store.ts'
import { UndoStrip } from './undo-strip.tsx'

const leave = flow({
  name: 'leave',
  states: ['asked', 'granted', 'refused'],
  initial: 'asked',
  relations: [],
  actions: {
    grant: { kind: 'forward', from: ['asked'], to: 'granted', permission: 'zz:leave:review' },
    refuse: {
      kind: 'end',
      from: ['asked'],
      to: 'refused',
      permission: 'zz:leave:review',
      needs: ['reason'],
    },
  },
})

const review: Review = {
  calls: reviewCalls({
    path: '/leaves',
    what: 'leaves',
    flow: leave,
    actions: ['grant', 'refuse'],
    permission: 'zz:leave:review',
  }),
  paths: ['/leaves'],
  actions: { grant: '同意请假', refuse: '不批准' },
  done: { grant: '已批准 {name} 的请假' },
}

const record = { id: 1, version: 4, name: '甲', actions: ['grant', 'refuse'] }
const other = { id: 2, version: 1, name: '乙', actions: ['grant'] }

const ok = (data: unknown) => ({ code: '00000', msg: '', data })

/** Mocks the response of each path and records the requests. */
function server(answers: Record<string, object>) {
  const sent: [path: string, body: unknown][] = []

  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const path = url.slice(url.indexOf('/prod-api') + '/prod-api'.length)
    sent.push([path, body ? JSON.parse(String(body)) : undefined])

    const answer = Object.entries(answers).find(([start]) => path.startsWith(start))?.[1] ?? ok([])
    const status = (answer as { code: string }).code === '00000' ? 200 : 409

    return new Response(JSON.stringify(answer), {
      status,
      headers: { 'content-type': 'application/json' },
    })
  })

  return sent
}

const toasts: string[] = []

const show = (content: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/leaves?id=1']}>
        <App>
          {content}
          <UndoStrip />
        </App>
      </MemoryRouter>
    </QueryClientProvider>,
  )

beforeEach(() => {
  setLanguage('zh-cn')
  installFeedback({ toast: (_, text) => void toasts.push(text), ask: async () => true })
})

afterEach(() => {
  toasts.length = 0
  act(() => undoStore.set(null))
  vi.unstubAllGlobals()
})

const bar = (onOpen: (id: number | null) => void) => (
  <DecisionBar
    review={review}
    record={record}
    waiting={{ total: 2, ids: [1, 2] }}
    onOpen={onOpen}
  />
)

test('a decision is sent as the record was read, the next one opens, and what was done can be undone', async () => {
  const sent = server({
    '/leaves/1/act': ok({ id: 1, state: 'granted', actions: [], undo: { id: 7, seconds: 10 } }),
    '/leaves/undo': ok({ done: 1 }),
  })

  const onOpen = vi.fn()

  show(bar(onOpen))
  expect(screen.getByText('还有 2 份等我处理')).toBeTruthy()

  fireEvent.keyDown(window, { key: 'a' })
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith(2))
  expect(sent).toEqual([['/leaves/1/act', { action: 'grant', version: 4 }]])
  expect(screen.getByText('已批准 甲 的请假')).toBeTruthy()

  fireEvent.click(screen.getByRole('button', { name: '撤销' }))
  await waitFor(() => expect(screen.queryByText('已批准 甲 的请假')).toBeNull())
  expect(sent.at(-1)).toEqual(['/leaves/undo', { decision: 7 }])
  expect(toasts).toEqual(['已撤销，没有发出通知'])
})

test('a further decision is offered at once to the person who took one, and the next record opens after it', async () => {
  const sent = server({
    '/leaves/1/act': ok({ id: 1, state: 'asked', actions: ['refuse'], undo: null }),
  })

  const onward = async (action: string) =>
    action === 'grant'
      ? {
          action: 'grant2',
          row: { ...record, version: 5, actions: [] },
          question: '现在就确认吗？',
        }
      : null

  const onOpen = vi.fn()

  show(
    <DecisionBar
      review={{ ...review, onward }}
      record={record}
      waiting={{ total: 2, ids: [1, 2] }}
      onOpen={onOpen}
    />,
  )

  fireEvent.click(screen.getByRole('button', { name: '同意请假' }))
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith(2))

  expect(sent).toEqual([
    ['/leaves/1/act', { action: 'grant', version: 4 }],
    ['/leaves/1/act', { action: 'grant2', version: 5 }],
  ])
})

test('a decision without an offer to undo is reported, and nothing is offered', async () => {
  server({ '/leaves/1/act': ok({ id: 1, state: 'granted', actions: [], undo: null }) })
  show(bar(() => {}))
  fireEvent.click(screen.getByRole('button', { name: '同意请假' }))
  await waitFor(() => expect(toasts).toEqual(['已批准 甲 的请假']))
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
})

test('a refused decision says why, and the record stays open', async () => {
  server({ '/leaves/1/act': { code: 'B0001', msg: '内容已被他人修改', data: null } })

  const onOpen = vi.fn()

  show(bar(onOpen))
  fireEvent.click(screen.getByRole('button', { name: '同意请假' }))
  await waitFor(() => expect(toasts).toEqual(['内容已被他人修改']))
  expect(onOpen).not.toHaveBeenCalled()
})

test('an action that needs a reason asks for it, offers those that were stored, and sends nothing without one', async () => {
  const sent = server({
    '/leaves/1/act': ok({ id: 1, state: 'refused', actions: [], undo: null }),
    '/api/v1/reasons': ok([{ id: 3, body: '人手不足' }]),
  })

  show(bar(() => {}))
  fireEvent.click(screen.getByRole('button', { name: '不批准' }))

  const dialog = await screen.findByRole('dialog', { name: '不批准：甲' })
  const give = () => [...dialog.querySelectorAll('.dialog-buttons button')].at(-1)!

  fireEvent.click(give())
  expect(await screen.findByText('请填写原因')).toBeTruthy()

  fireEvent.click(await screen.findByRole('button', { name: '人手不足' }))
  fireEvent.click(give())

  await waitFor(() =>
    expect(sent.at(-1)).toEqual([
      '/leaves/1/act',
      { action: 'refuse', reason: '人手不足', version: 4 },
    ]),
  )

  expect(sent[0]![0]).toBe('/api/v1/reasons?flow=leave&action=refuse')
})

test('a selection is offered what all its rows allow, and says of each that was left why', async () => {
  const rows = [
    { id: 1, name: '甲', isDone: true, why: null },
    { id: 2, name: '乙', isDone: false, why: '现在是“已批准”' },
  ]

  const sent = server({ '/leaves/act': ok({ done: 1, rows, undo: { id: 8, seconds: 10 } }) })
  const onDone = vi.fn()

  show(<BulkDecisions review={review} rows={[record, other]} onDone={onDone} />)
  expect(screen.queryByRole('button', { name: '不批准' })).toBeNull()

  fireEvent.click(screen.getByRole('button', { name: '同意请假' }))
  expect(await screen.findByRole('dialog', { name: '已处理 1 项，1 项未处理' })).toBeTruthy()
  expect(screen.getByText('现在是“已批准”', { exact: false })).toBeTruthy()

  const versions = [
    { id: 1, version: 4 },
    { id: 2, version: 1 },
  ]

  expect(sent).toEqual([['/leaves/act', { action: 'grant', ids: [1, 2], versions }]])
  expect(screen.getByText('已处理 1 项')).toBeTruthy()
  expect(onDone).not.toHaveBeenCalled()
})
