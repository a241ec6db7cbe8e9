import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'

/** Situations of these trainees that were decided on and touch two days. */
export const findSituationsBetween = (
  db: Db,
  traineeIds: readonly number[],
  { since, day }: { since: string; day: string },
) =>
  db
    .selectFrom('traineeSituations')
    .select(['traineeId', 'kind', 'startsOn', 'endsOn'])
    .where('traineeId', '=', anyId(traineeIds))
    .where('state', 'in', ['officePassed', 'inForce', 'ended'])
    .where('startsOn', '<=', day)
    .where((e) => e.or([e('endsOn', 'is', null), e('endsOn', '>=', since)]))
    .orderBy('startsOn', 'desc')
    .orderBy('id', 'desc')
    .execute()
