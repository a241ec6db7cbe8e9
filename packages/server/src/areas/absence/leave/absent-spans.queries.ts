import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { takesDays } from './absence.queries.ts'

/** Absences of these trainees that touch two days: asked for, granted or recorded. */
export const findAbsentSpans = (
  db: Db,
  traineeIds: readonly number[],
  from: string,
  until: string,
) =>
  db
    .selectFrom('absences as a')
    .select(['a.traineeId', 'a.startsOn', 'a.endsOn'])
    .where('a.traineeId', '=', anyId(traineeIds))
    .where('a.startsOn', '<=', until)
    .where('a.endsOn', '>=', from)
    .where(takesDays('a'))
    .execute()
