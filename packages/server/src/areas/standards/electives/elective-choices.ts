import type { Db } from '../../../platform/db/connect/pool.ts'

/** What trainees chose of the electives of their cohorts, in the order of choice. */
export async function electiveChoices(
  db: Db,
  traineeIds: readonly number[],
): Promise<{ traineeId: number; rowId: number; departmentId: number; months: number }[]> {
  if (traineeIds.length === 0) return []
  return db
    .selectFrom('electiveChoices')
    .select(['traineeId', 'rowId', 'departmentId', 'months'])
    .where('traineeId', 'in', [...traineeIds])
    .orderBy('traineeId')
    .orderBy('rowId')
    .orderBy('place')
    .execute()
}

/** Removes what these trainees chose: their cohort changes, or they leave it. */
export async function deleteChoicesOf(db: Db, traineeIds: readonly number[]): Promise<void> {
  if (traineeIds.length > 0)
    await db
      .deleteFrom('electiveChoices')
      .where('traineeId', 'in', [...traineeIds])
      .execute()
}
