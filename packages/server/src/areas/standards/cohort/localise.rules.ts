import type { TableRow } from '@residency/contract/areas/standards/table/standard-rows.public'

/** A row of the standard; departments are those of standards. */
export type StandardRow = { id: number; row: TableRow }

/**
 * A row of a cohort with the row of the standard of which it was made; departments are those of the
 * hospital.
 */
export type LocalRow = { id: number | null; standardRowId: number | null; row: TableRow }

/** The hospital's departments that represent a standard department, with their shares. */
export type Matches = ReadonlyMap<number, readonly { departmentId: number; share: number }[]>
type Part = { departmentId: number; months: number; exact: number }

/**
 * Whole months of each department by its share. What is left goes to the largest fractions, to the
 * larger share where they are equal; a department that gets no month is left out.
 */
export function partsOf(
  months: number,
  shares: readonly { departmentId: number; share: number }[],
): Part[] {
  const parts = shares.map(({ departmentId, share }) => {
    const exact = (months * share) / 100
    return { departmentId, share, exact, months: Math.floor(exact) }
  })

  const left = months - parts.reduce((sum, part) => sum + part.months, 0)
  const byFraction = [...parts].sort(
    (a, b) => b.exact - b.months - (a.exact - a.months) || b.share - a.share,
  )

  for (const part of byFraction.slice(0, left)) part.months++

  return parts.map(({ departmentId, months: own, exact }) => ({ departmentId, months: own, exact }))
}

/** The hospital's departments for those of a standard row. */
export const departmentsFor = (row: TableRow, matches: Matches): number[] => [
  ...new Set(
    (row.kind === 'required' ? [row.departmentId] : row.departmentIds).flatMap((id) =>
      (matches.get(id) ?? []).map(({ departmentId }) => departmentId),
    ),
  ),
]

/**
 * The table of a cohort, made of the standard's: months by shares, options by what represents them.
 * Departments without a match are left out.
 */
export function localRowsOf(
  rows: readonly StandardRow[],
  matches: Matches,
  inStages: boolean,
): LocalRow[] {
  return rows.flatMap(({ id, row }) => {
    const shared = { stage: inStages ? row.stage : null, maySplit: row.maySplit, requirements: [] }
    const made = (local: TableRow): LocalRow => ({ id: null, standardRowId: id, row: local })
    if (row.kind === 'required')
      return partsOf(row.months, matches.get(row.departmentId) ?? [])
        .filter(({ months }) => months > 0)
        .map(({ departmentId, months }) =>
          made({ ...shared, kind: 'required', departmentId, months }),
        )

    const departmentIds = departmentsFor(row, matches).slice(0, 30)

    return departmentIds.length === 0 ? [] : [made({ ...row, ...shared, departmentIds })]
  })
}

/**
 * Standard departments that no department of the hospital represents, and months that the shares do
 * not divide into whole ones.
 */
export function remaindersOf(rows: readonly StandardRow[], matches: Matches) {
  const named = rows.flatMap(({ row }) =>
    row.kind === 'required' ? [row.departmentId] : row.departmentIds,
  )

  const rounded = rows.flatMap(({ row }) => {
    if (row.kind !== 'required') return []

    const parts = partsOf(row.months, matches.get(row.departmentId) ?? [])
    return parts.some(({ months, exact }) => months !== exact)
      ? [{ departmentId: row.departmentId, months: row.months, parts }]
      : []
  })

  return {
    unmatched: [...new Set(named)].filter((id) => (matches.get(id) ?? []).length === 0),
    rounded,
  }
}

/**
 * Ties rows that were added by hand to the row of the standard that they serve: the one whose
 * departments they have, or of their name.
 */
export function tiedRows(
  local: readonly LocalRow[],
  rows: readonly StandardRow[],
  matches: Matches,
): LocalRow[] {
  const serves = (row: TableRow, { row: own }: StandardRow) =>
    row.kind === 'required'
      ? own.kind === 'required' && departmentsFor(own, matches).includes(row.departmentId)
      : own.kind === row.kind && own.name === row.name

  return local.map((localRow) => {
    if (localRow.standardRowId !== null) return localRow

    const found = rows.filter((own) => serves(localRow.row, own))
    return {
      ...localRow,
      standardRowId:
        (found.find(({ row }) => row.stage === localRow.row.stage) ?? found[0])?.id ?? null,
    }
  })
}

const sameTask = (a: TableRow, b: TableRow) =>
  a.kind === 'required'
    ? b.kind === 'required' && a.departmentId === b.departmentId
    : a.kind === b.kind && a.name === (b as typeof a).name

/**
 * The rows of a newer edition that take the place of those before: the same department, or the
 * group of the same name.
 */
export function successorsOf(
  before: readonly StandardRow[],
  after: readonly StandardRow[],
): ReadonlyMap<number, number> {
  const free = [...after]
  const found = new Map<number, number>()

  for (const { id, row } of before) {
    const same = free.filter((candidate) => sameTask(row, candidate.row))
    const next = same.find((candidate) => candidate.row.stage === row.stage) ?? same[0]
    if (!next) continue

    free.splice(free.indexOf(next), 1)
    found.set(id, next.id)
  }

  return found
}
