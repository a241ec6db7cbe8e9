import type { OwnAbsence } from '@residency/contract/areas/absence/leave/leave.contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { OwnAbsenceCard } from './own-absence.tsx'

beforeEach(() => setLanguage('zh-cn'))
afterEach(cleanup)

const colleague = { traineeId: 2, name: '王雨桐', answer: null, at: null, note: null }

const toCome = {
  id: 1,
  kind: 'leave',
  type: '年假',
  state: 'approved',
  days: 1,
  startsOn: '2100-01-04',
  startsHalf: 'am',
  endsOn: '2100-01-04',
  endsHalf: 'pm',
  reason: '探亲',
  steps: [],
  ownActions: [],
  standIn: null,
} as unknown as OwnAbsence

const over = {
  ...toCome,
  state: 'rejected',
  startsOn: '2026-01-05',
  endsOn: '2026-01-05',
} as OwnAbsence

const nothing = () => undefined

const show = (absence: OwnAbsence) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <App>
          <OwnAbsenceCard
            absence={absence}
            onReport={nothing}
            onRevoke={nothing}
            onChangeStandIn={nothing}
          />
        </App>
      </MemoryRouter>
    </QueryClientProvider>,
  )

test('a leave to come without a stand-in says so and offers to ask somebody', () => {
  show(toCome)
  expect(screen.getByText('没有安排代班')).toBeTruthy()
  expect(screen.getByRole('button', { name: '安排代班' })).toBeTruthy()
})

test('a leave to come with a stand-in offers to change them', () => {
  show({ ...toCome, standIn: colleague })
  expect(screen.getByRole('button', { name: '更换代班' })).toBeTruthy()
})

test('a leave that is over says who was the stand-in, and nothing without one', () => {
  show(over)
  expect(screen.queryByText('代班')).toBeNull()

  cleanup()
  show({ ...over, standIn: { ...colleague, answer: 'agreed', at: '2026-01-04 09:00' } })
  expect(screen.getByText('王雨桐 · 已同意（2026-01-04 09:00）')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
