/** How a picture lies in its frame. */
export type Stand = { scale: number; turn: number; x: number; y: number }
type Point = { x: number; y: number }

export const FITTED: Stand = { scale: 1, turn: 0, x: 0, y: 0 }
export const STEP = 1.25
const SMALLEST = 0.25
const LARGEST = 8

export const clampScale = (scale: number) => Math.min(LARGEST, Math.max(SMALLEST, scale))

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** One finger rests, another moved: the picture grows with their distance and follows the middle between them. */
export function stretched(stand: Stand, resting: Point, last: Point, now: Point): Stand {
  const before = distance(resting, last)
  if (before < 1) return stand
  return {
    ...stand,
    scale: clampScale((stand.scale * distance(resting, now)) / before),
    x: stand.x + (now.x - last.x) / 2,
    y: stand.y + (now.y - last.y) / 2,
  }
}
