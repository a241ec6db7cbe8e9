/** Points are stored as hundredths. */
export const pointsOf = (hundredths: number) => hundredths / 100
export const hundredthsOf = (points: number) => Math.round(points * 100)

/** As people write them: 2, 2.5. */
export const pointsText = (hundredths: number) => String(pointsOf(hundredths))

export const sumOf = (items: readonly { points: number }[]) =>
  items.reduce((sum, { points }) => sum + points, 0)
