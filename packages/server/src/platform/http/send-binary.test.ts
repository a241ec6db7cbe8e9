import { describe, expect, test } from 'vitest'
import { rangeOf } from './send-binary.ts'

describe('a range of a file of 1000 bytes', () => {
  test.each([
    ['bytes=0-499', { start: 0, end: 499 }],
    ['bytes=500-', { start: 500, end: 999 }],
    ['bytes=-200', { start: 800, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=999-999', { start: 999, end: 999 }],
    ['bytes=900-99999', { start: 900, end: 999 }],
    [' bytes=0-0 ', { start: 0, end: 0 }],
  ])('%s is a part of it', (header, range) => expect(rangeOf(header, 1000)).toEqual(range))

  test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s is nowhere in it', (header) =>
    expect(rangeOf(header, 1000)).toBeNull(),
  )

  test.each([
    undefined,
    '',
    'bytes=-',
    'bytes=5-2',
    'bytes=a-b',
    'items=0-5',
    'bytes=0-1,5-6',
    'bytes=99999999999999999-',
  ])('%s asks for the whole', (header) => expect(rangeOf(header, 1000)).toBeUndefined())

  test('an empty file has no parts', () => {
    expect(rangeOf('bytes=0-', 0)).toBeNull()
    expect(rangeOf('bytes=-5', 0)).toBeNull()
  })
})
