import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/** The list that knows a person who may be given an account. */
export type RecordSource = 'teacherLibrary'

/**
 * Records a person who may get an account, once, by `addUserOfChange`. Returns the id by which that
 * call names the person.
 */
export async function recordPerson(
  tx: SignedCtx,
  source: RecordSource,
  realName: string,
): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`insert into recorded_people (id, source, source_id, real_name, created_at)
    select n, ${source}, n, ${realName}, ${tx.now()}
    from nextval(pg_get_serial_sequence('recorded_people', 'id')) n
    returning id`.execute(tx.db)

  return rows[0]!.id
}

/**
 * Everybody whom a list has recorded, those without an account first, each with the name of the
 * account.
 */
export const findRecordedPeople = (db: Db, source: RecordSource) =>
  db
    .selectFrom('recordedPeople as p')
    .leftJoin('users as u', 'u.id', 'p.userId')
    .select(['p.id', 'p.realName', 'p.userId', 'p.createdAt', 'u.username'])
    .where('p.source', '=', source)
    .orderBy((e) => e('p.userId', 'is not', null))
    .orderBy('p.id', 'desc')
    .execute()

/** One of them, locked until the transaction ends. */
export const findRecordedForUpdate = (db: Db, source: RecordSource, id: number) =>
  db
    .selectFrom('recordedPeople')
    .select(['id', 'userId'])
    .where('source', '=', source)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Removes a record; the account that it led to, if any, stays. */
export const forgetRecordedPerson = (db: Db, id: number) =>
  db.deleteFrom('recordedPeople').where('id', '=', id).execute()
