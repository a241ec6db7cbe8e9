import type {
  BlockMove,
  Board,
  BoardBlock,
} from '@residency/contract/areas/rotations/plan/board.contract'

/**
 * A change of several blocks at once, with where they were: undoing it is the same change turned
 * around.
 */
export type Step = { moves: readonly BlockMove[]; before: readonly BlockMove[] }
export type BlockWithStart = BoardBlock & { start: number }

/**
 * What dropping a block does: it moves, changes places with others, sends others to the tray, or
 * stays.
 */
export type Drop = {
  kind: 'stays' | 'moves' | 'swaps' | 'displaces' | 'fact' | 'locked'
  moves: BlockMove[]
  others: BoardBlock[]
}

export const isPlaced = (block: BoardBlock): block is BlockWithStart => block.start !== null

export const placeOf = ({ id, start, isLocked }: BoardBlock): BlockMove => ({
  blockId: id,
  start,
  isLocked,
})

const isSamePlace = (a: BlockMove, b: BlockMove) => a.start === b.start && a.isLocked === b.isLocked

/** The board after these moves; blocks that do not move stay the same objects. */
export function moved<B extends Pick<Board, 'blocks'>>(board: B, moves: readonly BlockMove[]): B {
  if (moves.length === 0) return board

  const to = new Map(moves.map((move) => [move.blockId, move]))

  const blocks = board.blocks.map((block) => {
    const move = to.get(block.id)
    return move && !isSamePlace(placeOf(block), move)
      ? { ...block, start: move.start, isLocked: move.isLocked }
      : block
  })

  return { ...board, blocks }
}

/** A change as a step; null if it changes nothing. */
export function stepOf(board: Pick<Board, 'blocks'>, moves: readonly BlockMove[]): Step | null {
  const known = new Map(board.blocks.map((block) => [block.id, block]))

  const real = moves.filter((move) => {
    const block = known.get(move.blockId)
    return block !== undefined && !isSamePlace(placeOf(block), move)
  })

  return real.length === 0
    ? null
    : { moves: real, before: real.map(({ blockId }) => placeOf(known.get(blockId)!)) }
}

export const turned = ({ moves, before }: Step): Step => ({ moves: before, before: moves })

const meets = (a: { start: number; months: number }, b: { start: number; months: number }) =>
  a.start < b.start + b.months && b.start < a.start + a.months

/** Whether no trainee of the moved blocks would be in two places, or outside the plan. */
function isPossible(board: Pick<Board, 'blocks' | 'months'>, moves: readonly BlockMove[]) {
  const after = moved(board, moves)
  const ids = new Set(moves.map(({ blockId }) => blockId))
  const changed = after.blocks.filter(({ id }) => ids.has(id)).filter(isPlaced)

  return changed.every(
    (block) =>
      block.start >= 0 &&
      block.start + block.months <= board.months &&
      after.blocks.every(
        (other) =>
          other === block ||
          other.traineeId !== block.traineeId ||
          !isPlaced(other) ||
          !meets(block, other),
      ),
  )
}

/** done: the board is already so. fits: it can be done. gone: the blocks are elsewhere by now. */
export function outcomeOf(
  board: Pick<Board, 'blocks' | 'months'>,
  step: Step,
): 'done' | 'fits' | 'gone' {
  const known = new Map(board.blocks.map((block) => [block.id, block]))

  const are = (places: readonly BlockMove[]) =>
    places.every((place) => {
      const block = known.get(place.blockId)
      return block !== undefined && isSamePlace(placeOf(block), place)
    })

  if (are(step.moves)) return 'done'

  const areFree = step.moves.every(({ blockId }) => known.get(blockId)?.isFact === false)

  return areFree && are(step.before) && isPossible(board, step.moves) ? 'fits' : 'gone'
}

const clamp = (value: number, least: number, max: number) => Math.max(least, Math.min(max, value))

export const nearestStart = (board: Pick<Board, 'months'>, block: BoardBlock, start: number) =>
  clamp(start, 0, board.months - block.months)

/** The months that a placed block leaves when it goes to `start`, without those it keeps. */
function freedBy(block: BlockWithStart, start: number) {
  const shift = start - block.start
  if (Math.abs(shift) >= block.months) return { start: block.start, months: block.months }

  return shift > 0
    ? { start: block.start, months: shift }
    : { start: start + block.months, months: -shift }
}

