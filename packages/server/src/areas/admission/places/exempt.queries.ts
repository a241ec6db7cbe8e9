import type { ExemptFilters } from '@residency/contract/areas/admission/run/place.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { by, sortedBy } from '../../../platform/db/sorting.ts'

const exempt = (db: Db, intakeId: number) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('intakes as i', 'i.id', 'r.intakeId')
    .where('r.intakeId', '=', intakeId)
    .where('r.state', '=', 'qualified')
    .where(sql<boolean>`r.trainee_kind = any(i.exempt_kinds)`)

/** One page of qualified registrations of exempt kinds, the first submitted first. */
export const findExemptPage = (db: Db, filters: ExemptFilters) =>
  findPage(exempt(db, filters.intakeId), filters, (rows) =>
    sortedBy(rows.select(['r.id', 'r.realName', 'r.traineeKind']), filters.sort, {
      realName: by.name('r.realName'),
    })
      .orderBy('r.submittedAt')
      .orderBy('r.id'),
  )

/**
 * Choices of these registrations in their order, each with the pool that would seat them; the first
 * submitted first.
 */
export const findChoicesWithPools = (db: Db, intakeId: number, ids: readonly number[]) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('registrationChoices as c', 'c.registrationId', 'r.id')
    .innerJoin('offerPools as p', 'p.offerId', 'c.offerId')
    .select(['r.id', 'c.rank', 'c.offerId', 'c.isEligible', 'p.id as poolId'])
    .where('r.intakeId', '=', intakeId)
    .where('r.id', '=', anyId(ids))
    .where(sql<boolean>`(p.trainee_kind is null or p.trainee_kind = r.trainee_kind)`)
    .orderBy('r.submittedAt')
    .orderBy('r.id')
    .orderBy('c.rank')
    .execute()

/** Names of those of these registrations that belong to the intake. */
export const findNamesOf = (db: Db, intakeId: number, ids: readonly number[]) =>
  db
    .selectFrom('registrations')
    .select(['id', 'realName'])
    .where('intakeId', '=', intakeId)
    .where('id', '=', anyId(ids))
    .execute()
