import { expect, test } from 'vitest'
import { faultOf, isTimeOfDay, momentOf, normaliseTime, partsOf } from './moment.rules.ts'

test('a start begins with its minute, an end lasts through it', () => {
  expect(momentOf('2027-03-01', '08:30', 'start')).toBe('2027-03-01T08:30:00+08:00')
  expect(momentOf('2027-03-20', '17:30', 'end')).toBe('2027-03-20T17:30:59+08:00')
})

test('what comes from the wire goes back as it came', () => {
  const { day, time } = partsOf('2027-03-20T17:30:59+08:00')
  expect(momentOf(day, time, 'end')).toBe('2027-03-20T17:30:59+08:00')
  expect(partsOf(null)).toEqual({ day: undefined, time: '' })
})

test.each([
  ['2027-03-20T09:30:59Z', '2027-03-20', '17:30'],
  ['2027-03-20T16:00:00.000Z', '2027-03-21', '00:00'],
  ['2027-03-20T04:00:00-05:00', '2027-03-20', '17:00'],
])('%s is shown as clocks in Shanghai show it', (moment, day, time) =>
  expect(partsOf(moment)).toEqual({ day, time }),
)

test.each([
  [undefined, '08:30', 'dayMissing'],
  ['2027-03-01', '', 'timeWrong'],
  ['2027-03-01', 'noonTT', 'timeWrong'],
  ['2027-03-01', '08:30', null],
  [undefined, '', null],
] as const)(
  '%s with %s: nothing that was entered is lost, and its fault is %s',
  (day, time, fault) => {
    const moment = momentOf(day, time, 'end')
    expect(partsOf(moment)).toEqual({ day, time })
    expect(faultOf(moment)).toBe(fault)
  },
)

test.each([
  ['8:30', '08:30'],
  ['8:5', '08:05'],
  ['0805', '08:05'],
  ['830', '08:30'],
  ['8：05', '08:05'],
  ['０８：３０', '08:30'],
  ['23.59', '23:59'],
  [' 17:30 ', '17:30'],
])('%s is read as %s', (typed, time) => expect(normaliseTime(typed)).toBe(time))

test.each(['24:00', '8:60', '2460', '12345', '8', 'noon', '', '8:'])(
  '%s is no time of day, and stays as it was typed',
  (typed) => {
    expect(normaliseTime(typed)).toBe(typed)
    expect(isTimeOfDay(typed)).toBe(false)
  },
)