/**
 * Places for the blocks that are in the way, in the months that become free; null if they do not
 * fit there.
 */
function exchanged(
  block: BoardBlock,
  start: number,
  others: readonly BlockWithStart[],
): BlockMove[] | null {
  if (!isPlaced(block)) return null

  const first = Math.min(...others.map((other) => other.start))
  const last = Math.max(...others.map((other) => other.start + other.months))
  if (first < start || last > start + block.months) return null

  const freed = freedBy(block, start)
  const isApart = freed.months === block.months
  const from = isApart ? start : first
  if (last - from > freed.months) return null

  return others.map((other) => ({ ...placeOf(other), start: freed.start + other.start - from }))
}

/**
 * The block goes past its neighbours, which close up: [2][5] becomes [5][2]. A neighbour that is
 * only covered in part counts as passed from its middle on. Null if something in between cannot
 * move.
 */
function passed(
  block: BoardBlock,
  start: number,
  row: readonly BlockWithStart[],
  others: readonly BlockWithStart[],
): { moves: BlockMove[]; others: BlockWithStart[] } | null {
  if (!isPlaced(block)) return null

  const isRight = start > block.start
  const far = isRight ? others.at(-1)! : others[0]!
  const middle = far.start + far.months / 2
  if (isRight ? start + block.months <= middle : start >= middle) return null

  const to = isRight
    ? Math.max(start, far.start + far.months - block.months)
    : Math.min(start, far.start)
  const span = isRight
    ? { from: block.start + block.months, until: to + block.months }
    : { from: to, until: block.start }
  const between = row.filter((one) => one.start < span.until && span.from < one.start + one.months)

  const areWhole = between.every(
    (other) =>
      other.start >= span.from &&
      other.start + other.months <= span.until &&
      !other.isFact &&
      !other.isLocked,
  )

  if (!areWhole) return null

  const shift = isRight ? -block.months : block.months

  return {
    moves: [
      { ...placeOf(block), start: to },
      ...between.map((one) => ({ ...placeOf(one), start: one.start + shift })),
    ],
    others: between,
  }
}

/** What happens when a block is dropped: `start` null is the tray. */
export function dropOf(
  board: Pick<Board, 'blocks' | 'months'>,
  blockId: number,
  wanted: number | null,
): Drop {
  const block = board.blocks.find(({ id }) => id === blockId)!
  const start = wanted === null ? null : nearestStart(board, block, wanted)
  if (block.isFact) return { kind: 'fact', moves: [], others: [] }
  if (start === block.start) return { kind: 'stays', moves: [], others: [] }

  const own = { ...placeOf(block), start }
  if (start === null) return { kind: 'moves', moves: [{ ...own, isLocked: false }], others: [] }

  const target = { start, months: block.months }
  const row = board.blocks
    .filter((other) => other.traineeId === block.traineeId && other.id !== blockId)
    .filter(isPlaced)

  row.sort((a, b) => a.start - b.start)

  const others = row.filter((other) => meets(other, target))
  if (others.length === 0) return { kind: 'moves', moves: [own], others }

  return dropOnOthers(block, start, row, others)
}

/** What happens when a block is dropped at `start`, where it meets `others` of its row. */
function dropOnOthers(
  block: BoardBlock,
  start: number,
  row: readonly BlockWithStart[],
  others: BlockWithStart[],
): Drop {
  const own = { ...placeOf(block), start }
  const fixed = others.find((other) => other.isFact) ?? others.find((other) => other.isLocked)
  if (fixed) return { kind: fixed.isFact ? 'fact' : 'locked', moves: [], others: [fixed] }

  // Same length: it lands exactly where the other was, so that the two change places.
  const equal =
    others.length === 1 && others[0]!.months === block.months && isPlaced(block) ? others[0]! : null
  if (equal && !meets(block as BlockWithStart, equal))
    return {
      kind: 'swaps',
      moves: [
        { ...own, start: equal.start },
        { ...placeOf(equal), start: block.start },
      ],
      others,
    }

  const places = exchanged(block, start, others)
  if (places) return { kind: 'swaps', moves: [own, ...places], others }

  const past = passed(block, start, row, others)
  if (past) return { kind: 'swaps', ...past }

  return {
    kind: 'displaces',
    moves: [own, ...others.map((other) => ({ ...placeOf(other), start: null }))],
    others,
  }
}
