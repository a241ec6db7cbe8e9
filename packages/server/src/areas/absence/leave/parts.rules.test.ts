import { describe, expect, test } from 'vitest'
import { calendarDaysOf, partsOf, staysOf, wholeDaysOf } from './parts.rules.ts'

const stay = (id: number, departmentId: number) => ({
  id,
  departmentId,
  startsOn: '2026-03-01',
  endsOn: '2026-03-31',
})

const span = (startsOn: string, startsHalf: string, endsOn: string, endsHalf: string) => ({
  startsOn,
  startsHalf,
  endsOn,
  endsHalf,
})

describe('the parts of the steps of an absence', () => {
  test('are one for the supervisor of each stay and one for each department', () => {
    expect(partsOf(['department', 'supervisor'], [stay(1, 7), stay(2, 7)], true)).toEqual([
      { step: 'supervisor', blockId: 1, departmentId: 7 },
      { step: 'supervisor', blockId: 2, departmentId: 7 },
      { step: 'department', blockId: null, departmentId: 7 },
    ])
  })

  test('have one of the base for working days outside every stay', () => {
    expect(partsOf(['supervisor'], [stay(1, 7)], false)).toContainEqual({
      step: 'supervisor',
      blockId: null,
      departmentId: null,
    })
  })

  test('are the base’s where there is no stay at all', () => {
    expect(partsOf(['supervisor', 'department', 'office'], [], true)).toEqual(
      (['supervisor', 'department', 'office'] as const).map((step) => ({
        step,
        blockId: null,
        departmentId: null,
      })),
    )
  })
})

test('a stay is met by one common day, and not by the day before or after', () => {
  const met = (startsOn: string, endsOn: string) =>
    staysOf([stay(1, 7)], { startsOn, endsOn }).length
  expect(met('2026-02-20', '2026-03-01')).toBe(1)
  expect(met('2026-03-31', '2026-04-02')).toBe(1)
  expect(met('2026-02-20', '2026-02-28')).toBe(0)
  expect(met('2026-04-01', '2026-04-02')).toBe(0)
})

test('the timetable gets whole days only: a half day at an end is left out', () => {
  expect(wholeDaysOf(span('2026-03-02', 'pm', '2026-03-04', 'am'))).toEqual({
    startsOn: '2026-03-03',
    endsOn: '2026-03-03',
  })
  expect(wholeDaysOf(span('2026-03-02', 'pm', '2026-03-03', 'am'))).toBeNull()
})

test.each([
  ['a whole day', span('2026-03-02', 'am', '2026-03-02', 'pm'), 1],
  ['a half day counts as half', span('2026-03-02', 'pm', '2026-03-02', 'pm'), 0.5],
  ['halves at both ends', span('2026-03-02', 'pm', '2026-03-04', 'am'), 2],
])('%s prolongs a training by so many days', (_, leaveSpan, days) => {
  expect(calendarDaysOf(leaveSpan)).toBe(days)
})
