import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { StoredOutcome } from '../run/result.rules.ts'

const own = (db: Db, userId: number, recordId?: number) => {
  const newest = db
    .selectFrom('registrations as r')
    .innerJoin('intakes as i', 'i.id', 'r.intake_id')
    .select(['r.id', 'r.state', 'r.version', 'r.accepts_adjustment', 'r.intake_id', 'i.confirm_until'])
    .select(['i.name', 'i.name_en', 'i.seed_commitment', 'i.seed_committed_at'])
    .where('r.user_id', '=', userId)
    .where('r.state', '!=', 'withdrawn')
    // a place that waits to be confirmed is not hidden by what somebody has begun since
    .orderBy(sql`r.state = 'admitted'`, 'desc')
    .orderBy('r.id', 'desc')
    .limit(1)
  // clients of the specification name the person by the account or by the registration
  return recordId === undefined || recordId === userId ? newest : newest.where('r.id', '=', recordId)
}
/** The own registration with a place to confirm, else the newest that was not withdrawn; or the one that is named. */
export const findOwnRegistration = (db: Db, userId: number, recordId?: number) => own(db, userId, recordId).executeTakeFirst()
/** The own registration of this id, its row locked until the transaction ends. */
export const findOwnRegistrationForUpdate = (db: Db, userId: number, id: number) =>
  own(db, userId).where('r.id', '=', id).forUpdate('r').executeTakeFirst()
export type OwnRegistration = NonNullable<Awaited<ReturnType<typeof findOwnRegistration>>>

/** The seat a registration holds, or held last. */
export const findPlaceOf = (db: Db, registrationId: number) =>
  db
    .selectFrom('placements as l')
    .innerJoin('offer_pools as p', 'p.id', 'l.pool_id')
    .select(['l.origin', 'l.total', 'p.offer_id'])
    .where('l.registration_id', '=', registrationId)
    .executeTakeFirst()

/** Outcomes of a registration in published runs, oldest first. */
export const findPublishedOutcomes = (db: Db, registrationId: number) =>
  db
    .selectFrom('admission_outcomes as x')
    .innerJoin('admission_runs as g', 'g.id', 'x.run_id')
    .select(['g.seed', 'x.pool_id'])
    .select(sql<StoredOutcome[]>`x.outcomes`.as('outcomes'))
    .where('x.registration_id', '=', registrationId)
    .where('g.published_at', 'is not', null)
    .orderBy('g.number')
    .execute()

export const findReasonsOf = (db: Db, registrationId: number) =>
  db.selectFrom('registration_choices').select(['offer_id', 'eligibility_reason']).where('registration_id', '=', registrationId).execute()

/** Waiting lists a registration is on, each with how many are before it who can still be called. */
export const findQueuesOf = (db: Db, registrationId: number) =>
  db
    .selectFrom('waiting_places as w')
    .innerJoin('offer_pools as p', 'p.id', 'w.pool_id')
    .innerJoin('offers as o', 'o.id', 'p.offer_id')
    .select('p.offer_id')
    .select(
      sql<number>`(select count(*)::int from waiting_places b join registrations r on r.id = b.registration_id
        where b.pool_id = w.pool_id and b.place < w.place and r.state = 'waitlisted')`.as('before'),
    )
    .where('w.registration_id', '=', registrationId)
    .orderBy('o.place')
    .execute()
