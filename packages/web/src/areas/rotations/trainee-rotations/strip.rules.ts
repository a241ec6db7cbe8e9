import type {
  RotationBlock,
  RotationMonths,
} from '@residency/contract/areas/rotations/trainee-rotations/own.contract'
import { monthAt, monthNumber } from '@residency/contract/kernel/day'

/** A stay, or a part of it, in one line of the strip: from a column (0…) over so many months. */
type Piece = {
  block: RotationBlock
  column: number
  span: number
  continuesAfter: boolean
  startedBefore: boolean
}

export type StripLine = { months: string[]; pieces: Piece[] }

/**
 * Stays as lines of so many months each, whole years or half years. Where two stays share a month,
 * the later one has the column: the earlier one is visible up to that month.
 */
export function stripOf(blocks: readonly RotationBlock[], perLine: 6 | 12): StripLine[] {
  if (blocks.length === 0) return []

  const first = Math.min(...blocks.map(({ startsOn }) => monthNumber(startsOn)))
  const last = Math.max(...blocks.map(({ endsOn }) => monthNumber(endsOn)))
  const lines: StripLine[] = []

  for (let at = first - (first % perLine); at <= last; at += perLine) {
    const pieces = blocks.flatMap((block): Piece[] => {
      const from = Math.max(monthNumber(block.startsOn), at)
      const until = Math.min(monthNumber(block.endsOn), at + perLine - 1)
      if (from > until) return []

      const [startedBefore, continuesAfter] = [
        monthNumber(block.startsOn) < at,
        monthNumber(block.endsOn) >= at + perLine,
      ]

      return [{ block, column: from - at, span: until - from + 1, startedBefore, continuesAfter }]
    })
    lines.push({
      months: Array.from({ length: perLine }, (_, i) => monthAt(at + i)),
      pieces: apart(pieces),
    })
  }

  return lines
}

const apart = (pieces: Piece[]): Piece[] =>
  pieces
    .map((piece, i) => {
      const next = pieces[i + 1]
      return next && piece.column + piece.span > next.column
        ? { ...piece, span: next.column - piece.column }
        : piece
    })
    .filter(({ span }) => span > 0)

/** The stay of today, and the first one that is still to come. */
export const whereOf = (blocks: readonly RotationBlock[], today: string) => ({
  now: blocks.find(({ presence }) => presence !== null),
  next: blocks.find(({ startsOn }) => startsOn > today),
})

/** Percent of the months that are passed, rounded down: nobody is done with something left. */
export const percentOf = ({ passed, all }: RotationMonths) =>
  all === 0 ? 0 : Math.floor((passed / all) * 100)

const PARTS = ['running', 'ahead', 'unplaced'] as const

/** The kinds of months other than those that are passed, without empty ones. */
export const partsOf = (months: RotationMonths) => PARTS.filter((part) => months[part] > 0)
