import { expect, test } from 'vitest'
import { lateness, phaseOf, presenceNow } from './presence.rules.ts'

const timeOf = (time: string) => new Date(`2026-11-20T${time}:00+08:00`)
const lecture = {
  startsAt: timeOf('10:00'),
  endsAt: timeOf('11:00'),
  opensBefore: 15,
  lateAfter: 10,
}

test('sign-in is open from its minutes before the begin up to the end, both included', () => {
  expect(
    ['09:44', '09:45', '11:00', '11:01'].map((time) => phaseOf(lecture, timeOf(time))),
  ).toEqual(['ahead', 'open', 'open', 'over'])
})

test('who signs in more than the allowed minutes after the begin is late, by whole minutes', () => {
  expect(lateness(timeOf('09:50'), lecture)).toEqual({ presence: 'here', minutes: 0 })
  expect(lateness(timeOf('10:10'), lecture)).toEqual({ presence: 'here', minutes: 10 })

  expect(lateness(new Date(timeOf('10:10').getTime() + 1), lecture)).toEqual({
    presence: 'late',
    minutes: 10,
  })
})

test('without a sign-in a person is awaited until the end and absent afterwards; an entered presence stays', () => {
  expect([
    presenceNow(null, 'open'),
    presenceNow(null, 'over'),
    presenceNow('excused', 'over'),
  ]).toEqual(['awaited', 'absent', 'excused'])
})
