import type { Cell } from '../rosters/roster-faults.ts'

/** The shifts of a swap: one is given, another may come back. */
export type SwappedShifts = {
  giverId: number
  takerId: number
  day: string
  kindId: number
  returnDay: string | null
  returnKindId: number | null
}

/** The cells of a roster after a swap. On the day of an exchange of two shifts both people work. */
export function cellsAfter(swap: SwappedShifts): Cell[] {
  const { giverId, takerId, day, kindId, returnDay, returnKindId } = swap
  const cells = new Map<string, Cell>()

  const set = (traineeId: number, on: string, kind: number | null) =>
    cells.set(`${traineeId} ${on}`, { traineeId, day: on, kindId: kind, isLocked: false })

  set(giverId, day, null)
  if (returnDay !== null) set(takerId, returnDay, null)

  set(takerId, day, kindId)
  if (returnDay !== null) set(giverId, returnDay, returnKindId)

  return [...cells.values()]
}

/** The swap that takes this one back. */
export const reverseSwap = (swap: SwappedShifts): SwappedShifts => ({
  ...swap,
  giverId: swap.takerId,
  takerId: swap.giverId,
})

/** Whether a shift is the one that is given, or the one that comes back. */
export const isPartOf = (
  { giverId, takerId, day, returnDay }: SwappedShifts,
  shift: { traineeId: number; day: string },
): boolean =>
  (shift.traineeId === giverId && shift.day === day) ||
  (shift.traineeId === takerId && shift.day === returnDay)

/** All cells that a swap touches. */
export const cellsOf = ({ giverId, takerId, day, returnDay }: SwappedShifts) =>
  [giverId, takerId].flatMap((traineeId) =>
    [day, ...(returnDay === null ? [] : [returnDay])].map((on) => ({ traineeId, day: on })),
  )
