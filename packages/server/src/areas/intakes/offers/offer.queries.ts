import type {
  OfferFilters,
  offerSorts,
} from '@residency/contract/areas/intakes/offers/offer.contract'
import type { TraineeKind } from '@residency/contract/areas/trainees/trainee-facts.public'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, pageOf } from '../../../platform/db/pages.ts'
import { anyId, anyText, containing, isFoundIn, textArray } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { lockRows } from '../../../platform/db/versions.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/** Offers of intakes in their published order, with the names people know and what they ask for. */
export const findOffersOfIntakes = (db: Db, intakeIds: readonly number[]) =>
  db
    .selectFrom('offers')
    .innerJoin('majors', 'majors.id', 'offers.majorId')
    .innerJoin('bases', 'bases.id', 'majors.baseId')
    .innerJoin('trainingUnits', 'trainingUnits.id', 'offers.trainingUnitId')
    .leftJoin('majors as national', 'national.id', 'majors.nationalId')
    .select([
      'offers.id',
      'majors.name as major',
      'bases.name as base',
      'trainingUnits.name as unit',
    ])
    .select([
      'majors.nameEn as majorEn',
      'bases.nameEn as baseEn',
      'trainingUnits.nameEn as unitEn',
    ])
    .select([
      'offers.majorId',
      'offers.trainingUnitId',
      'majors.kind as profession',
      'majors.baseId',
    ])
    .select(['national.baseId as nationalBaseId', 'offers.intakeId', 'offers.place'])
    .select(['offers.minEducation', 'offers.maxAge', 'offers.certificates', 'offers.traineeKinds'])
    .select(
      sql<number>`(select coalesce(sum(seats), 0)::int from offer_pools
          where offer_id = offers.id)`.as('quota'),
    )
    .where('offers.intakeId', '=', anyId(intakeIds))
    .orderBy('offers.place')
    .orderBy('offers.id')
    .execute()

/** The same of one intake. */
export const findOffersOf = (db: Db, intakeId: number) => findOffersOfIntakes(db, [intakeId])
export type OfferOfIntake = Awaited<ReturnType<typeof findOffersOf>>[number]

type StoredPool = { traineeKind: TraineeKind | null; seats: number; held: number }
const reservedSeats = sql<number>`(select count(*)::int from placements l where l.pool_id = p.id
    and l.freed_at is null)`

const pools = sql<
  StoredPool[]
>`(select coalesce(json_agg(json_build_object('traineeKind', p.trainee_kind, 'seats', p.seats,
    'held', ${reservedSeats})
    order by p.trainee_kind nulls first), '[]') from offer_pools p where p.offer_id = offers.id)`

const choices = sql<number>`(select count(*)::int from registration_choices c
    join registrations r on r.id = c.registration_id
  where c.offer_id = offers.id and r.state <> 'withdrawn')`

const isPlaced = sql<boolean>`exists (select 1 from placements l
    join offer_pools p on p.id = l.pool_id where p.offer_id = offers.id)`

const named = (db: Db) =>
  db
    .selectFrom('offers')
    .innerJoin('intakes', 'intakes.id', 'offers.intakeId')
    .innerJoin('majors', 'majors.id', 'offers.majorId')
    .innerJoin('bases', 'bases.id', 'majors.baseId')
    .innerJoin('trainingUnits', 'trainingUnits.id', 'offers.trainingUnitId')

const whole = (db: Db) =>
  named(db)
    .selectAll('offers')
    .select([
      'intakes.state',
      'intakes.name as intake',
      'intakes.nameEn as intakeEn',
      'intakes.year',
      'intakes.serial',
    ])
    .select('intakes.traineeKinds as intakeKinds')
    .select([
      'majors.name as major',
      'majors.nameEn as majorEn',
      'majors.code',
      'bases.code as baseCode',
    ])
    .select([
      'bases.name as base',
      'bases.nameEn as baseEn',
      'trainingUnits.name as unit',
      'trainingUnits.nameEn as unitEn',
    ])
    .select([pools.as('pools'), choices.as('choices'), isPlaced.as('isPlaced')])

