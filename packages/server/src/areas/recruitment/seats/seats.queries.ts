import type { Db } from '../../../platform/db/pool.ts'

/** A pool with its seats, its row locked: whoever gives or frees one of its seats comes one after another. */
export const findPoolForUpdate = (db: Db, poolId: number) =>
  db.selectFrom('offer_pools').selectAll().where('id', '=', poolId).forUpdate().executeTakeFirst()

export const countHeld = async (db: Db, poolId: number) =>
  (
    await db
      .selectFrom('placements')
      .select((e) => e.fn.countAll<number>().as('held'))
      .where('pool_id', '=', poolId)
      .where('freed_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).held

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
