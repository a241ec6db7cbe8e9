import type { TraineeKind } from '@residency/contract/areas/trainees/trainee-facts.public'
import { expect, test } from 'vitest'
import {
  findTooFew,
  hasSameSplit,
  type OfferFacts,
  rightsOnOffer,
  strayKinds,
} from './offer.rules.ts'

const allowed = (facts: Partial<OfferFacts>) =>
  Object.entries(rightsOnOffer({ state: 'draft', choices: 0, isPlaced: false, ...facts }))
    .filter(([, isAllowed]) => isAllowed)
    .map(([name]) => name)

test('an offer nobody has chosen changes freely while sign-up is planned or open', () => {
  expect(allowed({})).toEqual(['terms', 'seats', 'split', 'remove'])
  expect(allowed({ state: 'open' })).toEqual(['terms', 'seats', 'split', 'remove'])
})

test('what people chose it by stays once somebody has chosen it', () => {
  expect(allowed({ state: 'open', choices: 1 })).toEqual(['seats', 'split'])
})

test('once a seat was given the seats stay split as they are', () => {
  expect(allowed({ state: 'open', choices: 1, isPlaced: true })).toEqual(['seats'])
  expect(allowed({ state: 'open', isPlaced: true })).toEqual(['terms', 'seats'])
})

test('after sign-up only the number of seats may change, after the end nothing', () => {
  for (const state of ['closed', 'admitting', 'published'])
    expect(allowed({ state })).toEqual(['seats'])
  expect(allowed({ state: 'finished' })).toEqual([])
})

test('pools are compared by kind, not by order or seats', () => {
  const pool = (traineeKind: TraineeKind | null, seats: number) => ({ traineeKind, seats })
  expect(
    hasSameSplit([pool('open', 1), pool('degree', 2)], [pool('degree', 9), pool('open', 0)]),
  ).toBe(true)
  expect(hasSameSplit([pool(null, 1)], [pool('open', 1)])).toBe(false)
})

test('a pool may shrink to what is held and not below; one that is left out has none', () => {
  const before = [
    { traineeKind: 'open', seats: 5, held: 2 },
    { traineeKind: 'degree', seats: 3, held: 0 },
  ] as const

  expect(findTooFew(before, [{ traineeKind: 'open', seats: 2 }])).toBeUndefined()
  expect(findTooFew(before, [{ traineeKind: 'open', seats: 1 }])).toBe(2)
  expect(findTooFew(before, [{ traineeKind: 'degree', seats: 9 }])).toBe(2)
})

test('a kind the offer does not take has no pool', () => {
  expect(strayKinds([{ traineeKind: 'open', seats: 1 }], ['degree'])).toEqual(['open'])
  expect(strayKinds([{ traineeKind: null, seats: 1 }], [])).toEqual([])
})
