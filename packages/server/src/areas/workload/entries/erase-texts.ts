import { sql } from 'kysely'
import type { Eraser } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'

/**
 * Erases what people wrote about a case three years after it; the case, its item, day, role and
 * decision stay counted.
 */
export const eraseEntryTexts: Eraser = {
  kind: 'workloadText',
  period: {
    days: 1095,
    from: 'day of the case',
    why: 'a question about a case may be asked until the training of three years is over',
  },
  async erase({ db, now }, before, limit) {
    const rows = await db
      .selectFrom('workloadEntries')
      .select('id')
      .where('caseDay', '<', dayInChina(before))
      .where('erasedAt', 'is', null)
      .where(sql<boolean>`(note is not null or explanation is not null or reason is not null)`)
      .orderBy('caseDay')
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()

    if (rows.length === 0) return 0

    const ids = rows.map(({ id }) => id)
    const erased = { note: null, explanation: null, reason: null, erasedAt: now() }

    await db.updateTable('workloadEntries').set(erased).where('id', 'in', ids).execute()

    return ids.length
  },
}
