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

test.each([
  ['more than a week before', '12T23:59', null],
  ['from the beginning of the day a week before', '13T00:00', '13T00:00'],
  ['in the last hour of the day before the day before', '18T23:59', '13T00:00'],
  ['from the beginning of the day before', '19T00:00', '19T00:00'],
  ['until the end of the day itself', '20T23:59', '19T00:00'],
  ['from the beginning of the next day', '21T00:00', '21T00:00'],
  ['for two days', '22T23:59', '21T00:00'],
  ['and not longer', '23T00:00', null],
])('what is due by the end of a day reminds %s: %s as of %s', (_, now, from) => {
  const dueAt = new Date('2026-11-20T23:59:59.999+08:00')
  expect(reminderOf({ dueAt, isWholeDay: true, since: LONG_AGO }, at(now))?.from ?? null).toEqual(
    from && at(from),
  )
})

test('a reminder is of one stage: the one of a day before is another than that of a week before', () => {
  const [week, day] = ['14T08:00', '20T08:00'].map((now) =>
    reminderOf({ dueAt: DUE, since: LONG_AGO }, at(now)),
  )
  expect([week?.from, day?.from]).toEqual([at('13T18:00'), at('19T18:00')])
})

test('what was asked for within a stage does not remind in it, but in the next', () => {
  const deadline = { dueAt: DUE, since: at('15T08:00') }
  expect(reminderOf(deadline, at('15T09:00'))).toBeNull()
  expect(reminderOf(deadline, at('20T08:00'))).toMatchObject({ kind: 'deadline.near' })
})
