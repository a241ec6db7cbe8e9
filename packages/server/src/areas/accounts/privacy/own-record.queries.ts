import { sql } from 'kysely'
import type { ColumnValue, Db } from '../../../platform/db/connect/pool.ts'

const BATCH_SIZE = 500

/** Departments and bases the account administers. */
export const findAdministeredPlaces = async (db: Db, userId: number) =>
  (
    await sql<{ kind: 'department' | 'base'; name: string }>`
      select 'department' as kind, d.name from department_administrators a
      join departments d on d.id = a.department_id where a.user_id = ${userId}
      union all select 'base', b.name from base_administrators a join bases b on b.id = a.base_id
        where a.user_id = ${userId}`.execute(db)
  ).rows

export const findRecordsOfPerson = (db: Db, userId: number) =>
  db
    .selectFrom('recordedPeople')
    .select(['source', 'realName', 'createdAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()

export const findDevices = (db: Db, userId: number) =>
  db
    .selectFrom('knownDevices')
    .select(['agent', 'firstUsedAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('lastUsedAt', 'desc')
    .execute()

export const findSeenTour = (db: Db, userId: number) =>
  db.selectFrom('seenTours').select('seenAt').where('userId', '=', userId).executeTakeFirst()

/** All stored sessions, including ended ones. */
export const findOwnSessions = (db: Db, userId: number) =>
  db
    .selectFrom('sessions')
    .select(['createdAt', 'lastUsedAt', 'endedAt', 'entry', 'ip', 'agent'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute()

type Entry = {
  id: number
  at: Date
  ip: string
  action: string
  result: ColumnValue<'auditEntries', 'result'>
}

/** Audit entries by the account, newest first, in batches: an administrator's log is long. */
export async function* findEntriesBy(db: Db, userId: number): AsyncGenerator<Entry> {
  // As text, because database timestamps are more precise than Date.
  let last: (Entry & { exactly: string }) | undefined
  do {
    const after = last ? sql`and (at, id) < (${last.exactly}::timestamptz, ${last.id})` : sql``

    const { rows } = await sql<
      Entry & { exactly: string }
    >`select id, at, at::text as exactly, ip, action, result from audit_entries
      where user_id = ${userId} ${after} order by at desc, id desc limit ${BATCH_SIZE}`.execute(db)

    yield* rows
    last = rows.length === BATCH_SIZE ? rows.at(-1) : undefined
  } while (last)
}

/** Audit entries about the account by others and by the system, newest first. */
export async function* findEntriesAbout(db: Db, userId: number): AsyncGenerator<Entry> {
  let last: number | undefined
  do {
    const rows: Entry[] = await db
      .selectFrom('auditEntries')
      .select(['id', 'at', 'ip', 'action', 'result'])
      .where('entity', '=', 'user')
      .where('entityId', '=', String(userId))
      .where((e) => e('userId', 'is distinct from', userId))
      .$if(last !== undefined, (q) => q.where('id', '<', last!))
      .orderBy('id', 'desc')
      .limit(BATCH_SIZE)
      .execute()

    yield* rows
    last = rows.length === BATCH_SIZE ? rows.at(-1)!.id : undefined
  } while (last !== undefined)
}

/** A person's uploads, without their keys. */
export const findFilesOf = (db: Db, userId: number) =>
  db
    .selectFrom('files')
    .select(['name', 'type', 'size', 'purpose', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
