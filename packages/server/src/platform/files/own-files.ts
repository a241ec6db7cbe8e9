import type { Db } from '../db/connect/pool.ts'

/** A person's uploads, without their keys. */
export const findFilesOf = (db: Db, userId: number) =>
  db
    .selectFrom('files')
    .select(['name', 'type', 'size', 'purpose', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
