import { expect, test } from 'vitest'
import type { Rule, Scores } from '../../../algorithms/matching/admission.ts'
import { adjust, adjustmentHash, type Candidate, type LeftOffer } from './adjust.rules.ts'

const RULE: Rule = {
  weight: { theory: 60, skill: 20, interview: 20 },
  minimum: { theory: 6000, skill: 0, interview: 0 },
}

const scores = (
  theory: number | null,
  skill: number | null = 8000,
  interview: number | null = 8000,
): Scores => ({
  theory,
  skill,
  interview,
})

const who = (id: number, theory: number, over: Partial<Candidate> = {}): Candidate => ({
  id,
  kind: 'open',
  firstBase: 1,
  professions: new Set(['technician']),
  scores: [scores(theory)],
  refused: new Set(),
  ...over,
})

const offer = (
  id: number,
  base: number,
  seats: number | Record<string, number>,
  profession = 'technician',
): LeftOffer => ({
  id,
  base,
  profession,
  pools:
    typeof seats === 'number'
      ? [{ id: id * 10, kind: null, free: seats }]
      : Object.entries(seats).map(([kind, free], i) => ({ id: id * 10 + i, kind, free })),
})

const lots = new Map([1, 2, 3, 4].map((id) => [id, id]))

const placed = (
  candidates: Candidate[],
  offers: LeftOffer[],
  meets: (id: number, offer: number) => boolean = () => true,
) => adjust(candidates, offers, { rule: RULE, lots, meets }).map(({ id, offerId }) => [id, offerId])

test('goes by total; offers of the first choice’s base come first, then the published order', () => {
  expect(
    placed(
      [who(1, 7000), who(2, 9000), who(3, 8000)],
      [offer(5, 2, 1), offer(6, 1, 1), offer(7, 3, 5)],
    ),
  ).toEqual([
    [2, 6],
    [3, 5],
    [1, 7],
  ])
})

test('breaks equal totals as the run does: theory, interview, the lot', () => {
  const equal = [
    who(1, 8000),
    who(2, 8000),
    who(3, 8100, { scores: [scores(8100, 7700)] }),
    who(4, 8000, { scores: [scores(8000, 7000, 9000)] }),
  ]
  expect(placed(equal, [offer(5, 1, 3)])).toEqual([
    [3, 5],
    [4, 5],
    [2, 5],
  ])
})

test('nobody is placed whose scores miss a part or a minimum, where a condition is not met, or where the base has refused', () => {
  const offers = [offer(5, 1, 9)]

  expect(
    placed(
      [who(1, 5999), who(2, 8000, { scores: [scores(8000, null)] }), who(3, 8000, { scores: [] })],
      offers,
    ),
  ).toEqual([])

  expect(placed([who(1, 8000), who(2, 7000)], offers, (id) => id === 2)).toEqual([[2, 5]])
  expect(placed([who(1, 8000, { refused: new Set([5]) })], offers)).toEqual([])
})

test('a pharmacist is not placed among technicians, nor a kind in another kind’s seats', () => {
  expect(placed([who(1, 8000)], [offer(5, 1, 1, 'pharmacist')])).toEqual([])
  expect(
    placed([who(1, 8000), who(2, 7000, { kind: 'partner' })], [offer(5, 1, { partner: 1 })]),
  ).toEqual([[2, 5]])
})

test('of several choices the best total that counts is taken', () => {
  const [placement] = adjust(
    [who(1, 0, { scores: [scores(7000), scores(9000), scores(5000)] })],
    [offer(5, 1, 1)],
    {
      rule: RULE,
      lots,
      meets: () => true,
    },
  )
  expect(placement).toEqual({ id: 1, offerId: 5, poolId: 50, total: 8600 })
})

test('what is published is what was looked at: another place has another hash, another order has not', () => {
  const a = { id: 1, offerId: 5, poolId: 50, total: 8600 }
  const b = { id: 2, offerId: 5, poolId: 50, total: 8000 }

  expect(adjustmentHash([a, b])).toBe(adjustmentHash([b, a]))
  expect(adjustmentHash([a, { ...b, poolId: 51 }])).not.toBe(adjustmentHash([a, b]))
})
