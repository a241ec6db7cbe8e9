import { expect, test } from 'vitest'
import { MAX_PREFERENCES, POINTS, pointsOf } from './points.public.ts'

const counts = Array.from({ length: MAX_PREFERENCES }, (_, at) => at + 1)

test('everybody with a preference has ten points, whole and at least one for each preference', () => {
  for (const count of counts) {
    const points = pointsOf(count)

    expect(points).toHaveLength(count)
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(POINTS)
    expect(points.every((one) => Number.isInteger(one) && one >= 1)).toBe(true)
  }
})

test('the first preference counts most, and none counts more than one before it', () => {
  for (const count of counts.slice(1)) {
    const points = pointsOf(count)

    expect(points[0]).toBeGreaterThan(points[1]!)
    expect(points).toEqual([...points].sort((a, b) => b - a))
  }
})

test('nobody has points without preferences, or for more than five', () => {
  expect([pointsOf(0), pointsOf(MAX_PREFERENCES + 1)]).toEqual([[], []])
})
