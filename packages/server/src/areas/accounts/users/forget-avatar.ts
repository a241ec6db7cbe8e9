import type { Db } from '../../../platform/db/pool.ts'

/** Takes a deleted picture off the account that shows it. */
export const forgetAvatar = (db: Db, userId: number, url: string) =>
  db.updateTable('users').set({ avatar: null }).where('id', '=', userId).where('avatar', '=', url).execute()
