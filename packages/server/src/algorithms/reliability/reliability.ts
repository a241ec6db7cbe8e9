import { type Figure, type Interval, intervalsOf } from './interval.ts'
import { MIN_TRAINEES, type Observation } from './observation.ts'
import { addTotals, type Totals, totalsByTrainee } from './totals.ts'
import {
  type Counts,
  errorVariance,
  estimateVariances,
  reliabilityOf,
  type Variances,
} from './variances.ts'

/**
 * What decisions are held to (docs/decisions/0094): the usual bound for decisions about a person.
 */
const GOAL = 0.7

/** More observers or occasions than these are no plan that anybody follows. */
const MAX = 50
const OBSERVERS_AHEAD = [1, 2, 3, 4, 5, 6, 8, 10, 12]
const OCCASIONS_AHEAD = [1, 2, 3, 4]

type Estimate = { value: number; from: number; to: number }

/** A number of observers and occasions, and the reliability that it gives. */
type Plan = Counts & { phi: number }

export type Reliability = {
  /** Occasions with a score, trainees, and pairs of a trainee and an observer. */
  scores: number
  trainees: number
  pairs: number
  variances: { trainee: Estimate; observer: Estimate | null; occasion: Estimate | null }

  /**
   * Observers of a trainee and occasions of an observer as they are now: harmonic means, which
   * weigh unequal numbers rightly.
   */
  present: Counts
  phi: Estimate

  /**
   * The fewest observers with the present occasions, and the fewest occasions with the present
   * observers, that reach the goal; null: more than 50.
   */
  goal: { phi: number; observers: number | null; occasions: number | null }

  /** What other numbers would bring. */
  ahead: Plan[]
}

/** Why there is no figure. */
export type NoReliability = {
  scores: number
  trainees: number
  pairs: number
  reason: 'tooFewTrainees' | 'nothingToCompare'
}

/** 1 / mean(1 / n) over the trainees' observers, and over the observers' occasions. */
function countPresent(observations: readonly Observation[]): Counts {
  const occasionsOf = new Map<string, Set<string>>()
  const observersOf = new Map<string, Set<string>>()

  for (const { trainee, observer, occasion } of observations) {
    const pair = JSON.stringify([trainee, observer])
    if (!occasionsOf.has(pair)) occasionsOf.set(pair, new Set())
    if (!observersOf.has(trainee)) observersOf.set(trainee, new Set())

    occasionsOf.get(pair)!.add(occasion)
    observersOf.get(trainee)!.add(observer)
  }

  const harmonicMean = (sets: Map<string, Set<string>>) =>
    sets.size / [...sets.values()].reduce((sum, set) => sum + 1 / set.size, 0)

  return { observers: harmonicMean(observersOf), occasions: harmonicMean(occasionsOf) }
}

const atLeastZero = (value: number) => Math.max(0, value)

const LEVELS = ['trainee', 'observer', 'occasion'] as const

/** A variance and its interval; none is negative. */
const varianceWith = (value: number, interval: Interval | null): Estimate => ({
  value: atLeastZero(value),
  from: atLeastZero(interval?.from ?? value),
  to: atLeastZero(interval?.to ?? value),
})

/** Φ from log(1 − Φ), the scale on which it is resampled. */
function phiWith(value: number, interval: Interval | null): Estimate {
  if (!interval) return { value, from: value, to: value }

  const phiOf = (logarithm: number) => atLeastZero(1 - Math.exp(logarithm))
  return {
    value,
    from: Math.min(value, phiOf(interval.to)),
    to: Math.max(value, phiOf(interval.from)),
  }
}

/**
 * The variances and Φ with their intervals. Φ is resampled as log(1 − Φ), on which its error hardly
 * depends on its size: with equal counts it is the logarithm of a ratio of mean squares.
 */
function estimateAll(
  variances: Variances,
  present: Counts,
  parts: readonly Totals[],
): Pick<Reliability, 'variances' | 'phi'> {
  const figures: Figure[] = LEVELS.map(
    (level) => (totals) => estimateVariances(totals)?.[level] ?? Number.NaN,
  )

  const logOfRest: Figure = (totals) => {
    const found = estimateVariances(totals)
    if (!found) return Number.NaN

    const error = errorVariance(found, present)

    return Math.log(error / (found.trainee + error))
  }

  const [trainee, observer, occasion, phi] = intervalsOf([...figures, logOfRest], parts)

  return {
    variances: {
      trainee: varianceWith(variances.trainee, trainee!),
      observer: variances.observer === null ? null : varianceWith(variances.observer, observer!),
      occasion: variances.occasion === null ? null : varianceWith(variances.occasion, occasion!),
    },
    phi: phiWith(reliabilityOf(variances, present), phi!),
  }
}

/**
 * The fewest of one count that reach the goal while the other stays; null when none up to 50 does.
 */
function fewestFor(variances: Variances, present: Counts, name: keyof Counts): number | null {
  for (let count = 1; count <= MAX; count++)
    if (reliabilityOf(variances, { ...present, [name]: count }) >= GOAL) return count
  return null
}

/**
 * How reliable a decision about a trainee is after so many observers and occasions
 * (generalisability theory: Brennan 2001, 3.3; observers within trainees, occasions within
 * observers), and what more of them would bring. No figure below 30 trainees.
 */
export function estimateReliability(
  observations: readonly Observation[],
): Reliability | NoReliability {
  const parts = totalsByTrainee(observations)
  const { scores, trainees, pairs } = addTotals(parts)
  const counted = { scores, trainees, pairs }
  if (trainees < MIN_TRAINEES) return { ...counted, reason: 'tooFewTrainees' }

  const variances = estimateVariances(addTotals(parts))
  if (!variances) return { ...counted, reason: 'nothingToCompare' }

  const present = countPresent(observations)
  const plans = OBSERVERS_AHEAD.flatMap((observers) =>
    OCCASIONS_AHEAD.map((occasions) => ({ observers, occasions })),
  )

  return {
    ...counted,
    ...estimateAll(variances, present, parts),
    present,
    goal: {
      phi: GOAL,
      observers: fewestFor(variances, present, 'observers'),
      occasions: fewestFor(variances, present, 'occasions'),
    },
    ahead: plans.map((plan) => ({ ...plan, phi: reliabilityOf(variances, plan) })),
  }
}
