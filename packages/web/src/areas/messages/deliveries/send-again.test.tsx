import {
  type Delivery,
  SENT_AGAIN_AT_ONCE,
} from '@residency/contract/areas/messages/deliveries/delivery.contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installFeedback } from '../../../platform/feedback.ts'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { SendAllAgain, SendChosenAgain } from './send-again.tsx'

const delivery = (
  id: number,
  state: Delivery['state'],
  actions = state === 'failed' ? ['send'] : [],
): Delivery => ({
  id,
  person: '林静',
  kind: '报名',
  title: '报名未通过',
  channel: 'sms',
  state,
  inDigest: false,
  tries: 1,
  dueAt: '2026-11-27 09:00',
  doneAt: null,
  reason: null,
  actions,
})

let toasts: string[] = []
let sent: { path: string; body: unknown }[] = []
let isSure: boolean
let questions: string[] = []
let count: number

beforeEach(() => {
  setLanguage('zh-cn')
  toasts = []
  sent = []
  isSure = true
  questions = []
  count = 2
  installFeedback({
    toast: (_, text) => void toasts.push(text),
    ask: async ({ title }) => {
      questions.push(String(title))
      return isSure
    },
  })

  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push({ path: url.slice(url.indexOf('/messages')), body: JSON.parse(String(body)) })
    return new Response(JSON.stringify({ code: '00000', msg: '', data: { count } }), {
      headers: { 'content-type': 'application/json' },
    })
  })
})

afterEach(() => vi.unstubAllGlobals())

const show = (what: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{what}</QueryClientProvider>)

test('of the ticked messages those that failed are sent again, and the ticks are gone afterwards', async () => {
  const onDone = vi.fn()

  show(
    <SendChosenAgain
      rows={[delivery(1, 'failed'), delivery(2, 'sent'), delivery(3, 'failed')]}
      onDone={onDone}
    />,
  )

  fireEvent.click(screen.getByRole('button', { name: '重新发送 2 条' }))
  await waitFor(() => expect(toasts).toEqual(['2 条已重新排队']))
  expect(sent).toEqual([{ path: '/messages/deliveries/send-many', body: { ids: [1, 3] } }])
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('the button is disabled if none of the ticked ones failed', () => {
  show(<SendChosenAgain rows={[delivery(1, 'sent')]} onDone={() => {}} />)
  expect(screen.getByText('所选消息都不需要重新发送')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('all of the filter are sent again after a question; the second click reports that none is left', async () => {
  const filter = { channel: 'sms', recent: '1' } as const

  show(
    <SendAllAgain
      page={{ list: [delivery(1, 'failed')], total: 38 }}
      filters={{ ...filter, state: 'failed' }}
    />,
  )

  isSure = false
  fireEvent.click(screen.getByRole('button', { name: '全部重新发送' }))
  await Promise.resolve()
  expect(sent).toEqual([])

  isSure = true
  count = 0
  fireEvent.click(screen.getByRole('button', { name: '全部重新发送' }))
  await waitFor(() => expect(toasts).toEqual(['没有需要重新发送的消息，可能刚刚已经重新排队']))
  expect(sent).toEqual([{ path: '/messages/deliveries/send-all', body: filter }])
})

test('of more than one call sends, the question names how many are sent', async () => {
  show(
    <SendAllAgain
      page={{ list: [delivery(1, 'failed')], total: SENT_AGAIN_AT_ONCE + 1 }}
      filters={{ state: 'failed' }}
    />,
  )

  fireEvent.click(screen.getByRole('button', { name: '全部重新发送' }))

  await waitFor(() =>
    expect(questions).toEqual(['重新发送最早的 2000 条失败的消息？其余的之后可以再发送']),
  )
})

test('the button is only shown with the permission, and only while failed ones are listed', () => {
  show(
    <SendAllAgain
      page={{ list: [delivery(1, 'failed', [])], total: 1 }}
      filters={{ state: 'failed' }}
    />,
  )

  show(<SendAllAgain page={{ list: [delivery(1, 'failed')], total: 1 }} filters={{}} />)
  expect(screen.queryByRole('button')).toBeNull()
})
