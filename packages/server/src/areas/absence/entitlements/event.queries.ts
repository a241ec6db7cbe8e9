import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { ChosenExtra } from './event.rules.ts'

/** Applications of a type by a trainee that name an event and were not given up, without one absence; with their days. */
export const findNamedEvents = (db: Db, traineeId: number, typeId: number, without: number) =>
  db
    .selectFrom('absences as a')
    .select(['a.id', 'a.event_on as eventOn', 'a.event_name as eventName', 'a.child_number as childNumber'])
    .select(sql<ChosenExtra[]>`a.event_extras`.as('extras'))
    .select(sql<number>`(select coalesce(sum(d.days), 0)::float8 from absence_days d where d.absence_id = a.id)`.as('days'))
    .where('a.trainee_id', '=', traineeId)
    .where('a.leave_type_id', '=', typeId)
    .where('a.id', '<>', without)
    .where('a.event_on', 'is not', null)
    .where('a.state', 'not in', ['draft', 'rejected', 'withdrawn', 'revoked', 'cancelled'])
    .orderBy('a.event_on', 'desc')
    .orderBy('a.id')
    .execute()