export type WholeOffer = NonNullable<Awaited<ReturnType<typeof findOffer>>>

const sortsIn = (language: Language): SortColumns<(typeof offerSorts)[number]> => ({
  place: by.column('offers.place'),
  major: by.label(language, 'majors'),
  unit: by.label(language, 'trainingUnits'),
  seats: sql`(select sum(p.seats) from offer_pools p where p.offer_id = offers.id)`,
})

/** One page of offers in their published order, the newest intake first. */
export async function findOfferPage(
  { db, language }: Pick<SignedCtx, 'db' | 'language'>,
  filters: OfferFilters,
) {
  const matching = <Q extends ReturnType<typeof named>>(from: Q) => {
    let match = from as ReturnType<typeof named>
    if (filters.intakeId) match = match.where('offers.intakeId', '=', filters.intakeId)
    if (filters.unitId) match = match.where('offers.trainingUnitId', '=', filters.unitId)

    if (filters.keywords) {
      const words = containing(filters.keywords)
      match = match.where((e) =>
        e.or([
          isFoundIn(e.ref('majors.name'), words),
          isFoundIn(e.ref('majors.nameEn'), words),
          isFoundIn(e.ref('majors.code'), words),
          isFoundIn(e.ref('bases.name'), words),
          isFoundIn(e.ref('trainingUnits.name'), words),
        ]),
      )
    }

    return match
  }

  const match = matching(named(db))

  const sorts = sortsIn(language)

  const ids = sortedBy(match.select('offers.id'), filters.sort, sorts)
    .orderBy('intakes.year', 'desc')
    .orderBy('intakes.serial', 'desc')
    .orderBy('offers.place')
    .orderBy('offers.id')

  const [rows, total] = await Promise.all([
    sortedBy(whole(db).where('offers.id', 'in', pageOf(ids, filters)), filters.sort, sorts)
      .orderBy('intakes.year', 'desc')
      .orderBy('intakes.serial', 'desc')
      .orderBy('offers.place')
      .orderBy('offers.id')
      .execute(),
    countRows(match),
  ])

  return { rows, total }
}

export const findOffer = (db: Db, id: number) =>
  whole(db).where('offers.id', '=', id).executeTakeFirst()

export const countOffers = async (ctx: Pick<SignedCtx, 'db' | 'language'>, filters: OfferFilters) =>
  (await findOfferPage(ctx, { ...filters, pageSize: 1 })).total

export const findOffersById = (db: Db, ids: readonly number[]): Promise<WholeOffer[]> =>
  whole(db).where('offers.id', '=', anyId(ids)).orderBy('offers.id').execute()

/**
 * Offers with their pools, all locked until the transaction ends: what is held in them, and who
 * chooses them, stays as it was read. In the order of their ids, so that two who change the same
 * ones wait for each other.
 */
export async function findOffersForUpdate(db: Db, ids: readonly number[]): Promise<WholeOffer[]> {
  await lockRows(db, 'offers', ids)

  await db
    .selectFrom('offerPools')
    .select('id')
    .where('offerId', '=', anyId(ids))
    .orderBy('id')
    .forUpdate()
    .execute()

  return findOffersById(db, ids)
}

/** An offer of an intake that asks for one of these kinds, or keeps seats for it. */
export const findOfferOfKinds = (db: Db, intakeId: number, kinds: readonly string[]) =>
  named(db)
    .select(['offers.id', 'majors.name as major'])
    .where('offers.intakeId', '=', intakeId)
    .where(
      sql<boolean>`(offers.trainee_kinds && ${textArray(kinds)}
          or exists (select 1 from offer_pools p
        where p.offer_id = offers.id and p.trainee_kind = ${anyText(kinds)}))`,
    )
    .limit(1)
    .executeTakeFirst()
