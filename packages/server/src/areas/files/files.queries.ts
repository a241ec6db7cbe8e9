import type { OwnFileFilters, ownFileSorts } from '@residency/contract/areas/files/file.contract'
import type { Purpose } from '@residency/contract/areas/files/upload.contract'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/db/connect/pool.ts'
import { findPage } from '../../platform/db/pages.ts'
import { anyId, containing } from '../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../platform/db/sorting.ts'

export type NewFile = {
  key: string
  purpose: Purpose
  name: string
  type: string
  size: number
  contentHash: string
  storedAs: string
  userId: number
  recordKind: string | null
  recordId: number | null
  createdAt: Date
}

export type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>

export const insertFile = (db: Db, file: NewFile) =>
  db
    .insertInto('files')
    .values({ ...file, unreferredSince: file.recordKind === null ? file.createdAt : null })
    .returningAll()
    .executeTakeFirstOrThrow()

export const findFile = (db: Db, key: string) =>
  db.selectFrom('files').selectAll().where('key', '=', key).executeTakeFirst()

/**
 * Serialises uploads of one person, so that concurrent uploads cannot exceed the quota together.
 */
export const lockUploader = (db: Db, userId: number) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()

/** Bytes of a person's files, uploads in progress, and writes whose upload has ended. */
export async function sumStoredBytes(db: Db, userId: number): Promise<number> {
  const filled = await sql<{ bytes: number }>`select (
      (select coalesce(sum(size), 0) from files where user_id = ${userId})
      + (select coalesce(sum(total_size), 0) from uploads where user_id = ${userId}
        and file_key is null)
      + (select coalesce(sum(bytes), 0) from staged_writes w where user_id = ${userId}
        and until > clock_timestamp()
          and not exists (select from uploads u where u.staging_id = w.staging_id
              and u.file_key is null))
    )::bigint as bytes`.execute(db)

  return filled.rows[0]!.bytes
}

const SORTS: SortColumns<(typeof ownFileSorts)[number]> = {
  name: by.name('name'),
  size: by.column('size'),
  createTime: by.column('createdAt'),
}

/** A page of a person's own uploads, newest first. */
export function findOwnPage(db: Db, userId: number, input: OwnFileFilters) {
  const ownFiles = db
    .selectFrom('files')
    .where('userId', '=', userId)
    .$if(input.keywords !== undefined, (q) =>
      q.where(
        sql<SqlBool>`fold_search(name) like ${containing(input.keywords!)}` as Expression<SqlBool>,
      ),
    )

  return findPage(ownFiles, input, (rows) =>
    sortedBy(rows.selectAll(), input.sort, SORTS).orderBy('id', 'desc'),
  )
}

/** The files of many records of one kind, in the order they were uploaded. */
export const findFilesOfRecords = (db: Db, kind: string, ids: readonly number[]) =>
  db
    .selectFrom('files')
    .selectAll()
    .where('recordKind', '=', kind)
    .where('recordId', '=', anyId(ids))
    .orderBy('id')
    .execute()

/** The files of a record in the order they were uploaded. */
export const findFilesOfRecord = (db: Db, record: { kind: string; id: number }) =>
  db
    .selectFrom('files')
    .selectAll()
    .where('recordKind', '=', record.kind)
    .where('recordId', '=', record.id)
    .orderBy('id')
    .execute()
