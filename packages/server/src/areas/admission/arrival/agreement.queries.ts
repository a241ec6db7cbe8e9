import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'

/** All facts on the agreement of one registration. */
export const findAgreement = (db: Db, registrationId: number) =>
  db
    .selectFrom('agreements as g')
    .innerJoin('registrations as r', 'r.id', 'g.registrationId')
    .innerJoin('intakes as i', 'i.id', 'r.intakeId')
    .innerJoin('placements as p', 'p.registrationId', 'r.id')
    .innerJoin('offerPools as s', 's.id', 'p.poolId')
    .innerJoin('offers as o', 'o.id', 's.offerId')
    .innerJoin('majors as m', 'm.id', 'o.majorId')
    .innerJoin('bases as b', 'b.id', 'm.baseId')
    .innerJoin('trainingUnits as u', 'u.id', 'o.trainingUnitId')
    .select([
      'g.number',
      'g.signedOn',
      'g.startsOn',
      'g.endsOn',
      'g.fileKey',
      'r.id',
      'r.userId',
      'r.realName',
      'r.gender',
    ])
    .select([
      'r.idCardSealed',
      'r.mobileSealed',
      'r.traineeKind',
      'r.employer',
      'i.name as intake',
      'i.year',
    ])
    .select(['m.name as major', 'b.name as base', 'u.name as unit'])
    .where('g.registrationId', '=', registrationId)
    .executeTakeFirst()

export type Agreement = NonNullable<Awaited<ReturnType<typeof findAgreement>>>

/** Locks one agreement: two people who add a copy to it do so one after the other. */
export const lockAgreement = (db: Db, registrationId: number) =>
  db
    .selectFrom('agreements')
    .select('number')
    .where('registrationId', '=', registrationId)
    .forUpdate()
    .executeTakeFirst()

/** From when until when these registrations are agreed to train. */
export const findAgreedSpans = (db: Db, registrationIds: readonly number[]) =>
  db
    .selectFrom('agreements')
    .select(['registrationId', 'startsOn', 'endsOn'])
    .where('registrationId', '=', anyId(registrationIds))
    .execute()

/** The intakes of these registrations, locked in one order before any registration is. */
export const lockIntakesOf = (db: Db, registrationIds: readonly number[]) =>
  db
    .selectFrom('intakes')
    .select(['id', 'year', 'serial'])
    .where('id', 'in', (e) =>
      e.selectFrom('registrations').select('intakeId').where('id', '=', anyId(registrationIds)),
    )
    .orderBy('id')
    .forUpdate()
    .execute()

export const isOwnRegistration = async (db: Db, id: number, userId: number) =>
  (await db
    .selectFrom('registrations')
    .select('id')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()) !== undefined

/**
 * The last number given out in each of these intakes, so that the next one can be; the caller has
 * locked the rows of the intakes.
 */
export async function countAgreements(
  db: Db,
  intakeIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('agreements as g')
    .innerJoin('registrations as r', 'r.id', 'g.registrationId')
    .select((e) => ['r.intakeId', e.fn.countAll<number>().as('count')])
    .where('r.intakeId', '=', anyId(intakeIds))
    .groupBy('r.intakeId')
    .execute()

  return new Map(rows.map(({ intakeId, count }) => [intakeId, Number(count)]))
}

/** People who have arrived or signed, by name, with what decides the length of their training. */
export const findPeopleToSign = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('placements as p', 'p.registrationId', 'r.id')
    .innerJoin('offerPools as s', 's.id', 'p.poolId')
    .innerJoin('offers as o', 'o.id', 's.offerId')
    .select(['r.id', 'r.traineeKind', 'o.majorId'])
    .select(sql<string>`coalesce(r.real_name, '')`.as('realName'))
    .where('r.id', '=', anyId(ids))
    .where('p.freedAt', 'is', null)
    .orderBy('r.nameSearch')
    .orderBy('r.id')
    .execute()
