import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProgressBar, trickled } from './progress-bar.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const shareNow = () => {
  const line = document.querySelector<HTMLElement>('.progress-line')
  return line ? Number(/scaleX\(([\d.]+)\)/.exec(line.style.transform)?.[1]) : null
}

test.each([
  ['shell', 0.3, 200, 500, 'ease'],
  ['bare', 0.08, 800, 200, 'linear'],
] as const)(
  'while a page of the %s is on its way a bar starts at %d, moves every %d ms, and is gone %d ms after it arrived',
  async (kind, minimum, trickle, speed, easing) => {
    let arrive = () => {}
    const slow = () => new Promise<null>((done) => (arrive = () => done(null)))
    const bar = <ProgressBar kind={kind} />

    const router = createMemoryRouter([
      { path: '/', element: bar },
      { path: '/next', element: bar, loader: slow },
    ])

    await act(async () => void render(<RouterProvider router={router} />))
    expect(shareNow(), 'at rest').toBeNull()

    await act(async () => void router.navigate('/next'))
    expect(shareNow()).toBe(minimum)

    const { style } = document.querySelector<HTMLElement>('.progress-line')!

    expect([style.getPropertyValue('--speed'), style.getPropertyValue('--easing')]).toEqual([
      `${speed}ms`,
      easing,
    ])

    await act(async () => void vi.advanceTimersByTime(trickle - 1))
    expect(shareNow()).toBe(minimum)

    await act(async () => void vi.advanceTimersByTime(1))

    const further = shareNow()!

    expect(further).toBeGreaterThan(minimum)

    await act(async () => void vi.advanceTimersByTime(trickle * 1000))
    expect(shareNow(), 'never arrived before the page has').toBeLessThan(1)

    await act(async () => arrive())
    expect(shareNow()).toBe(1)

    await act(async () => void vi.advanceTimersByTime(speed))
    expect(shareNow()).toBeNull()
  },
)

test('the bar moves in smaller and smaller steps and never reaches the end by itself', () => {
  const shares = Array.from({ length: 200 }).reduce<number[]>(
    (all) => [...all, trickled(all.at(-1)!)],
    [0.3],
  )
  expect(shares[1]!).toBeGreaterThan(shares[0]!)
  expect(shares[1]! - shares[0]!).toBeGreaterThan(shares[50]! - shares[49]!)
  expect(shares.at(-1)).toBeLessThan(1)
})
