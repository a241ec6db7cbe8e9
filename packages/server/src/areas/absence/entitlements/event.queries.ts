import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { takesDays } from '../leave/absence.queries.ts'
import type { ChosenExtra } from './event.rules.ts'

/**
 * Applications of a type by a trainee that name an event and were not given up, without one
 * absence; with their days.
 */
export const findNamedEvents = (db: Db, traineeId: number, typeId: number, without: number) =>
  db
    .selectFrom('absences as a')
    .select(['a.id', 'a.eventOn', 'a.eventName', 'a.childNumber'])
    .select(sql<ChosenExtra[]>`a.event_extras`.as('extras'))
    .select(
      sql<number>`(select coalesce(sum(d.days), 0)::float8 from absence_days d
          where d.absence_id = a.id)`.as('days'),
    )
    .where('a.traineeId', '=', traineeId)
    .where('a.leaveTypeId', '=', typeId)
    .where('a.id', '<>', without)
    .where('a.eventOn', 'is not', null)
    .where(takesDays('a'))
    .orderBy('a.eventOn', 'desc')
    .orderBy('a.id')
    .execute()
