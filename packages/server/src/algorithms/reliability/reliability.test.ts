import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { proofRuns } from '../../testing/proof.ts'
import { TableError } from '../csv-table.ts'
import { randomFrom } from '../random.ts'
import type { Observation } from './observation.ts'
import { observationsOfCsv, reliabilityOfCsv } from './observations-csv.ts'
import { estimateReliability, type Reliability } from './reliability.ts'
import { type Design, simulateObservations } from './simulate-observations.ts'
import { addTotals, totalsByTrainee } from './totals.ts'
import { estimateVariances, reliabilityOf } from './variances.ts'

const UNEQUAL: Design = {
  trainees: 60,
  observers: [3, 5],
  occasions: [1, 3],
  variances: { trainee: 0.5, observer: 0.3, occasion: 0.6 },
}

const SMALL: Design = { ...UNEQUAL, trainees: 30, observers: [4, 4], occasions: [2, 2] }
const LEVELS = ['trainee', 'observer', 'occasion'] as const

function estimate(observations: readonly Observation[]): Reliability {
  const answer = estimateReliability(observations)
  if ('reason' in answer) throw new Error(answer.reason)

  return answer
}

const isWithin = (value: number, bounds: { from: number; to: number } | null) =>
  bounds !== null && bounds.from <= value && value <= bounds.to

/** The share of seeds 1 … n whose interval holds what was planted. */
function shareWithin(runs: number, design: Design) {
  const hits = { trainee: 0, observer: 0, occasion: 0, phi: 0 }

  for (let seed = 1; seed <= runs; seed++) {
    const found = estimate(simulateObservations(randomFrom(seed), design))
    for (const level of LEVELS)
      if (isWithin(design.variances[level], found.variances[level])) hits[level]++
    if (isWithin(reliabilityOf(design.variances, found.present), found.phi)) hits.phi++
  }

  return Object.fromEntries(Object.entries(hits).map(([name, count]) => [name, count / runs]))
}

