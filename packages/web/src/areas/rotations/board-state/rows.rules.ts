import type {
  Board,
  BoardBlock,
  BoardTrainee,
} from '@residency/contract/areas/rotations/plan/board.contract'
import { type InitialsOf, isFoundBy } from '@residency/contract/kernel/found-by'
import { isPlaced } from './moves.rules.ts'

export const ROW = 36
export const LANE = 26
export const GROUP = 30

/** Rows drawn beyond the visible ones, so that scrolling meets drawn rows. */
const BEYOND = 5

export type Filters = {
  name: string
  cohortId: number | null
  departmentId: number | null
  isBadOnly: boolean
}

export const NO_FILTERS: Filters = {
  name: '',
  cohortId: null,
  departmentId: null,
  isBadOnly: false,
}

/** A trainee's blocks: placed ones by month, open ones in the order of the standard. */
export type TraineeBlocks = ReadonlyMap<number, readonly BoardBlock[]>

const isSame = (a: readonly BoardBlock[] | undefined, b: readonly BoardBlock[]) =>
  a !== undefined && a.length === b.length && a.every((block, index) => block === b[index])

/**
 * Blocks by trainee. A row that has not changed stays the same list, so that it is not drawn again.
 */
export function blocksByTrainee(
  blocks: readonly BoardBlock[],
  before: TraineeBlocks,
): TraineeBlocks {
  const found = new Map<number, BoardBlock[]>()

  for (const block of blocks) {
    const row = found.get(block.traineeId)
    if (row) row.push(block)
    else found.set(block.traineeId, [block])
  }

  const all = new Map<number, readonly BoardBlock[]>()

  for (const [id, row] of found) {
    row.sort((a, b) => (a.start ?? 99) - (b.start ?? 99) || a.id - b.id)
    const known = before.get(id)
    all.set(id, isSame(known, row) ? known! : row)
  }

  return all
}

export type Row =
  | { kind: 'cohort'; key: string; id: number; name: string; count: number; height: number }
  | {
      kind: 'trainee'
      key: string
      trainee: BoardTrainee
      blocks: readonly BoardBlock[]
      height: number
    }

const NOTHING: readonly BoardBlock[] = []

/** What filters and heights follow: the board as it was before a block was picked up. */
type Before = { bad: ReadonlyMap<number, string>; blocks: TraineeBlocks }

/** Rows by cohort after the filters; cohorts without a row are left out. */
export function rowsOf(
  board: Pick<Board, 'cohorts' | 'trainees'>,
  blocks: TraineeBlocks,
  before: Before,
  filters: Filters,
  initialsOf: InitialsOf = () => [],
): Row[] {
  const fits = ({ id, name: own, number, cohortId }: BoardTrainee) => {
    const row = before.blocks.get(id) ?? NOTHING
    return (
      (filters.cohortId === null || cohortId === filters.cohortId) &&
      (isFoundBy(filters.name, own, initialsOf) || isFoundBy(filters.name, number, () => [])) &&
      (filters.departmentId === null ||
        row.some(({ departmentId }) => departmentId === filters.departmentId)) &&
      (!filters.isBadOnly || row.some((block) => before.bad.has(block.id) || !isPlaced(block)))
    )
  }

  const rowOf = (trainee: BoardTrainee): Row => {
    const hasTray = (before.blocks.get(trainee.id) ?? NOTHING).some((block) => !isPlaced(block))
    return {
      kind: 'trainee',
      key: `t${trainee.id}`,
      trainee,
      blocks: blocks.get(trainee.id) ?? NOTHING,
      height: ROW + (hasTray ? LANE : 0),
    }
  }

  return board.cohorts.flatMap(({ id, name: cohort }) => {
    const trainees = board.trainees.filter((trainee) => trainee.cohortId === id && fits(trainee))
    if (trainees.length === 0) return []

    const head: Row = {
      kind: 'cohort',
      key: `c${id}`,
      id,
      name: cohort,
      count: trainees.length,
      height: GROUP,
    }

    return [head, ...trainees.map(rowOf)]
  })
}

/** The upper edge of each row, and the height of all. */
export function edgesOf(rows: readonly { height: number }[]): number[] {
  const edges = [0]
  for (const { height } of rows) edges.push(edges.at(-1)! + height)

  return edges
}

/** The row at a height. */
function rowAt(edges: readonly number[], height: number): number {
  let [low, high] = [0, edges.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (edges[middle]! <= height) low = middle
    else high = middle - 1
  }

  return low
}

export type Span = { from: number; until: number }

/** The rows to draw for a scroll position. */
export function spanOf(edges: readonly number[], top: number, height: number): Span {
  const count = edges.length - 1
  return {
    from: Math.max(0, rowAt(edges, Math.max(0, top)) - BEYOND),
    until: Math.min(count, rowAt(edges, Math.max(0, top + height)) + 1 + BEYOND),
  }
}

/** Where the open blocks are in the tray: one after another. */
export function trayOf(blocks: readonly BoardBlock[]): { block: BoardBlock; at: number }[] {
  let at = 0
  return blocks
    .filter((block) => !isPlaced(block))
    .map((block) => {
      const place = { block, at }
      at += block.months

      return place
    })
}

/** How many rows a key moves down. */
function turnOf(key: string): -1 | 0 | 1 {
  if (key === 'ArrowDown') return 1

  return key === 'ArrowUp' ? -1 : 0
}

/**
 * The block that an arrow key leads to: the neighbour in the row, or the one in the same month of
 * the next row.
 */
export function neighbourOf(rows: readonly Row[], blockId: number, key: string): number | null {
  const index = rows.findIndex(
    (row) => row.kind === 'trainee' && row.blocks.some(({ id }) => id === blockId),
  )
  const row = rows[index]
  if (row?.kind !== 'trainee') return null

  const place = row.blocks.findIndex(({ id }) => id === blockId)
  if (key === 'ArrowLeft') return row.blocks[place - 1]?.id ?? null
  if (key === 'ArrowRight') return row.blocks[place + 1]?.id ?? null
  if (key === 'Home') return row.blocks[0]?.id ?? null
  if (key === 'End') return row.blocks.at(-1)?.id ?? null

  const turn = turnOf(key)
  if (turn === 0) return null

  const month = row.blocks[place]!.start ?? Number.POSITIVE_INFINITY

  for (let next = index + turn; next >= 0 && next < rows.length; next += turn) {
    const other = rows[next]!
    if (other.kind !== 'trainee' || other.blocks.length === 0) continue

    const far = (block: BoardBlock) => Math.abs((block.start ?? 1000) - Math.min(month, 1000))

    return other.blocks.reduce((best, block) => (far(block) < far(best) ? block : best)).id
  }

  return null
}
