import { type RawBuilder, sql } from 'kysely'
import type { Db } from './connect/pool.ts'

/** Whether a condition holds for the database, such as `exists (select from units)`. */
export async function isTrue(db: Db, condition: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ isTrue: boolean }>`select (${condition}) as is_true`.execute(db)
  return rows[0]!.isTrue
}
