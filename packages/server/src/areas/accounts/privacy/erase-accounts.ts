import { sql } from 'kysely'
import type { Eraser } from '../../../platform/area.ts'
import { updateRows } from '../../../platform/db/versions.ts'
import { removeFilesOf } from '../../../platform/files/remove-files.ts'
import { ERASED_NAME } from './privacy.text.ts'
import { RETENTION } from './retention.rules.ts'

/**
 * Erases the personal values of deleted accounts. The row stays under a neutral name, because the
 * audit log refers to it. Department, roles, consents and log entries stay; they no longer identify
 * a person.
 */
export const eraseDeletedAccounts: Eraser = {
  kind: 'deletedAccount',
  period: RETENTION.deletedAccount,
  async erase({ db, blobs, now }, before, limit) {
    const rows = await db
      .selectFrom('users')
      .select('id')
      .where('deletedAt', '<', before)
      .where('erasedAt', 'is', null)
      .orderBy('deletedAt')
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()

    const ids = rows.map((row) => row.id)
    if (ids.length === 0) return 0

    const nothing = {
      mobileSealed: null,
      mobileHash: null,
      idCardSealed: null,
      idCardHash: null,
      idCardSeenAt: null,
    }

    await updateRows({ db, now }, 'users', ids, {
      ...nothing,
      username: sql<string>`'deleted-' || id`,
      nickname: ERASED_NAME,
      realName: ERASED_NAME,
      gender: null,
      email: null,
      avatar: null,
      chestArrNum: null,
      passwordHash: null,
      erasedAt: now(),
    })

    await db.deleteFrom('recordedPeople').where('userId', 'in', ids).execute()
    await db.deleteFrom('seenTours').where('userId', 'in', ids).execute()
    await db.deleteFrom('knownDevices').where('userId', 'in', ids).execute()
    await db.deleteFrom('sessions').where('userId', 'in', ids).execute()
    await db.deleteFrom('wechatBindings').where('userId', 'in', ids).execute()
    await db.deleteFrom('miniBindings').where('userId', 'in', ids).execute()
    await removeFilesOf(db, blobs, 'profile', ids)

    return ids.length
  },
}
