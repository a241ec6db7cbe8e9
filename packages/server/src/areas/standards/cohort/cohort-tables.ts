import type { Db } from '../../../platform/db/connect/pool.ts'
import { grouped } from '../../../platform/grouped.ts'
import { findCohortRows, findTablesOf, type StoredCohortRow } from './cohort-rows.queries.ts'

export type CohortRow = {
  id: number
  stage: 1 | 2 | null
  maySplit: boolean
  name: string | null
} & (
  | { kind: 'required'; departmentId: number; months: number }
  | { kind: 'fixed'; departmentIds: number[]; months: number; choose: number }
  | { kind: 'free'; departmentIds: number[]; least: number; most: number; sumMonths: number }
)

export interface CohortTable {
  cohortId: number
  name: string
  majorId: number

  /** ISO day. */
  startsOn: string
  standardId: number
  lengthMonths: number

  /** Null: one table without stages. */
  firstStageMonths: number | null
  state: 'draft' | 'submitted' | 'approved' | 'returned'
  rows: CohortRow[]
}

/** A stored row as other areas read it. */
function cohortRowOf(row: StoredCohortRow): CohortRow {
  const shared = {
    id: row.id,
    stage: row.stage,
    maySplit: row.maySplit,
    name: row.name,
  }
  if (row.kind === 'required')
    return { ...shared, kind: 'required', departmentId: row.departmentId!, months: row.months! }

  if (row.kind === 'fixed')
    return {
      ...shared,
      kind: 'fixed',
      departmentIds: row.options,
      months: row.months!,
      choose: row.chooseLeast!,
    }

  return {
    ...shared,
    kind: 'free',
    departmentIds: row.options,
    least: row.chooseLeast!,
    most: row.chooseMost!,
    sumMonths: row.sumMonths!,
  }
}

/**
 * The rotation tables of cohorts, localised to the departments of the hospital, with every row and
 * its options; two queries.
 */
export async function cohortTables(db: Db, cohortIds: readonly number[]): Promise<CohortTable[]> {
  if (cohortIds.length === 0) return []

  const [cohorts, rows] = [await findTablesOf(db, cohortIds), await findCohortRows(db, cohortIds)]
  const byCohort = grouped(rows, ({ cohortId }) => cohortId)

  return cohorts.map((cohort) => ({
    cohortId: cohort.id,
    name: cohort.name,
    majorId: cohort.majorId,
    startsOn: cohort.startsOn,
    standardId: cohort.standardId,
    lengthMonths: cohort.lengthMonths,
    firstStageMonths: cohort.inStages ? cohort.firstStageMonths : null,
    state: cohort.state,
    rows: (byCohort.get(cohort.id) ?? []).map(cohortRowOf),
  }))
}
