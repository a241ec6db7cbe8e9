import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'

/** Everything the agreement of one registration says. */
export const findAgreement = (db: Db, registrationId: number) =>
  db
    .selectFrom('agreements as g')
    .innerJoin('registrations as r', 'r.id', 'g.registration_id')
    .innerJoin('intakes as i', 'i.id', 'r.intake_id')
    .innerJoin('placements as p', 'p.registration_id', 'r.id')
    .innerJoin('offer_pools as s', 's.id', 'p.pool_id')
    .innerJoin('offers as o', 'o.id', 's.offer_id')
    .innerJoin('majors as m', 'm.id', 'o.major_id')
    .innerJoin('bases as b', 'b.id', 'm.base_id')
    .innerJoin('training_units as u', 'u.id', 'o.training_unit_id')
    .select(['g.number', 'g.signed_on', 'g.starts_on', 'g.ends_on', 'g.file_key', 'r.id', 'r.user_id', 'r.real_name', 'r.gender'])
    .select(['r.id_card_sealed', 'r.mobile_sealed', 'r.trainee_kind', 'r.employer', 'i.name as intake', 'i.year'])
    .select(['m.name as major', 'b.name as base', 'u.name as unit'])
    .where('g.registration_id', '=', registrationId)
    .executeTakeFirst()
export type Agreement = NonNullable<Awaited<ReturnType<typeof findAgreement>>>

/** Keeps one agreement to oneself: two who put a copy beside it come one after the other. */
export const lockAgreement = (db: Db, registrationId: number) =>
  db.selectFrom('agreements').select('number').where('registration_id', '=', registrationId).forUpdate().executeTakeFirst()

/** From when until when these registrations are agreed to train. */
export const findAgreedSpans = (db: Db, registrationIds: readonly number[]) =>
  db
    .selectFrom('agreements')
    .select(['registration_id', 'starts_on', 'ends_on'])
    .where('registration_id', '=', anyId(registrationIds))
    .execute()

/** The intakes of these registrations, locked in one order before any registration is. */
export const lockIntakesOf = (db: Db, registrationIds: readonly number[]) =>
  db
    .selectFrom('intakes')
    .select(['id', 'year', 'serial'])
    .where('id', 'in', (e) => e.selectFrom('registrations').select('intake_id').where('id', '=', anyId(registrationIds)))
    .orderBy('id')
    .forUpdate()
    .execute()

export const isOwnRegistration = async (db: Db, id: number, userId: number) =>
  (await db.selectFrom('registrations').select('id').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()) !== undefined

/** The last number given out in each of these intakes, so that the next one can be; the caller has locked the rows of the intakes. */
export async function countAgreements(db: Db, intakeIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('agreements as g')
    .innerJoin('registrations as r', 'r.id', 'g.registration_id')
    .select((e) => ['r.intake_id', e.fn.countAll<number>().as('count')])
    .where('r.intake_id', '=', anyId(intakeIds))
    .groupBy('r.intake_id')
    .execute()
  return new Map(rows.map(({ intake_id, count }) => [intake_id, Number(count)]))
}

/** People who have arrived or signed, by name, with what decides the length of their training. */
export const findPeopleToSign = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('placements as p', 'p.registration_id', 'r.id')
    .innerJoin('offer_pools as s', 's.id', 'p.pool_id')
    .innerJoin('offers as o', 'o.id', 's.offer_id')
    .select(['r.id', 'r.trainee_kind', 'o.major_id'])
    .select(sql<string>`coalesce(r.real_name, '')`.as('real_name'))
    .where('r.id', '=', anyId(ids))
    .where('p.freed_at', 'is', null)
    .orderBy('r.name_search')
    .orderBy('r.id')
    .execute()
