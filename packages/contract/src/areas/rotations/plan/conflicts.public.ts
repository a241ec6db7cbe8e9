import type { Board, BoardBlock, BoardTrainee } from './board.contract.ts'

export const CONFLICT_KINDS = [
  'window',
  'absent',
  'stage',
  'twoPlaces',
  'capacity',
  'pair',
  'understaffed',
] as const

/** What a planner may decide by hand: a plan with these conflicts is published. */
export const ALLOWED_CONFLICTS: readonly Conflict['kind'][] = ['pair', 'understaffed']

/** What a timetable does wrong in one month (the first of several in a row); `months` of them. */
export type Conflict = {
  kind: (typeof CONFLICT_KINDS)[number]
  month: number
  months: number
  traineeId: number | null
  departmentId: number
  blockIds: number[]

  /** capacity: trainees who are there at most, and seats. understaffed: at least, and needed. */
  here?: number
  seats?: number
}

type BlockWithStart = BoardBlock & { start: number }
const isPlaced = (block: BoardBlock): block is BlockWithStart => block.start !== null

const range = (from: number, until: number) =>
  Array.from({ length: Math.max(0, until - from) }, (_, index) => from + index)

function ofTrainee(trainee: BoardTrainee, blocks: readonly BlockWithStart[]): Conflict[] {
  const found: Conflict[] = []

  const add = (
    kind: Conflict['kind'],
    block: BlockWithStart,
    months: readonly number[],
    others: number[] = [],
  ) => {
    if (months.length === 0) return

    const at = {
      month: months[0]!,
      months: months.length,
      traineeId: trainee.id,
      departmentId: block.departmentId,
    }

    found.push({ kind, ...at, blockIds: [block.id, ...others] })
  }

  const firstEnds = Math.max(
    -1,
    ...blocks.filter((block) => block.stage === 1).map((block) => block.start + block.months),
  )

  blocks.forEach((block, index) => {
    const own = range(block.start, block.start + block.months)
    const before = blocks[index - 1]

    if (before && before.start + before.months > block.start)
      add(
        'twoPlaces',
        block,
        range(block.start, Math.min(before.start + before.months, block.start + block.months)),
        [before.id],
      )

    if (block.isFact) return

    add(
      'window',
      block,
      own.filter((month) => month < trainee.from || month >= trainee.until),
    )

    add(
      'absent',
      block,
      own.filter((month) => trainee.absent.includes(month)),
    )

    if (block.stage === 2)
      add(
        'stage',
        block,
        own.filter((month) => month < firstEnds),
      )
  })

  return found
}

type Here = { blocks: BlockWithStart[]; people: Set<number> }

/** Who is in which department in which month. */
function presence(blocks: readonly BlockWithStart[]): Map<number, Map<number, Here>> {
  const all = new Map<number, Map<number, Here>>()
  for (const block of blocks) {
    const months = all.get(block.departmentId) ?? new Map<number, Here>()
    all.set(block.departmentId, months)

    for (const month of range(block.start, block.start + block.months)) {
      const here = months.get(month) ?? { blocks: [], people: new Set() }
      here.blocks.push(block)
      here.people.add(block.traineeId)
      months.set(month, here)
    }
  }

  return all
}

/** Joins the conflicts of months that follow one another. */
function joined(conflicts: readonly Conflict[]): Conflict[] {
  const found: Conflict[] = []
  for (const conflict of conflicts) {
    const last = found.at(-1)
    if (
      last &&
      last.departmentId === conflict.departmentId &&
      last.kind === conflict.kind &&
      last.month + last.months === conflict.month
    ) {
      last.months += 1
      last.here = Math.max(last.here ?? 0, conflict.here ?? 0)
      last.seats = Math.min(last.seats ?? 0, conflict.seats ?? 0)
      last.blockIds = [...new Set([...last.blockIds, ...conflict.blockIds])]
    } else found.push({ ...conflict })
  }

  return found
}

type Month = { month: number; months: 1; departmentId: number }

