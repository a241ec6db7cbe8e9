import type { RequirementKind, TableRow } from '@residency/contract/areas/standards/table/standard-rows.public'
import type { Db } from '../../../platform/db/pool.ts'
import { findRows, type StoredRow } from './standard.queries.ts'

/** A stored row as the contract has it; those of cohorts have no requirements of their own. */
export function tableRowOf(row: Omit<StoredRow, 'standard_id' | 'requirements'> & Partial<Pick<StoredRow, 'requirements'>>): TableRow {
  const requirements = (row.requirements ?? []).map((one) => ({ ...one, kind: one.kind as RequirementKind }))
  const shared = { stage: row.stage as 1 | 2 | null, maySplit: row.may_split, requirements }
  if (row.kind === 'required') return { ...shared, kind: 'required', departmentId: row.department_id!, months: row.months! }
  const group = { ...shared, name: row.name!, departmentIds: row.options }
  if (row.kind === 'fixed') return { ...group, kind: 'fixed', months: row.months!, choose: row.choose_least! }
  return { ...group, kind: 'free', least: row.choose_least!, most: row.choose_most!, sumMonths: row.sum_months! }
}

/** The columns in which the kinds of rows differ. */
export function columnsOfRow(row: TableRow) {
  const shared = { stage: row.stage, kind: row.kind, may_split: row.maySplit }
  const none = { department_id: null, name: null, months: null, choose_least: null, choose_most: null, sum_months: null }
  if (row.kind === 'required') return { ...shared, ...none, department_id: row.departmentId, months: row.months }
  if (row.kind === 'fixed')
    return { ...shared, ...none, name: row.name, months: row.months, choose_least: row.choose, choose_most: row.choose }
  return { ...shared, ...none, name: row.name, choose_least: row.least, choose_most: row.most, sum_months: row.sumMonths }
}

/** Replaces the table of a draft: three inserts, whatever its length. */
export async function replaceRows(db: Db, standardId: number, rows: readonly TableRow[]): Promise<void> {
  await db.deleteFrom('standard_rows').where('standard_id', '=', standardId).execute()
  if (rows.length === 0) return
  const kept = await db
    .insertInto('standard_rows')
    .values(rows.map((row, place) => ({ standard_id: standardId, place, ...columnsOfRow(row) })))
    .returning(['id', 'place'])
    .execute()
  const idAt = new Map(kept.map(({ id, place }) => [place, id]))
  const options = rows.flatMap((row, at) =>
    row.kind === 'required'
      ? []
      : row.departmentIds.map((department, place) => ({ row_id: idAt.get(at)!, department_id: department, place })),
  )
  if (options.length > 0) await db.insertInto('standard_options').values(options).execute()
  const requirements = rows.flatMap((row, at) => row.requirements.map((one, place) => ({ row_id: idAt.get(at)!, place, ...one })))
  if (requirements.length > 0) await db.insertInto('standard_requirements').values(requirements).execute()
}

export const rowsOf = async (db: Db, standardId: number): Promise<TableRow[]> => (await findRows(db, standardId)).map(tableRowOf)
/** The same with their ids. */
export const knownRowsOf = async (db: Db, standardId: number): Promise<{ id: number; row: TableRow }[]> =>
  (await findRows(db, standardId)).map((row) => ({ id: row.id, row: tableRowOf(row) }))
