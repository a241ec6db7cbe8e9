import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inputOf, poolsByOffer, poolsLeftOver, ruleOf, scoresFinder } from './assemble.rules.ts'
import type { ChoiceFacts, PoolFacts, RegistrationFacts, ScoreFacts } from './market-facts.rules.ts'

const TERMS = {
  theoryWeight: 50,
  skillWeight: 30,
  interviewWeight: 20,
  theoryMinimum: 6000,
  skillMinimum: 5000,
  interviewMinimum: 4000,
  scoresBy: 'applicant',
}

const pool = (id: number, offerId: number, over: Partial<PoolFacts> = {}): PoolFacts => ({
  id,
  offerId,
  traineeKind: null,
  seats: 5,
  baseId: 41,
  profession: 'profession',
  place: 1,
  held: 0,
  isWaitedFor: false,
  ...over,
})

const registration = (id: number, traineeKind = 'sponsored'): RegistrationFacts => ({
  id,
  state: 'passed',
  traineeKind,
  acceptsAdjustment: true,
})

const choice = (
  registrationId: number,
  rank: number,
  offerId: number,
  isEligible: boolean | null = true,
): ChoiceFacts => ({ registrationId, rank, offerId, isEligible })

const score = (
  registrationId: number,
  offerId: number | null,
  component: string,
  points: number,
): ScoreFacts => ({ registrationId, offerId, component, points })

const NONE = { theory: null, skill: null, interview: null }

const run = (
  round: number,
  pools: readonly PoolFacts[],
  registrations: readonly RegistrationFacts[] = [],
  choices: readonly ChoiceFacts[] = [],
) => inputOf(TERMS, 'seed', round, pools, { registrations, choices, scores: [] })

test('each component has the weight and the minimum of the intake', () => {
  expect(ruleOf(TERMS)).toEqual({
    weight: { theory: 50, skill: 30, interview: 20 },
    minimum: { theory: 6000, skill: 5000, interview: 4000 },
  })
})

describe('scores', () => {
  const rows = [
    score(7, null, 'theory', 7100),
    score(8, null, 'theory', 8100),
    score(7, 101, 'theory', 7200),
    score(7, 101, 'skill', 7300),
    score(7, 102, 'skill', 7400),
  ]

  test('are those of the person where the intake does not score by offer', () => {
    const scoresOf = scoresFinder(rows, 'applicant')
    expect(scoresOf(7, 101)).toEqual({ ...NONE, theory: 7100 })
    expect(scoresOf(7, 999)).toEqual({ ...NONE, theory: 7100 })
    expect(scoresOf(8, 101)).toEqual({ ...NONE, theory: 8100 })
  })

  test('are those for the offer where the intake scores by offer', () => {
    const scoresOf = scoresFinder(rows, 'offer')
    expect(scoresOf(7, 101)).toEqual({ theory: 7200, skill: 7300, interview: null })
    expect(scoresOf(7, 102)).toEqual({ ...NONE, skill: 7400 })
    expect(scoresOf(8, 101)).toEqual(NONE)
  })

  test('are missing, not 0, where none is entered, and 0 where that is entered', () => {
    expect(scoresFinder([], 'applicant')(7, 101)).toEqual(NONE)
    expect(scoresFinder([score(7, null, 'skill', 0)], 'applicant')(7, 101)).toEqual({
      ...NONE,
      skill: 0,
    })
  })

  test('of one person never become those of another', () => {
    const scoresOf = scoresFinder([score(1, 23, 'theory', 9100)], 'offer')
    expect([scoresOf(12, 3), scoresOf(1, 2), scoresOf(1, 23)]).toEqual([
      NONE,
      NONE,
      { ...NONE, theory: 9100 },
    ])
  })
})

test('pools are found by their offer, in their order', () => {
  const pools = [pool(1, 102), pool(2, 101), pool(3, 102)]
  expect([...poolsByOffer(pools)]).toEqual([
    [102, [pools[0], pools[2]]],
    [101, [pools[1]]],
  ])
})

describe('seats of the first run', () => {
  const seats = (...pools: readonly PoolFacts[]) => run(1, pools).input.offers

  test('are one number for an offer without quotas for kinds', () => {
    expect(seats(pool(1, 101, { seats: 5, held: 2 }))).toEqual([{ id: 101, seats: 3 }])
  })

  test('are one number for each kind where quotas are split', () => {
    expect(
      seats(
        pool(1, 101, { traineeKind: 'sponsored', seats: 5, held: 1 }),
        pool(2, 102, { seats: 6 }),
        pool(3, 101, { traineeKind: 'open', seats: 2, held: 2 }),
      ),
    ).toEqual([
      { id: 101, seats: { sponsored: 4, open: 0 } },
      { id: 102, seats: 6 },
    ])
  })

  test('are none, not fewer, where more people hold one than there are', () => {
    expect(seats(pool(1, 101, { seats: 2, held: 3 }))).toEqual([{ id: 101, seats: 0 }])
  })

  test('do not depend on who waits', () => {
    expect(seats(pool(1, 101, { isWaitedFor: true }))).toEqual([{ id: 101, seats: 5 }])
  })
})

