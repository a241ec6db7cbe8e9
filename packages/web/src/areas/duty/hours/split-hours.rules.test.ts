import { expect, test } from 'vitest'
import { splitHours } from './split-hours.rules.ts'

test('hours are said with minutes, and sixty minutes are an hour', () => {
  expect(splitHours(12)).toEqual({ hours: 12, minutes: 0 })
  expect(splitHours(12.73)).toEqual({ hours: 12, minutes: 44 })
  expect(splitHours(11.995)).toEqual({ hours: 12, minutes: 0 })
  expect(splitHours(0)).toEqual({ hours: 0, minutes: 0 })
})
