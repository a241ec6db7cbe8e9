/** Everybody has the same weight to give, however many preferences they have. */
export const POINTS = 10

/** Preferences that one trainee may enter for a plan. */
export const MAX_PREFERENCES = 5

/** The points of preferences by rank, by how many there are: the first counts most. */
const BY_COUNT: readonly (readonly number[])[] = [
  [],
  [10],
  [6, 4],
  [5, 3, 2],
  [4, 3, 2, 1],
  [4, 2, 2, 1, 1],
]

/** The points of so many preferences in the order of their rank. They add up to ten. */
export const pointsOf = (count: number): readonly number[] => BY_COUNT[count] ?? []
