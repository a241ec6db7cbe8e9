import { describe, expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import {
  type AdmissionInput,
  type Applicant,
  admissionSteps,
  inputHashOf,
  type Rule,
  runAdmission,
  type Scores,
  totalOf,
} from './admission.ts'
import { commitmentOf, drawLots, newSeed } from './lots.ts'
import { shuffled } from './markets.ts'

const RULE: Rule = {
  weight: { theory: 50, skill: 30, interview: 20 },
  minimum: { theory: 6000, skill: 0, interview: 6000 },
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

const applicant = (
  id: number,
  offers: readonly number[],
  theory: number | null,
  more: Partial<Applicant['choices'][number]> = {},
): Applicant => ({
  id,
  kind: 'open',
  choices: offers.map((offer) => ({ offer, isEligible: true, scores: scores(theory), ...more })),
})

const input = (applicants: Applicant[], offers: AdmissionInput['offers']): AdmissionInput => ({
  rule: RULE,
  seed: 'a'.repeat(64),
  applicants,
  offers,
})

describe('the total', () => {
  test('is weighted in whole hundredths and rounded half up once', () => {
    expect(totalOf(scores(8001, 8000, 8000), RULE)).toBe(8001) // 8000.5
    expect(totalOf(scores(8000, 8001, 8000), RULE)).toBe(8000) // 8000.3
  })
  test('is missing where a component that counts is missing, not where it weighs nothing', () => {
    expect(totalOf(scores(8000, null), RULE)).toBeNull()
    expect(
      totalOf(scores(8000, null), { ...RULE, weight: { theory: 60, skill: 0, interview: 40 } }),
    ).toBe(8000)
  })
})

describe('an admission run', () => {
  test('says of every choice what came of it and why', () => {
    const { applicants, pools } = runAdmission(
      input(
        [
          applicant(1, [10, 20, 30], 9000),
          applicant(2, [10, 20], 8000),
          applicant(3, [10], 5999),
          applicant(4, [10], null),
          applicant(5, [20], 9500, { isEligible: false }),
        ],
        [
          { id: 10, seats: 1 },
          { id: 20, seats: 1 },
          { id: 30, seats: { partner: 2 } },
        ],
      ),
    )

    expect(applicants.map(({ admittedTo }) => admittedTo)).toEqual([10, 20, null, null, null])

    expect(applicants[0]!.outcomes).toEqual([
      { offer: 10, is: 'admitted', total: 8500 },
      { offer: 20, is: 'notNeeded' },
      { offer: 30, is: 'kindNotWanted' },
    ])

    expect(applicants[1]!.outcomes[0]).toEqual({
      offer: 10,
      is: 'full',
      total: 8000,
      cutoff: 8500,
      waitingPlace: null,
    })

    expect(applicants[2]!.outcomes).toEqual([
      { offer: 10, is: 'belowMinimum', component: 'theory', score: 5999, minimum: 6000 },
    ])
    expect(applicants[3]!.outcomes).toEqual([
      { offer: 10, is: 'scoreMissing', component: 'theory' },
    ])
    expect(applicants[4]!.outcomes).toEqual([{ offer: 20, is: 'notEligible' }])

    expect(pools[0]).toEqual({
      offer: 10,
      kind: null,
      seats: 1,
      admitted: [1],
      cutoffTotal: 8500,
      waiting: [],
    })
  })

  test('waiting places count those who hold no seat: a freed one moves nobody who does', () => {
    const { applicants, pools } = runAdmission(
      input(
        [
          applicant(1, [10], 9000),
          applicant(2, [10, 20], 8500),
          applicant(3, [10], 8000),
          applicant(4, [10], 7000),
        ],
        [
          { id: 10, seats: 1 },
          { id: 20, seats: 1 },
        ],
      ),
    )

    expect(pools[0]!.waiting).toEqual([3, 4])
    expect(applicants[1]!.outcomes[0]).toMatchObject({ is: 'full', waitingPlace: null })
    expect(applicants[3]!.outcomes[0]).toMatchObject({ is: 'full', waitingPlace: 2 })
  })

  test('done a step at a time it gives what it gives at once', () => {
    const many = input(
      Array.from({ length: 2500 }, (_, id) =>
        applicant(id, [1 + (id % 3), 1 + ((id + 1) % 3)], 6000 + (id % 4000)),
      ),
      [1, 2, 3].map((id) => ({ id, seats: 300 })),
    )

    const steps = admissionSteps(many)
    let count = 0
    let step = steps.next()

    for (; !step.done; step = steps.next()) count++

    expect(count).toBeGreaterThan(8)
    expect(step.value).toEqual(runAdmission(many))
  })

  test('breaks equal totals by theory, then interview, then the lot', () => {
    const equal = (id: number, scores: Scores): Applicant => ({
      id,
      kind: 'open',
      choices: [{ offer: 10, isEligible: true, scores: scores }],
    })

    // 50 % theory and 30 % skill: 8000/8000 and 8300/7500 give the same total
    const { pools } = runAdmission(
      input([equal(1, scores(8000)), equal(2, scores(8300, 7500))], [{ id: 10, seats: 1 }]),
    )

    expect(pools[0]!.admitted).toEqual([2])

    const byInterview = runAdmission(
      input(
        [equal(1, scores(8000, 8000, 8300)), equal(2, scores(8000, 8200, 8000))],
        [{ id: 10, seats: 1 }],
      ),
    )

    expect(byInterview.pools[0]!.admitted).toEqual([1])

    const lots = drawLots('a'.repeat(64), [1, 2])
    const byLot = runAdmission(
      input([equal(1, scores(8000)), equal(2, scores(8000))], [{ id: 10, seats: 1 }]),
    )

    expect(byLot.pools[0]!.admitted).toEqual([lots.get(1)! > lots.get(2)! ? 1 : 2])
  })

  test('keeps split seats apart by trainee kind', () => {
    const partner = { ...applicant(2, [10], 9000), kind: 'partner' }

    const { pools } = runAdmission(
      input(
        [applicant(1, [10], 7000), partner, applicant(3, [10], 9000)],
        [{ id: 10, seats: { open: 1, partner: 2 } }],
      ),
    )

    expect(pools.map(({ kind, admitted, waiting }) => [kind, admitted, waiting])).toEqual([
      ['open', [3], [1]],
      ['partner', [2], []],
    ])
  })

  test('is the same in any order of its rows, and its input has the same hash; another seed or score has another', () => {
    const random = randomFrom(7)

    const applicants = Array.from({ length: 60 }, (_, id) =>
      applicant(
        id,
        shuffled(random, [1, 2, 3, 4, 5]).slice(0, 1 + Math.floor(random() * 4)),
        6000 + 500 * Math.floor(random() * 8),
      ),
    )

    const offers = [1, 2, 3, 4, 5].map((id) => ({ id, seats: 6 }))
    const first = input(applicants, offers)
    const again = input(shuffled(random, applicants), shuffled(random, offers))

    expect(runAdmission(again)).toEqual(runAdmission(first))
    expect(inputHashOf({ ...first, seed: 'b'.repeat(64) })).not.toBe(inputHashOf(first))
    expect(inputHashOf(input([applicant(0, [1], 6001), ...applicants.slice(1)], offers))).not.toBe(
      inputHashOf(first),
    )
  })

  test('takes at most four choices', () => {
    expect(() =>
      runAdmission(
        input(
          [applicant(1, [1, 2, 3, 4, 5], 9000)],
          [1, 2, 3, 4, 5].map((id) => ({ id, seats: 1 })),
        ),
      ),
    ).toThrow('choices')
  })
})

describe('lots', () => {
  test('are fixed by a seed that was committed to before, and drawn the same by anybody', () => {
    const seed = newSeed()

    expect(seed).toMatch(/^[0-9a-f]{64}$/)
    expect(commitmentOf(seed)).not.toContain(seed)
    expect(drawLots(seed, [3, 1, 2])).toEqual(drawLots(seed, [1, 2, 3]))
    expect([...drawLots(seed, [5, 6, 7]).values()].sort()).toEqual([1, 2, 3])
  })
  test('do not change the order of others when somebody joins', () => {
    const few = drawLots('s', [1, 2, 3, 4])
    const more = drawLots('s', [1, 2, 3, 4, 5])

    for (const a of [1, 2, 3, 4])
      for (const b of [1, 2, 3, 4])
        expect(few.get(a)! > few.get(b)!).toBe(more.get(a)! > more.get(b)!)
  })
})
