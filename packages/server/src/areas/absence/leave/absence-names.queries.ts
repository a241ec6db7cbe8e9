import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'

/** What notices say about absences. */
export const findAbsenceNames = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('absences as a')
    .innerJoin('trainees as t', 't.id', 'a.traineeId')
    .leftJoin('leaveTypes as y', 'y.id', 'a.leaveTypeId')
    .select([
      'a.id',
      'a.kind',
      'a.startsOn',
      'a.endsOn',
      't.realName as name',
      't.userId as ownerUserId',
    ])
    .select(['y.name as type', 'y.nameEn as typeEn'])
    .where('a.id', '=', anyId(ids))
    .execute()

/** Absences of a trainee, for the timeline. */
export const findAbsencesOf = (db: Db, traineeId: number) =>
  db
    .selectFrom('absences as a')
    .leftJoin('leaveTypes as y', 'y.id', 'a.leaveTypeId')
    .select([
      'a.kind',
      'a.state',
      'a.startsOn',
      'a.endsOn',
      'a.reason',
      'y.name as type',
      'y.nameEn as typeEn',
    ])
    .select(
      sql<string>`(select coalesce(sum(d.days), 0) from absence_days d
          where d.absence_id = a.id)`.as('days'),
    )
    .where('a.traineeId', '=', traineeId)
    .where('a.state', '!=', 'draft')
    .orderBy('a.startsOn', 'desc')
    .execute()
