import { addDays } from '@residency/contract/kernel/day'
import { describe, expect, test } from 'vitest'

import { randomFrom } from '../random.ts'
import { faultsOfInstance } from './check-instance.ts'
import { checkRoster } from './check-roster.ts'
import { type CountedPlace, distanceFromShare, fairestSplit } from './fairest-split.ts'
import type { Assignment, RosterInstance, RosterPerson, ShiftKind } from './instance.ts'
import { fallIll, randomRoster } from './random-rosters.ts'
import { costOfRoster } from './roster-cost.ts'
import { solveRoster } from './solve-roster.ts'

const NIGHT: ShiftKind = {
  id: 'night',
  from: '20:00',
  until: '08:00',
  on: ['workday', 'weekend', 'holiday'],
  least: 1,
  most: 1,
  isNight: true,
}

const FIRST = '2027-03-01'

const people = (count: number, more: Partial<RosterPerson> = {}): RosterPerson[] =>
  Array.from({ length: count }, (_, number) => ({ id: `p${number + 1}`, level: 1, ...more }))

const instanceOf = (more: Partial<RosterInstance>): RosterInstance => ({
  first: FIRST,
  days: 7,
  kinds: [NIGHT],
  people: people(4),
  ...more,
})

/** Ends after so many looks at the clock: the same on every machine. */
const looks = (count: number) => {
  let left = count
  return { isOver: () => left-- <= 0 }
}

const solve = (instance: RosterInstance, seed = 1, count = 40) =>
  solveRoster(instance, { seed, ...looks(count) })

const nightsOf = (roster: readonly Assignment[], person: string) =>
  roster.filter((one) => one.person === person).map(({ day }) => day)

describe('hard rules', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'random department %i: the independent checker finds no broken rule',
    (seed) => {
      const random = randomFrom(seed)

      const instance = randomRoster(random, {
        people: 10 + Math.floor(random() * 51),
        kinds: 1 + Math.floor(random() * 8),
        days: 28 + Math.floor(random() * 4),
      })

      const result = solve(instance, seed, 2)
      const { faults, missing } = checkRoster(instance, result.roster)

      expect(faults).toEqual([])
      expect(missing).toBe(result.empty.length)
      expect(result.cost).toBeCloseTo(costOfRoster(instance, result.roster))
      expect(result.bound).toBeLessThanOrEqual(result.cost + 1e-6)
    },
  )

  test('eleven hours of rest follow a night, also one before the roster', () => {
    const early: ShiftKind = {
      ...NIGHT,
      id: 'early',
      from: '08:00',
      until: '16:00',
      isNight: false,
    }

    const { roster, empty } = solve(
      instanceOf({
        days: 1,
        kinds: [{ ...NIGHT, least: 0 }, early],
        people: people(1, { before: [{ kind: 'night', day: '2027-02-28' }] }),
      }),
    )

    expect(roster.some(({ kind }) => kind === 'early')).toBe(false)
    expect(empty.find(({ kind }) => kind === 'early')?.reasons).toEqual([
      { person: 'p1', reason: 'rest' },
    ])
  })

  test('nobody has three nights in a row', () => {
    const { roster, empty } = solve(instanceOf({ days: 3, people: people(1) }))

    expect(roster).toHaveLength(2)
    expect(empty).toHaveLength(1)
  })

  test('an in-house night falls at most on every third day of four weeks', () => {
    const { roster } = solve(instanceOf({ days: 28, people: people(1) }))

    expect(roster).toHaveLength(9)
  })

  test('a call from home is no work: it takes no free day and needs no rest', () => {
    const call: ShiftKind = { ...NIGHT, isNight: false, onCall: 'home' }

    expect(solve(instanceOf({ days: 28, kinds: [call], people: people(1) })).empty).toEqual([])
  })

  test('four days of four weeks are free of work', () => {
    const day: ShiftKind = { ...NIGHT, from: '08:00', until: '12:00', isNight: false }
    const { roster } = solve(instanceOf({ days: 28, kinds: [day], people: people(1) }))

    expect(roster).toHaveLength(24)
  })

  test('other work counts towards eighty hours a week', () => {
    const day: ShiftKind = { ...NIGHT, from: '08:00', until: '16:00', isNight: false }
    const person = people(1, { otherHours: 70 })

    // Four weeks of ten hours are left: five shifts of eight hours.
    expect(solve(instanceOf({ days: 28, kinds: [day], people: person })).roster).toHaveLength(5)
  })

  test('a night into a day of leave is not given', () => {
    const { roster } = solve(
      instanceOf({ days: 1, people: people(1, { away: [addDays(FIRST, 1)] }) }),
    )

    expect(roster).toEqual([])
  })

  test('a locked shift is kept, even on a day of leave', () => {
    const locked = [{ person: 'p1', kind: 'night', day: FIRST }]
    const instance = instanceOf({ people: people(3, { away: [FIRST] }), locked })

    expect(nightsOf(solve(instance).roster, 'p1')).toContain(FIRST)
  })
})

