import type { QuestionBody } from '@residency/contract/areas/questions/bank/question.shape'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proofRuns } from '../../../testing/proof.ts'
import { leavesOf } from './leaves.rules.ts'

const aCase = (weights: readonly number[]): QuestionBody => ({
  kind: 'case',
  stem: '病例',
  parts: weights.map((weight, index) => ({
    id: `p${index}`,
    weight,
    question: { kind: 'trueFalse', stem: '问', right: true },
  })),
})

test('a question that is no case is one leaf with all its points', () => {
  expect(leavesOf({ kind: 'trueFalse', stem: '问', right: true }, 250)).toMatchObject([
    { part: '', points: 250 },
  ])
})

test('parts of a case share its points by weight, and none is lost', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(weights, fc.integer({ min: 100, max: 100_000 }), (list, points) => {
      const leaves = leavesOf(aCase(list), points)
      const total = list.reduce((sum, share) => sum + share, 0)

      expect(leaves.reduce((sum, leaf) => sum + leaf.points, 0)).toBe(points)

      for (const [index, leaf] of leaves.slice(0, -1).entries()) {
        expect(leaf.points).toBe(Math.floor((points * list[index]!) / total))
        expect(leaf.points).toBeGreaterThan(0)
      }
    }),
    { seed: 20261130, numRuns: proofRuns(2000) },
  )
})
