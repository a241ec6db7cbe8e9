import { expect, test } from 'vitest'
import { closingReminders, firstDayOf, lineOf, noticeHolds } from './intake.rules.ts'
import { intakeText } from './intake.text.ts'

test('closing an intake reminds of the imports and sign-ups that it would cut off, and of nothing without them', () => {
  const text = intakeText['zh-cn']
  expect(closingReminders(text, { drafts: 0, imports: 0 })).toEqual([])

  expect(closingReminders(text, { drafts: 12, imports: 2 })).toEqual([
    '现在有 2 个人员导入正在进行或等待，截止时还没有写入的会失败。',
    '还有 12 人正在填写、没有提交，截止后不能再交。',
  ])
})

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
