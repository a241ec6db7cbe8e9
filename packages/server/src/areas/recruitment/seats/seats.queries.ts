import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'

const idsOf = (ids: readonly number[]) => sql<number>`any(${sql.val([...ids])}::bigint[])`

/** Pools with their seats, locked in one order, so that seats are assigned one after another. */
export const findPoolsForUpdate = (db: Db, poolIds: readonly number[]) =>
  db.selectFrom('offer_pools').selectAll().where('id', '=', idsOf(poolIds)).orderBy('id').forUpdate().execute()

/** How many seats of each pool are held. */
export const countHeldOf = (db: Db, poolIds: readonly number[]) =>
  db
    .selectFrom('placements')
    .select(['pool_id', (e) => e.fn.countAll<number>().as('held')])
    .where('pool_id', '=', idsOf(poolIds))
    .where('freed_at', 'is', null)
    .groupBy('pool_id')
    .execute()
