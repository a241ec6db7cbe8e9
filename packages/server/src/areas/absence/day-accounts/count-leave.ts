import type { Db } from '../../../platform/db/connect/pool.ts'
import { findCalendar } from '../../settings/settings.public.ts'
import { findHolidayPeople } from '../../trainees/trainees.public.ts'
import { type CountedBy, countSpan, type Span } from './days.rules.ts'

/**
 * Counts absences of these trainees between two days, by the hospital's calendar and the half days
 * off of each person.
 */
export async function findLeaveCounter(
  db: Db,
  traineeIds: readonly number[],
  from: string,
  until: string,
) {
  // the calendar is read first: its version never is newer than the days counted by it
  const calendar = await findCalendar(db, from, until)
  const people = await findHolidayPeople(db, traineeIds)
  return (traineeId: number, span: Span, by: CountedBy) =>
    countSpan(span, by, calendar, people.get(traineeId)!)
}
