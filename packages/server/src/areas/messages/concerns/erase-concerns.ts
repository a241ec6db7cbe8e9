import { sql } from 'kysely'
import type { Eraser } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { isShown } from './concern-scope.queries.ts'
import { lockConcerns } from './write-again.ts'

const hasNothingUnshown = sql<boolean>`(opened_on is null
    and not exists (select from concern_messages m
  where m.concern_id = concerns.id and m.is_of_sender and ${isShown('m.said_on')} is not true)
  and not exists (select from concern_pictures p where p.concern_id = concerns.id
      and not p.is_settled))`

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
        // what its sender wrote last is shown, and opens it again, with the next announcement
        .where(hasNothingUnshown)
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
