/**
 * The chance of a chi-square value as large or larger, by the series of the incomplete gamma
 * function (Abramowitz and Stegun 6.5.29).
 */
export function chiSquareTail(value: number, freedom: number) {
  const [shape, at] = [freedom / 2, value / 2]
  if (at <= 0) return 1
  if (at > 2 * shape + 300) return 0

  let logGamma = shape % 1 === 0 ? 0 : Math.log(Math.PI) / 2

  for (let factor = shape; factor > 0; factor--) logGamma += Math.log(factor)

  let [term, sum] = [1, 1]

  for (let n = 1; term > 1e-17 * sum; n++) {
    term *= at / (shape + n)
    sum += term
  }

  return Math.max(
    0,
    Math.min(1, 1 - Math.exp(shape * Math.log(at) - at - logGamma + Math.log(sum))),
  )
}
