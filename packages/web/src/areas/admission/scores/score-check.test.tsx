import type { ExamIntake } from '@residency/contract/areas/admission/entrance-exams/exam-intake.contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { ScoreCheck } from './score-check.tsx'

const row = (id: number, realName: string) => ({
  id: `${id}-0`,
  registrationId: id,
  offerId: null,
  offer: null,
  realName,
  ticketNumber: `20310100${id}`,
  seatNo: id,
  points: null,
  enteredBy: '林静',
  mayCheck: true,
})

const pile = { list: [row(1, '甲'), row(2, '乙')], checked: 3, missing: 1 }

const answered = (data: unknown) =>
  new Response(JSON.stringify({ code: '00000', msg: '', data }), {
    headers: { 'content-type': 'application/json' },
  })

/** Sent second entries; the paper of 甲 was entered with 80 points. */
const sent: number[] = []

beforeEach(() => {
  setLanguage('zh-cn')
  sent.length = 0

  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.includes('/api/v1/reviews/'))
      return answered({ isOpen: true, why: null, people: [], roles: [], byOnePerson: [] })

    const items = body ? (JSON.parse(String(body)) as { items: { points: number }[] }).items : null
    if (items) sent.push(items[0]!.points)

    const isEqual = items?.[0]?.points === 80

    const data = items
      ? {
          checked: isEqual ? 1 : 0,
          scored: 0,
          refused: isEqual ? [] : [{ ...items[0], why: 'different' }],
        }
      : pile

    return answered(data)
  })
})

afterEach(() => vi.unstubAllGlobals())

test('the blind check counts what is checked, and a refused entry is not sent again when the field is left', async () => {
  const intake = {
    sessions: [{ value: 1, label: '上午场' }],
    components: [{ component: 'theory', isNeeded: true }],
  } as unknown as ExamIntake

  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ScoreCheck intake={intake} aside={null} />
      </MemoryRouter>
    </QueryClientProvider>,
  )

  const field = await screen.findByLabelText<HTMLInputElement>('甲 的理论成绩')
  const type = (points: string) => fireEvent.change(field, { target: { value: points } })
  const leave = () => act(async () => void fireEvent.blur(field))

  expect(screen.getByText('已复核 3，待复核 2，未录入 1')).toBeTruthy()

  type('81')
  await leave()
  await waitFor(() => expect(screen.getByText('与录入的成绩不一致，未复核')).toBeTruthy())
  await leave()
  expect(sent).toEqual([81])

  type('80')
  await leave()
  await waitFor(() => expect(screen.getByText('已复核 4，待复核 1，未录入 1')).toBeTruthy())
  expect(sent).toEqual([81, 80])
})
