import { expect, test } from 'vitest'
import { distributionOf, leastMet } from './fairness.rules.ts'

const trainees = [
  { name: '甲', met: 3 },
  { name: '乙', met: 10 },
  { name: '丙', met: 3 },
  { name: '丁', met: null },
]

test('everybody whose preferences count is counted once, by the points that are met', () => {
  expect(distributionOf(trainees)).toEqual([0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1])
})

test('those with the fewest points are named together', () => {
  expect(leastMet(trainees)).toEqual({ met: 3, names: ['甲', '丙'] })
  expect(leastMet([trainees[3]!])).toBeNull()
})
