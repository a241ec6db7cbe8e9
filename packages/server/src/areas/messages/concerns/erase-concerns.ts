import type { Eraser } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { lockConcerns } from './write-again.ts'

/** Erases concerns with their messages and pictures two years after they were closed. */
export const eraseConcerns: Eraser = {
  kind: 'concerns',
  period: {
    days: 730,
    from: 'the day on which the concern was closed',
    why: 'a pattern of mistreatment or of unsafe work is seen over two years of training',
  },
  async erase({ db }, before, limit) {
    await lockConcerns(db)

    const ids = (
      await db
        .selectFrom('concerns')
        .select('id')
        .where('closedOn', '<', dayInChina(before))
        .orderBy('id')
        .limit(limit)
        .execute()
    ).map(({ id }) => id)

    await db.deleteFrom('concernMessages').where('concernId', '=', anyId(ids)).execute()
    await db.deleteFrom('concernPictures').where('concernId', '=', anyId(ids)).execute()
    await db.deleteFrom('concerns').where('id', '=', anyId(ids)).execute()

    return ids.length
  },
}
