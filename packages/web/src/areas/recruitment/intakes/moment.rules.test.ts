import { expect, test } from 'vitest'
import { isTimeOfDay, momentOf, partsOf, tidyTime } from './moment.rules.ts'

test('a start begins with its minute, an end lasts through it', () => {
  expect(momentOf('2027-03-01', '08:30', 'start')).toBe('2027-03-01T08:30:00+08:00')
  expect(momentOf('2027-03-20', '17:30', 'end')).toBe('2027-03-20T17:30:59+08:00')
})
test('a day alone means its first or its last minute; no day means nothing', () => {
  expect(momentOf('2027-03-01', '', 'start')).toBe('2027-03-01T00:00:00+08:00')
  expect(momentOf('2027-03-20', '9 o’clock', 'end')).toBe('2027-03-20T23:59:59+08:00')
  expect(momentOf(undefined, '08:30', 'start')).toBeUndefined()
})
test('what comes from the wire goes back as it came', () => {
  const { day, time } = partsOf('2027-03-20T17:30:59+08:00')
  expect(momentOf(day, time, 'end')).toBe('2027-03-20T17:30:59+08:00')
  expect(partsOf(null)).toEqual({ day: undefined, time: '' })
})
test.each([
  ['830', '08:30'],
  ['8:30', '08:30'],
  ['17：30', '17:30'],
  ['noon', 'noon'],
])('%s is tidied to %s', (typed, time) => expect(tidyTime(typed)).toBe(time))
test('a time of day has two digits each and exists', () => {
  expect(['00:00', '23:59'].every(isTimeOfDay)).toBe(true)
  expect(['24:00', '8:30', '08:60', ''].some(isTimeOfDay)).toBe(false)
})
