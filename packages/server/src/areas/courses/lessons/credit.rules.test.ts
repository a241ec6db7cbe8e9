import type { Range } from '@residency/contract/areas/courses/course/lesson.public'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proofRuns } from '../../../testing/proof.ts'
import { creditOf, isDone, lengthOf, merged, shareOf } from './credit.rules.ts'

const second = fc.integer({ min: 0, max: 600 })
const ranges = fc.array(fc.tuple(second, second), { maxLength: 12 }) as fc.Arbitrary<Range[]>

test('for any claim the credit is never longer than the time that passed × the speed that counts', () => {
  fc.assert(
    fc.property(
      ranges,
      fc.integer({ min: 0, max: 60_000 }),
      fc.double({ min: 0.25, max: 4, noNaN: true }),
      fc.constantFrom(1, 2),
      (played, elapsedMs, speed, mostSpeed) => {
        const counted = creditOf({ played, seconds: 300, elapsedMs, speed, mostSpeed })
        const sum = counted.reduce((total, [from, until]) => total + until - from, 0)

        expect(sum).toBeLessThanOrEqual((elapsedMs / 1000) * Math.min(speed, mostSpeed) + 1e-6)

        for (const [from, until] of counted)
          expect(from >= 0 && until <= 300 && until > from).toBe(true)
      },
    ),
    { seed: 20261130, numRuns: proofRuns(4000) },
  )
})

test('merging covers each second that any range covers, once, in order and apart', () => {
  fc.assert(
    fc.property(ranges, (credit) => {
      const done = merged(credit)

      const brute = new Set(
        credit.flatMap(([from, until]) =>
          Array.from({ length: Math.max(0, until - from) }, (_, i) => from + i),
        ),
      )

      expect(
        new Set(
          done.flatMap(([from, until]) => Array.from({ length: until - from }, (_, i) => from + i)),
        ),
      ).toEqual(brute)

      expect(lengthOf(done)).toBe(brute.size)

      for (const [i, [from]] of done.entries())
        if (i > 0) expect(from).toBeGreaterThan(done[i - 1]![1])
    }),
    { seed: 20261130, numRuns: proofRuns(4000) },
  )
})

test('a video that was skipped to its end is credited only the seconds played there', () => {
  expect(
    creditOf({ played: [[590, 600]], seconds: 600, elapsedMs: 10_000, speed: 1, mostSpeed: 2 }),
  ).toEqual([[590, 600]])
  expect(
    creditOf({ played: [[0, 600]], seconds: 600, elapsedMs: 10_000, speed: 1, mostSpeed: 2 }),
  ).toEqual([[0, 10]])
})

test('a faster speed counts up to the most that the course allows', () => {
  expect(
    creditOf({ played: [[0, 40]], seconds: 600, elapsedMs: 10_000, speed: 4, mostSpeed: 2 }),
  ).toEqual([[0, 20]])
  expect(
    creditOf({ played: [[0, 40]], seconds: 600, elapsedMs: 10_000, speed: 2, mostSpeed: 1 }),
  ).toEqual([[0, 10]])
})

test('a lesson is done at 95 percent; before that no share is rounded up to a hundred', () => {
  expect([isDone(94.9, 100), isDone(95, 100)]).toEqual([false, true])
  expect([shareOf(94.9, 100, false), shareOf(99.9, 100, false), shareOf(95, 100, true)]).toEqual([
    94, 99, 100,
  ])
})
