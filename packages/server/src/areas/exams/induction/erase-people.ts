import { inductionWords } from '@residency/contract/areas/exams/induction/text'
import type { Eraser } from '../../../platform/area.ts'
import { updateRows } from '../../../platform/db/versions.ts'

const NOTHING = {
  mobileSealed: null,
  mobileHash: null,
  idCardSealed: null,
  idCardHash: null,
  isActive: false,
}

/**
 * Erases name and numbers of people two years after their train; progress and results stay without
 * a name.
 */
export const eraseInductionPeople: Eraser = {
  kind: 'inductionPerson',
  period: {
    days: 730,
    from: 'end of the train',
    why: 'who was instructed before the first day is asked for during the first years of training; trainees have their own records by then',
  },
  async erase({ db, now }, before, limit) {
    const rows = await db
      .selectFrom('learningInductionPeople as p')
      .innerJoin('learningInductionTrains as t', 't.id', 'p.trainId')
      .select('p.id')
      .where('t.closesAt', '<', before)
      .where('p.erasedAt', 'is', null)
      .orderBy('p.id')
      .limit(limit)
      .forUpdate('p')
      .skipLocked()
      .execute()

    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0

    await updateRows({ db, now }, 'learningInductionPeople', ids, {
      ...NOTHING,
      name: inductionWords['zh-cn'].erasedName,
      erasedAt: now(),
    })

    await db.deleteFrom('learningInductionSessions').where('personId', 'in', ids).execute()

    return ids.length
  },
}
