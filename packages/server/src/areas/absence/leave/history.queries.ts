import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'

/** The steps of absences, newest first, those that were undone left out. */
export const findHistory = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('flowHistory as h')
    .leftJoin('users as u', 'u.id', 'h.userId')
    .select(['h.id', 'h.recordId', 'h.action', 'h.at', 'h.reason'])
    .select('u.displayName as by')
    .where('h.flow', '=', 'leave')
    .where('h.recordId', '=', anyId(ids))
    .where('h.undoes', 'is', null)
    .where(
      sql<boolean>`not exists (select from flow_history n where n.flow = h.flow
          and n.record_id = h.record_id and n.undoes = h.id)`,
    )
    .orderBy('h.recordId')
    .orderBy('h.id', 'desc')
    .execute()