describe('variances', () => {
  test('of any design with unequal counts are those planted when every mean square is what is expected of it', () => {
    const counts = fc.array(
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 }),
      { minLength: 3, maxLength: 12 },
    )

    const variance = fc.double({ min: 0, max: 4, noNaN: true })

    fc.assert(
      fc.property(counts, variance, variance, variance, (design, trainee, observer, occasion) => {
        fc.pre(design.some((pairs) => pairs.length > 1) && design.flat().some((count) => count > 1))

        const pairs = design.flat()
        const perTrainee = design.map((ofTrainee) =>
          ofTrainee.reduce((sum, count) => sum + count, 0),
        )
        const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
        const scores = sumOf(pairs)
        const pairScoresSquared = sumOf(pairs.map((count) => count ** 2))

        const pairScoresShare = sumOf(
          design.map(
            (ofTrainee, i) => sumOf(ofTrainee.map((count) => count ** 2)) / perTrainee[i]!,
          ),
        )

        const scoresSquared = sumOf(perTrainee.map((count) => count ** 2))

        const found = estimateVariances({
          trainees: design.length,
          pairs: pairs.length,
          scores,
          scoresSquared,
          pairScoresSquared,
          pairScoresShare,
          sum: Math.sqrt(
            scoresSquared * trainee + pairScoresSquared * observer + scores * occasion,
          ),
          squares: scores * (trainee + observer + occasion),
          squaresOfPairs: scores * (trainee + observer) + pairs.length * occasion,
          squaresOfTrainees:
            scores * trainee + pairScoresShare * observer + design.length * occasion,
        })!

        expect(found.trainee).toBeCloseTo(trainee, 6)
        expect(found.observer).toBeCloseTo(observer, 6)
        expect(found.occasion).toBeCloseTo(occasion, 6)
      }),
      { numRuns: 300, seed: 20_260 },
    )
  })

  test('of equal counts are those of the analysis of variance by hand', () => {
    // Two trainees with two observers each, each on two occasions.
    const scores = [
      [
        [1, 3],
        [4, 6],
      ],
      [
        [6, 8],
        [10, 12],
      ],
    ]

    const observations = scores.flatMap((trainee, t) =>
      trainee.flatMap((observer, r) =>
        observer.map((score, o) => ({
          trainee: `${t}`,
          observer: `${r}`,
          occasion: `${o}`,
          score,
        })),
      ),
    )

    const found = estimateVariances(addTotals(totalsByTrainee(observations)))!
    const meanSquares = { trainee: 60.5, observer: 12.5, occasion: 2 }

    expect(found.occasion).toBeCloseTo(meanSquares.occasion)
    expect(found.observer).toBeCloseTo((meanSquares.observer - meanSquares.occasion) / 2)
    expect(found.trainee).toBeCloseTo((meanSquares.trainee - meanSquares.observer) / 4)
  })

  test('with one observer for each trainee, or one occasion for each observer, are of two levels; the third is not shown', () => {
    const oneObserver = estimate(
      simulateObservations(randomFrom(1), { ...UNEQUAL, observers: [1, 1], occasions: [2, 3] }),
    )

    expect(oneObserver.variances.observer).toBeNull()
    expect(oneObserver.variances.occasion!.value).toBeGreaterThan(0)

    const oneOccasion = estimate(
      simulateObservations(randomFrom(1), { ...UNEQUAL, occasions: [1, 1] }),
    )

    expect(oneOccasion.variances.occasion).toBeNull()
    expect(oneOccasion.variances.observer!.value).toBeGreaterThan(0)
  })

  test('are never negative, regardless of the scores', () => {
    const found = estimate(
      simulateObservations(randomFrom(9), {
        ...SMALL,
        variances: { trainee: 0, observer: 0, occasion: 1 },
      }),
    )
    for (const level of LEVELS) expect(found.variances[level]!.from).toBeGreaterThanOrEqual(0)
    expect(found.phi.value).toBeGreaterThanOrEqual(0)
  })
})

describe('the interval', () => {
  test.each([
    ['60 trainees with 3 to 5 observers on 1 to 3 occasions', UNEQUAL],
    ['30 trainees with 4 observers on 2 occasions', SMALL],
  ])(
    'of the three variances and of Φ holds what was planted in 93 to 97 of 100 seeds, over 500: %s',
    (_name, design) => {
      const runs = proofRuns(500)
      const [min, max] = runs === 500 ? [0.93, 0.97] : [0.8, 1]

      for (const share of Object.values(shareWithin(runs, design))) {
        expect(share).toBeGreaterThanOrEqual(min)
        expect(share).toBeLessThanOrEqual(max)
      }
    },
  )

  test('is the same for the same observations, in any order they come', () => {
    const observations = simulateObservations(randomFrom(4), SMALL)
    expect(estimate([...observations].reverse())).toEqual(estimate(observations))
  })
})

