import { expect, test } from 'vitest'
import { dayFault } from './meeting.rules.ts'

const relation = { name: '李明', startedOn: '2026-01-10', endedOn: '2026-02-20' }

test.each([
  ['on the first day', '2026-01-10', null],
  ['on the last day', '2026-02-20', null],
  ['the day before the first', '2026-01-09', 'meetingBeforeRelation'],
  ['the day after the last', '2026-02-21', 'meetingAfterRelation'],
  ['ahead of today', '2026-03-02', 'meetingInFuture'],
])('a meeting %s', (_, metOn, error) => {
  expect(dayFault(relation, metOn, '2026-03-01')?.error ?? null).toBe(error)
})

test('a relation without an end allows every day until today', () => {
  expect(dayFault({ ...relation, endedOn: null }, '2026-03-01', '2026-03-01')).toBeNull()
})
