import type { Db } from '../../../platform/db/connect/pool.ts'

/** Removes a deleted picture from the account that uses it. */
export const forgetAvatar = (db: Db, userId: number, url: string) =>
  db
    .updateTable('users')
    .set({ avatar: null })
    .where('id', '=', userId)
    .where('avatar', '=', url)
    .execute()
