import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setCurrentUser } from '../../../platform/current-user.ts'
import { installFeedback } from '../../../platform/feedback.ts'
import { setLanguage } from '../../../platform/i18n.ts'
import { ReleaseResults } from './release-results.tsx'

const exam = { id: 7, name: '出科考试', stand: 'over', version: 3, actions: ['release', 'late', 'resit'] }
let sent: { path: string; body: unknown }[] = []
let shown: object
beforeEach(() => {
  setLanguage('zh-cn')
  installFeedback({ toast: () => {}, ask: async () => true })
  sent = []
  shown = exam
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push({
      path: url.slice(url.indexOf('/api/')),
      body: body ? JSON.parse(String(body)) : null,
    })
    const data = body ? { id: 7, state: 'released' } : shown
    return new Response(JSON.stringify({ code: '00000', msg: '', data }), { headers: { 'content-type': 'application/json' } })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  act(() => setCurrentUser(null))
})
const show = (perms: string[]) => {
  setCurrentUser({ userId: 1, roles: [], perms } as never)
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <App>
          <ReleaseResults id={7} />
        </App>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('whoever may release the results does so on the page of the results, and is offered nothing else there', async () => {
  show(['learning:exam:manage'])
  fireEvent.click(await screen.findByRole('button', { name: '公布成绩' }))
  await waitFor(() =>
    expect(sent).toContainEqual({ path: '/api/v1/learningExams/7/act', body: { action: 'release', version: 3, reason: null } }),
  )
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('an exam that cannot be released yet offers nothing', async () => {
  shown = { ...exam, actions: ['late'] }
  show(['learning:exam:manage'])
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.queryByRole('button')).toBeNull()
})

test('whoever may not manage exams does not ask', () => {
  show(['learning:result:list'])
  expect([sent, screen.queryByRole('button')]).toEqual([[], null])
})
