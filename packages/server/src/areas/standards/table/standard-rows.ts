import type { TableRow } from '@residency/contract/areas/standards/table/standard-rows.public'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findRows, type StoredRow } from './standard.queries.ts'

/** A stored row as the contract has it; those of cohorts have no requirements of their own. */
export function tableRowOf(
  row: Omit<StoredRow, 'standardId' | 'requirements'> & Partial<Pick<StoredRow, 'requirements'>>,
): TableRow {
  const requirements = row.requirements ?? []
  const shared = { stage: row.stage, maySplit: row.maySplit, requirements }
  if (row.kind === 'required')
    return { ...shared, kind: 'required', departmentId: row.departmentId!, months: row.months! }

  const group = { ...shared, name: row.name!, departmentIds: row.options }
  if (row.kind === 'fixed')
    return { ...group, kind: 'fixed', months: row.months!, choose: row.chooseLeast! }

  return {
    ...group,
    kind: 'free',
    least: row.chooseLeast!,
    most: row.chooseMost!,
    sumMonths: row.sumMonths!,
  }
}

/** The columns in which the kinds of rows differ. */
export function columnsOfRow(row: TableRow) {
  const shared = { stage: row.stage, kind: row.kind, maySplit: row.maySplit }

  const none = {
    departmentId: null,
    name: null,
    months: null,
    chooseLeast: null,
    chooseMost: null,
    sumMonths: null,
  }

  if (row.kind === 'required')
    return { ...shared, ...none, departmentId: row.departmentId, months: row.months }

  if (row.kind === 'fixed')
    return {
      ...shared,
      ...none,
      name: row.name,
      months: row.months,
      chooseLeast: row.choose,
      chooseMost: row.choose,
    }

  return {
    ...shared,
    ...none,
    name: row.name,
    chooseLeast: row.least,
    chooseMost: row.most,
    sumMonths: row.sumMonths,
  }
}

/** Replaces the table of a draft: three inserts for any length. */
export async function replaceRows(
  db: Db,
  standardId: number,
  rows: readonly TableRow[],
): Promise<void> {
  await db.deleteFrom('standardRows').where('standardId', '=', standardId).execute()
  if (rows.length === 0) return

  const storedRows = await db
    .insertInto('standardRows')
    .values(rows.map((row, place) => ({ standardId, place, ...columnsOfRow(row) })))
    .returning(['id', 'place'])
    .execute()

  const idAt = new Map(storedRows.map(({ id, place }) => [place, id]))

  const options = rows.flatMap((row, index) =>
    row.kind === 'required'
      ? []
      : row.departmentIds.map((department, place) => ({
          rowId: idAt.get(index)!,
          departmentId: department,
          place,
        })),
  )

  if (options.length > 0) await db.insertInto('standardOptions').values(options).execute()

  const requirements = rows.flatMap((row, index) =>
    row.requirements.map((requirement, place) => ({
      rowId: idAt.get(index)!,
      place,
      ...requirement,
    })),
  )

  if (requirements.length > 0)
    await db.insertInto('standardRequirements').values(requirements).execute()
}

export const rowsOf = async (db: Db, standardId: number): Promise<TableRow[]> =>
  (await findRows(db, standardId)).map(tableRowOf)

/** The same with their ids. */
export const knownRowsOf = async (
  db: Db,
  standardId: number,
): Promise<{ id: number; row: TableRow }[]> =>
  (await findRows(db, standardId)).map((row) => ({ id: row.id, row: tableRowOf(row) }))
