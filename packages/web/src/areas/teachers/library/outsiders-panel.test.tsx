import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setCurrentUser } from '../../../platform/current-user.ts'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import OutsidersPanel from './outsiders-panel.tsx'

const sent: { method: string; path: string; body: string }[] = []

const people = [
  { personId: 7, name: '欧阳明月', username: null, createTime: '2026-11-27T08:00:00+08:00' },
  { personId: 5, name: '阿依·古丽', username: 'guli', createTime: '2026-11-20T08:00:00+08:00' },
]

const answerOf = (path: string) => {
  if (path.endsWith('/outsiders')) return people
  return path.endsWith('/roles/options') ? [{ value: 6, label: '教师' }] : []
}

beforeEach(() => {
  setLanguage('zh-cn')
  sent.length = 0

  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = new URL(url, 'http://inside.invalid').pathname
    sent.push({ method: init.method ?? 'GET', path, body: String(init.body) })

    const data = answerOf(path)

    return new Response(JSON.stringify({ code: '00000', msg: '', data }), {
      headers: { 'content-type': 'application/json' },
    })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  setCurrentUser(null)
})

test('who waits for an account can be given one under the recorded name; who has one is only shown', async () => {
  setCurrentUser({ userId: 1, roles: ['ROOT'], perms: ['sys:user:add'] } as never)

  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <App>
          <OutsidersPanel isOpen onClose={() => {}} />
        </App>
      </MemoryRouter>
    </QueryClientProvider>,
  )

  await waitFor(() => expect(screen.getByText('账号 guli')).toBeTruthy())

  const opening = screen.getAllByRole('button', { name: '开通账号' })

  expect(opening).toHaveLength(1)

  await act(async () => void fireEvent.click(opening[0]!))
  await waitFor(() =>
    expect((screen.getByLabelText('姓名') as HTMLInputElement).value).toBe('欧阳明月'),
  )
})