describe('reliability', () => {
  test('is the share of the trainees’ variance: Φ = σ²(p) / (σ²(p) + σ²(r:p) / n(r) + σ²(o:r:p) / (n(r) n(o)))', () => {
    const phi = reliabilityOf(
      { trainee: 0.5, observer: 0.3, occasion: 0.6 },
      { observers: 4, occasions: 3 },
    )
    expect(phi).toBeCloseTo(0.5 / (0.5 + 0.3 / 4 + 0.6 / 12))
  })

  test('grows with observers and with occasions, and the fewest that reach 0.7 are named', () => {
    const { ahead, goal, present } = estimate(simulateObservations(randomFrom(2), UNEQUAL))
    const phiOf = (observers: number, occasions: number) =>
      ahead.find((plan) => plan.observers === observers && plan.occasions === occasions)!.phi

    expect(phiOf(4, 1)).toBeGreaterThan(phiOf(3, 1))
    expect(phiOf(3, 2)).toBeGreaterThan(phiOf(3, 1))
    expect(goal.observers).toBeGreaterThanOrEqual(1)
    expect(goal.observers!).toBeLessThanOrEqual(Math.ceil(present.observers) + 5)
  })

  test('that no number of observers up to fifty reaches is named by nothing', () => {
    const { goal } = estimate(
      simulateObservations(randomFrom(3), {
        ...UNEQUAL,
        variances: { trainee: 0, observer: 2, occasion: 2 },
      }),
    )
    expect(goal).toMatchObject({ observers: null, occasions: null })
  })

  test('is not shown below 30 trainees, nor when nothing can be compared', () => {
    expect(
      estimateReliability(simulateObservations(randomFrom(1), { ...SMALL, trainees: 29 })),
    ).toMatchObject({
      trainees: 29,
      reason: 'tooFewTrainees',
    })
    expect(
      estimateReliability(
        simulateObservations(randomFrom(1), { ...SMALL, observers: [1, 1], occasions: [1, 1] }),
      ),
    ).toMatchObject({
      reason: 'nothingToCompare',
    })
  })

  test('counts several scores of one occasion as their mean, once', () => {
    const observations = simulateObservations(randomFrom(5), SMALL)

    const byItem = observations.flatMap((observation) => [
      { ...observation, score: observation.score - 1 },
      { ...observation, score: observation.score + 1 },
    ])

    expect(estimate(byItem).scores).toBe(observations.length)
    expect(estimate(byItem).phi.value).toBeCloseTo(estimate(observations).phi.value)
  })
})

describe('a file of observations', () => {
  test('has the columns trainee, observer (or rater), occasion and score, in any order', () => {
    const expected: Observation[] = [{ trainee: 'a', observer: 'x', occasion: '1', score: 4.5 }]
    expect(observationsOfCsv('Score,Occasion,Observer,Trainee\n4.5,1,x,a')).toEqual(expected)
    expect(observationsOfCsv('trainee,rater,occasion,score\na,x,1,4.5')).toEqual(expected)
  })

  test('without occasions counts each row as one', () => {
    expect(
      observationsOfCsv('trainee,observer,score\na,x,4\na,x,5').map(({ occasion }) => occasion),
    ).toEqual(['2', '3'])
  })

  test.each([
    ['trainee,observer,occasion\na,x,1', /line 1: there is no column score/],
    ['trainee,observer,occasion,score\na,,1,4', /line 2: observer is empty/],
    ['trainee,observer,occasion,score\na,x,,4\nb,x,1,4', /line 2: occasion is empty/],
    ['trainee,observer,occasion,score\na,x,1,good', /line 2: the score "good" is no number/],
  ])('that cannot be read is refused with its line: %s', (text, message) => {
    expect(() => observationsOfCsv(text)).toThrow(TableError)
    expect(() => observationsOfCsv(text)).toThrow(message)
  })

  test('is answered with one line of JSON; with too few trainees a sentence says why there is no figure', () => {
    const rows = simulateObservations(randomFrom(6), SMALL).map(
      ({ trainee, observer, occasion, score }) =>
        `${trainee},${observer},${occasion},${score.toFixed(3)}`,
    )

    const notes: string[] = []
    const note = (sentence: string) => void notes.push(sentence)

    const answer = JSON.parse(
      reliabilityOfCsv(['trainee,observer,occasion,score', ...rows].join('\n'), note),
    )

    expect(answer.phi.value).toBeGreaterThan(answer.phi.from)
    expect(notes).toEqual([])

    const few = JSON.parse(reliabilityOfCsv('trainee,observer,occasion,score\na,x,1,4', note))

    expect(few).toEqual({ scores: 1, trainees: 1, pairs: 1, reason: 'tooFewTrainees' })
    expect(notes).toEqual([
      'there are observations of fewer than 30 trainees, so no figure is shown',
    ])
  })
})
