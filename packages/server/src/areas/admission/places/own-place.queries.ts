import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import type { StoredOutcome } from '../run/result.rules.ts'

const ownRegistrations = (db: Db, userId: number, recordId?: number) => {
  const newest = db
    .selectFrom('registrations as r')
    .innerJoin('intakes as i', 'i.id', 'r.intakeId')
    .select(['r.id', 'r.state', 'r.version', 'r.acceptsAdjustment', 'r.intakeId', 'i.confirmUntil'])
    .select(['i.name', 'i.nameEn', 'i.seedCommitment', 'i.seedCommittedAt'])
    .where('r.userId', '=', userId)
    .where('r.state', '!=', 'withdrawn')
    // A registration that was begun later does not hide a place that waits to be confirmed.
    .orderBy(sql`r.state = 'admitted'`, 'desc')
    .orderBy('r.id', 'desc')
    .limit(1)

  // clients of the specification name the person by the account or by the registration
  return recordId === undefined || recordId === userId
    ? newest
    : newest.where('r.id', '=', recordId)
}

/**
 * The own registration with a place to confirm, else the newest that was not withdrawn; or the one
 * that is named.
 */
export const findOwnRegistration = (db: Db, userId: number, recordId?: number) =>
  ownRegistrations(db, userId, recordId).executeTakeFirst()

/** The own registration of this id, its row locked until the transaction ends. */
export const findOwnRegistrationForUpdate = (db: Db, userId: number, id: number) =>
  ownRegistrations(db, userId).where('r.id', '=', id).forUpdate('r').executeTakeFirst()

export type OwnRegistration = NonNullable<Awaited<ReturnType<typeof findOwnRegistration>>>

/** The seat that a registration has, or had last. */
export const findPlaceOf = (db: Db, registrationId: number) =>
  db
    .selectFrom('placements as l')
    .innerJoin('offerPools as p', 'p.id', 'l.poolId')
    .select(['l.origin', 'l.total', 'p.offerId'])
    .where('l.registrationId', '=', registrationId)
    .executeTakeFirst()

/** Outcomes of a registration in published runs, oldest first. */
export const findPublishedOutcomes = (db: Db, registrationId: number) =>
  db
    .selectFrom('admissionOutcomes as x')
    .innerJoin('admissionRuns as g', 'g.id', 'x.runId')
    .select(['g.seed', 'x.poolId'])
    .select(sql<StoredOutcome[]>`x.outcomes`.as('outcomes'))
    .where('x.registrationId', '=', registrationId)
    .where('g.publishedAt', 'is not', null)
    .orderBy('g.number')
    .execute()

export const findReasonsOf = (db: Db, registrationId: number) =>
  db
    .selectFrom('registrationChoices')
    .select(['offerId', 'eligibilityReason'])
    .where('registrationId', '=', registrationId)
    .execute()

/** Waiting lists a registration is on, each with how many are before it who can still be called. */
export const findQueuesOf = (db: Db, registrationId: number) =>
  db
    .selectFrom('waitingPlaces as w')
    .innerJoin('offerPools as p', 'p.id', 'w.poolId')
    .innerJoin('offers as o', 'o.id', 'p.offerId')
    .select('p.offerId')
    .select(
      sql<number>`(select count(*)::int from waiting_places b
          join registrations r on r.id = b.registration_id
        where b.pool_id = w.pool_id and b.place < w.place and r.state = 'waitlisted')`.as('before'),
    )
    .where('w.registrationId', '=', registrationId)
    .orderBy('o.place')
    .execute()
