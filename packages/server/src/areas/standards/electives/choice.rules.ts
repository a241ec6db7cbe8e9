import {
  monthsOfRow,
  type TableRow,
} from '@residency/contract/areas/standards/table/standard-rows.public'

/** An elective group of a cohort's table. */
export type Group = {
  rowId: number
  name: string
  stage: 1 | 2 | null
  kind: 'fixed' | 'free'
  least: number
  most: number

  /** Months of each department of a fixed group; a free one divides its sum. */
  months: number | null
  sumMonths: number
  departmentIds: readonly number[]
}

export type ElectiveChoice = readonly { departmentId: number; months: number }[]

export function groupsOf(rows: readonly { id: number; row: TableRow }[]): Group[] {
  return rows.flatMap(({ id, row }): Group[] => {
    if (row.kind === 'required') return []

    const shared = {
      rowId: id,
      name: row.name,
      stage: row.stage,
      departmentIds: row.departmentIds,
      sumMonths: monthsOfRow(row),
    }

    return row.kind === 'fixed'
      ? [{ ...shared, kind: row.kind, least: row.choose, most: row.choose, months: row.months }]
      : [{ ...shared, kind: row.kind, least: row.least, most: row.most, months: null }]
  })
}

/** Months of what is chosen: a fixed group gives each department its own. */
export const withMonths = ({ months }: Group, chosen: ElectiveChoice) =>
  chosen.map((choice) => ({ departmentId: choice.departmentId, months: months ?? choice.months }))

export type ChoiceFault =
  | 'departmentNotOffered'
  | 'chooseExactly'
  | 'chooseBetween'
  | 'monthsTogether'

/**
 * What is wrong with the choice of one group; nothing chosen is not wrong, but not complete either.
 */
export function faultOf(group: Group, chosen: ElectiveChoice): ChoiceFault | null {
  if (chosen.length === 0) return null

  const ids = new Set(chosen.map(({ departmentId }) => departmentId))
  if (ids.size < chosen.length || [...ids].some((id) => !group.departmentIds.includes(id)))
    return 'departmentNotOffered'
  if (chosen.length < group.least || chosen.length > group.most)
    return group.least === group.most ? 'chooseExactly' : 'chooseBetween'

  const sum = withMonths(group, chosen).reduce((all, { months }) => all + months, 0)

  return sum === group.sumMonths ? null : 'monthsTogether'
}

export type WindowState = 'none' | 'before' | 'open' | 'over'

export function windowStateAt(
  { from, until }: { from: Date | null; until: Date | null },
  now: Date,
): WindowState {
  if (from === null || until === null) return 'none'
  if (now < from) return 'before'

  return now < until ? 'open' : 'over'
}
