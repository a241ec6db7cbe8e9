import { sql } from 'kysely'
import type { Eraser } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'

/** Erases what people wrote about a case three years after it; the case, its item, day, role and decision stay counted. */
export const eraseEntryTexts: Eraser = {
  kind: 'workloadText',
  period: { days: 1095, from: 'day of the case', why: 'a question about a case may be asked until the training of three years is over' },
  async erase({ db, now }, before, limit) {
    const rows = await db
      .selectFrom('workload_entries')
      .select('id')
      .where('case_day', '<', dayInChina(before))
      .where('erased_at', 'is', null)
      .where(sql<boolean>`(note is not null or explanation is not null or reason is not null)`)
      .orderBy('case_day')
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => id)
    const erased = { note: null, explanation: null, reason: null, erased_at: now() }
    await db.updateTable('workload_entries').set(erased).where('id', 'in', ids).execute()
    return ids.length
  },
}
