/**
 * The rating scale: log(P_k / P_(k-1)) = η + f_k for the categories 0 … steps. Moments of one
 * rating at η; filled in place because a fit asks for them millions of times.
 */
export class Scale {
  readonly steps: number

  /** Ease of each step from k − 1 to k (the threshold with its sign turned), at index k − 1. */
  readonly ease: Float64Array
  readonly p: Float64Array
  mean = 0
  variance = 0

  /** Third central moment: the derivative of the variance by η. */
  skew = 0

  /** P(X ≥ k), Σ_{h≥k} p_h (h − mean) and Σ_{h≥k} p_h (h − mean)², at index k − 1. */
  readonly atLeast: Float64Array
  readonly firstAbove: Float64Array
  readonly secondAbove: Float64Array

  constructor(ease: ArrayLike<number>) {
    this.steps = ease.length
    this.ease = Float64Array.from(ease)
    this.p = new Float64Array(ease.length + 1)
    this.atLeast = new Float64Array(ease.length)
    this.firstAbove = new Float64Array(ease.length)
    this.secondAbove = new Float64Array(ease.length)
  }

  /** Logarithms of the probabilities at η up to a constant; returns the highest. */
  #lookLogs(eta: number): number {
    const { p, ease, steps } = this
    let [log, highest] = [0, 0]

    p[0] = 0

    for (let k = 1; k <= steps; k++) {
      log += eta + ease[k - 1]!
      p[k] = log
      if (log > highest) highest = log
    }

    return highest
  }

  /** Probabilities, mean, variance and third moment at η. */
  look(eta: number) {
    const { p, steps } = this
    const highest = this.#lookLogs(eta)
    let [sum, mean] = [0, 0]

    for (let k = 0; k <= steps; k++) {
      const value = Math.exp(p[k]! - highest)
      p[k] = value
      sum += value
      mean += k * value
    }

    mean /= sum

    let [variance, skew] = [0, 0]

    for (let k = 0; k <= steps; k++) {
      p[k]! /= sum

      const off = k - mean
      const part = p[k]! * off * off

      variance += part
      skew += part * off
    }

    this.mean = mean
    this.variance = variance
    this.skew = skew
  }

  /** The sums above each step, after `look`. */
  lookAbove() {
    let [zeroth, first, second] = [0, 0, 0]
    for (let k = this.steps; k >= 1; k--) {
      const [p, off] = [this.p[k]!, k - this.mean]
      zeroth += p
      first += p * off
      second += p * off * off
      this.atLeast[k - 1] = zeroth
      this.firstAbove[k - 1] = first
      this.secondAbove[k - 1] = second
    }
  }
}
