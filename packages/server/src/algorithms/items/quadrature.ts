/**
 * Abilities of a standard normal population at which the likelihood is summed, with their
 * logarithmic weights.
 */
export type Nodes = { z: Float64Array; logWeight: Float64Array }

const REACH = 6
const WIDEST = 0.25

/**
 * Of the distance between nodes, times the root of the number of items: about the spread of what is
 * known of one taker.
 */
const SPREAD_OF_ONE = 1.8

/**
 * Equally spaced nodes, close enough for the narrow likelihood of many items: the sum over them is
 * exact to about 1e-5 while they are no further apart than the standard error of an ability.
 */
export function nodesFor(items: number): Nodes {
  const distance = Math.min(WIDEST, SPREAD_OF_ONE / Math.sqrt(items))
  const half = Math.ceil(REACH / distance)
  const z = Float64Array.from({ length: 2 * half + 1 }, (_, q) => ((q - half) * REACH) / half)
  const density = z.map((at) => Math.exp(-(at * at) / 2))
  const whole = density.reduce((sum, value) => sum + value, 0)

  return { z, logWeight: density.map((value) => Math.log(value / whole)) }
}
