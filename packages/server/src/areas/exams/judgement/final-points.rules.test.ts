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
])('%s', (_, given, by, expected) => {
  expect(finalPoints(given, 1000, by)).toBe(expected)
})

test('points stay within what the answer is worth and between what was given, to half a point or all of it', () => {
  const given = (most: number) =>
    fc.array(fc.integer({ min: 0, max: most }), { minLength: 2, maxLength: 3 })
  const asked = fc
    .integer({ min: 1, max: 3000 })
    .chain((most) => fc.tuple(fc.constant(most), given(most), fc.integer({ min: 0, max: 100 })))

  fc.assert(
    fc.property(asked, ([most, list, apart]) => {
      const points = finalPoints(list, most, { isTwice: true, apart })

      if (points === null) {
        expect(list).toHaveLength(2)
        expect(roundAwaited(list, most, { isTwice: true, apart })).toBe(3)

        return
      }

      expect(points).toBeGreaterThanOrEqual(0)
      expect(points).toBeLessThanOrEqual(most)
      expect(points).toBeGreaterThanOrEqual(Math.min(...list) - HALF_POINT / 2)
      expect(points).toBeLessThanOrEqual(Math.max(...list) + HALF_POINT / 2)
    }),
    { numRuns: proofRuns(3000) },
  )
})

test('who marks first or second makes no difference', () => {
  const points = fc.integer({ min: 0, max: 20 }).map((halves) => halves * HALF_POINT)
  fc.assert(
    fc.property(points, points, points, (one, other, third) => {
      expect(finalPoints([one, other, third], 1000, twice)).toBe(
        finalPoints([other, one, third], 1000, twice),
      )
    }),
    { numRuns: proofRuns(2000) },
  )
})
