import { describe, expect, test } from 'vitest'
import { proofRuns } from '../../testing/proof.ts'
import { randomFrom } from '../random.ts'
import { deferredAcceptance, type Proposer } from './deferred-acceptance.ts'
import {
  everyStable,
  findBlockingPair,
  type MarketSize,
  randomMarket,
  rankOf,
  shuffled,
} from './markets.ts'

const LARGE: MarketSize = { proposers: 30, pools: 8, seats: 5, preferences: 4, levels: 6 }
const SMALL: MarketSize = { proposers: 5, pools: 3, seats: 2, preferences: 3, levels: 2 }

const times = (count: number, seed: number, act: (random: () => number, i: number) => void) => {
  const random = randomFrom(seed)
  for (let i = 0; i < count; i++) act(random, i)
}

describe('deferred acceptance', () => {
  test('never gives more than the seats and leaves no blocking pair, on 3,000 random markets up to 30 × 8', () => {
    times(proofRuns(3000), 1, (random) => {
      const { proposers, pools } = randomMarket(random, LARGE)
      expect(
        findBlockingPair(proposers, pools, deferredAcceptance(proposers, pools).placed),
      ).toBeUndefined()
    })
  })

  test('gives everybody the best place of all stable placements, by trying every placement of 1,500 small markets', () => {
    let several = 0 // too few of a twentieth of the markets have more than one stable placement

    times(1500, 2, (random) => {
      const { proposers, pools } = randomMarket(random, SMALL)
      const matching = deferredAcceptance(proposers, pools)
      const stable = everyStable(proposers, pools)

      expect(stable.length).toBeGreaterThan(0)

      if (stable.length > 1) several++

      for (const proposer of proposers)
        expect(rankOf(matching, proposer)).toBe(
          Math.min(...stable.map((placed) => rankOf({ placed }, proposer))),
        )
    })

    expect(several).toBeGreaterThan(0) // otherwise the oracle had no alternatives
  })

  test('gives the same result in any order the rows come', () => {
    times(proofRuns(500), 3, (random) => {
      const { proposers, pools } = randomMarket(random, LARGE)
      const first = deferredAcceptance(proposers, pools)
      const second = deferredAcceptance(shuffled(random, proposers), shuffled(random, pools))

      expect([...second.placed].sort(([a], [b]) => a - b)).toEqual(
        [...first.placed].sort(([a], [b]) => a - b),
      )
      expect([...second.pools].sort((a, b) => a.id - b.id)).toEqual(
        [...first.pools].sort((a, b) => a.id - b.id),
      )
    })
  })

  test('nobody whose true wishes fit the list is better off with any other list', () => {
    times(proofRuns(400), 4, (random) => {
      const { proposers, pools } = randomMarket(random, SMALL)
      const liar = proposers[Math.floor(random() * proposers.length)]!
      const truth = rankOf(deferredAcceptance(proposers, pools), liar)

      for (const preferences of everyList(liar.preferences)) {
        const misreported = proposers.map((proposer) =>
          proposer === liar ? { id: proposer.id, preferences } : proposer,
        )
        const at = deferredAcceptance(misreported, pools).placed.get(liar.id)

        const got =
          at === null || at === undefined
            ? liar.preferences.length
            : liar.preferences.indexOf(preferences[at]!)

        expect(got).toBeGreaterThanOrEqual(truth)
      }
    })
  })

  test('the waiting list of a pool holds exactly those who would rather be there, in the order of the pool', () => {
    times(proofRuns(500), 5, (random) => {
      const { proposers, pools } = randomMarket(random, LARGE)
      const matching = deferredAcceptance(proposers, pools)

      for (const { id, waiting, holders, seats, cutoff } of matching.pools) {
        const rather = proposers.filter((proposer) =>
          proposer.preferences
            .slice(0, rankOf(matching, proposer))
            .some((preference) => preference.pool === id),
        )

        expect([...waiting].sort((a, b) => a - b)).toEqual(rather.map((one) => one.id))

        if (waiting.length) expect(holders.length).toBe(seats)

        expect(cutoff === null).toBe(holders.length < seats || seats === 0)
      }
    })
  })

  test('refuses what would make the result depend on chance: equal priorities, a pool wished for twice, one that is not there', () => {
    const pools = [{ id: 1, seats: 1 }]
    const preference = { pool: 1, priority: [5] }

    const both: Proposer[] = [
      { id: 1, preferences: [preference] },
      { id: 2, preferences: [preference] },
    ]

    expect(() => deferredAcceptance(both, pools)).toThrow('equal')
    expect(() =>
      deferredAcceptance([{ id: 1, preferences: [preference, preference] }], pools),
    ).toThrow('twice')
    expect(() =>
      deferredAcceptance([{ id: 1, preferences: [{ pool: 9, priority: [1] }] }], pools),
    ).toThrow('not there')
    expect(() => deferredAcceptance([], [{ id: 1, seats: -1 }])).toThrow('seats')
  })
})

/** Every list a proposer could submit instead: any subset of the preferences in any order. */
function everyList<T>(preferences: readonly T[]): T[][] {
  const lists: T[][] = [[]]

  const extend = (list: T[]) => {
    for (const preference of preferences)
      if (!list.includes(preference)) {
        lists.push([...list, preference])
        extend([...list, preference])
      }
  }

  extend([])

  return lists
}
