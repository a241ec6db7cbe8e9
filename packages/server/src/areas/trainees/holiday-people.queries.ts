import type { Db } from '../../platform/db/connect/pool.ts'
import { anyId } from '../../platform/db/patterns.ts'
import type { HolidayPerson } from '../settings/settings.public.ts'

const WOMAN = 2

/**
 * What decides which half days off trainees have with a group; what is not known of them is left open.
 */
export async function findHolidayPeople(
  db: Db,
  traineeIds: readonly number[],
): Promise<ReadonlyMap<number, HolidayPerson>> {
  const rows = await db
    .selectFrom('trainees as t')
    .innerJoin('users as u', 'u.id', 't.userId')
    .leftJoin('traineeFiles as f', 'f.traineeId', 't.id')
    .select(['t.id', 'u.gender', 'f.birthDate'])
    .where('t.id', '=', anyId(traineeIds))
    .execute()

  return new Map(
    rows.map((row) => [row.id, { isWoman: row.gender === WOMAN, birthDate: row.birthDate }]),
  )
}
