import type { Db } from '../db/pool.ts'

/** A person's uploads, without their keys. */
export const findFilesOf = (db: Db, userId: number) =>
  db.selectFrom('files').select(['name', 'type', 'size', 'purpose', 'created_at']).where('user_id', '=', userId).orderBy('id').execute()
