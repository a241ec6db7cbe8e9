import { expect, test } from 'vitest'
import { trickled } from './progress.rules.ts'

test('the bar moves in smaller and smaller steps and never reaches the end by itself', () => {
  const shares = Array.from({ length: 200 }).reduce<number[]>(
    (all) => [...all, trickled(all.at(-1)!)],
    [0.3],
  )
  expect(shares[1]!).toBeGreaterThan(shares[0]!)
  expect(shares[1]! - shares[0]!).toBeGreaterThan(shares[50]! - shares[49]!)
  expect(shares.at(-1)).toBeLessThan(1)
})
