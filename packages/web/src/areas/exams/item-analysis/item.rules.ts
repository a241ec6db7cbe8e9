const REACH = 4
const STEP = 0.25

/** The chance of a right answer at an ability: log(P / (1 − P)) = a (ability − b). */
export const chanceAt = (ability: number, a: number, b: number) =>
  1 / (1 + Math.exp(-a * (ability - b)))

/** The curve of an item as points [ability, chance]. */
export const curveOf = (a: number, b: number): [number, number][] =>
  Array.from({ length: (2 * REACH) / STEP + 1 }, (_, index) => {
    const ability = index * STEP - REACH
    return [ability, chanceAt(ability, a, b)]
  })

/** A figure as it is shown: two decimals, or a dash without one. */
export const figure = (value: number | null | undefined) => (value == null ? '—' : value.toFixed(2))

export const percent = (share: number | null) =>
  share === null ? '—' : `${Math.round(share * 100)}%`