describe('seats of the second run', () => {
  const split = (id: number, over: Partial<PoolFacts> = {}) =>
    pool(id, 101, { traineeKind: 'sponsored', ...over })

  test.each<[string, Partial<PoolFacts>, boolean]>([
    ['one that is free', { seats: 5, held: 4 }, true],
    ['none that is held', { seats: 5, held: 5 }, false],
    ['none where more are held than there are', { seats: 5, held: 6 }, false],
    ['none that somebody waits for', { isWaitedFor: true }, false],
    ['none of a quota that is not split', { traineeKind: null }, false],
  ])('are left over in pools of split quotas: %s', (_, over, isLeft) => {
    expect(poolsLeftOver([split(1, over)])).toHaveLength(isLeft ? 1 : 0)
  })

  test('are for every kind, all of an offer together', () => {
    const pools = [
      split(1, { seats: 5, held: 2 }),
      split(2, { traineeKind: 'open', seats: 4, held: 0 }),
      split(3, { traineeKind: 'degree', seats: 9, isWaitedFor: true }),
      pool(4, 102),
      pool(5, 103, { traineeKind: 'open', seats: 1 }),
    ]

    expect(run(2, pools).input.offers).toEqual([
      { id: 101, seats: 7 },
      { id: 103, seats: 1 },
    ])
  })

  test('are never more than the pools have free', () => {
    const pools = fc.array(
      fc.record({
        offerId: fc.constantFrom(101, 102),
        traineeKind: fc.constantFrom(null, 'sponsored', 'open'),
        seats: fc.nat(6),
        held: fc.nat(8),
        isWaitedFor: fc.boolean(),
      }),
    )

    fc.assert(
      fc.property(pools, (list) => {
        const facts = list.map(({ offerId, ...over }, at) => pool(at + 1, offerId, over))
        for (const { id, seats } of run(2, facts).input.offers) {
          const free = facts
            .filter(({ offerId }) => offerId === id)
            .reduce((sum, poolFacts) => sum + Math.max(0, poolFacts.seats - poolFacts.held), 0)

          expect(seats).toBeGreaterThan(0)
          expect(seats).toBeLessThanOrEqual(free)
        }
      }),
      { seed: 20261130 },
    )
  })
})

describe('the choices of a person', () => {
  const pools = [
    pool(1, 101, { traineeKind: 'sponsored' }),
    pool(2, 102),
    pool(3, 103, { traineeKind: 'sponsored' }),
  ]

  const people = [registration(7), registration(8, 'open'), registration(9)]

  const choices = [
    choice(7, 1, 102),
    choice(8, 1, 102),
    choice(7, 2, 103, false),
    choice(7, 3, 101, null),
  ]

  const offersOf = (round: number) =>
    run(round, pools, people, choices).input.applicants.map((applicant) => [
      applicant.id,
      applicant.choices.map(({ offer }) => offer),
    ])

  test('all count in the first run, in their order, and nobody is left out', () => {
    expect(offersOf(1)).toEqual([
      [7, [102, 103, 101]],
      [8, [102]],
      [9, []],
    ])
  })

  test('count in the second run where seats are left over; who has no other takes no part', () => {
    expect(offersOf(2)).toEqual([[7, [103, 101]]])
  })

  test('are eligible only where that was said', () => {
    const [first] = run(1, pools, people, choices).input.applicants
    expect(first?.choices.map(({ isEligible }) => isEligible)).toEqual([true, false, false])
  })

  test('are found by the person afterwards', () => {
    const { choicesOf } = run(2, pools, people, choices)
    expect([...choicesOf]).toEqual([[7, [choices[2], choices[3]]]])
  })
})

test('a run has the rule, the seed, the kinds and the scores of its people', () => {
  const { input } = inputOf(
    { ...TERMS, scoresBy: 'offer' },
    'seed of the draw',
    1,
    [pool(1, 101)],
    {
      registrations: [registration(7, 'open')],
      choices: [choice(7, 1, 101), choice(7, 2, 102)],
      scores: [score(7, 101, 'theory', 7200), score(7, 102, 'theory', 6100)],
    },
  )

  expect(input).toEqual({
    rule: ruleOf(TERMS),
    seed: 'seed of the draw',
    offers: [{ id: 101, seats: 5 }],
    applicants: [
      {
        id: 7,
        kind: 'open',
        choices: [
          { offer: 101, isEligible: true, scores: { ...NONE, theory: 7200 } },
          { offer: 102, isEligible: true, scores: { ...NONE, theory: 6100 } },
        ],
      },
    ],
  })
})
