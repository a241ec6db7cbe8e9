/** An answer that was not given, or a question that was not asked. */
export const ABSENT = -1

/**
 * Answers of an examination, right (1), wrong (0) or absent: taker t's answer to item i is `cells[t
 * * items.length + i]`.
 */
export type Responses = { items: readonly string[]; takers: number; cells: Int8Array }

/**
 * How many answers an item needs before a figure of it is shown; below, a sentence is
 * (docs/decisions/0036).
 */
export const ITEM_NEEDS = { classical: 30, rasch: 100, twoPl: 500 }

/** The answers to some of the items, by their places. */
export function answersTo(
  { items, takers, cells }: Responses,
  places: readonly number[],
): Responses {
  const chosen = new Int8Array(takers * places.length)
  for (let t = 0; t < takers; t++)
    for (let k = 0; k < places.length; k++)
      chosen[t * places.length + k] = cells[t * items.length + places[k]!]!

  return { items: places.map((i) => items[i]!), takers, cells: chosen }
}

/** Answers and right answers of each item. */
export function countAnswers({ items, cells }: Responses) {
  const [answers, right] = [new Float64Array(items.length), new Float64Array(items.length)]
  for (let at = 0; at < cells.length; at++) {
    if (cells[at] === ABSENT) continue

    answers[at % items.length]! += 1
    right[at % items.length]! += cells[at]!
  }

  return { answers, right }
}
