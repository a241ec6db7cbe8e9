import type { DayRange } from '../../../platform/calendar/calendar.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { CALENDAR_STATES } from '../leave/leave.policy.ts'

/** Absences of a user that include one of these days, or whose report is due on one of them. */
export const findCalendarAbsences = (db: Db, userId: number, { from, until }: DayRange) =>
  db
    .selectFrom('absences as a')
    .innerJoin('trainees as t', 't.id', 'a.traineeId')
    .leftJoin('leaveTypes as y', 'y.id', 'a.leaveTypeId')
    .leftJoin('absenceTrips as p', 'p.absenceId', 'a.id')
    .select([
      'a.id',
      'a.kind',
      'a.state',
      'a.startsOn',
      'a.startsHalf',
      'a.endsOn',
      'a.endsHalf',
      'a.reportDueOn',
      'a.version',
    ])
    .select(['a.updatedAt', 'y.name as type', 'y.nameEn as typeEn', 'p.place'])
    .where('t.userId', '=', userId)
    .where('a.state', 'in', CALENDAR_STATES)
    .where((e) =>
      e.or([
        e.and([e('a.startsOn', '<=', until), e('a.endsOn', '>=', from)]),
        e.and([e('a.reportDueOn', '<=', until), e('a.reportDueOn', '>=', from)]),
      ]),
    )
    .orderBy('a.startsOn')
    .execute()
