import { expect, test } from 'vitest'
import { poolsOf, seatValuesOf } from './offer-form.rules.ts'

test('one figure is one pool; none is no pool', () => {
  expect(poolsOf({ split: 'one', seats: 0 }, ['open'])).toEqual([{ traineeKind: null, seats: 0 }])
  expect(poolsOf({ split: 'one', seats: null }, ['open'])).toBeNull()
})

test('split, each kind that is taken and has a figure has its pool', () => {
  const seatsOf = { open: 3, degree: 0, partner: 9, sponsored: null }

  expect(poolsOf({ split: 'kinds', seatsOf }, ['sponsored', 'open', 'degree'])).toEqual([
    { traineeKind: 'open', seats: 3 },
    { traineeKind: 'degree', seats: 0 },
  ])

  expect(poolsOf({ split: 'kinds', seatsOf: {} }, ['open'])).toBeNull()
})

test('what is stored comes back as it was', () => {
  const split = [
    { traineeKind: 'open' as const, seats: 3 },
    { traineeKind: 'degree' as const, seats: 1 },
  ]

  expect(poolsOf(seatValuesOf(split), ['open', 'degree'])).toEqual(split)
  expect(poolsOf(seatValuesOf([{ traineeKind: null, seats: 4 }]), [])).toEqual([
    { traineeKind: null, seats: 4 },
  ])
})
