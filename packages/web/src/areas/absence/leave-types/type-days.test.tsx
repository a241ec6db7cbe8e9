import type { getLeaveType } from '@residency/contract/areas/absence/leave-types/leave-type.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { TypeDays } from './type-days.tsx'

type Type = AnswerOf<typeof getLeaveType>

const settings = {
  provinceCode: '22',
  province: '吉林省',
  reportDays: 14,
  provinces: [{ value: '22', label: '吉林省' }],
  version: 1,
}

const maternity = {
  id: 7,
  name: '产假',
  nameEn: 'Maternity leave',
  province: '吉林省',
  provinceCode: '22',
  limits: [{ per: 'event', kind: 'unrecorded', least: 0, most: 0, isNational: false }],
  days: [],
  actions: ['edit'],
  version: 3,
} as unknown as Type

beforeEach(() => {
  setLanguage('zh-cn')
  const answer = JSON.stringify({ code: '00000', msg: '', data: settings })

  vi.stubGlobal(
    'fetch',
    async () => new Response(answer, { headers: { 'content-type': 'application/json' } }),
  )
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (type: Type) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <App>
          <TypeDays type={type} />
        </App>
      </MemoryRouter>
    </QueryClientProvider>,
  )

test('days that are not recorded for the province are named, with a form for that province that asks for days and source', async () => {
  show(maternity)
  expect(screen.getByText(/吉林省的产假每次天数还没有录入/)).toBeTruthy()

  fireEvent.click(screen.getByRole('button', { name: '录入本省天数' }))
  expect(await screen.findByText('每次')).toBeTruthy()
  expect(await screen.findByText('吉林省')).toBeTruthy()
  expect(screen.getByLabelText('天数')).toBeTruthy()
  expect(screen.getByLabelText('依据')).toBeTruthy()

  fireEvent.click(screen.getByRole('switch', { name: /与全国相同/ }))
  await waitFor(() =>
    expect(screen.queryByLabelText('天数'), 'the national days are not typed again').toBeNull(),
  )
})

test('a person who may not change the type sees what is missing without the form', () => {
  show({ ...maternity, actions: [] })
  expect(screen.getByText(/还没有录入/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '录入本省天数' })).toBeNull()
})

test('nothing is missing once the figure is recorded', () => {
  show({
    ...maternity,
    limits: [{ per: 'event', kind: 'days', least: 158, most: 158, isNational: false }],
  })
  expect(screen.queryByText(/还没有录入/)).toBeNull()
})
