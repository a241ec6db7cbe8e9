import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { TraineeRef } from '../../platform/area.ts'
import type { Db } from '../../platform/db/connect/pool.ts'
import { anyId, containing, isFoundIn } from '../../platform/db/patterns.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { type BaseScope, withinBaseScope } from '../organisation/organisation.public.ts'
import { isInTraining } from './training-status.queries.ts'

/** Trainees of bases in a scope, with major and base. */
export const traineesIn = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases', 'bases.id', 'm.baseId')
    .where(withinBaseScope(scope))

/** The own training record of somebody, with the names people know. */
export const findTraineeOf = (db: Db, userId: number) =>
  db
    .selectFrom('trainees')
    .innerJoin('majors', 'majors.id', 'trainees.majorId')
    .innerJoin('trainingUnits', 'trainingUnits.id', 'trainees.trainingUnitId')
    .select([
      'trainees.id',
      'trainees.number',
      'trainees.realName',
      'trainees.enrolledOn',
      'trainees.registrationId',
      'trainees.startsOn',
      'trainees.plannedEnd',
      'trainees.lengthMonths',
      'trainees.status',
    ])
    .select(['majors.name as major', 'majors.nameEn as majorEn', 'trainingUnits.name as unit'])
    .where('trainees.userId', '=', userId)
    .executeTakeFirst()

/** Trainees in training by the base of their major. */
export async function countInTrainingByBase(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('trainees')
    .innerJoin('majors', 'majors.id', 'trainees.majorId')
    .select(['majors.baseId', (e) => e.fn.countAll<number>().as('count')])
    .where(isInTraining('trainees'))
    .groupBy('majors.baseId')
    .execute()

  return new Map(rows.map(({ baseId, count }) => [baseId, count]))
}

type TrainingTrainee = {
  traineeId: number
  userId: number
  cohortId: number | null
  baseId: number
}

/** Trainees in training on a day between two days: a select for statements of other areas. */
export const traineesBetween = (from: string, until: string): RawBuilder<TrainingTrainee> =>
  sql<TrainingTrainee>`select t.id as trainee_id, t.user_id, t.cohort_id, m.base_id from trainees t
      join majors m on m.id = t.major_id
    where ${isInTraining('t')} and t.starts_on <= ${until}::date
      and (t.planned_end is null or t.planned_end >= ${from}::date)`

/** When the trainings of these people begin and end, and how many months they last. */
export const findTrainings = (db: Db, traineeIds: readonly number[]) =>
  db
    .selectFrom('trainees')
    .select(['id', 'startsOn', 'lengthMonths', 'plannedEnd'])
    .where('id', '=', anyId(traineeIds))
    .execute()

/** The reader's trainee reference; null for non-trainees. */
export async function findOwnRef(ctx: SignedCtx): Promise<TraineeRef | null> {
  const it = await findTraineeOf(ctx.db, ctx.actor.userId)
  return it ? { id: it.id, userId: ctx.actor.userId, registrationId: it.registrationId } : null
}

/**
 * Whether the name or the number of a trainee has these words; `trainee` is the name of the table
 * `trainees` in the statement.
 */
export function isTraineeFoundBy(trainee: string, words: string) {
  const pattern = containing(words)

  return sql<SqlBool>`(${sql.ref(`${trainee}.name_search`)} like ${pattern}
    or ${isFoundIn(sql.ref(`${trainee}.number`), pattern)})`
}
