import { normal, type Random } from '../random.ts'
import type { Observation } from './observation.ts'
import type { Variances } from './variances.ts'

export type Design = {
  trainees: number

  /** Fewest and most observers of a trainee, and occasions of an observer. */
  observers: readonly [number, number]
  occasions: readonly [number, number]

  /** Variances that must be found again. */
  variances: { [Level in keyof Variances]: number }
}

/**
 * Observations by the model with planted variances; their numbers are drawn evenly between the
 * fewest and the most.
 */
export function simulateObservations(random: Random, design: Design): Observation[] {
  const countIn = ([min, max]: readonly [number, number]) =>
    min + Math.floor(random() * (max - min + 1))
  const effectOf = (level: keyof Variances) => Math.sqrt(design.variances[level]) * normal(random)
  const observations: Observation[] = []

  for (let trainee = 0; trainee < design.trainees; trainee++) {
    const ability = effectOf('trainee')
    const observers = countIn(design.observers)

    for (let observer = 0; observer < observers; observer++) {
      const leniency = effectOf('observer')
      const occasions = countIn(design.occasions)

      for (let occasion = 0; occasion < occasions; occasion++)
        observations.push({
          trainee: `t${trainee}`,
          observer: `r${observer}`,
          occasion: `o${occasion}`,
          score: 6 + ability + leniency + effectOf('occasion'),
        })
    }
  }

  return observations
}
