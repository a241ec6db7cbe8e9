import type { Eraser } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'

/**
 * What certificates say of people is erased after thirty years; number, dates and revocation stay,
 * so that no number is given again.
 */
export const eraseCertificates: Eraser = {
  kind: 'certificate',
  period: {
    days: 10_958,
    from: 'day of issue',
    why: 'training records, results and certificates are kept for thirty years',
  },
  async erase({ db, now }, before, limit) {
    const rows = await db
      .selectFrom('certificates')
      .select('id')
      .where('issuedOn', '<', dayInChina(before))
      .where('erasedAt', 'is', null)
      .orderBy('issuedOn')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()

    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0

    const nothing = {
      holder: null,
      gender: null,
      birthMonth: null,
      statement: null,
      pdfAs: null,
      pdfSize: null,
    }

    await db
      .updateTable('certificates')
      .set({ ...nothing, erasedAt: now() })
      .where('id', 'in', ids)
      .execute()

    return ids.length
  },
}
