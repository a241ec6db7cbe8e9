import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setCurrentUser } from '../../../platform/current-user.ts'
import { installFeedback } from '../../../platform/feedback.ts'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { ReleaseResults } from './release-results.tsx'

const exam = {
  id: 7,
  name: '出科考试',
  status: 'over',
  version: 3,
  actions: ['release', 'late', 'resit'],
}

let sent: { path: string; body: unknown }[] = []
let shownExam: object
let sharing: object[]
let questions: string[] = []

beforeEach(() => {
  setLanguage('zh-cn')

  installFeedback({
    toast: () => {},
    ask: async ({ content }) => {
      questions.push(content)
      return true
    },
  })

  sent = []
  sharing = []
  questions = []
  shownExam = exam

  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push({
      path: url.slice(url.indexOf('/api/')),
      body: body ? JSON.parse(String(body)) : null,
    })

    const read = url.endsWith('/sharing') ? sharing : shownExam
    const data = body ? { id: 7, state: 'released' } : read

    return new Response(JSON.stringify({ code: '00000', msg: '', data }), {
      headers: { 'content-type': 'application/json' },
    })
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

test('a person who may release the results does so on the page of the results, and is offered nothing else there', async () => {
  show(['learning:exam:manage'])
  fireEvent.click(await screen.findByRole('button', { name: '公布成绩' }))

  await waitFor(() =>
    expect(sent).toContainEqual({
      path: '/api/v1/learningExams/7/act',
      body: { action: 'release', version: 3, reason: null },
    }),
  )

  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('who releases them is warned of exams with the same questions that are still to be sat', async () => {
  const common = {
    questions: 12,
    opensAt: '2026-11-20T08:00:00+08:00',
    closesAt: '2026-11-20T10:00:00+08:00',
    isKnown: false,
  }

  sharing = [
    { ...common, id: 8, name: '补考', status: 'ahead', candidates: 3, isLive: true },
    { ...common, id: 9, name: '别人的考试', status: 'ahead', candidates: 0, isLive: true },
    { ...common, id: 10, name: '去年的考试', status: 'released', candidates: 5, isLive: false },
  ]

  show(['learning:exam:manage'])
  fireEvent.click(await screen.findByRole('button', { name: '公布成绩' }))
  await waitFor(() => expect(questions).toHaveLength(1))
  expect(questions[0]).toContain('“补考”（相同 12 题，共同考生 3 人）')
  expect(questions[0]).not.toMatch(/别人的考试|去年的考试/)
})

test('an exam that cannot be released yet offers nothing', async () => {
  shownExam = { ...exam, actions: ['late'] }
  show(['learning:exam:manage'])
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.queryByRole('button')).toBeNull()
})

test('a person who may not manage exams sends no request', () => {
  show(['learning:result:list'])
  expect([sent, screen.queryByRole('button')]).toEqual([[], null])
})
