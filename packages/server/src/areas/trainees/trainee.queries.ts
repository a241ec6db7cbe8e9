import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { anyId } from '../../platform/db/patterns.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { type BaseScope, withinBaseScope } from '../organisation/organisation.public.ts'
import { isInTraining } from './training-status.queries.ts'

/** Trainees of bases in a scope, with major and base. */
export const traineesIn = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.major_id')
    .innerJoin('bases', 'bases.id', 'm.base_id')
    .where((e) => withinBaseScope(e as unknown as ExpressionBuilder<DB, 'bases'>, scope))

/** The own training record of somebody, with the names people know. */
export const findTraineeOf = (db: Db, userId: number) =>
  db
    .selectFrom('trainees')
    .innerJoin('majors', 'majors.id', 'trainees.major_id')
    .innerJoin('training_units', 'training_units.id', 'trainees.training_unit_id')
    .select([
      'trainees.id',
      'trainees.number',
      'trainees.real_name',
      'trainees.enrolled_on',
      'trainees.registration_id',
      'trainees.starts_on',
      'trainees.planned_end',
      'trainees.length_months',
      'trainees.status',
    ])
    .select(['majors.name as major', 'majors.name_en as major_en', 'training_units.name as unit'])
    .where('trainees.user_id', '=', userId)
    .executeTakeFirst()

/** Trainees in training by the base of their major. */
export async function countInTrainingByBase(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('trainees')
    .innerJoin('majors', 'majors.id', 'trainees.major_id')
    .select(['majors.base_id', (e) => e.fn.countAll<number>().as('count')])
    .where(isInTraining('trainees'))
    .groupBy('majors.base_id')
    .execute()
  return new Map(rows.map(({ base_id, count }) => [base_id, count]))
}

type TraineeBetween = { trainee_id: number; user_id: number; cohort_id: number | null; base_id: number }
/** Trainees in training on a day between two days: a select for statements of other areas. */
export const traineesBetween = (from: string, until: string): RawBuilder<TraineeBetween> =>
  sql<TraineeBetween>`select t.id as trainee_id, t.user_id, t.cohort_id, m.base_id from trainees t join majors m on m.id = t.major_id
    where ${isInTraining('t')} and t.starts_on <= ${until}::date and (t.planned_end is null or t.planned_end >= ${from}::date)`

/** When the trainings of these people begin and end, and how many months they last. */
export const findTrainings = (db: Db, traineeIds: readonly number[]) =>
  db.selectFrom('trainees').select(['id', 'starts_on', 'length_months', 'planned_end']).where('id', '=', anyId(traineeIds)).execute()
