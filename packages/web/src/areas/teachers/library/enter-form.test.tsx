import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import EnterForm from './enter-form.tsx'

beforeEach(() => {
  setLanguage('zh-cn')
  const none = JSON.stringify({ code: '00000', msg: '', data: [] })

  vi.stubGlobal(
    'fetch',
    async () => new Response(none, { headers: { 'content-type': 'application/json' } }),
  )
})

afterEach(() => vi.unstubAllGlobals())

test('the empty form marks every field that is needed: persons and choices as well as days', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <App>
          <EnterForm isOpen id={null} onClose={() => {}} />
        </App>
      </MemoryRouter>
    </QueryClientProvider>,
  )

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^保\s?存$/ })))

  const marked = () =>
    [...document.querySelectorAll('.ant-form-item-has-error label')].map((one) => one.textContent)

  await waitFor(() =>
    expect(marked()).toEqual([
      '教师',
      '培训基地',
      '带教科室',
      '职称',
      '取得职称日期',
      '学历',
      '有效期起',
    ]),
  )

  const messages = [...document.querySelectorAll('.ant-form-item-explain-error')].map(
    (one) => one.textContent,
  )

  expect(new Set(messages)).toEqual(new Set(['不能为空']))
  expect(screen.getByLabelText('教师').getAttribute('aria-invalid')).toBe('true')
})
