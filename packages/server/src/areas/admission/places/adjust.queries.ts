import { registrationFlow } from '@residency/contract/areas/signup/registration/registration.flow'
import type { Db } from '../../../platform/db/pool.ts'

/** Who agreed to adjustment and has no place, with what conditions are held against. */
export const findAdjustable = (db: Db, intakeId: number) =>
  db
    .selectFrom('registrations')
    .select(['id', 'real_name', 'trainee_kind', 'birth_date', 'submitted_at'])
    .where('intake_id', '=', intakeId)
    .where('state', 'in', registrationFlow.actions.adjust.from)
    .where('accepts_adjustment', '=', true)
    .orderBy('id')
    .execute()

/** Conditions of the offers of an intake. */
export const findConditions = (db: Db, intakeId: number) =>
  db
    .selectFrom('offers')
    .select(['id as offer_id', 'min_education', 'max_age', 'certificates', 'trainee_kinds'])
    .where('intake_id', '=', intakeId)
    .execute()

/** The seed of the run that was published first: adjustment breaks ties by the same lots. */
export const findPublishedSeed = (db: Db, intakeId: number) =>
  db
    .selectFrom('admission_runs')
    .select('seed')
    .where('intake_id', '=', intakeId)
    .where('published_at', 'is not', null)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
