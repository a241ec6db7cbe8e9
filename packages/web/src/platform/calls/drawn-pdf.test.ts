import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installFeedback } from '../feedback.ts'
import { drawn } from './drawn-pdf.ts'

const messages: string[] = []
let place: { before: number | null; pages: { done: number; total: number } | null }

beforeEach(() => {
  vi.useFakeTimers()
  messages.length = 0
  place = { before: 8, pages: null }
  installFeedback({ toast: (_, text) => void messages.push(text), ask: async () => false })
  vi.stubGlobal('fetch', async () => Response.json({ code: '00000', msg: '', data: place }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a reader who waits for a PDF sees how many are before it, until it is there', async () => {
  let arrive = (_: string) => {}

  const pdf = drawn(
    new Promise<string>((done) => {
      arrive = done
    }),
  )

  expect(messages).toEqual([])

  await vi.advanceTimersByTimeAsync(6500)
  expect(messages).toEqual(['正在排队生成 PDF，前面还有 8 份', '正在排队生成 PDF，前面还有 8 份'])

  arrive('there')
  expect(await pdf).toBe('there')

  await vi.advanceTimersByTimeAsync(20_000)
  expect(messages).toHaveLength(2)
})

test('of a long PDF the pages that are done are shown', async () => {
  place = { before: null, pages: { done: 120, total: 300 } }

  const pdf = drawn(new Promise<string>((done) => setTimeout(() => done('there'), 4000)))

  await vi.advanceTimersByTimeAsync(4000)
  expect(await pdf).toBe('there')
  expect(messages).toEqual(['正在生成 PDF：已完成 120 / 300 页'])
})
