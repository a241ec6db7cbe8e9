import type { Db } from '../../../platform/db/pool.ts'
import { findCalendar } from '../../settings/settings.public.ts'
import { type CountedBy, countDays, type Span, totalOf } from './days.rules.ts'

/** The days of a span by the hospital's calendar: by year as its type counts them, and the working days by which steps are chosen. */
export async function countLeave(db: Db, span: Span, by: CountedBy) {
  const calendar = await findCalendar(db, span.startsOn, span.endsOn)
  const daysByYear = countDays(span, by, calendar)
  const workingDays = totalOf(countDays(span, 'working', calendar))
  return { daysByYear, days: totalOf(daysByYear), workingDays, isProvisional: daysByYear.some((year) => year.isProvisional) }
}
