import { inductionWords } from '@residency/contract/areas/exams/induction/text'
import type { Eraser } from '../../../platform/area.ts'
import { updateRows } from '../../../platform/db/versions.ts'

const NOTHING = { mobile_sealed: null, mobile_hash: null, id_card_sealed: null, id_card_hash: null, is_active: false }
/** Erases name and numbers of people two years after their train; progress and results stay without a name. */
export const eraseInductionPeople: Eraser = {
  kind: 'inductionPerson',
  period: {
    days: 730,
    from: 'end of the train',
    why: 'who was instructed before the first day is asked for during the first years of training; trainees have their own records by then',
  },
  async erase({ db, now }, before, limit) {
    const rows = await db
      .selectFrom('learning_induction_people as p')
      .innerJoin('learning_induction_trains as t', 't.id', 'p.train_id')
      .select('p.id')
      .where('t.closes_at', '<', before)
      .where('p.erased_at', 'is', null)
      .orderBy('p.id')
      .limit(limit)
      .forUpdate('p')
      .skipLocked()
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    await updateRows({ db, now }, 'learning_induction_people', ids, {
      ...NOTHING,
      name: inductionWords['zh-cn'].erasedName,
      erased_at: now(),
    })
    await db.deleteFrom('learning_induction_sessions').where('person_id', 'in', ids).execute()
    return ids.length
  },
}
