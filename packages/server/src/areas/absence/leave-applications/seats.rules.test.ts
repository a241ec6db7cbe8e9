import { expect, test } from 'vitest'
import { seatsIn } from './seats.rules.ts'

const at = (time: string) => new Date(`2026-03-02T${time}:00+08:00`)

const exam = (from: string, to: string, more: object = {}) =>
  ({ isSeat: true, time: { startsAt: at(from), endsAt: at(to) }, ...more }) as never

const morning = {
  startsOn: '2026-03-02',
  startsHalf: 'am',
  endsOn: '2026-03-02',
  endsHalf: 'am',
} as const
const afternoon = { ...morning, startsHalf: 'pm', endsHalf: 'pm' } as const

test('a day is halved at noon: an exam in the morning hinders no leave of the afternoon', () => {
  const early = exam('08:00', '10:00')
  expect(seatsIn([early], morning)).toEqual([early])
  expect(seatsIn([early], afternoon)).toEqual([])
})

test('an exam over noon hinders both halves', () => {
  const over = exam('11:00', '13:00')
  expect([seatsIn([over], morning).length, seatsIn([over], afternoon).length]).toEqual([1, 1])
})

test('what was called off, or holds nobody at a time, hinders no leave', () => {
  expect(
    seatsIn(
      [exam('08:00', '10:00', { isCancelled: true }), exam('08:00', '10:00', { isSeat: false })],
      morning,
    ),
  ).toEqual([])
})
