import type { Eraser } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import { hasEnded } from '../../trainees/trainees.public.ts'

/** Erases bank information of trainees who have left: nothing is paid to them any more. */
export const eraseTraineeBank: Eraser = {
  kind: 'traineeBank',
  period: { days: 90, from: 'day on which the training ended (finished or departed)', why: 'the last payments follow within a quarter' },
  async erase({ db, now }, before, limit) {
    const rows = await db
      .selectFrom('trainee_files as f')
      .innerJoin('trainees as t', 't.id', 'f.trainee_id')
      .select('f.trainee_id')
      .where('f.bank_account_sealed', 'is not', null)
      .where(hasEnded('t'))
      .where('t.status_since', '<', dayInChina(before))
      .orderBy('f.trainee_id')
      .limit(limit)
      .forUpdate('f')
      .skipLocked()
      .execute()
    if (rows.length === 0) return 0
    await db
      .updateTable('trainee_files')
      .set((e) => ({ bank_name: null, bank_account_sealed: null, version: e('version', '+', 1), updated_at: now() }))
      .where(
        'trainee_id',
        'in',
        rows.map((row) => row.trainee_id),
      )
      .execute()
    return rows.length
  },
}
