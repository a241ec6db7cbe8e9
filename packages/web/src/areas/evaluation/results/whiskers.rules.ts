const WITHIN = 1.96

/** The interval of 95 % around a value. */
export const whiskersOf = (value: number, se: number) => ({
  low: value - WITHIN * se,
  high: value + WITHIN * se,
})

/** Whole numbers between which all whiskers and 0 are. */
export function rangeOf(ends: readonly number[]) {
  return { min: Math.floor(Math.min(-1, ...ends)), max: Math.ceil(Math.max(1, ...ends)) }
}
