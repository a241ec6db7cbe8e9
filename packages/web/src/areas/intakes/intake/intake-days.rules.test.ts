import { expect, test } from 'vitest'
import { firstDayOf, noticeHolds } from './intake-days.rules.ts'

const dates = {
  signUpFrom: '2026-12-01T00:00:00+08:00',
  signUpUntil: '2026-12-20T23:59:59+08:00',
  examOn: '2027-01-10',
  publicationFrom: null,
}

test('a date of an intake is not before the ones ahead of it; those left out do not count', () => {
  expect(firstDayOf('signUpFrom', dates)).toBeUndefined()
  expect(firstDayOf('signUpUntil', dates)).toBe('2026-12-01')
  expect(firstDayOf('confirmUntil', dates)).toBe('2026-12-20')
  expect(firstDayOf('arrivalOn', dates)).toBe('2027-01-10')
  expect(firstDayOf('scoreReviewUntil', dates)).toBeUndefined()
})

test('an end that was promised only moves later, and one that has to be in the future is not before today', () => {
  const promised = { editUntil: '2027-01-05T23:59:59+08:00' }
  expect(firstDayOf('editUntil', dates, promised)).toBe('2027-01-05')
  expect(firstDayOf('signUpUntil', dates, dates, '2027-02-01')).toBe('2027-02-01')
})

test('results wait for the end of the public notice, and are never published when nobody could confirm any more', () => {
  const confirmUntil = '2027-02-01T23:59:59+08:00'

  expect(noticeHolds({ confirmUntil, publicationUntil: null })).toBe('no')
  expect(noticeHolds({ confirmUntil, publicationUntil: '2027-01-31' })).toBe('until')
  expect(noticeHolds({ confirmUntil, publicationUntil: '2027-02-01' })).toBe('never')
})
