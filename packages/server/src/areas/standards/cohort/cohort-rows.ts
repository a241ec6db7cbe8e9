import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { noneOfIds } from '../../../platform/db/patterns.ts'
import { recordsJson } from '../../../platform/db/records-json.ts'
import { columnsOfRow, tableRowOf } from '../table/standard-rows.ts'
import { findCohortRows } from './cohort-rows.queries.ts'
import type { LocalRow } from './localise.rules.ts'

type KnownRow = LocalRow & { id: number }

/** The rows of a cohort's table, in order. */
export const cohortRowsOf = async (db: Db, cohortId: number): Promise<KnownRow[]> =>
  (await findCohortRows(db, [cohortId])).map((row) => ({
    id: row.id,
    standardRowId: row.standardRowId,
    row: tableRowOf(row),
  }))

/**
 * Makes these the rows of a cohort. Known rows keep their ids, since choices and timetables refer
 * to them; the number of statements does not grow with the table.
 */
export async function replaceCohortRows(
  db: Db,
  cohortId: number,
  rows: readonly LocalRow[],
): Promise<void> {
  const known = rows.flatMap(({ id }) => (id === null ? [] : [id]))
  const knownIds = noneOfIds(known)

  await db
    .deleteFrom('cohortRows')
    .where('cohortId', '=', cohortId)
    .where('id', '<>', knownIds)
    .execute()

  await db
    .deleteFrom('cohortOptions')
    .where('rowId', 'in', (e) =>
      e.selectFrom('cohortRows').select('id').where('cohortId', '=', cohortId),
    )
    .execute()

  // each place is taken once: all are left before they are taken
  await db
    .updateTable('cohortRows')
    .set({ place: sql<number>`-1 - place` })
    .where('cohortId', '=', cohortId)
    .execute()

  const columnsAt = ({ standardRowId, row }: LocalRow, place: number) => ({
    cohortId,
    standardRowId,
    place,
    ...columnsOfRow(row),
  })

  const old = rows.flatMap((row, place) =>
    row.id === null ? [] : [{ id: row.id, ...columnsAt(row, place) }],
  )

  if (old.length > 0)
    await sql`update cohort_rows r
        set place = v.place, standard_row_id = v.standard_row_id, stage = v.stage, kind = v.kind,
        department_id = v.department_id, months = v.months, choose_least = v.choose_least,
        choose_most = v.choose_most,
        sum_months = v.sum_months, may_split = v.may_split, name = v.name
      from jsonb_populate_recordset(null::cohort_rows, ${recordsJson(old)}::jsonb) v
      where r.id = v.id`.execute(db)

  const added = rows.flatMap((row, place) => (row.id === null ? [columnsAt(row, place)] : []))
  if (added.length > 0) await db.insertInto('cohortRows').values(added).execute()

  await insertOptions(db, cohortId, rows)
}

async function insertOptions(db: Db, cohortId: number, rows: readonly LocalRow[]): Promise<void> {
  const places = await db
    .selectFrom('cohortRows')
    .select(['id', 'place'])
    .where('cohortId', '=', cohortId)
    .execute()

  const idAt = new Map(places.map(({ id, place }) => [place, id]))

  const options = rows.flatMap(({ row }, index) =>
    row.kind === 'required'
      ? []
      : row.departmentIds.map((departmentId, place) => ({
          rowId: idAt.get(index)!,
          departmentId,
          place,
        })),
  )

  if (options.length > 0) await db.insertInto('cohortOptions').values(options).execute()
}
