import { isOfGroup } from '@residency/contract/areas/trainees/training-status.public'
import type { Selectable } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { TraineeSituations } from '../../../platform/db/tables.gen.ts'
import { grouped } from '../../../platform/grouped.ts'
import { findTraineeBlocks } from '../../rotations/rotations.public.ts'
import { findDaysOutOf } from '../../rotations/suspension.public.ts'
import type { World } from './situation.rules.ts'

export type TraineeWorld = World & { cohort: string | null }

const findTrainings = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('trainees as t')
    .leftJoin('cohorts as c', 'c.id', 't.cohort_id')
    .select(['t.id', 't.starts_on', 't.length_months', 't.extension_days', 't.major_id', 't.status', 'c.name as cohort'])
    .where('t.id', '=', anyId(ids))
    .execute()
const findSuspensions = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('trainee_situations')
    .select(['id', 'trainee_id', 'starts_on', 'ends_on'])
    .where('trainee_id', '=', anyId(ids))
    .where('kind', '=', 'suspension')
    .where('state', 'not in', ['rejected', 'withdrawn'])
    .execute()

/** What a situation is judged against, by trainee; the number of queries does not grow with them. */
export async function findWorlds(db: Db, traineeIds: readonly number[]): Promise<Map<number, TraineeWorld>> {
  const ids = [...new Set(traineeIds)]
  const [trainings, suspensions, stays, away] = await Promise.all([
    findTrainings(db, ids),
    findSuspensions(db, ids).then((all) => grouped(all, (one) => one.trainee_id)),
    findTraineeBlocks(db, ids).then((all) => grouped(all, (one) => one.trainee_id)),
    findDaysOutOf(db, ids).then((all) => grouped(all, (one) => one.trainee_id)),
  ])
  return new Map(
    trainings.map((t) => [
      t.id,
      {
        training: { startsOn: t.starts_on, lengthMonths: t.length_months, extensionDays: t.extension_days },
        majorId: t.major_id,
        isOver: isOfGroup('ended', t.status),
        cohort: t.cohort,
        stays: (stays.get(t.id) ?? []).map((b) => ({ ...b, startsOn: b.starts_on, endsOn: b.ends_on })),
        suspensions: (suspensions.get(t.id) ?? []).map((one) => ({ id: one.id, from: one.starts_on, until: one.ends_on! })),
        away: (away.get(t.id) ?? []).map((one) => ({
          ...{ from: one.starts_on, until: one.ends_on, reason: one.reason, situationId: one.situation_id },
        })),
      },
    ]),
  )
}

type Row = Pick<Selectable<TraineeSituations>, 'id' | 'kind' | 'starts_on' | 'ends_on' | 'months' | 'to_major_id'>
export const askedOf = (row: Row) => ({
  ...{ id: row.id, kind: row.kind, startsOn: row.starts_on, endsOn: row.ends_on },
  ...{ months: row.months, toMajorId: row.to_major_id },
})
