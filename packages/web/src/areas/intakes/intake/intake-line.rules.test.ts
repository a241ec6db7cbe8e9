import { expect, test } from 'vitest'
import { lineOf } from './intake-line.rules.ts'

const windows = {
  signUpFrom: '2027-03-01T00:00:00+08:00',
  signUpUntil: '2027-03-11T00:00:00+08:00',
  editUntil: '2027-03-11T00:00:00+08:00',
  reviewUntil: '2027-03-21T00:00:00+08:00',
  confirmUntil: '2027-04-10T00:00:00+08:00',
}

const on = (day: string) => lineOf(windows, Date.parse(`2027-${day}T00:00:00+08:00`))

test('the line runs from the first day of sign-up to the end of confirmation; a stretch without length is left out', () => {
  const { stretches } = on('01-01')
  expect(stretches).toEqual([
    { until: 'signUpUntil', left: 0, width: 25 },
    { until: 'reviewUntil', left: 25, width: 25 },
    { until: 'confirmUntil', left: 50, width: 50 },
  ])
})

test('today is on it while it runs', () => {
  expect([on('02-28').today, on('03-11').today, on('04-11').today]).toEqual([null, 25, null])
})

test('the next stop is the first that is to come', () => {
  expect([on('01-01').next, on('03-05').next, on('03-11').next, on('04-10').next]).toEqual([
    'signUpFrom',
    'signUpUntil',
    'reviewUntil',
    null,
  ])
})
