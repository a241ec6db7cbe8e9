import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'

const LOCK = 7_203_191

/**
 * Everybody who changes concerns takes this lock first: writing them again would otherwise wait for
 * a row whose holder waits for the table.
 */
export const lockConcerns = (db: Db) => sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)

/** The first day that no announcement has shown yet. */
const firstDay = sql`coalesce((select notified_on from concern_box), '-infinity'::date)`

/**
 * Writes again, in a drawn order, all concerns and messages that no announcement has shown yet: no
 * row shows by its place or its transaction when within its day it came (docs/decisions/0115).
 * Within a day answers are placed before what the sender wrote. The rows of pictures get this
 * transaction, their bytes stay where they are; those that are being settled are not waited for.
 */
export async function writeAgain(db: Db) {
  await sql`with urn as (delete from concerns where received_on >= ${firstDay} returning *)
    insert into concerns select * from urn order by gen_random_uuid()`.execute(db)
  await sql`update concerns set opened_on = opened_on where opened_on is not null`.execute(db)
  await sql`with urn as (delete from concern_messages where said_on >= ${firstDay} returning *)
    insert into concern_messages (id, concern_id, place, is_of_sender, text_sealed, said_on)
    select id, concern_id,
      (select count(*) from concern_messages m where m.concern_id = urn.concern_id
        and m.said_on < ${firstDay})
        + row_number() over (partition by concern_id order by said_on, is_of_sender, place),
      is_of_sender, text_sealed, said_on
    from urn order by gen_random_uuid()`.execute(db)
  await sql`update concern_pictures set place = place where said_on >= ${firstDay}`.execute(db)
}

/**
 * Writes the pictures of shown days again in a drawn order. Their concerns were shown as well and
 * are no longer written again, so this waits for nobody and takes no lock.
 */
export const settlePictures = (db: Db) =>
  sql`with urn as (delete from concern_pictures where not is_settled and said_on < ${firstDay}
      returning *)
    insert into concern_pictures (id, concern_id, place, bytes, said_on, is_settled)
    select id, concern_id, place, bytes, said_on, true from urn order by gen_random_uuid()`.execute(
    db,
  )
