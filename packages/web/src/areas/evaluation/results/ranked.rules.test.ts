import { expect, test } from 'vitest'
import { rankedBy } from './ranked.rules.ts'

const ranksOf = (means: readonly (number | null)[]) =>
  rankedBy(means.map((mean) => ({ mean }))).map(({ mean, rank }) => [mean, rank])

test('the best is first, equal results share a rank, and the next rank is skipped', () => {
  expect(ranksOf([80, 92.5, 92.5, 71])).toEqual([
    [92.5, 1],
    [92.5, 1],
    [80, 3],
    [71, 4],
  ])
})

test('what has no result has no rank and is last, after a result of nothing', () => {
  expect(ranksOf([null, 0])).toEqual([
    [0, 1],
    [null, null],
  ])
})
