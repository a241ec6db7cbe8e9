import type { Eraser } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import { hasEnded } from '../../trainees/trainees.public.ts'

/** Erases bank information of trainees who have left: nothing is paid to them any more. */
export const eraseTraineeBank: Eraser = {
  kind: 'traineeBank',
  period: {
    days: 90,
    from: 'day on which the training ended (finished or departed)',
    why: 'the last payments follow within a quarter',
  },
  async erase({ db, now }, before, limit) {
    const rows = await db
      .selectFrom('traineeFiles as f')
      .innerJoin('trainees as t', 't.id', 'f.traineeId')
      .select('f.traineeId')
      .where('f.bankAccountSealed', 'is not', null)
      .where(hasEnded('t'))
      .where('t.statusSince', '<', dayInChina(before))
      .orderBy('f.traineeId')
      .limit(limit)
      .forUpdate('f')
      .skipLocked()
      .execute()

    if (rows.length === 0) return 0

    await db
      .updateTable('traineeFiles')
      .set((e) => ({
        bankName: null,
        bankAccountSealed: null,
        version: e('version', '+', 1),
        updatedAt: now(),
      }))
      .where(
        'traineeId',
        'in',
        rows.map((row) => row.traineeId),
      )
      .execute()

    return rows.length
  },
}
