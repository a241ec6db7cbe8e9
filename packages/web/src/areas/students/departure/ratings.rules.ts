import type { RatingRow } from '@residency/contract/areas/students/departure/rating.contract'

type OneRating = { comment?: string | null } & {
  [item: `item${number}`]: number | null | undefined
}

/** The form's values: a rating for each subject, by its place in the list. */
export type RatingValues = { ratings?: Record<string, OneRating> }

export const fieldOf = (itemId: number) => `item${itemId}` as const

export const valuesOf = (rated: readonly RatingRow[]): RatingValues => ({
  ratings: Object.fromEntries(
    rated.map(({ items, comment }, index) => [
      index,
      {
        ...Object.fromEntries(items.map(({ itemId, score }) => [fieldOf(itemId), score])),
        comment,
      } as OneRating,
    ]),
  ),
})

/**
 * What is sent: subjects with any score; the server names those whose scores are not whole.
 * Untouched ones are left for later.
 */
export const ratingsIn = (rated: readonly RatingRow[], values: RatingValues) =>
  rated.flatMap(({ departmentId, supervisorId, items }, index) => {
    const rating = values.ratings?.[index] ?? {}

    const scores = items.flatMap(({ itemId }) => {
      const score = rating[fieldOf(itemId)]
      return score ? [{ itemId, score }] : []
    })

    return scores.length
      ? [{ departmentId, supervisorId, scores, comment: rating.comment || null }]
      : []
  })