describe('the cost', () => {
  test('shifts within the whole numbers around a fair share cost nothing', () => {
    expect([1, 2, 3, 4].map((count) => distanceFromShare(count, 2.4))).toEqual([1, 0, 0, 1])
    expect([1, 2, 3].map((count) => distanceFromShare(count, 2))).toEqual([1, 0, 1])
  })

  test('the fairest split is that of trying all splits', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const random = randomFrom(seed)
      const number = (most: number) => Math.floor(random() * most)
      const shares = [1.5, number(3), 2.25]
      const past = shares.map(() => number(2))
      const places = Array.from({ length: 6 }, () => ({
        day: number(3),
        people: [0, 1, 2].filter(() => random() < 0.7),
      }))

      const tried = splitsOf(places, past).map((counts) => ({
        dealt: counts.reduce((sum, count, person) => sum + count - past[person]!, 0),
        distance: counts.reduce((sum, one, i) => sum + distanceFromShare(one, shares[i]!), 0),
      }))

      const max = Math.max(...tried.map(({ dealt }) => dealt))
      const least = Math.min(
        ...tried.filter(({ dealt }) => dealt === max).map(({ distance }) => distance),
      )

      const { distance, empty } = fairestSplit(places, shares, past)

      expect(empty, `seed ${seed}`).toBe(places.length - max)
      if (empty === 0) expect(distance, `seed ${seed}`).toBe(least)
    }
  })

  test('who had more nights in six months has fewer now', () => {
    const [busy, ...others] = people(4)
    const past = { nights: 3, weekends: 0, holidays: 0 }
    const { roster, cost, isProven } = solve(
      instanceOf({ days: 8, people: [{ ...busy!, past }, ...others] }),
    )

    // Eleven nights between four people: two or three each.
    expect(nightsOf(roster, 'p1')).toHaveLength(0)
    expect(cost).toBe(0)
    expect(isProven).toBe(true)
  })

  test('who was there half the time has half the nights', () => {
    const [half, ...others] = people(4)
    const { roster } = solve(
      instanceOf({ days: 14, people: [{ ...half!, presence: 0.5 }, ...others] }),
    )

    expect(nightsOf(roster, 'p1')).toHaveLength(2)
  })

  test('the preferences of a person weigh one together', () => {
    const day: ShiftKind = { ...NIGHT, from: '08:00', until: '12:00', isNight: false }
    const preferences = [0, 1, 2, 3].map((number) => ({
      day: addDays(FIRST, number),
      wants: number > 1,
    }))
    const { cost, people: figures } = solve(
      instanceOf({ days: 4, kinds: [day], people: people(1, { preferences }) }),
    )

    expect(cost).toBeCloseTo(0.5)
    expect(figures[0]).toMatchObject({ preferences: 4, preferencesMet: 2 })
  })

  test('after an illness only the shifts of the ill person change', () => {
    const instance = randomRoster(randomFrom(7), { people: 20, kinds: 4, days: 31, awayShare: 0 })
    const published = solve(instance, 1, 100)
    const ill = nightsOf(published.roster, 'p3').slice(0, 2)
    const repaired = solve(fallIll(instance, published.roster, 'p3', ill), 1, 100)

    const key = ({ person, kind, day }: Assignment) => `${person} ${kind} ${day}`
    const before = new Set(published.roster.map(key))
    const changed = repaired.roster.filter((one) => !before.has(key(one)))

    expect(
      checkRoster(fallIll(instance, published.roster, 'p3', ill), repaired.roster).faults,
    ).toEqual([])
    expect(changed.length).toBeGreaterThanOrEqual(ill.length)
    expect(changed.length).toBeLessThanOrEqual(ill.length * 3)
  })
})

