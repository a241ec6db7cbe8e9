import type { Observation } from './observation.ts'

/**
 * What the analysis of variance needs from one trainee or, added up, from many. Scores are taken as
 * differences from their mean over all trainees, so that the squares lose no digits.
 */
export type Totals = {
  trainees: number

  /** Pairs of a trainee and an observer. */
  pairs: number

  /** Scores: one for each occasion. */
  scores: number

  /**
   * Squares of the number of scores: of a trainee; of a pair; of a pair, divided by the scores of
   * its trainee.
   */
  scoresSquared: number
  pairScoresSquared: number
  pairScoresShare: number
  sum: number

  /**
   * Sums of squares: of scores; of means of pairs and of trainees, weighted by their number of
   * scores.
   */
  squares: number
  squaresOfPairs: number
  squaresOfTrainees: number
}

export const TOTALS_SIZE = 10

/**
 * Totals as numbers in a row, for adding up many; written out because intervals read them some
 * hundred thousand times.
 */
export const rowOfTotals = (totals: Totals): number[] => [
  totals.trainees,
  totals.pairs,
  totals.scores,
  totals.scoresSquared,
  totals.pairScoresSquared,
  totals.pairScoresShare,
  totals.sum,
  totals.squares,
  totals.squaresOfPairs,
  totals.squaresOfTrainees,
]

/** The totals of such a row. */
export const totalsOfRow = (row: ArrayLike<number>): Totals => ({
  trainees: row[0]!,
  pairs: row[1]!,
  scores: row[2]!,
  scoresSquared: row[3]!,
  pairScoresSquared: row[4]!,
  pairScoresShare: row[5]!,
  sum: row[6]!,
  squares: row[7]!,
  squaresOfPairs: row[8]!,
  squaresOfTrainees: row[9]!,
})

const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const addSquares = (numbers: readonly number[]) => add(numbers.map((number) => number * number))

/**
 * The scores of one trainee by observer. Several scores of one occasion, for instance of several
 * items, count as one: their mean.
 */
function scoresByObserver(observations: readonly Observation[], origin: number): number[][] {
  const observers = groupBy(observations, ({ observer }) => observer)

  return observers.map((ofObserver) => {
    const occasions = groupBy(ofObserver, ({ occasion }) => occasion)
    return occasions.map((scores) => add(scores.map(({ score }) => score - origin)) / scores.length)
  })
}

/** Groups in the order of their names, so that the order of the observations changes no digit. */
function groupBy(
  observations: readonly Observation[],
  nameOf: (observation: Observation) => string,
): Observation[][] {
  const groups = new Map<string, Observation[]>()

  for (const observation of observations) {
    const name = nameOf(observation)
    const group = groups.get(name)
    if (group) group.push(observation)
    else groups.set(name, [observation])
  }

  return [...groups.keys()].sort().map((name) => groups.get(name)!)
}

function totalsOfTrainee(observers: readonly number[][]): Totals {
  const scores = observers.flat()
  const pairCounts = observers.map((ofObserver) => ofObserver.length)
  const pairSums = observers.map(add)
  const sum = add(scores)

  return {
    trainees: 1,
    pairs: observers.length,
    scores: scores.length,
    scoresSquared: scores.length ** 2,
    pairScoresSquared: addSquares(pairCounts),
    pairScoresShare: addSquares(pairCounts) / scores.length,
    sum,
    squares: addSquares(scores),
    squaresOfPairs: add(pairSums.map((pairSum, index) => pairSum ** 2 / pairCounts[index]!)),
    squaresOfTrainees: sum ** 2 / scores.length,
  }
}

/** The totals of each trainee, in the order of their names. */
export function totalsByTrainee(observations: readonly Observation[]): Totals[] {
  const scores = observations.map(({ score }) => score).sort((a, b) => a - b)
  const origin = add(scores) / Math.max(1, scores.length)

  return groupBy(observations, ({ trainee }) => trainee).map((ofTrainee) =>
    totalsOfTrainee(scoresByObserver(ofTrainee, origin)),
  )
}

export function addTotals(parts: readonly Totals[]): Totals {
  const sums = new Float64Array(TOTALS_SIZE)
  for (const part of parts)
    for (const [place, value] of rowOfTotals(part).entries()) sums[place]! += value

  return totalsOfRow(sums)
}
