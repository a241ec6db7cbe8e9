/** Position, scale and rotation of a picture in its frame. */
export type PictureTransform = { scale: number; turn: number; x: number; y: number }
type Point = { x: number; y: number }

export const FITTED: PictureTransform = { scale: 1, turn: 0, x: 0, y: 0 }
export const STEP = 1.25
const SMALLEST = 0.25
const LARGEST = 8

export const clampScale = (scale: number) => Math.min(LARGEST, Math.max(SMALLEST, scale))

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/**
 * Pinch gesture: one finger rests, the other moved. The picture scales with their distance and
 * follows their centre.
 */
export function pinched(
  transform: PictureTransform,
  resting: Point,
  last: Point,
  now: Point,
): PictureTransform {
  const before = distance(resting, last)
  if (before < 1) return transform

  return {
    ...transform,
    scale: clampScale((transform.scale * distance(resting, now)) / before),
    x: transform.x + (now.x - last.x) / 2,
    y: transform.y + (now.y - last.y) / 2,
  }
}