describe('a place that nobody can fill', () => {
  test('is listed with the people who could have had it', () => {
    const senior: ShiftKind = { ...NIGHT, id: 'senior', levels: [{ level: 3, least: 1 }] }
    const [low, high] = people(2)
    const instance = instanceOf({
      days: 1,
      kinds: [senior, { ...senior, id: 'second' }],
      people: [low!, { ...high!, level: 3 }],
    })

    const { roster, empty } = solve(instance)

    expect(roster).toHaveLength(1)
    expect(empty[0]?.shortage).toEqual({ kinds: expect.any(Array), people: ['p2'] })
    expect(empty[0]?.shortage?.kinds.toSorted()).toEqual(['second', 'senior'])
    expect(empty[0]?.reasons).toContainEqual({ person: 'p1', reason: 'level' })
  })
})

/** The numbers of shifts after every way to deal the places out; places may stay empty. */
function splitsOf(places: readonly CountedPlace[], past: readonly number[]): number[][] {
  const splits: number[][] = []
  const taken = new Set<string>()

  const deal = (place: number, counts: readonly number[]): void => {
    if (place === places.length) {
      splits.push([...counts])
      return
    }

    deal(place + 1, counts)

    for (const person of places[place]!.people) {
      const key = `${person} ${places[place]!.day}`
      if (taken.has(key)) continue

      taken.add(key)
      deal(
        place + 1,
        counts.map((count, other) => count + Number(other === person)),
      )
      taken.delete(key)
    }
  }

  deal(0, past)

  return splits
}

/** The cheapest of all rosters, tried one by one. */
function bruteForce(instance: RosterInstance): number {
  const cells = Array.from({ length: instance.days }, (_, day) =>
    addDays(instance.first, day),
  ).flatMap((day) => instance.kinds.map((kind) => ({ day, kind: kind.id })))

  const ids = instance.people.map(({ id }) => id)
  let least = Number.POSITIVE_INFINITY

  const fill = (place: number, roster: Assignment[]): void => {
    if (place === cells.length) {
      if (checkRoster(instance, roster).faults.length > 0) return

      least = Math.min(least, costOfRoster(instance, roster))
      return
    }

    fill(place + 1, roster)
    for (const person of ids) fill(place + 1, [...roster, { ...cells[place]!, person }])
  }

  fill(0, [])

  return least
}

describe('small instances, all rosters tried', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'seed %i: the best roster is found, the bound is below it',
    (seed) => {
      const random = randomFrom(seed * 31)
      const instance = instanceOf({
        days: 5,
        people: people(3).map((person) => ({
          ...person,
          past: { nights: Math.floor(random() * 3), weekends: 0, holidays: 0 },
          away: random() < 0.5 ? [addDays(FIRST, Math.floor(random() * 5))] : [],
          preferences: [{ day: addDays(FIRST, Math.floor(random() * 5)), wants: random() < 0.5 }],
        })),
      })

      const result = solve(instance, seed)
      const least = bruteForce(instance)

      expect(result.cost).toBeCloseTo(least)
      expect(result.cost).toBeCloseTo(costOfRoster(instance, result.roster))
      expect(result.bound).toBeLessThanOrEqual(least + 1e-6)
    },
  )
})

describe('an instance that is wrong', () => {
  test('is refused with every fault and its place', () => {
    const faults = faultsOfInstance(
      instanceOf({
        kinds: [{ ...NIGHT, from: '25:00', most: 0 }],
        people: [...people(1), ...people(1)],
        locked: [{ person: 'nobody', kind: 'day', day: '2028-01-01' }],
      }),
    )

    expect(faults).toEqual([
      'people: p1 is there twice',
      'kinds night: from and until are HH:MM',
      'kinds night: least and most are whole numbers, least no more than most',
      'locked nobody day 2028-01-01: nobody has this id',
      'locked nobody day 2028-01-01: there is no such kind',
      'locked nobody day 2028-01-01: the day is outside the roster',
    ])
  })
})
