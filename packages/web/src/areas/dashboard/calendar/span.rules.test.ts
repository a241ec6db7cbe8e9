import { expect, test } from 'vitest'
import { dayOfKey, daysOf, firstSpan, spanOf, stepDay } from './span.rules.ts'

test.each([
  ['month', '2026-11-21', '2026-10-26', '2026-12-06'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-16', '2026-11-16', '2026-11-22'],
  ['agenda', '2026-11-21', '2026-11-21', '2026-12-15'],
] as const)('the %s of %s is from %s to %s', (view, day, from, until) =>
  expect(spanOf(view, day)).toEqual({ from, until }),
)

test('the first view has the days of every view of today, and never more than a call may ask for', () => {
  for (let n = 0; n < 800; n++) {
    const today = new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)
    const first = firstSpan(today)

    for (const view of ['month', 'week', 'agenda'] as const) {
      const { from, until } = spanOf(view, today)
      expect(first.from <= from && until <= first.until, `${view} ${today}`).toBe(true)
    }

    expect(daysOf(first).length, today).toBeLessThanOrEqual(62)
  }
})

test.each([
  ['month', '2026-01-31', 1, '2026-02-28'],
  ['month', '2026-12-15', 1, '2027-01-15'],
  ['week', '2026-11-21', -1, '2026-11-14'],
  ['agenda', '2026-11-21', 1, '2026-12-16'],
] as const)('a %s after %s by %i begins at %s', (view, day, by, next) =>
  expect(stepDay(view, day, by)).toBe(next),
)

test.each([
  ['ArrowLeft', '2026-10-31'],
  ['ArrowDown', '2026-11-08'],
  ['Home', '2026-10-26'],
  ['End', '2026-11-01'],
  ['PageUp', '2026-10-01'],
  ['a', null],
])('the key %s leads from 1 November to %s', (key, day) =>
  expect(dayOfKey(key, '2026-11-01')).toBe(day),
)
