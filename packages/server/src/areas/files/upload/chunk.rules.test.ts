import { describe, expect, test } from 'vitest'
import {
  type ChunkFields,
  countReceivedChunks,
  isReceived,
  matchOf,
  nothingReceived,
  placeOf,
} from './chunk.rules.ts'

const chunk = (more: Partial<ChunkFields>): ChunkFields => ({
  chunkSize: 100,
  totalSize: 250,
  identifier: '250-a',
  relativePath: 'a.pdf',
  filename: 'a.pdf',
  totalChunks: 3,
  chunkNumber: 1,
  currentChunkSize: 100,
  ...more,
})

describe('the place of a chunk in its file', () => {
  test.each([
    ['the first', {}, { index: 0, offset: 0, length: 100 }],
    [
      'the last takes the rest',
      { chunkNumber: 3, currentChunkSize: 50 },
      { index: 2, offset: 200, length: 50 },
    ],
    [
      'the last of fewer chunks takes up to twice the size',
      { totalChunks: 2, chunkNumber: 2, currentChunkSize: 150 },
      { index: 1, offset: 100, length: 150 },
    ],
  ])('%s', (_, more, place) => {
    expect(placeOf(chunk(more))).toMatchObject(place)
  })

  test.each([
    ['a number beyond the last', { chunkNumber: 4 }],
    ['a count that does not fit the size', { totalChunks: 5 }],
    ['another length than said', { currentChunkSize: 99 }],
    ['thousands of tiny ones', { totalSize: 100_000, totalChunks: 1000 }],
  ])('%s has none', (_, more) => {
    expect(placeOf(chunk(more))).toBeNull()
  })
})

test('two files of one person differ in their identity, chunks of one file do not', () => {
  const match = matchOf(chunk({})).match
  expect(matchOf(chunk({ chunkNumber: 2 })).match.equals(match)).toBe(true)
  expect(matchOf(chunk({ relativePath: 'b.pdf' })).match.equals(match)).toBe(false)
  expect(matchOf(chunk({ purpose: 'proof' })).match.equals(match)).toBe(false)
})

test('received chunks are counted bit by bit', () => {
  const received = nothingReceived(10)
  expect([received.length, countReceivedChunks(received)]).toEqual([2, 0])

  received[0] = 0b101
  received[1] = 0b10
  expect(countReceivedChunks(received)).toBe(3)
  expect([0, 1, 2, 9, 8].map((at) => isReceived(received, at))).toEqual([
    true,
    false,
    true,
    true,
    false,
  ])
})
