import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useJobs } from './job.queries.ts'

let answer: () => void = () => {}

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    // the list of everybody is answered when the test says so
    if (address.includes('/jobs/')) await new Promise<void>((done) => (answer = done))

    const task = {
      key: 'a',
      finishedAt: '2026-01-01 08:00:00',
      ...(address.includes('/jobs/') ? { userName: '林静' } : {}),
    }

    const data = { list: [task], total: 1 }

    return new Response(JSON.stringify({ code: '00000', msg: '', data }), {
      headers: { 'content-type': 'application/json' },
    })
  })
})

afterEach(() => vi.unstubAllGlobals())

test('own tasks, which come without a person, are never shown instead of all tasks', async () => {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )

  const { result, rerender } = renderHook(
    ({ isAll }) => useJobs({ pageNum: 1, pageSize: 10 }, isAll),
    {
      wrapper,
      initialProps: { isAll: false },
    },
  )

  await waitFor(() => expect(result.current.data?.list).toHaveLength(1))
  rerender({ isAll: true })
  expect(result.current.data).toBeUndefined()

  answer()
  await waitFor(() => expect(result.current.data?.list[0]?.userName).toBe('林静'))
})
