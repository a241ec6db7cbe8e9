import { expect, test } from 'vitest'
import { currentMonth, firstDaysOfPlans, monthOfPlan, spanOfCohorts } from './months.rules.ts'

const cohort = (startsOn: string, months: number) => ({ startsOn, months })

test('a plan holds the training of all its cohorts, from the first begin to the last end', () => {
  expect(spanOfCohorts([cohort('2026-09-01', 24), cohort('2027-09-01', 36)])).toEqual({
    startsOn: '2026-09-01',
    months: 48,
  })
})

test('no plan is longer than sixty months, and none comes from no cohort', () => {
  expect(spanOfCohorts([cohort('2026-09-01', 24), cohort('2031-09-01', 36)])?.months).toBe(60)
  expect(spanOfCohorts([])).toBeNull()
})

test('a plan may begin three years back to a year and a half ahead', () => {
  const months = firstDaysOfPlans('2026-11-20')
  expect([months[0], months.at(-1), months.length]).toEqual(['2023-11-01', '2028-05-01', 55])
})

test('months of a plan are counted over the end of a year; before its begin the first is the current one', () => {
  expect(monthOfPlan('2026-09-01', 5)).toBe('2027-02')
  expect(currentMonth('2026-09-01', '2027-02-10')).toBe(5)
  expect(currentMonth('2026-09-01', '2026-07-31')).toBe(0)
})
