import type { Totals } from './totals.ts'

/**
 * Variances of the model score = mean + trainee + observer within trainee + occasion within
 * observer. Those that the data cannot distinguish are null: of observers when no trainee has two,
 * of occasions when no observer has two; their part is then in the one above or below. Estimates
 * can be negative here.
 */
export type Variances = { trainee: number; observer: number | null; occasion: number | null }

/**
 * The variances by analysis of variance with unequal counts (Henderson's method I; Searle, Casella,
 * McCulloch 1992, 5.3): the mean squares of the three levels are set equal to what is expected of
 * them. Null when nothing can be compared.
 */
export function estimateVariances(totals: Totals): Variances | null {
  const { trainees, pairs, scores } = totals
  if (trainees < 2 || scores <= trainees) return null

  const betweenTrainees = (totals.squaresOfTrainees - totals.sum ** 2 / scores) / (trainees - 1)
  const scoresPerTrainee = (scores - totals.scoresSquared / scores) / (trainees - 1)
  const weightOfPairs =
    (totals.pairScoresShare - totals.pairScoresSquared / scores) / (trainees - 1)

  // One observer for each trainee, or one occasion for each observer: two levels are left, and what
  // is within a trainee is one variance.
  if (pairs === trainees || pairs === scores) {
    const within = (totals.squares - totals.squaresOfTrainees) / (scores - trainees)
    const trainee = (betweenTrainees - within) / scoresPerTrainee
    return pairs === trainees
      ? { trainee, observer: null, occasion: within }
      : { trainee, observer: within, occasion: null }
  }

  const occasion = (totals.squares - totals.squaresOfPairs) / (scores - pairs)
  const betweenPairs = (totals.squaresOfPairs - totals.squaresOfTrainees) / (pairs - trainees)
  const scoresPerPair = (scores - totals.pairScoresShare) / (pairs - trainees)
  const observer = (betweenPairs - occasion) / scoresPerPair
  const trainee = (betweenTrainees - occasion - weightOfPairs * observer) / scoresPerTrainee

  return { trainee, observer, occasion }
}

/** How many observers a trainee has and how many occasions an observer has. */
export type Counts = { observers: number; occasions: number }

/** The variance of a trainee's mean that comes from observers and occasions. */
export const errorVariance = (
  { observer, occasion }: Variances,
  { observers, occasions }: Counts,
): number => (observer ?? 0) / observers + (occasion ?? 0) / (observers * occasions)

/**
 * Φ, the reliability of a decision about a trainee: the share of differences between trainees in
 * what is observed, 0 to 1.
 */
export function reliabilityOf(variances: Variances, counts: Counts): number {
  const trainee = Math.max(0, variances.trainee)

  const notNegative = {
    ...variances,
    observer: Math.max(0, variances.observer ?? 0),
    occasion: Math.max(0, variances.occasion ?? 0),
  }

  const all = trainee + errorVariance(notNegative, counts)

  return all === 0 ? 0 : trainee / all
}
