import { expect, test } from 'vitest'
import { isTimeOfDay, tidyTime, valuesOf, wireOf } from './window-form.rules.ts'

const values = {
  name: 'evaluation',
  year: 2026,
  batch: '',
  roleIds: [3],
  startDay: '2026-11-01',
  startTime: '08:30',
  endDay: '2026-11-30',
  endTime: '23:59',
  message: null,
  messageEn: null,
  status: 1 as const,
}

test('a window begins with its first minute and ends with the last second of its last one, in Shanghai', () => {
  expect(wireOf(values)).toMatchObject({ startsAt: '2026-11-01T08:30:00+08:00', endsAt: '2026-11-30T23:59:59+08:00', year: 2026 })
  expect(wireOf({ ...values, year: undefined }).year).toBeNull()
})
test('what was stored is what the form shows', () => {
  const { startsAt, endsAt, ...rest } = wireOf(values)
  const stored = { ...rest, startsAt, endsAt, id: 1, label: '', roleNames: [], state: 'open', version: 4, actions: [] } as never
  expect(valuesOf(stored)).toEqual({ ...values, version: 4 })
})
test.each([
  ['8:30', '08:30', true],
  ['0830', '08:30', true],
  ['8：05', '08:05', true],
  ['23.59', '23:59', true],
  ['24:00', '24:00', false],
  ['8:60', '8:60', false],
  ['noon', 'noon', false],
])('%s is read as %s: %s', (typed, read, isRight) => {
  expect(tidyTime(typed)).toBe(read)
  expect(isTimeOfDay(tidyTime(typed))).toBe(isRight)
})
