import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proofRuns } from '../../../testing/proof.ts'
import { rubricPoints } from './rubric.rules.ts'

test.each<[string, number[], number, number[], number]>([
  ['shares that fit the step', [40, 60], 1000, [400, 600], 1000],
  ['shares that do not fit the step', [35, 35, 30], 500, [200, 150, 150], 500],
  ['three equal shares of one point', [33, 33, 34], 100, [50, 0, 50], 100],
  ['all points where they are no half points', [50, 50], 333, [150, 150], 333],
  ['a rubric for a part of the points', [30, 30], 1000, [300, 300], 600],
  ['shares of more than the whole', [100, 100], 400, [200, 200], 400],
  ['a share that rounds to more than the answer is worth', [98], 995, [950], 950],
  ['no rubric', [], 500, [], 0],
])('%s', (_, shares, maxPoints, each, together) => {
  expect(rubricPoints(shares, maxPoints)).toEqual({ each, together })
})

test('every rubric point can be given as it is, and all of them together are never more than the answer is worth', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(shares, fc.integer({ min: 1, max: 10_000 }), (parts, maxPoints) => {
      const { each, together } = rubricPoints(parts, maxPoints)
      const sum = each.reduce((total, points) => total + points, 0)

      expect(each.every((points) => points >= 0 && points % 50 === 0)).toBe(true)
      expect(sum).toBeLessThanOrEqual(maxPoints)
      expect(together === sum || together === maxPoints).toBe(true)
    }),
    { seed: 20261130, numRuns: proofRuns(2000) },
  )
})
