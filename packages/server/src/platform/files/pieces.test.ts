import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { inPieces } from '../../testing/files/object-forms.ts'
import { piecesOf } from './pieces.ts'

test.each([
  [0, 10, 7],
  [7, 10, 7],
  [10, 10, 10],
  [1_000_000, 10_000, 65_552],
  [1_000_000, 300_000, 65_552],
  [1_000_001, 400_000, 500_000],
  [20, 1, 1],
])(
  '%i bytes that come %i at a time leave in pieces of exactly %i, the last one shorter, none of them empty',
  async (size, pieceSize, length) => {
    const bytes = randomBytes(size)
    const pieces: Buffer[] = []

    for await (const piece of piecesOf(inPieces(bytes, pieceSize), length))
      pieces.push(Buffer.from(piece))

    expect(Buffer.concat(pieces).equals(bytes)).toBe(true)

    for (const piece of pieces.slice(0, -1)) expect(piece.length).toBe(length)
    if (size > 0) expect(pieces.at(-1)!.length).toBeGreaterThan(0)

    expect(pieces).toHaveLength(Math.ceil(size / length))
  },
)

test('a piece stays good while the next one is looked at: the last is known by there being no other', async () => {
  const bytes = randomBytes(100_000)
  let last: { piece: Buffer; at: number } | undefined
  let at = 0

  for await (const piece of piecesOf(inPieces(bytes, 777), 8192)) {
    if (last)
      expect(last.piece.equals(bytes.subarray(last.at, last.at + last.piece.length))).toBe(true)
    last = { piece, at }
    at += piece.length
  }

  expect(at).toBe(bytes.length)
})
