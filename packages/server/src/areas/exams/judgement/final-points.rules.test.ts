import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proofRuns } from '../../../testing/proof.ts'
import { finalPoints, HALF_POINT, roundAwaited } from './final-points.rules.ts'

const once = { isTwice: false, apart: 20 }
const twice = { isTwice: true, apart: 20 }

test.each<[string, number[], typeof once, number | null]>([
  ['nobody has marked', [], once, null],
  ['one marks: that counts', [650], once, 650],
  ['of two the second is awaited', [650], twice, null],
  ['two alike', [600, 600], twice, 600],
  ['the mean of two, at a quarter in the taker’s favour', [600, 650], twice, 650],
  ['as far apart as is tolerated', [600, 800], twice, 700],
  ['further apart: a third is awaited', [600, 850], twice, null],
  ['the third nearer to the first', [600, 900, 700], twice, 650],
  ['the third nearer to the second', [600, 900, 850], twice, 900],
  ['the third in the middle', [600, 900, 750], twice, 750],
  ['the third beyond both', [600, 900, 1000], twice, 950],
  ['a third who is no longer needed', [600, 700, 100], twice, 650],
])('%s', (_, points, by, expected) => {
  expect(finalPoints(points, 1000, by)).toBe(expected)
})

test('points stay within what the answer is worth and between what was given, to half a point or all of it', () => {
  const points = (maxPoints: number) =>
    fc.array(fc.integer({ min: 0, max: maxPoints }), { minLength: 2, maxLength: 3 })
  const cases = fc
    .integer({ min: 1, max: 3000 })
    .chain((maxPoints) =>
      fc.tuple(fc.constant(maxPoints), points(maxPoints), fc.integer({ min: 0, max: 100 })),
    )

  fc.assert(
    fc.property(cases, ([maxPoints, list, apart]) => {
      const points = finalPoints(list, maxPoints, { isTwice: true, apart })

      if (points === null) {
        expect(list).toHaveLength(2)
        expect(roundAwaited(list, maxPoints, { isTwice: true, apart })).toBe(3)

        return
      }

      expect(points).toBeGreaterThanOrEqual(0)
      expect(points).toBeLessThanOrEqual(maxPoints)
      expect(points).toBeGreaterThanOrEqual(Math.min(...list) - HALF_POINT / 2)
      expect(points).toBeLessThanOrEqual(Math.max(...list) + HALF_POINT / 2)
    }),
    { seed: 20261130, numRuns: proofRuns(3000) },
  )
})

test('who marks first or second makes no difference', () => {
  const points = fc.integer({ min: 0, max: 20 }).map((halves) => halves * HALF_POINT)
  fc.assert(
    fc.property(points, points, points, (first, other, third) => {
      expect(finalPoints([first, other, third], 1000, twice)).toBe(
        finalPoints([other, first, third], 1000, twice),
      )
    }),
    { seed: 20261130, numRuns: proofRuns(2000) },
  )
})
