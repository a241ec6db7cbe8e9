import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AwayWatch } from './away-watch.rules.ts'

let events: [string, number][] = []
let remembered: number | null = null

const watch = () =>
  new AwayWatch({
    now: Date.now,
    onLeave: (at) => events.push(['leave', at]),
    onReturn: (at) => events.push(['return', at]),
    remember: (since) => {
      remembered = since
    },
  })

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 })
  events = []
  remembered = null
})

afterEach(() => void vi.useRealTimers())

test('an absence below one second is not counted', () => {
  const away = watch()
  away.look(true)
  vi.advanceTimersByTime(999)
  away.look(false)
  vi.advanceTimersByTime(5000)
  expect([events, remembered]).toEqual([[], null])
})

test('an absence of one second is reported while it lasts, with the time at which it began', () => {
  const away = watch()
  away.look(true)
  away.look(true)
  vi.advanceTimersByTime(1000)
  expect(events).toEqual([['leave', 10_000]])

  vi.advanceTimersByTime(4000)
  away.look(false)

  expect(events).toEqual([
    ['leave', 10_000],
    ['return', 15_000],
  ])
})

test('where timers stop in the background, the absence is reported with the return', () => {
  const away = watch()
  away.look(true)
  vi.setSystemTime(40_000)
  away.look(false)

  expect(events).toEqual([
    ['leave', 10_000],
    ['return', 40_000],
  ])
})

test('a page that was closed or died in the background was left until it is opened again', () => {
  watch().look(true)
  expect(remembered).toBe(10_000)

  vi.setSystemTime(12_000)
  watch().resume(10_000, false)

  expect(events).toEqual([
    ['leave', 10_000],
    ['return', 12_000],
  ])

  expect(remembered).toBeNull()
})

test('a page that is read again at once was not left; one that is read again much later was', () => {
  watch().look(true)
  vi.setSystemTime(15_000)
  watch().resume(10_000, true)
  expect([events, remembered]).toEqual([[], null])

  vi.setSystemTime(60_000)
  watch().resume(10_000, true)

  expect(events).toEqual([
    ['leave', 10_000],
    ['return', 60_000],
  ])
})

test('an attempt that is closed within the page ends its absence without a report', () => {
  const away = watch()
  away.look(true)
  away.close()
  vi.advanceTimersByTime(5000)
  expect([events, remembered]).toEqual([[], null])
})
