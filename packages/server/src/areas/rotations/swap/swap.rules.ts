import { addDays, eachMonth, monthOf } from '@residency/contract/kernel/day'
import {
  type Days,
  deltasOf,
  type Move,
  moved,
  movesOf,
  type Stay,
  type SwapRefusal,
} from './swap-moves.rules.ts'

/** What a swap is judged against. `stays`: by trainee, without failed ones. */
export type SwapSnapshot = {
  today: string
  stays: ReadonlyMap<number, readonly Stay[]>
  absences: ReadonlyMap<number, readonly Days[]>
  pairs: readonly (readonly [number, number])[]

  /** Seats and trainees of a department in a month. */
  seats: (departmentId: number, month: string) => number
  taken: (departmentId: number, month: string) => number

  /** Departments of the rows of the trainees’ cohorts, and whether their months may be split. */
  rows: ReadonlyMap<number, { departmentIds: readonly number[]; maySplit: boolean }>
}

const meets = (a: Days, b: Days) => a.startsOn <= b.endsOn && a.endsOn >= b.startsOn

/**
 * Judges the swap of two stays. Each trainee exchanges the time of own stays only, so that every
 * row keeps its department and its months; answers what moves, or the first rule in the way.
 */
export function judgeSwap(
  snapshot: SwapSnapshot,
  own: Stay,
  other: Stay,
): { moves: Move[] } | SwapRefusal {
  const made = movesOf(snapshot, own, other)
  if ('refusal' in made) return made

  for (const check of CHECKS) {
    const refused = check(snapshot, made.moves)
    if (refused) return refused
  }

  return made
}

type Check = (snapshot: SwapSnapshot, moves: readonly Move[]) => SwapRefusal | null
const traineesOf = (moves: readonly Move[]) => [...new Set(moves.map(({ traineeId }) => traineeId))]

const staysAfter = (snapshot: SwapSnapshot, traineeId: number, moves: readonly Move[]) =>
  (snapshot.stays.get(traineeId) ?? []).map((stay) => moved(stay, moves))

/** Nobody has two places at a time afterwards, nor moves into days out of rotation. */
const hasTime: Check = (snapshot, moves) => {
  for (const { blockId, traineeId, to } of moves) {
    const clash = staysAfter(snapshot, traineeId, moves).find(
      (stay) => stay.id !== blockId && meets(stay, to),
    )
    if (clash)
      return { refusal: 'occupied', data: { traineeId, from: to.startsOn, until: to.endsOn } }

    const away = snapshot.absences.get(traineeId)?.find((absence) => meets(absence, to))
    if (away)
      return { refusal: 'away', data: { traineeId, from: away.startsOn, until: away.endsOn } }
  }

  return null
}

/** The first stage ends before the second begins. */
const keepsStages: Check = (snapshot, moves) => {
  for (const traineeId of traineesOf(moves)) {
    const after = staysAfter(snapshot, traineeId, moves)
    const firstEnds = after.filter(({ stage }) => stage === 1).map(({ endsOn }) => endsOn)
    const secondBegins = after.filter(({ stage }) => stage === 2).map(({ startsOn }) => startsOn)
    if (firstEnds.some((end) => secondBegins.some((begin) => begin <= end)))
      return { refusal: 'stages', data: { traineeId } }
  }

  return null
}

/** Rows are those of the cohort still, and months that belong together stay so. */
const keepsRows: Check = (snapshot, moves): SwapRefusal | null => {
  for (const { blockId, traineeId, departmentId } of moves) {
    const after = staysAfter(snapshot, traineeId, moves)
    const { rowId } = after.find(({ id }) => id === blockId)!
    const row = rowId === null ? undefined : snapshot.rows.get(rowId)
    if (rowId !== null && !row?.departmentIds.includes(departmentId))
      return { refusal: 'planChanged', data: {} }
    if (!row || row.maySplit) continue

    const own = after.filter((stay) => stay.rowId === rowId && stay.departmentId === departmentId)
    const inOrder = own.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1))
    if (inOrder.some((stay, i) => i > 0 && addDays(inOrder[i - 1]!.endsOn, 1) !== stay.startsOn))
      return { refusal: 'split', data: { traineeId, departmentId } }
  }

  return null
}

/** Two who are kept apart do not meet. */
const keepsApart: Check = (snapshot, moves) => {
  for (const { traineeId, departmentId, to } of moves)
    for (const [first, second] of snapshot.pairs) {
      if (first !== traineeId && second !== traineeId) continue

      const partner = first === traineeId ? second : first

      const months = eachMonth(monthOf(to.startsOn), monthOf(to.endsOn))

      const meeting = staysAfter(snapshot, partner, moves).find(
        (stay) =>
          stay.departmentId === departmentId &&
          monthOf(stay.startsOn) <= months.at(-1)! &&
          monthOf(stay.endsOn) >= months[0]!,
      )

      if (meeting) {
        const month =
          months[0]! > monthOf(meeting.startsOn) ? months[0]! : monthOf(meeting.startsOn)
        return { refusal: 'pair', data: { traineeId, otherId: partner, departmentId, month } }
      }
    }

  return null
}

/**
 * No month has more trainees than seats where it gets more; what was over before and does not grow
 * is not the swap's matter.
 */
const hasSeats: Check = (snapshot, moves) => {
  for (const [departmentId, months] of deltasOf(moves))
    for (const [month, delta] of months) {
      const seats = snapshot.seats(departmentId, month)
      if (delta > 0 && snapshot.taken(departmentId, month) + delta > seats)
        return { refusal: 'full', data: { departmentId, month, seats } }
    }

  return null
}

const CHECKS: readonly Check[] = [hasTime, keepsRows, keepsStages, keepsApart, hasSeats]

export type WorkingSwap = { other: Stay; moves: Move[] }

/** Swaps of an own stay that work, one after another. */
export function* eachWorkingSwap(snapshot: SwapSnapshot, own: Stay): Generator<WorkingSwap> {
  const departments = new Set(
    (snapshot.stays.get(own.traineeId) ?? []).map(({ departmentId }) => departmentId),
  )
  for (const [traineeId, stays] of snapshot.stays) {
    if (traineeId === own.traineeId) continue
    for (const other of stays) {
      if (
        other.state !== 'planned' ||
        other.startsOn <= snapshot.today ||
        !departments.has(other.departmentId)
      )
        continue

      const judged = judgeSwap(snapshot, own, other)
      if (!('refusal' in judged)) yield { other, moves: judged.moves }
    }
  }
}

/**
 * Stays of others that an own stay can be swapped with, each way once, by name of nobody: the
 * caller names them.
 */
export function findWorkingSwaps(snapshot: SwapSnapshot, own: Stay): WorkingSwap[] {
  const found = new Map<string, WorkingSwap>()
  for (const working of eachWorkingSwap(snapshot, own)) {
    const key = working.moves
      .map(({ blockId, to }) => `${blockId} ${to.startsOn}`)
      .sort()
      .join()
    if (!found.has(key)) found.set(key, working)
  }

  return [...found.values()]
}
