import type { DayRange } from '../../../platform/calendar.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { CALENDAR_STATES } from '../leave/leave.policy.ts'

/** Somebody's absences that touch these days, or whose report is due on one of them. */
export const findCalendarAbsences = (db: Db, userId: number, { from, until }: DayRange) =>
  db
    .selectFrom('absences as a')
    .innerJoin('trainees as t', 't.id', 'a.trainee_id')
    .leftJoin('leave_types as y', 'y.id', 'a.leave_type_id')
    .leftJoin('absence_trips as p', 'p.absence_id', 'a.id')
    .select(['a.id', 'a.kind', 'a.state', 'a.starts_on', 'a.starts_half', 'a.ends_on', 'a.ends_half', 'a.report_due_on', 'a.version'])
    .select(['a.updated_at', 'y.name as type', 'y.name_en as type_en', 'p.place'])
    .where('t.user_id', '=', userId)
    .where('a.state', 'in', CALENDAR_STATES)
    .where((e) =>
      e.or([
        e.and([e('a.starts_on', '<=', until), e('a.ends_on', '>=', from)]),
        e.and([e('a.report_due_on', '<=', until), e('a.report_due_on', '>=', from)]),
      ]),
    )
    .orderBy('a.starts_on')
    .execute()
