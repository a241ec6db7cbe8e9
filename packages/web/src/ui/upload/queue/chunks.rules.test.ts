import { describe, expect, test } from 'vitest'
import {
  CHUNK_SIZE,
  chunkCount,
  chunkRange,
  identifierOf,
  nextSpeed,
  secondsLeft,
  speedFrom,
  waitBefore,
} from './chunks.rules.ts'

describe('chunks', () => {
  test.each([
    [1, 1],
    [CHUNK_SIZE, 1],
    [2 * CHUNK_SIZE - 1, 1],
    [2 * CHUNK_SIZE, 2],
    [209_725_721, 200],
  ])('%i bytes are %i chunks', (size, count) => expect(chunkCount(size, CHUNK_SIZE)).toBe(count))

  test('the last one takes the rest, every byte is in exactly one', () => {
    const size = 209_725_721

    expect(chunkRange(200, size, CHUNK_SIZE)).toEqual({ start: 199 * CHUNK_SIZE, end: size })
    expect(size - 199 * CHUNK_SIZE).toBe(1_059_097)
    expect(chunkRange(1, 5, CHUNK_SIZE)).toEqual({ start: 0, end: 5 })
    expect(chunkRange(1, size, CHUNK_SIZE).end).toBe(chunkRange(2, size, CHUNK_SIZE).start)
  })

  test('an identifier is the size and the path without anything but letters, digits, _ and -', () => {
    expect(identifierOf(12, '报告/a b_1-2.pdf')).toBe('12-ab_1-2pdf')
    expect(identifierOf(12, '报告.pdf')).toBe(identifierOf(12, '证书.pdf'))
  })
})

describe('speed', () => {
  test('the first measurement counts whole, a later one a tenth', () => {
    const first = nextSpeed(speedFrom(0), 1000, 500)

    expect(first.bytesPerSecond).toBe(2000)
    expect(nextSpeed(first, 1000, 1000).bytesPerSecond).toBeCloseTo(1800)
    expect(nextSpeed(first, 3000, 1000).bytesPerSecond).toBeCloseTo(2200)
  })
  test('what is left divided by it is the time; unknown without any', () => {
    expect(secondsLeft(900, { ...speedFrom(0), bytesPerSecond: 400 })).toBe(3)
    expect(secondsLeft(900, speedFrom(0))).toBeNull()
    expect(secondsLeft(0, speedFrom(0))).toBe(0)
  })
})

test('waits grow up to half a minute', () =>
  expect([1, 2, 3, 5, 6, 60].map(waitBefore)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]))
