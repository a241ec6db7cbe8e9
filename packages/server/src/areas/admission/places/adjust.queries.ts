import { registrationFlow } from '@residency/contract/areas/signup/registration/registration.flow'
import type { Db } from '../../../platform/db/connect/pool.ts'

/**
 * People who agreed to adjustment and have no place, with the facts that conditions are compared
 * with.
 */
export const findAdjustable = (db: Db, intakeId: number) =>
  db
    .selectFrom('registrations')
    .select(['id', 'realName', 'traineeKind', 'birthDate', 'submittedAt'])
    .where('intakeId', '=', intakeId)
    .where('state', 'in', registrationFlow.actions.adjust.from)
    .where('acceptsAdjustment', '=', true)
    .orderBy('id')
    .execute()

/** Conditions of the offers of an intake. */
export const findConditions = (db: Db, intakeId: number) =>
  db
    .selectFrom('offers')
    .select(['id as offerId', 'minEducation', 'maxAge', 'certificates', 'traineeKinds'])
    .where('intakeId', '=', intakeId)
    .execute()

/** The seed of the run that was published first: adjustment breaks ties by the same lots. */
export const findPublishedSeed = (db: Db, intakeId: number) =>
  db
    .selectFrom('admissionRuns')
    .select('seed')
    .where('intakeId', '=', intakeId)
    .where('publishedAt', 'is not', null)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
