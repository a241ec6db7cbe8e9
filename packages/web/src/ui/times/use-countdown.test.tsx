import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useCountdown } from './use-countdown.ts'

afterEach(() => void vi.useRealTimers())

test('the seconds run down to nothing, and stay there', () => {
  vi.useFakeTimers()

  const { result } = renderHook(() => useCountdown())

  expect(result.current[0]).toBe(0)

  act(() => result.current[1](2))
  act(() => void vi.advanceTimersByTime(1000))
  expect(result.current[0]).toBe(1)

  act(() => void vi.advanceTimersByTime(1000))
  act(() => void vi.advanceTimersByTime(5000))
  expect(result.current[0]).toBe(0)
})
