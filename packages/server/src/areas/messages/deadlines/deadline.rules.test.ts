import { expect, test } from 'vitest'
import { reminderOf } from './deadline.rules.ts'

const at = (day: string) => new Date(`2026-11-${day}:00+08:00`)
const DUE = at('20T18:00')
const LONG_AGO = at('01T08:00')

test.each([
  ['more than a week before', '13T17:59', null],
  ['a week before', '13T18:00', 'deadline.near'],
  ['later in that week, for who was missed then', '18T09:00', 'deadline.near'],
  ['a day before', '19T18:00', 'deadline.near'],
  ['at the time itself', '20T18:00', null],
  ['within the day after', '21T17:59', null],
  ['a day after', '21T18:00', 'deadline.over'],
  ['long after', '23T18:00', null],
])('a deadline reminds %s: %s %s', (_, now, kind) => {
  expect(reminderOf({ dueAt: DUE, since: LONG_AGO }, at(now))?.kind ?? null).toBe(kind)
})
test('a reminder is of one stage: the one of a day before is another than that of a week before', () => {
  const [week, day] = ['14T08:00', '20T08:00'].map((now) => reminderOf({ dueAt: DUE, since: LONG_AGO }, at(now)))
  expect([week?.from, day?.from]).toEqual([at('13T18:00'), at('19T18:00')])
})
test('what was asked for within a stage does not remind in it, but in the next', () => {
  const asked = { dueAt: DUE, since: at('15T08:00') }
  expect(reminderOf(asked, at('15T09:00'))).toBeNull()
  expect(reminderOf(asked, at('20T08:00'))).toMatchObject({ kind: 'deadline.near' })
})
