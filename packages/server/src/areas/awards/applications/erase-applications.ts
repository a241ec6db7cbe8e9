import type { Eraser } from '../../../platform/area.ts'
import { removeFilesOf } from '../../../platform/files/remove-files.ts'
import { AWARD_APPLICATION } from './present-application.ts'

const NOT_GRANTED = ['rejected', 'withdrawn'] as const

/**
 * Erases text and papers of applications that led to no award, three years after the last change;
 * who applied for what stays.
 */
export const eraseApplications: Eraser = {
  kind: 'awardApplication',
  period: {
    days: 1095,
    from: 'rejection or withdrawal',
    why: 'an application that led to no award is of no use after questions about it',
  },
  async erase({ db, blobs }, before, limit) {
    const rows = await db
      .selectFrom('awardApplications')
      .select('id')
      .where('state', 'in', NOT_GRANTED)
      .where('updatedAt', '<', before)
      .where('statement', 'is not', null)
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()

    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0

    await db
      .updateTable('awardApplications')
      .set({ statement: null, position: null, organisation: null })
      .where('id', 'in', ids)
      .execute()

    await removeFilesOf(db, blobs, AWARD_APPLICATION, ids)

    return ids.length
  },
}
