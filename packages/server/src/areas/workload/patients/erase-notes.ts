import type { Eraser } from '../../../platform/area.ts'

/**
 * Erases the notes of the patient library three years after they were last changed; diagnosis, sex
 * and age name nobody.
 */
export const erasePatientNotes: Eraser = {
  kind: 'workloadPatientNote',
  period: {
    days: 1095,
    from: 'last change of the case',
    why: 'entries of a training of three years are about the case',
  },
  async erase({ db }, before, limit) {
    const rows = await db
      .selectFrom('workloadPatients')
      .select('id')
      .where('note', 'is not', null)
      .where('updatedAt', '<', before)
      .orderBy('updatedAt')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()

    if (rows.length === 0) return 0

    const ids = rows.map(({ id }) => id)

    await db.updateTable('workloadPatients').set({ note: null }).where('id', 'in', ids).execute()

    return ids.length
  },
}
