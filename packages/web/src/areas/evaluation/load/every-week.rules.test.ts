import { expect, test } from 'vitest'
import { everyWeek } from './every-week.rules.ts'

test('weeks without tasks are on the axis too', () => {
  const weeks = [
    { monday: '2026-11-02', tasks: 4, raters: 2, largest: 3, over: 0 },
    { monday: '2026-11-23', tasks: 1, raters: 1, largest: 1, over: 0 },
  ]

  expect(everyWeek(weeks, { from: '2026-11-04', until: '2026-11-30' })).toEqual([
    { monday: '2026-11-02', largest: 3 },
    { monday: '2026-11-09', largest: 0 },
    { monday: '2026-11-16', largest: 0 },
    { monday: '2026-11-23', largest: 1 },
    { monday: '2026-11-30', largest: 0 },
  ])
})
