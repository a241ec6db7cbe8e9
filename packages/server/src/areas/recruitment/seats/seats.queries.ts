import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'

const idsOf = (ids: readonly number[]) => sql<number>`any(${sql.val([...ids])}::bigint[])`

/** Pools with their seats, their rows locked in one order: whoever gives one of their seats comes one after another. */
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

/** The pool of an offer that ranks a kind of trainee: the kind's own where seats are split, else the offer's. */
export const findPoolOf = (db: Db, offerId: number, traineeKind: string) =>
  db
    .selectFrom('offer_pools')
    .selectAll()
    .where('offer_id', '=', offerId)
    .where((e) => e.or([e('trainee_kind', 'is', null), e('trainee_kind', '=', traineeKind)]))
    .executeTakeFirst()

export const findPlacement = (db: Db, registrationId: number) =>
  db
    .selectFrom('placements as p')
    .innerJoin('offer_pools as s', 's.id', 'p.pool_id')
    .innerJoin('offers as o', 'o.id', 's.offer_id')
    .innerJoin('majors as m', 'm.id', 'o.major_id')
    .select([
      'p.pool_id',
      'p.origin',
      'p.total',
      'p.placed_at',
      'o.id as offer_id',
      'o.major_id',
      'o.training_unit_id',
      'm.kind as profession',
    ])
    .where('p.registration_id', '=', registrationId)
    .where('p.freed_at', 'is', null)
    .executeTakeFirst()
