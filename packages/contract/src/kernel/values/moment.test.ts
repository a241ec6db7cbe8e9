import { expect, test } from 'vitest'
import { moment, toMoment } from './moment.ts'

test.each([
  ['2026-11-20T15:59:59Z', '2026-11-20T23:59:59+08:00'],
  ['2026-11-20T16:00:00Z', '2026-11-21T00:00:00+08:00'],
  ['2026-12-31T16:00:00.125Z', '2027-01-01T00:00:00.125+08:00'],
])('the instant %s is written as %s', (instant, written) => {
  const made = toMoment(new Date(instant))

  expect(made).toBe(written)
  expect(moment.parse(made)).toBe(written)
  expect(Date.parse(made)).toBe(Date.parse(instant))
})

test('no instant is no moment', () =>
  expect([toMoment(null), toMoment(undefined)]).toEqual([null, null]))

test.each([
  ['a text in UTC', '2026-11-20T15:59:59Z'],
  ['a text in UTC with milliseconds', '2026-11-20T15:59:59.000Z'],
  ['another offset', '2026-11-20T15:59:59+00:00'],
  ['a clock without an offset', '2026-11-20 15:59:59'],
  ['a day', '2026-11-20'],
  ['a Date', new Date()],
])('%s is refused', (_what, input) => expect(moment.safeParse(input).success).toBe(false))
