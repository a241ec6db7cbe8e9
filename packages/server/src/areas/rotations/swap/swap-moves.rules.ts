import { daysIn, eachMonth, lastDayOf, monthNumber, monthOf } from '@residency/contract/kernel/day'

export type Days = { startsOn: string; endsOn: string }

export type Stay = Days & {
  id: number
  traineeId: number
  departmentId: number
  rowId: number | null
  stage: 1 | 2 | null
  state: string
}

/** A stay that moves, with its days before and after. */
export type Move = {
  blockId: number
  traineeId: number
  departmentId: number
  from: Days
  to: Days
}

export type Refusal =
  | 'samePerson'
  | 'begun'
  | 'lengths'
  | 'nothing'
  | 'lacks'
  | 'occupied'
  | 'away'
  | 'stages'
  | 'split'
  | 'pair'
  | 'full'
  | 'planChanged'

/** Ids of trainees and departments in `data` are named by the caller. */
export type SwapRefusal = { refusal: Refusal; data: Readonly<Record<string, string | number>> }

const isSameTime = (a: Days, b: Days) => a.startsOn === b.startsOn && a.endsOn === b.endsOn
const meets = (a: Days, b: Days) => a.startsOn <= b.endsOn && a.endsOn >= b.startsOn

/** The length of a stay: whole months as such, regardless of their days; others in days. */
export function lengthOf({ startsOn, endsOn }: Days): string {
  if (startsOn.endsWith('-01') && endsOn === lastDayOf(monthOf(endsOn)))
    return `${monthNumber(endsOn) - monthNumber(startsOn) + 1} m`

  return `${daysIn(startsOn, endsOn)} d`
}

const daysOf = ({ startsOn, endsOn }: Days): Days => ({ startsOn, endsOn })

/** A stay after the moves. */
export function moved(stay: Stay, moves: readonly Move[]): Stay {
  const move = moves.find(({ blockId }) => blockId === stay.id)
  return move ? { ...stay, ...move.to } : stay
}

type StaySnapshot = { today: string; stays: ReadonlyMap<number, readonly Stay[]> }
const isOpen = (stay: Stay, today: string) => stay.state === 'planned' && stay.startsOn > today

const exchange = (a: Stay, b: Days & Partial<Stay>): Move[] => [
  {
    blockId: a.id,
    traineeId: a.traineeId,
    departmentId: a.departmentId,
    from: daysOf(a),
    to: daysOf(b),
  },
  ...(b.id === undefined
    ? []
    : [
        {
          blockId: b.id,
          traineeId: a.traineeId,
          departmentId: b.departmentId!,
          from: daysOf(b),
          to: daysOf(a),
        },
      ]),
]

/**
 * What a trainee has in the other's time: nothing, or one stay of just these days. Part of
 * something else cannot be moved.
 */
function staysIn(snapshot: StaySnapshot, own: Stay, time: Days): SwapRefusal | Stay | null {
  const there = (snapshot.stays.get(own.traineeId) ?? []).filter(
    (stay) => stay.id !== own.id && meets(stay, time),
  )
  if (there.length === 0) return null

  const [first] = there
  if (there.length === 1 && isSameTime(first!, time)) return first!

  return {
    refusal: 'occupied',
    data: { traineeId: own.traineeId, from: time.startsOn, until: time.endsOn },
  }
}

/**
 * A stay of the trainee in a department that may replace this one: of its length and not begun,
 * best at the other's time.
 */
function stayIn(
  snapshot: StaySnapshot,
  own: Stay,
  departmentId: number,
  time: Days,
): SwapRefusal | Stay {
  const length = lengthOf(own)
  const fitting = (snapshot.stays.get(own.traineeId) ?? []).filter(
    (stay) =>
      stay.departmentId === departmentId &&
      isOpen(stay, snapshot.today) &&
      lengthOf(stay) === length,
  )

  const best = fitting.find((stay) => isSameTime(stay, time)) ?? fitting[0]
  return best ?? { refusal: 'lacks', data: { traineeId: own.traineeId, departmentId } }
}

/**
 * What moves when two stays are swapped. Of one department: each takes the other's time, and what
 * each has there comes back in exchange. Of two departments: each brings forward or puts off the
 * own stay in the other's department. Every trainee keeps the same stays.
 */
export function movesOf(
  snapshot: StaySnapshot,
  own: Stay,
  other: Stay,
): { moves: Move[] } | SwapRefusal {
  if (own.traineeId === other.traineeId) return { refusal: 'samePerson', data: {} }

  const begun = [own, other].find((stay) => !isOpen(stay, snapshot.today))
  if (begun)
    return {
      refusal: 'begun',
      data: { traineeId: begun.traineeId, departmentId: begun.departmentId },
    }

  const [first, second] = [lengthOf(own), lengthOf(other)]
  if (first !== second) return { refusal: 'lengths', data: { first, second } }

  const isOneDepartment = own.departmentId === other.departmentId
  if (isOneDepartment && isSameTime(own, other)) return { refusal: 'nothing', data: {} }

  const [mine, theirs] = isOneDepartment
    ? [staysIn(snapshot, own, other), staysIn(snapshot, other, own)]
    : [
        stayIn(snapshot, own, other.departmentId, other),
        stayIn(snapshot, other, own.departmentId, own),
      ]
  if (mine && 'refusal' in mine) return mine
  if (theirs && 'refusal' in theirs) return theirs

  const companions = [mine, theirs].filter((stay): stay is Stay => stay !== null)
  const started = companions.find((stay) => !isOpen(stay, snapshot.today))
  if (started)
    return {
      refusal: 'begun',
      data: { traineeId: started.traineeId, departmentId: started.departmentId },
    }

  return {
    moves: [...exchange(own, mine ?? daysOf(other)), ...exchange(other, theirs ?? daysOf(own))],
  }
}

/** How many trainees more or fewer each department has in each month. */
export function deltasOf(moves: readonly Move[]): Map<number, Map<string, number>> {
  const deltas = new Map<number, Map<string, number>>()

  const add = (departmentId: number, days: Days, by: number) => {
    const months = deltas.get(departmentId) ?? new Map<string, number>()
    deltas.set(departmentId, months)
    for (const month of eachMonth(monthOf(days.startsOn), monthOf(days.endsOn)))
      months.set(month, (months.get(month) ?? 0) + by)
  }

  for (const { departmentId, from, to } of moves) {
    add(departmentId, from, -1)
    add(departmentId, to, 1)
  }

  return deltas
}

/** Whether two results move the same stays the same way. */
export const isSameMoves = (a: readonly Move[], b: readonly Move[]) => {
  const keysOf = (moves: readonly Move[]) =>
    moves
      .map(({ blockId, departmentId, from, to }) =>
        [blockId, departmentId, from.startsOn, from.endsOn, to.startsOn, to.endsOn].join(' '),
      )
      .sort()
      .join()

  return keysOf(a) === keysOf(b)
}
