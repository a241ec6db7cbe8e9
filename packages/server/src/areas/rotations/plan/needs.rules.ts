import { grouped } from '../../../platform/grouped.ts'
import type { CohortRow } from '../../standards/standards.public.ts'

/** Months in one department that a trainee still has to be given a place for. */
export type Need = {
  rowId: number
  departmentId: number
  months: number
  stage: 1 | 2 | null
  maySplit: boolean
}

export type Choice = { rowId: number; departmentId: number; months: number }

/** What is done or begun: months in a department, of a row if it is known. */
type Done = { rowId: number | null; departmentId: number; months: number }

/**
 * What the rows ask of a trainee with these choices, and the names of electives that are not chosen
 * yet.
 */
function wanted(
  rows: readonly CohortRow[],
  choices: readonly Choice[],
): { needs: Need[]; unchosen: string[] } {
  const needs: Need[] = []
  const unchosen: string[] = []

  for (const row of rows) {
    const shared = { rowId: row.id, stage: row.stage, maySplit: row.maySplit }
    if (row.kind === 'required') {
      needs.push({ ...shared, departmentId: row.departmentId, months: row.months })
      continue
    }

    const own = choices.filter((choice) => choice.rowId === row.id)

    const isWhole =
      row.kind === 'fixed'
        ? own.length === row.choose
        : own.reduce((sum, choice) => sum + choice.months, 0) === row.sumMonths

    if (!isWhole) unchosen.push(row.name ?? '')

    needs.push(...own.map(({ departmentId, months }) => ({ ...shared, departmentId, months })))
  }

  return { needs, unchosen }
}

/**
 * What is still to be planned for a trainee: the rows of the cohort without what is done. Done
 * months count for the row they were planned for. Those without a known row of the cohort (years
 * before this system, another cohort) count for the rows of their department in order.
 */
export function needsOf(
  rows: readonly CohortRow[],
  choices: readonly Choice[],
  done: readonly Done[],
): { needs: Need[]; unchosen: string[] } {
  const { needs, unchosen } = wanted(rows, choices)
  const ofRow = grouped(done, (piece) => `${piece.rowId} ${piece.departmentId}`)
  const spare = new Map<number, number>()
  const known = new Set<number | null>(rows.map((row) => row.id))

  for (const stay of done)
    if (!known.has(stay.rowId))
      spare.set(stay.departmentId, (spare.get(stay.departmentId) ?? 0) + stay.months)

  const left: Need[] = []

  for (const need of needs.toSorted((a, b) => (a.stage ?? 0) - (b.stage ?? 0))) {
    const own = (ofRow.get(`${need.rowId} ${need.departmentId}`) ?? []).reduce(
      (sum, piece) => sum + piece.months,
      0,
    )

    const open = Math.max(0, need.months - own)
    const taken = Math.min(open, spare.get(need.departmentId) ?? 0)
    if (taken > 0) spare.set(need.departmentId, spare.get(need.departmentId)! - taken)
    if (open > taken) left.push({ ...need, months: open - taken })
  }

  return { needs: left, unchosen }
}

/** A block of a former plan. `startsOn` null: it had no place. */
export type Former = {
  rowId: number | null
  departmentId: number
  months: number
  startsOn: string | null
  isLocked: boolean
}

/**
 * The blocks of a trainee's needs: pieces of a former plan that make up a need stay as they are,
 * everything else has no place yet.
 */
export function placeNeeds(
  needs: readonly Need[],
  formers: readonly Former[],
): (Need & Pick<Former, 'startsOn' | 'isLocked'>)[] {
  const pieces = grouped(formers, (former) => `${former.rowId} ${former.departmentId}`)
  return needs.flatMap((need) => {
    const own = pieces.get(`${need.rowId} ${need.departmentId}`) ?? []
    const isSame =
      own.reduce((sum, former) => sum + former.months, 0) === need.months &&
      (own.length === 1 || need.maySplit)
    if (!isSame) return [{ ...need, startsOn: null, isLocked: false }]

    return own.map(({ months, startsOn, isLocked }) => ({ ...need, months, startsOn, isLocked }))
  })
}
