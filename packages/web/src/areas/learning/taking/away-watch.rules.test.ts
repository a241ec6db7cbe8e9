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
test('where timers stand still in the background, the absence is reported with the return', () => {
  const away = watch()
  away.look(true)
  vi.setSystemTime(40_000)
  away.look(false)
  expect(events).toEqual([
    ['leave', 10_000],
    ['return', 40_000],
  ])
})
test('a page that died in the background was left until it is opened again; one that is read again was not left', () => {
  watch().look(true)
  expect(remembered).toBe(10_000)
  vi.setSystemTime(30_000)
  watch().resume(10_000)
  expect(events).toEqual([
    ['leave', 10_000],
    ['return', 30_000],
  ])
  const read = watch()
  read.look(true)
  read.unload()
  expect([events.length, remembered]).toEqual([2, null])
})
