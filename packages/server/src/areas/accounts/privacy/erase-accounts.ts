import { sql } from 'kysely'
import type { Eraser } from '../../../platform/area.ts'
import { updateRows } from '../../../platform/db/versions.ts'
import { removeFilesOf } from '../../../platform/files/remove-files.ts'
import { RETENTION } from './retention.rules.ts'
import { ERASED_NAME } from './retention.text.ts'

/**
 * Erases the personal values of deleted accounts. The row stays under a neutral name, because the audit log refers to it.
 * Department, roles, consents and log entries stay; they no longer identify a person.
 */
export const eraseDeletedAccounts: Eraser = {
  kind: 'deletedAccount',
  period: RETENTION.deletedAccount,
  async erase({ db, blobs, now }, before, limit) {
    const rows = await db
      .selectFrom('users')
      .select('id')
      .where('deleted_at', '<', before)
      .where('erased_at', 'is', null)
      .orderBy('deleted_at')
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
    const ids = rows.map((row) => row.id)
    if (ids.length === 0) return 0
    const nothing = { mobile_sealed: null, mobile_hash: null, id_card_sealed: null, id_card_hash: null, id_card_seen_at: null }
    await updateRows({ db, now }, 'users', ids, {
      ...nothing,
      username: sql<string>`'deleted-' || id`,
      nickname: ERASED_NAME,
      real_name: ERASED_NAME,
      gender: null,
      email: null,
      avatar: null,
      chest_arr_num: null,
      password_hash: null,
      erased_at: now(),
    })
    await db.deleteFrom('recorded_people').where('user_id', 'in', ids).execute()
    await db.deleteFrom('seen_tours').where('user_id', 'in', ids).execute()
    await db.deleteFrom('known_devices').where('user_id', 'in', ids).execute()
    await db.deleteFrom('sessions').where('user_id', 'in', ids).execute()
    await db.deleteFrom('wechat_bindings').where('user_id', 'in', ids).execute()
    await db.deleteFrom('mini_bindings').where('user_id', 'in', ids).execute()
    await removeFilesOf(db, blobs, 'profile', ids)
    return ids.length
  },
}
