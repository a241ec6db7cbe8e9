import { describe, expect, test } from 'vitest'
import { betterClock, serverTime, timeLeft } from './clock.rules.ts'

const call = (sentAt: number, receivedAt: number, serverNow: number) => ({
  sentAt,
  receivedAt,
  serverNow,
})

describe('the clock of the server, as the page knows it', () => {
  const first = betterClock(null, call(1000, 1200, 50_000))

  test('is taken in the middle of the call', () => {
    expect(serverTime(first, 1100)).toBe(50_000)
  })

  test('is replaced by that of a quicker call', () => {
    const next = betterClock(first, call(2000, 2100, 51_000))
    expect(next).toEqual({ offset: 51_000 - 2050, roundTrip: 100 })
  })

  test('stays when a slower call says about the same', () => {
    expect(betterClock(first, call(2000, 2600, 51_200))).toBe(first)
  })

  test('is replaced when the page has slept and a slower call cannot be explained by it', () => {
    const afterSleep = betterClock(first, call(2000, 2600, 500_000))
    expect(serverTime(afterSleep, 2300)).toBe(500_000)
  })
})

test.each([
  [3_909_000, '1:05:09'],
  [720_000, '12:00'],
  [59_001, '1:00'],
  [400, '0:01'],
  [-5000, '0:00'],
])(
  '%i ms are left as %s: a second that has begun is whole, and nothing is below zero',
  (ms, text) => {
    expect(timeLeft(ms)).toBe(text)
  },
)
