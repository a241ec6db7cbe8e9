import type { ElectiveGroup } from '@residency/contract/areas/standards/electives/electives.contract'

/** What is chosen of each group while one chooses, by the group's row. */
export type Draft = ReadonlyMap<number, ElectiveGroup['chosen']>

export const draftOf = (groups: readonly ElectiveGroup[]): Draft =>
  new Map(groups.map(({ rowId, chosen }) => [rowId, chosen]))

/**
 * Ticks or unticks a department. A department of a free group gets the months that are left, at
 * least one.
 */
export function toggled(draft: Draft, group: ElectiveGroup, departmentId: number): Draft {
  const chosen = draft.get(group.rowId) ?? []
  const isChosen = chosen.some((choice) => choice.departmentId === departmentId)
  const left = group.sumMonths - chosen.reduce((sum, { months }) => sum + months, 0)
  const months = group.months ?? Math.max(1, left)
  const next = isChosen
    ? chosen.filter((choice) => choice.departmentId !== departmentId)
    : [...chosen, { departmentId, months }]

  return new Map(draft).set(group.rowId, next)
}

export const withMonthsOf = (
  draft: Draft,
  rowId: number,
  departmentId: number,
  months: number,
): Draft =>
  new Map(draft).set(
    rowId,
    (draft.get(rowId) ?? []).map((choice) =>
      choice.departmentId === departmentId ? { departmentId, months: Math.max(1, months) } : choice,
    ),
  )

/**
 * How far the choice of a group is: departments and months chosen, and whether it can be saved as
 * it is. The server decides.
 */
export function progressOf(group: ElectiveGroup, chosen: ElectiveGroup['chosen']) {
  const count = chosen.length
  const months = chosen.reduce((sum, choice) => sum + choice.months, 0)
  const isComplete = count >= group.least && count <= group.most && months === group.sumMonths

  return {
    count,
    months,
    isComplete,
    isFull: count >= group.most,
    canSave: count === 0 || isComplete,
  }
}

const asText = (chosen: ElectiveGroup['chosen']) =>
  JSON.stringify(chosen.map(({ departmentId, months }) => [departmentId, months]))

/** The groups that were chosen otherwise than they are saved. */
export const changedGroups = (groups: readonly ElectiveGroup[], draft: Draft) =>
  groups.filter(({ rowId, chosen }) => asText(draft.get(rowId) ?? []) !== asText(chosen))
