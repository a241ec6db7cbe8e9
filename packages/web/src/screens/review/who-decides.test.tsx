import { flow } from '@residency/contract/kernel'
import type { Deciders } from '@residency/contract/kernel/deciders'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installFeedback } from '../../platform/feedback.ts'
import { setLanguage } from '../../platform/texts/i18n.ts'
import { WhoDecides } from './who-decides.tsx'

const plain = flow({
  name: 'leave',
  states: ['asked', 'granted'],
  initial: 'asked',
  relations: [],
  actions: {
    grant: { kind: 'forward', from: ['asked'], to: 'granted', permission: 'zz:leave:review' },
  },
})

const byTwo = { ...plain, secondPerson: 'cohort' as const }

const NOBODY: Deciders = {
  isOpen: true,
  why: null,
  hasPeople: false,
  people: [],
  hasMore: false,
  roles: [],
  mayRemind: false,
  byOnePerson: [],
}

const toasts: string[] = []
let sent: string[] = []
let answer: Deciders

beforeEach(() => {
  setLanguage('zh-cn')
  installFeedback({ toast: (_, text) => void toasts.push(text), ask: async () => true })
  sent = []
  answer = NOBODY

  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    sent.push(`${method} ${url.slice(url.indexOf('/prod-api') + '/prod-api'.length)}`)

    const data = method === 'POST' ? { reminded: 2 } : answer
    if (method === 'POST') answer = { ...answer, mayRemind: false }

    return new Response(JSON.stringify({ code: '00000', msg: '', data }), {
      headers: { 'content-type': 'application/json' },
    })
  })
})

afterEach(() => {
  toasts.length = 0
  vi.unstubAllGlobals()
})

const show = (theFlow: typeof plain, mayDecide: boolean) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <WhoDecides flow={theFlow} id={7} mayDecide={mayDecide} />
      </MemoryRouter>
    </QueryClientProvider>,
  )

test('the person who took the step before reads why, who may decide, and reminds them; after that they were reminded today', async () => {
  answer = {
    ...NOBODY,
    why: 'secondPerson',
    hasPeople: true,
    people: ['林静', '方复核'],
    hasMore: true,
    roles: ['毕后办管理员'],
    mayRemind: true,
  }

  show(byTwo, false)
  expect(
    await screen.findByText(/前一步由你办理，这一步须由另一人办理。可以办理：林静、方复核 等。/),
  ).toBeTruthy()
  expect(screen.queryByText(/可以办理的角色/)).toBeNull()

  fireEvent.click(screen.getByRole('button', { name: '提醒办理' }))
  await waitFor(() => expect(toasts).toEqual(['已提醒 2 人']))
  expect(sent).toContain('POST /api/v1/reviews/leave/7/reminders')

  const again = await screen.findByRole<HTMLButtonElement>('button', { name: '今天已提醒' })

  expect(again.disabled).toBe(true)
})

test('a reader who may not know the names reads the roles', async () => {
  answer = {
    ...NOBODY,
    why: 'permission',
    hasPeople: true,
    roles: ['毕后办管理员', '基地管理员'],
    mayRemind: true,
  }

  show(plain, false)
  expect(
    await screen.findByText(/你没有办理这一步的权限。可以办理的角色：毕后办管理员、基地管理员。/),
  ).toBeTruthy()
})

test('where nobody else may decide, an office of one person is pointed to the setting, and no reminder is sent', async () => {
  answer = { ...NOBODY, why: 'secondPerson' }
  show(byTwo, false)
  expect(await screen.findByText(/目前没有其他人可以办理。只有一人办公时/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a person concerned is never led to the setting', async () => {
  answer = { ...NOBODY, why: 'concerned' }
  show(byTwo, false)
  expect(
    await screen.findByText(/这是你本人的事项，须由他人办理。目前没有人可以办理这一步。/),
  ).toBeTruthy()
})

test('a step that one person took is shown with who waived the rule and when, to those who may decide too', async () => {
  const step = {
    who: '林静',
    at: '2026-11-27 09:30',
    waivedBy: '系统管理员',
    waivedOn: '2026-11-20',
    reason: '目前只有一人办公',
  }

  answer = { ...NOBODY, isOpen: false, byOnePerson: [step] }
  show(byTwo, true)

  expect(
    await screen.findByText(
      '由一人办理：林静，2026-11-27 09:30。已按设置：系统管理员 于 2026-11-20 免除双人办理（目前只有一人办公）。',
    ),
  ).toBeTruthy()
})

test('a person who may decide a flow of one person sends no request', () => {
  const { container } = show(plain, true)
  expect([sent, container.textContent]).toEqual([[], ''])
})
