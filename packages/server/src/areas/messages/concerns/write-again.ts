import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'

const LOCK = 7_203_191

/**
 * Everybody who changes concerns takes this lock first: writing all of them again would otherwise
 * wait for a row whose holder waits for the table.
 */
export const lockConcerns = (db: Db) => sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)

/**
 * Writes all concerns, messages and pictures again, in a drawn order. No row shows by its place or
 * its transaction when it came (docs/decisions/0115).
 */
export async function writeAgain(db: Db) {
  await sql`with urn as (delete from concerns returning *)
    insert into concerns select * from urn order by gen_random_uuid()`.execute(db)
  await sql`with urn as (delete from concern_messages returning *)
    insert into concern_messages select * from urn order by gen_random_uuid()`.execute(db)
  await sql`with urn as (delete from concern_pictures returning *)
    insert into concern_pictures select * from urn order by gen_random_uuid()`.execute(db)
}
