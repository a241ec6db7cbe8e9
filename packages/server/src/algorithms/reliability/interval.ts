import { type Random, randomFrom } from '../random.ts'
import { rowOfTotals, TOTALS_SIZE, type Totals, totalsOfRow } from './totals.ts'

/** Bounds of a figure, 95 %. */
export type Interval = { from: number; to: number }

/** A figure that is computed from totals; NaN where it cannot be. */
export type Figure = (totals: Totals) => number

const RESAMPLES = 999
const STEP = 1e-5
const SEED = 2026

/** Trainees as rows of numbers, each taken as often as `times` says. */
class Sample {
  readonly sums = new Float64Array(TOTALS_SIZE)
  readonly rows: readonly Float64Array[]
  readonly times: ArrayLike<number>
  readonly count: number

  constructor(rows: readonly Float64Array[], times: ArrayLike<number>) {
    this.rows = rows
    this.times = times
    this.count = rows.length

    for (let index = 0; index < this.count; index++) {
      const often = times[index]!
      if (often === 0) continue

      const row = rows[index]!

      for (let place = 0; place < TOTALS_SIZE; place++) this.sums[place]! += often * row[place]!
    }
  }

  /**
   * The figure's standard error between samples of trainees, from what each trainee contributes to
   * it (infinitesimal jackknife).
   */
  standardErrorOf(figure: Figure): number {
    const gradient = gradientOf(figure, this.sums)
    let [sum, squares] = [0, 0]

    for (let index = 0; index < this.count; index++) {
      const often = this.times[index]!
      if (often === 0) continue

      const row = this.rows[index]!
      let contribution = 0

      for (let place = 0; place < TOTALS_SIZE; place++)
        contribution += gradient[place]! * row[place]!

      sum += often * contribution
      squares += often * contribution ** 2
    }

    const centred = Math.max(0, squares - sum ** 2 / this.count)

    return Math.sqrt((centred * this.count) / (this.count - 1))
  }
}

/**
 * The figure's standard error by leaving out one trainee after the other (jackknife), which is a
 * little larger for few trainees.
 */
function jackknifeError(figure: Figure, rows: readonly Float64Array[], sums: Float64Array): number {
  const values = rows.map((row) => figure(totalsOfRow(sums.map((sum, place) => sum - row[place]!))))
  const mean = values.reduce((total, value) => total + value, 0) / values.length
  const squares = values.reduce((total, value) => total + (value - mean) ** 2, 0)

  return Math.sqrt((squares * (values.length - 1)) / values.length)
}

/** How much the figure changes with each of the totals, by central differences. */
function gradientOf(figure: Figure, sums: Float64Array): Float64Array {
  const gradient = new Float64Array(TOTALS_SIZE)
  const moved = Float64Array.from(sums)

  for (let place = 0; place < TOTALS_SIZE; place++) {
    const value = sums[place]!
    const step = STEP * Math.max(1, Math.abs(value))

    moved[place] = value + step

    const above = figure(totalsOfRow(moved))

    moved[place] = value - step

    const below = figure(totalsOfRow(moved))

    moved[place] = value
    gradient[place] = (above - below) / (2 * step)
  }

  return gradient
}

/** How often each of `count` trainees is in a sample of the same size, drawn with replacement. */
function drawTimes(random: Random, count: number): Uint32Array {
  const times = new Uint32Array(count)
  for (let drawn = 0; drawn < count; drawn++) times[Math.floor(random() * count)]! += 1

  return times
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.floor(share * sorted.length)]!

/**
 * Intervals of figures by resampling trainees: in each sample the distance from the figure is
 * measured in the sample's own standard errors (studentised bootstrap; Efron, Tibshirani 1993,
 * 12.5). A figure should be on a scale on which its error is about the same everywhere. The same
 * data give the same intervals. Null where fewer than half of the samples have the figure.
 */
export function intervalsOf(
  figures: readonly Figure[],
  parts: readonly Totals[],
): (Interval | null)[] {
  const random = randomFrom(SEED)
  const rows = parts.map((part) => Float64Array.from(rowOfTotals(part)))
  const whole = new Sample(rows, new Uint32Array(rows.length).fill(1))
  const estimates = figures.map((figure) => figure(totalsOfRow(whole.sums)))
  const distances = figures.map((): number[] => [])

  for (let drawn = 0; drawn < RESAMPLES; drawn++) {
    const sample = new Sample(rows, drawTimes(random, rows.length))
    const totals = totalsOfRow(sample.sums)

    for (const [index, figure] of figures.entries()) {
      const distance = (figure(totals) - estimates[index]!) / sample.standardErrorOf(figure)
      if (Number.isFinite(distance)) distances[index]!.push(distance)
    }
  }

  return figures.map((figure, index) => {
    const [estimate, error, sorted] = [
      estimates[index]!,
      jackknifeError(figure, rows, whole.sums),
      distances[index]!.sort((a, b) => a - b),
    ]
    if (!(error > 0) || sorted.length < RESAMPLES / 2) return null

    return {
      from: estimate - quantile(sorted, 0.975) * error,
      to: estimate - quantile(sorted, 0.025) * error,
    }
  })
}
