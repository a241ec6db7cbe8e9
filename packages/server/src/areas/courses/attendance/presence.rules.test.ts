import { expect, test } from 'vitest'
import { lateness, phaseOf, presenceNow } from './presence.rules.ts'

const at = (time: string) => new Date(`2026-11-20T${time}:00+08:00`)
const lecture = { startsAt: at('10:00'), endsAt: at('11:00'), opensBefore: 15, lateAfter: 10 }

test('sign-in is open from its minutes before the begin up to the end, both included', () => {
  expect(['09:44', '09:45', '11:00', '11:01'].map((time) => phaseOf(lecture, at(time)))).toEqual([
    'ahead',
    'open',
    'open',
    'over',
  ])
})

test('who signs in more than the allowed minutes after the begin is late, by whole minutes', () => {
  expect(lateness(at('09:50'), lecture)).toEqual({ presence: 'here', minutes: 0 })
  expect(lateness(at('10:10'), lecture)).toEqual({ presence: 'here', minutes: 10 })

  expect(lateness(new Date(at('10:10').getTime() + 1), lecture)).toEqual({
    presence: 'late',
    minutes: 10,
  })
})

test('who has not come is awaited until the end and absent afterwards, whatever was entered stays', () => {
  expect([
    presenceNow(null, 'open'),
    presenceNow(null, 'over'),
    presenceNow('excused', 'over'),
  ]).toEqual(['awaited', 'absent', 'excused'])
})
