import { expect, test } from 'vitest'
import { endOfNextMonth, meets } from './spans.rules.ts'

const march = { from: '2026-03-01', until: '2026-03-31' }

test('two spans meet in a common day, also where it is the only one', () => {
  expect(meets(march, { from: '2026-03-31', until: '2026-04-30' })).toBe(true)
  expect(meets(march, { from: '2026-02-01', until: '2026-03-01' })).toBe(true)
  expect(meets(march, { from: '2026-04-01', until: '2026-04-30' })).toBe(false)
  expect(meets(march, { from: '2026-02-01', until: '2026-02-28' })).toBe(false)
})

test('the next month ends on its own last day, over the end of a year too', () => {
  expect([endOfNextMonth('2026-01-31'), endOfNextMonth('2026-12-05')]).toEqual([
    '2026-02-28',
    '2027-01-31',
  ])
})
