import { describe, expect, test } from 'vitest'
import { firstOf, ranked, scoreOf } from './ranking.rules.ts'

const criteria = [
  { id: 1, weight: 40, scale: 40 },
  { id: 2, weight: 35, scale: 50 },
  { id: 3, weight: 25, scale: 10 },
]

const ballot = (reviewerId: number, points: readonly number[]) =>
  points.map((value, i) => ({ candidateId: 1, reviewerId, criterionId: i + 1, points: value }))

describe('the score of a candidate', () => {
  test.each([
    ['full marks are 100', [[40, 50, 10]], 10_000],
    ['no points are 0', [[0, 0, 0]], 0],
    ['each criterion counts by its weight: 30 + 28 + 20', [[30, 40, 8]], 7800],
    [
      'reviewers count alike: (78 + 63.1) / 2',
      [
        [30, 40, 8],
        [20, 33, 8],
      ] as number[][],
      7055,
    ],
    [
      'thirds are rounded to two decimals: (100 + 100 + 99) / 3',
      [
        [40, 50, 10],
        [40, 50, 10],
        [39, 50, 10],
      ] as number[][],
      9967,
    ],
  ])('%s', (_, ballots, expected) => {
    const scores = ballots.flatMap((points, i) => ballot(i + 1, points))
    expect(scoreOf(criteria, scores, ballots.length)).toBe(expected)
  })
  test('is the same for any order of addition', () => {
    const odd = [
      { id: 1, weight: 33, scale: 7 },
      { id: 2, weight: 67, scale: 9 },
    ]

    const scores = [1, 2, 3].flatMap((reviewerId) => [
      { candidateId: 1, reviewerId, criterionId: 1, points: 7 - reviewerId },
      { candidateId: 1, reviewerId, criterionId: 2, points: 3 * reviewerId },
    ])

    expect(scoreOf(odd, scores.toReversed(), 3)).toBe(scoreOf(odd, scores, 3))
  })
})

describe('the ranking', () => {
  const of = (...scores: number[]) => ranked(scores.map((score, i) => ({ id: i + 1, score })))
  const places = (...scores: number[]) =>
    of(...scores).map(({ id, place, isTied }) => [id, place, isTied])

  test('shares a place among equals and leaves out those behind it', () => {
    expect(places(90, 95, 90, 80)).toEqual([
      [2, 1, false],
      [1, 2, true],
      [3, 2, true],
      [4, 4, false],
    ])
  })

  test('takes the first; a tie that fits needs no decision', () => {
    expect(firstOf(of(90, 95, 90, 80), 3, [])).toMatchObject({
      taken: [{ id: 2 }, { id: 1 }, { id: 3 }],
      isByDecision: false,
    })
    expect(firstOf(of(90, 80), 9, [])).toMatchObject({ taken: [{ id: 1 }, { id: 2 }] })
  })

  test('with a tie across the border waits for a decision that names as many as there is room for, of those who tie', () => {
    const tie = { tie: { place: 2, count: 2, left: 1 } }

    expect(firstOf(of(90, 95, 90, 80), 2, [])).toEqual(tie)
    expect(firstOf(of(90, 95, 90, 80), 2, [1, 3])).toEqual(tie)
    expect(firstOf(of(90, 95, 90, 80), 2, [4])).toEqual(tie)

    expect(firstOf(of(90, 95, 90, 80), 2, [3])).toMatchObject({
      taken: [{ id: 2 }, { id: 3 }],
      isByDecision: true,
    })
  })
})
