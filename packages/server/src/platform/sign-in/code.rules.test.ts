import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proofRuns } from '../../testing/proof.ts'
import { codeOf, isFresh, STEP_MS, secondsLeft, stepAt } from './code.rules.ts'

const key = randomBytes(32)
const lecture = (id: number) => ({ kind: 'lecture', id }) as const

test('a code counts from the first millisecond of its step to the last of the next, and at no other time', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      fc.integer({ min: 50_000_000, max: 70_000_000 }),
      fc.integer({ min: -90_000, max: 150_000 }),
      (id, step, offset) => {
        const code = codeOf(key, lecture(id), step)
        const now = new Date(step * STEP_MS + offset)
        expect(isFresh(key, lecture(id), code, now)).toBe(offset >= 0 && offset < 2 * STEP_MS)
      },
    ),
    { seed: 20261130, numRuns: proofRuns(4000) },
  )
})

test('a code of another lecture, of a department with its number, or of another key does not count', () => {
  const now = new Date('2026-11-20T02:00:00Z')
  const code = codeOf(key, lecture(7), stepAt(now))

  expect(isFresh(key, lecture(7), code, now)).toBe(true)
  expect(isFresh(key, lecture(8), code, now)).toBe(false)
  expect(isFresh(key, { kind: 'duty', id: 7 }, code, now)).toBe(false)
  expect(isFresh(randomBytes(32), lecture(7), code, now)).toBe(false)
})

test('between thirty and one second are left of a code', () => {
  expect(secondsLeft(new Date(0))).toBe(30)
  expect(secondsLeft(new Date(29_999))).toBe(1)
})
