import type { Db } from '../../../platform/db/pool.ts'

/** What trainees chose of the electives of their cohorts, in the order of choice. */
export async function electiveChoices(
  db: Db,
  traineeIds: readonly number[],
): Promise<{ traineeId: number; rowId: number; departmentId: number; months: number }[]> {
  if (traineeIds.length === 0) return []
  return db
    .selectFrom('elective_choices')
    .select(['trainee_id as traineeId', 'row_id as rowId', 'department_id as departmentId', 'months'])
    .where('trainee_id', 'in', [...traineeIds])
    .orderBy('trainee_id')
    .orderBy('row_id')
    .orderBy('place')
    .execute()
}

/** Removes what these trainees chose: their cohort changes, or they leave it. */
export async function deleteChoicesOf(db: Db, traineeIds: readonly number[]): Promise<void> {
  if (traineeIds.length > 0)
    await db
      .deleteFrom('elective_choices')
      .where('trainee_id', 'in', [...traineeIds])
      .execute()
}
