import type { Rating } from './rating.ts'

/**
 * Ratings of one group as numbers: elements by place in their sorted ids, scores as categories 0 …
 * without gaps, sorted by trainee.
 */
export type CodedRatings = {
  traineeIds: string[]
  raterIds: string[]
  itemIds: string[]
  categories: number[]

  /** Of each rating. */
  rater: Int32Array
  item: Int32Array
  category: Int32Array

  /** The ratings of trainee t are those from `from[t]` up to, not including, `from[t + 1]`. */
  from: Int32Array
}

const places = (ids: Iterable<string>) => {
  const sorted = [...new Set(ids)].sort()
  return { sorted, placeOf: new Map(sorted.map((id, i) => [id, i])) }
}

/** The order of the ratings does not matter: equal ratings in any order give equal numbers. */
export function codeRatings(ratings: readonly Rating[]): CodedRatings {
  const trainees = places(ratings.map((rating) => rating.trainee))
  const raters = places(ratings.map((rating) => rating.rater))
  const items = places(ratings.map((rating) => rating.item))
  const categories = [...new Set(ratings.map((rating) => rating.score))].sort((a, b) => a - b)
  const categoryOf = new Map(categories.map((score, i) => [score, i]))

  const sorted = ratings
    .map((rating) => ({
      trainee: trainees.placeOf.get(rating.trainee)!,
      rater: raters.placeOf.get(rating.rater)!,
      item: items.placeOf.get(rating.item)!,
      category: categoryOf.get(rating.score)!,
    }))
    .sort(
      (a, b) =>
        a.trainee - b.trainee || a.rater - b.rater || a.item - b.item || a.category - b.category,
    )

  const from = new Int32Array(trainees.sorted.length + 1)

  for (const { trainee } of sorted) from[trainee + 1]! += 1
  for (let t = 0; t < trainees.sorted.length; t++) from[t + 1]! += from[t]!

  return {
    traineeIds: trainees.sorted,
    raterIds: raters.sorted,
    itemIds: items.sorted,
    categories,
    rater: Int32Array.from(sorted, (rating) => rating.rater),
    item: Int32Array.from(sorted, (rating) => rating.item),
    category: Int32Array.from(sorted, (rating) => rating.category),
    from,
  }
}
