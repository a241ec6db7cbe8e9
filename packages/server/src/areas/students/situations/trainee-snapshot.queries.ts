import { isOfGroup } from '@residency/contract/areas/trainees/training-status.public'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { TraineeSituations } from '../../../platform/db/tables.gen.ts'
import { grouped } from '../../../platform/grouped.ts'
import { findDaysOutOf, findTraineeBlocks } from '../../rotations/rotations.public.ts'
import type { TraineeSnapshot } from './situation.rules.ts'

export type CohortSnapshot = TraineeSnapshot & { cohort: string | null }

const findTrainings = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('trainees as t')
    .leftJoin('cohorts as c', 'c.id', 't.cohortId')
    .select([
      't.id',
      't.startsOn',
      't.lengthMonths',
      't.extensionDays',
      't.majorId',
      't.status',
      'c.name as cohort',
    ])
    .where('t.id', '=', anyId(ids))
    .execute()

const findSuspensions = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('traineeSituations')
    .select(['id', 'traineeId', 'startsOn', 'endsOn'])
    .where('traineeId', '=', anyId(ids))
    .where('kind', '=', 'suspension')
    .where('state', 'not in', ['rejected', 'withdrawn'])
    .execute()

/**
 * What a situation is judged against, by trainee; the number of queries does not grow with them.
 */
export async function findCohortSnapshots(
  db: Db,
  traineeIds: readonly number[],
): Promise<Map<number, CohortSnapshot>> {
  const ids = [...new Set(traineeIds)]

  const [trainings, suspensions, stays, away] = await Promise.all([
    findTrainings(db, ids),
    findSuspensions(db, ids).then((all) => grouped(all, (suspension) => suspension.traineeId)),
    findTraineeBlocks(db, ids).then((all) => grouped(all, (block) => block.traineeId)),
    findDaysOutOf(db, ids).then((all) => grouped(all, (absence) => absence.traineeId)),
  ])

  return new Map(
    trainings.map((t) => [
      t.id,
      {
        training: {
          startsOn: t.startsOn,
          lengthMonths: t.lengthMonths,
          extensionDays: t.extensionDays,
        },
        majorId: t.majorId,
        isOver: isOfGroup('ended', t.status),
        cohort: t.cohort,
        stays: (stays.get(t.id) ?? []).map((b) => ({
          ...b,
        })),
        suspensions: (suspensions.get(t.id) ?? []).map((suspension) => ({
          id: suspension.id,
          from: suspension.startsOn,
          until: suspension.endsOn!,
        })),
        away: (away.get(t.id) ?? []).map((absence) => ({
          from: absence.startsOn,
          until: absence.endsOn,
          reason: absence.reason,
          situationId: absence.situationId,
        })),
      },
    ]),
  )
}

type Row = Pick<
  Selectable<TraineeSituations>,
  'id' | 'kind' | 'startsOn' | 'endsOn' | 'months' | 'toMajorId'
>

export const askedOf = (row: Row) => ({
  id: row.id,
  kind: row.kind,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  months: row.months,
  toMajorId: row.toMajorId,
})
