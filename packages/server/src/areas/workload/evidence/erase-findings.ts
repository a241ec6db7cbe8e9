import type { Eraser } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'

/**
 * Removes findings three years after their last day: they are about persons, and what came of them
 * is done.
 */
export const eraseFindings: Eraser = {
  kind: 'workloadFinding',
  period: {
    days: 1095,
    from: 'last day of the finding',
    why: 'what came of it may be asked until the training of three years is over',
  },
  async erase({ db }, before, limit) {
    const rows = await db
      .selectFrom('workloadFindings')
      .select('id')
      .where('endsOn', '<', dayInChina(before))
      .orderBy('endsOn')
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()

    if (rows.length === 0) return 0

    const ids = rows.map(({ id }) => id)

    await db.deleteFrom('workloadFindings').where('id', 'in', ids).execute()

    return ids.length
  },
}
