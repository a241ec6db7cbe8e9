import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'

/** The steps of absences, newest first, those that were undone left out. */
export const findHistory = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('flow_history as h')
    .leftJoin('users as u', 'u.id', 'h.user_id')
    .select(['h.id', 'h.record_id', 'h.action', 'h.at', 'h.reason'])
    .select(sql<string | null>`coalesce(u.real_name, u.nickname)`.as('by'))
    .where('h.flow', '=', 'leave')
    .where('h.record_id', '=', anyId(ids))
    .where('h.undoes', 'is', null)
    .where(sql<boolean>`not exists (select from flow_history n where n.flow = h.flow and n.record_id = h.record_id and n.undoes = h.id)`)
    .orderBy('h.record_id')
    .orderBy('h.id', 'desc')
    .execute()
