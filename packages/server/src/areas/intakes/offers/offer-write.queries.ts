import type { TraineeKind } from '@residency/contract/areas/trainees/trainee-facts.public'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId, idArray } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'

/**
 * Copies offers with their pools from one intake to another, their order without gaps; counts those
 * left out.
 */
export async function copyOffers(db: Db, fromId: number, toId: number, now: Date) {
  const made = await sql`insert into offers
      (intake_id, major_id, training_unit_id, place, min_education, max_age, certificates,
        trainee_kinds, updated_at)
    select ${toId}, o.major_id, o.training_unit_id, row_number() over (order by o.place, o.id),
      o.min_education, o.max_age,
      o.certificates, o.trainee_kinds, ${now}
    from offers o join majors m on m.id = o.major_id join bases b on b.id = m.base_id
      join training_units u on u.id = o.training_unit_id
    where o.intake_id = ${fromId} and m.status = 1 and b.status = 1 and u.status = 1`.execute(db)

  await sql`insert into offer_pools (offer_id, trainee_kind, seats)
    select n.id, p.trainee_kind, p.seats
    from offers n join offers o on o.major_id = n.major_id
      and o.training_unit_id = n.training_unit_id join offer_pools p on p.offer_id = o.id
    where n.intake_id = ${toId} and o.intake_id = ${fromId}`.execute(db)

  const { all } = await db
    .selectFrom('offers')
    .select((e) => e.fn.countAll<number>().as('all'))
    .where('intakeId', '=', fromId)
    .executeTakeFirstOrThrow()

  const copied = Number(made.numAffectedRows ?? 0)

  return { copied, leftOut: all - copied }
}

export const findLastPlace = async (db: Db, intakeId: number) =>
  (
    await db
      .selectFrom('offers')
      .select((e) => e.fn.max('place').as('last'))
      .where('intakeId', '=', intakeId)
      .executeTakeFirst()
  )?.last ?? 0

export type PoolOf = { offerId: number; traineeKind: TraineeKind | null; seats: number }

/**
 * The pools of these offers as given, and no others: known ones keep their ids, for seats are held
 * in them.
 */
export async function putPools(db: Db, pools: readonly PoolOf[]) {
  const offers = pools.map((pool) => pool.offerId)

  await sql`delete from offer_pools p where p.offer_id = ${anyId(offers)} and not exists (
    select 1 from ${rowsOf(pools, { offerId: 'bigint', traineeKind: 'text' })} given
    where given.offer_id = p.offer_id
      and given.trainee_kind is not distinct from p.trainee_kind)`.execute(db)

  await db
    .insertInto('offerPools')
    .values(
      pools.map((pool) => ({
        offerId: pool.offerId,
        traineeKind: pool.traineeKind,
        seats: pool.seats,
      })),
    )
    .onConflict((c) =>
      c
        .columns(['offerId', 'traineeKind'])
        .doUpdateSet((e) => ({ seats: e.ref('excluded.seats') })),
    )
    .execute()
}

/** All offers of an intake, locked, to be ordered. */
export const lockOffersOf = (db: Db, intakeId: number) =>
  db
    .selectFrom('offers')
    .select('id')
    .where('intakeId', '=', intakeId)
    .orderBy('id')
    .forUpdate()
    .execute()

/** 1, 2, 3 … in the order of the ids, in one statement. */
export const writeOfferOrder = (db: Db, ids: readonly number[]) =>
  sql`update offers set place = at.place::int
      from unnest(${idArray(ids)}) with ordinality as at (id, place)
    where offers.id = at.id and offers.place <> at.place`.execute(db)
