import { sql } from 'kysely'
import type { Db } from '../db/connect/pool.ts'
import { rowsOf } from '../db/rows-of.ts'
import type { FieldCrypto } from './fields.ts'
import type { SealedColumn } from './sealed-columns.ts'

const BATCH = 500

/** A value of a row, with the place of the row while it is locked. */
type StoredCell = { place: string; key: string | number | Buffer; stored: string }

const boundTo = ({ stored, bound = stored.replace(/_sealed$/, '') }: SealedColumn) => bound

/** The condition for values that are not under this key. */
const isFormer = ({ stored, only = sql<boolean>`true` }: SealedColumn, keyId: string) =>
  sql<boolean>`${sql.ref(stored)} is not null
      and not starts_with(${sql.ref(stored)}, ${`${keyId}:`}) and ${only}`

/** How many values of a column are not under this key. */
export async function countFormer(db: Db, column: SealedColumn, keyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(column.table)}
    where ${isFormer(column, keyId)}`.execute(db)

  return rows[0]!.count
}

/**
 * Writes at most one batch of values under the current key, in one transaction: an interrupted run
 * loses nothing, and the next one continues. Returns the count. Rows that somebody changes at the
 * moment are left for the next batch.
 */
export async function resealBatch(
  db: Db,
  fields: FieldCrypto,
  column: SealedColumn,
  keyId: string,
): Promise<number> {
  const { table, stored, key } = column

  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<StoredCell>`
      select ctid::text as place, ${sql.ref(key)} as key, ${sql.ref(stored)} as stored
      from ${sql.table(table)}
      where ${isFormer(column, keyId)} limit ${sql.lit(BATCH)} for update skip locked`.execute(tx)
    if (rows.length === 0) return 0

    const resealed = rows.map(({ place, key: name, stored: former }) => {
      const row = Buffer.isBuffer(name) ? name.toString('hex') : name
      const cell = { table, column: boundTo(column), row }

      return { place, value: fields.sealCell(cell, fields.openCell(cell, former))! }
    })

    await sql`
      update ${sql.table(table)} t set ${sql.ref(stored)} = g.value
      from ${rowsOf(resealed, { place: 'text', value: 'text' })} g
      where t.ctid = g.place::tid`.execute(tx)

    return rows.length
  })
}
