import { sql } from 'kysely'
import type { Eraser } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import { removeFilesOf } from '../../../platform/files/remove-files.ts'
import { hasEnded } from '../../trainees/trainees.public.ts'
import { SITUATION } from './list-situations.ts'

/** Kinds whose papers are mostly medical. */
const MEDICAL = ['suspension', 'pregnancy', 'illness'] as const

/**
 * Erases the papers of suspensions, pregnancies and illnesses two years after they, or the
 * training, ended. What was decided stays.
 */
export const eraseSituationPapers: Eraser = {
  kind: 'situationPapers',
  period: {
    days: 730,
    from: 'last day of the situation, or of the training',
    why: 'medical papers are kept for two years',
  },
  async erase({ db, blobs }, before, limit) {
    const rows = await db
      .selectFrom('traineeSituations as s')
      .innerJoin('trainees as t', 't.id', 's.traineeId')
      .select('s.id')
      .where('s.kind', 'in', MEDICAL)
      .where(
        sql<boolean>`coalesce(s.ends_on, case when ${hasEnded('t')} then t.status_since end) < ${dayInChina(before)}::date`,
      )
      .where(
        sql<boolean>`exists (select from files f where f.record_kind = ${SITUATION}
            and f.record_id = s.id)`,
      )
      .orderBy('s.id')
      .limit(limit)
      .forUpdate('s')
      .skipLocked()
      .execute()

    await removeFilesOf(
      db,
      blobs,
      SITUATION,
      rows.map(({ id }) => id),
    )

    return rows.length
  },
}