/** The pairs that are together in a department in a month. */
const pairsTogether = (
  pairs: Pick<Board, 'pairs'>['pairs'],
  where: Month,
  { blocks, people }: Here,
): Conflict[] =>
  pairs.flatMap(({ first, second }) => {
    const isOfPair = (block: BlockWithStart) =>
      block.traineeId === first || block.traineeId === second
    const isOpen = blocks.some((block) => !block.isFact && isOfPair(block))
    if (!people.has(first) || !people.has(second) || !isOpen) return []

    return {
      kind: 'pair' as const,
      ...where,
      traineeId: first,
      blockIds: blocks.filter(isOfPair).map((block) => block.id),
    }
  })

/**
 * Months in which a department has fewer trainees than it needs, as soon as all its blocks have a
 * place. No block of those who are elsewhere is at fault.
 */
function understaffed(
  { departments, blocks }: Pick<Board, 'departments' | 'blocks'>,
  present: ReadonlyMap<number, ReadonlyMap<number, Here>>,
): Conflict[] {
  const open = new Set(
    blocks.filter((block) => block.start === null).map(({ departmentId }) => departmentId),
  )

  return departments
    .filter(({ id }) => !open.has(id))
    .flatMap(({ id, least }) => {
      const short = least.flatMap((needed, month): Conflict[] => {
        const people = present.get(id)?.get(month)?.people.size ?? 0
        const where = { month, months: 1, departmentId: id, traineeId: null, blockIds: [] }

        return people < needed
          ? [{ kind: 'understaffed', ...where, here: people, seats: needed }]
          : []
      })

      return joinedShortages(short)
    })
}

/** The same for months in a row: the fewest who are there. */
const joinedShortages = (short: readonly Conflict[]): Conflict[] => {
  const found: Conflict[] = []

  for (const conflict of short) {
    const last = found.at(-1)

    if (last && last.month + last.months === conflict.month && last.seats === conflict.seats) {
      last.months += 1
      last.here = Math.min(last.here ?? 0, conflict.here ?? 0)
    } else found.push({ ...conflict })
  }

  return found
}

/**
 * Everything that is wrong with a timetable: months outside the training or in an absence, the
 * second stage before the end of the first, two places at once. Also more trainees than seats, fewer
 * than a department needs, and a pair in one department. What has happened is no conflict. The server publishes by these rules;
 * the board shows them while a block is dragged.
 */
export function conflictsOf(
  board: Pick<Board, 'trainees' | 'departments' | 'blocks' | 'pairs'>,
): Conflict[] {
  const placed = board.blocks
    .filter(isPlaced)
    .sort((a, b) => a.traineeId - b.traineeId || a.start - b.start)
  const byTrainee = new Map<number, BlockWithStart[]>()

  for (const block of placed)
    byTrainee.set(block.traineeId, [...(byTrainee.get(block.traineeId) ?? []), block])

  const own = board.trainees.flatMap((trainee) =>
    ofTrainee(trainee, byTrainee.get(trainee.id) ?? []),
  )
  const seatsOf = new Map(board.departments.map((department) => [department.id, department]))
  const shared: Conflict[] = []

  const present = presence(placed)

  for (const [departmentId, months] of present) {
    const department = seatsOf.get(departmentId)
    const [over, pairs]: [Conflict[], Conflict[]] = [[], []]

    for (const [month, there] of [...months].sort(([a], [b]) => a - b)) {
      const { blocks } = there
      const where = { month, months: 1 as const, departmentId }
      const here = blocks.length + (department?.others[month] ?? 0)
      const seats = department?.seats[month] ?? 0
      const open = blocks.filter((block) => !block.isFact)

      if (here > seats && open.length > 0)
        over.push({
          kind: 'capacity',
          ...where,
          traineeId: null,
          blockIds: open.map((block) => block.id),
          here,
          seats,
        })

      pairs.push(...pairsTogether(board.pairs, where, there))
    }

    shared.push(...joined(over), ...joined(pairs))
  }

  return [...own, ...shared, ...understaffed(board, present)]
}
