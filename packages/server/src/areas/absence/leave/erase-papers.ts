import { sql } from 'kysely'
import type { Eraser } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import { removeFilesOf } from '../../../platform/files/remove-files.ts'
import { ABSENCE } from '../leave-applications/submit-leave.ts'

/**
 * Erases the papers of leaves two years after their last day; most of them are medical. Days, type
 * and decisions stay.
 */
export const eraseLeavePapers: Eraser = {
  kind: 'leavePapers',
  period: {
    days: 730,
    from: 'last day of the leave',
    why: 'a certificate may be asked for in the yearly checks of two years',
  },
  async erase({ db, blobs }, before, limit) {
    const rows = await db
      .selectFrom('absences as a')
      .select('a.id')
      .where('a.kind', '=', 'leave')
      .where('a.endsOn', '<', dayInChina(before))
      .where(
        sql<boolean>`exists (select from files f where f.record_kind = ${ABSENCE}
            and f.record_id = a.id)`,
      )
      .orderBy('a.id')
      .limit(limit)
      .forUpdate('a')
      .skipLocked()
      .execute()

    await removeFilesOf(
      db,
      blobs,
      ABSENCE,
      rows.map(({ id }) => id),
    )

    return rows.length
  },
}
