import type {
  Board,
  BoardBlock,
  BoardTrainee,
} from '@residency/contract/areas/rotations/plan/board.contract'
import type {
  Instance,
  InstancePair,
  InstanceTrainee,
  Plan,
  Preference,
} from '../../../algorithms/rotations/instances/instance.ts'
import { grouped } from '../../../platform/grouped.ts'

type Source = Pick<Board, 'months' | 'now' | 'trainees' | 'departments' | 'blocks' | 'pairs'>

const monthsOf = (block: BoardBlock) =>
  Array.from({ length: block.months }, (_, at) => block.start! + at)

/**
 * What has happened binds nobody any more: it stays where it is, outside the training or not, in
 * any order of stages.
 */
function traineeOf(
  trainee: BoardTrainee,
  blocks: readonly BoardBlock[],
  now: number,
  preferences: readonly Preference[] = [],
): InstanceTrainee {
  const facts = blocks.filter((block) => block.isFact && block.start !== null).flatMap(monthsOf)
  // trainees who have been here have the coming months only; a first timetable may be entered late
  const from = facts.length > 0 ? Math.max(trainee.from, now) : trainee.from
  const locks = blocks
    .filter((block) => block.isLocked && block.start !== null)
    .map((block) => block.start!)
  const start = Math.min(from, ...facts, ...locks.map((lock) => Math.max(lock, trainee.from)))
  const past = Array.from({ length: Math.max(0, from - start) }, (_, at) => start + at)
  const lockedMonths = new Set(
    blocks.filter((block) => block.isLocked && block.start !== null).flatMap(monthsOf),
  )
  const absent = [...trainee.absent, ...past].filter(
    (month) => !facts.includes(month) && !(past.includes(month) && lockedMonths.has(month)),
  )

  return {
    id: String(trainee.id),
    start,
    end: Math.max(trainee.until, ...facts.map((month) => month + 1)),
    absent: [...new Set(absent)].sort((a, b) => a - b),
    blocks: blocks.map((block) => ({
      department: String(block.departmentId),
      months: block.months,
      ...(block.stage !== null && !block.isFact ? { stage: block.stage } : {}),
      ...(block.isLocked && block.start !== null ? { start: block.start } : {}),
    })),
    ...(preferences.length > 0 ? { preferences: [...preferences] } : {}),
  }
}

/** Who is kept apart. Months in which both have begun in one department are what they are. */
function pairsOf(board: Source): InstancePair[] {
  const factsOf = grouped(
    board.blocks.filter((block) => block.isFact && block.start !== null),
    (block) => block.traineeId,
  )

  const placesOf = (id: number) =>
    (factsOf.get(id) ?? []).flatMap((block) =>
      monthsOf(block).map((month) => ({ month, departmentId: block.departmentId })),
    )

  return board.pairs.map(({ first, second }) => {
    const others = placesOf(second)

    const both = placesOf(first).filter((place) =>
      others.some(
        ({ month, departmentId }) => month === place.month && departmentId === place.departmentId,
      ),
    )

    return { trainees: [String(first), String(second)], except: both.map(({ month }) => month) }
  })
}

/**
 * The problem of a board for the solver. Seats of other plans are taken; a department that facts
 * overfill is full. Without preferences it is the same as before there were any.
 */
export function instanceOf(
  board: Source,
  preferences: ReadonlyMap<number, readonly Preference[]> = new Map(),
): Instance {
  const blocksOf = grouped(board.blocks, (block) => block.traineeId)
  const facts = new Map<string, number>()

  for (const block of board.blocks)
    if (block.isFact && block.start !== null)
      for (const month of monthsOf(block))
        facts.set(
          `${block.departmentId} ${month}`,
          (facts.get(`${block.departmentId} ${month}`) ?? 0) + 1,
        )

  return {
    horizon: board.months,
    pairs: pairsOf(board),
    departments: board.departments.map(({ id, seats, least, others, site }) => ({
      id: String(id),
      site,
      ...(least.some((count) => count > 0) ? { least } : {}),
      capacity: seats.map((count, month) =>
        Math.max(0, count - others[month]!, facts.get(`${id} ${month}`) ?? 0),
      ),
    })),
    trainees: board.trainees.flatMap((trainee) => {
      const own = blocksOf.get(trainee.id)
      return own ? [traineeOf(trainee, own, board.now, preferences.get(trainee.id))] : []
    }),
  }
}

/** The places of a board as a plan of the solver; blocks without a place are left out. */
export function planOfBoard(board: Source): Plan {
  const blocksOf = grouped(
    board.blocks.filter((block) => block.start !== null),
    (block) => block.traineeId,
  )

  return {
    trainees: board.trainees.map(({ id }) => ({
      id: String(id),
      blocks: (blocksOf.get(id) ?? []).map((block) => ({
        department: String(block.departmentId),
        months: block.months,
        start: block.start!,
      })),
    })),
  }
}

/**
 * Where a plan puts the blocks of a board: equal blocks of a trainee follow one another, locked
 * ones stay, the first stage comes first.
 */
export function placesOf(board: Source, plan: Plan): Map<number, number> {
  const places = new Map<number, number>()
  const blocksOf = grouped(board.blocks, (block) => block.traineeId)

  for (const trainee of plan.trainees) {
    const plannedBlocks = grouped(trainee.blocks, (block) => `${block.department} ${block.months}`)

    const own = grouped(
      blocksOf.get(Number(trainee.id)) ?? [],
      (block) => `${block.departmentId} ${block.months}`,
    )

    for (const [key, blocks] of own) {
      const starts = (plannedBlocks.get(key) ?? [])
        .map((block) => block.start)
        .sort((a, b) => a - b)
      const locked = blocks.filter((block) => block.isLocked && block.start !== null)

      for (const block of locked) starts.splice(starts.indexOf(block.start!), 1)

      const free = blocks
        .filter((block) => !locked.includes(block))
        .sort((a, b) => (a.stage ?? 0) - (b.stage ?? 0) || a.id - b.id)

      free.forEach((block, index) => {
        if (starts[index] !== undefined) places.set(block.id, starts[index])
      })
    }
  }

  return places
}
