import { expect, test } from 'vitest'
import { deadlineIfBegun, ownExamStatusOf, shareOf } from './own-exam.rules.ts'

const at = (time: string) => new Date(`2026-03-01T${time}:00+08:00`)

const exam = {
  state: 'published',
  opensAt: at('08:00'),
  closesAt: at('10:00'),
  minutes: 60,
  extraMinutes: 0,
}

test.each([
  ['an attempt that goes on, even after the end', exam, 0, true, '11:00', 'running'],
  ['cancelled', { ...exam, state: 'cancelled' }, 1, false, '09:00', 'cancelled'],
  ['before it opens', exam, 1, false, '07:59', 'ahead'],
  ['from the first minute on', exam, 1, false, '08:00', 'open'],
  ['without an attempt left', exam, 0, false, '09:00', 'over'],
  ['at its end', exam, 1, false, '10:00', 'over'],
  ['before it is published', { ...exam, state: 'draft' }, 1, false, '09:00', 'over'],
] as const)(
  'to its taker an exam is, %s: as named last',
  (_, examFacts, left, isUnderWay, now, status) => {
    expect(ownExamStatusOf(examFacts, left, isUnderWay, at(now))).toBe(status)
  },
)

test('who begins late has until the window closes, who has not begun the whole time from its opening', () => {
  expect(deadlineIfBegun(exam, at('08:30'))).toEqual(at('09:30'))
  expect(deadlineIfBegun(exam, at('09:30'))).toEqual(at('10:00'))
  expect(deadlineIfBegun(exam, at('07:00'))).toEqual(at('09:00'))
})

test('of results with different totals the greater share is better, and one without points the worst', () => {
  expect(shareOf({ score: 40, most: 50 })).toBeGreaterThan(shareOf({ score: 70, most: 100 }))
  expect(shareOf({ score: null, most: 100 })).toBeLessThan(shareOf({ score: 0, most: 100 }))
})
