import { ABSENT_STATES } from '@residency/contract/areas/absence/leave/leave-states.public'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId, literals } from '../../../platform/db/patterns.ts'
import { grouped } from '../../../platform/grouped.ts'
import { countDates, findCalendar, type Span } from '../../settings/settings.public.ts'
import { findHolidayPeople } from '../../trainees/trainees.public.ts'

type AbsentSpan = Span & { traineeId: number; absenceId: number | null; isUnexcused: boolean }

/**
 * What counts as absence of these trainees: approved leave and recorded unexcused absence by half
 * days, suspensions, and days that a base has entered by hand. An away is on the hospital's order
 * and therefore none.
 */
const findAbsentSpans = async (
  db: Db,
  traineeIds: readonly number[],
  from: string,
  until: string,
) =>
  (
    await sql<AbsentSpan>`
      select a.trainee_id, a.id as absence_id, a.kind = 'unexcused' as is_unexcused,
        a.starts_on, a.starts_half, a.ends_on, a.ends_half
      from absences a
      where a.kind <> 'away' and a.state in (${literals(ABSENT_STATES)})
        and a.trainee_id = ${anyId(traineeIds)} and a.starts_on <= ${until} and a.ends_on >= ${from}
      union all
      select r.trainee_id, null, false, r.starts_on, 'am', r.ends_on, 'pm' from rotation_absences r
      where r.absence_id is null
        and r.trainee_id = ${anyId(traineeIds)} and r.starts_on <= ${until}
        and r.ends_on >= ${from}`.execute(db)
  ).rows

/** The part of a span between two days; null if none exists of it. */
function clippedTo(span: Span, first: string, last: string): Span | null {
  if (span.startsOn > last || span.endsOn < first) return null

  const [startsOn, startsHalf] =
    span.startsOn < first ? [first, 'am' as const] : [span.startsOn, span.startsHalf]
  const [endsOn, endsHalf] =
    span.endsOn > last ? [last, 'pm' as const] : [span.endsOn, span.endsHalf]

  return { startsOn, startsHalf, endsOn, endsHalf }
}

/**
 * Counts days of absence of these trainees, half days as halves, within days between `from` and
 * `until`.
 */
export async function findAbsentDays(
  db: Db,
  traineeIds: readonly number[],
  from: string,
  until: string,
) {
  const [{ known }, people, spans] = [
    await findCalendar(db, from, until),
    await findHolidayPeople(db, traineeIds),
    await findAbsentSpans(db, traineeIds, from, until),
  ]

  const spansOf = grouped(spans, ({ traineeId }) => traineeId)

  const countSpan = (traineeId: number, span: Span, first: string, last: string): number => {
    const clipped = clippedTo(span, first, last)
    const person = people.get(traineeId)
    if (!clipped || !person) return 0

    return countDates(clipped, 'working', known, person).reduce((sum, { days }) => sum + days, 0)
  }

  const countThose = (
    traineeId: number,
    first: string,
    last: string,
    isMeant: (span: AbsentSpan) => boolean,
  ): number =>
    (spansOf.get(traineeId) ?? [])
      .filter(isMeant)
      .reduce((sum, span) => sum + countSpan(traineeId, span, first, last), 0)

  return {
    /** Days of a span that is no absence yet, as if it were one. */
    countSpan,

    /** Days absent, without those of one absence. */
    count: (traineeId: number, first: string, last: string, without: number | null = null) =>
      countThose(
        traineeId,
        first,
        last,
        ({ absenceId }) => without === null || absenceId !== without,
      ),
    countUnexcused: (traineeId: number, first: string, last: string) =>
      countThose(traineeId, first, last, ({ isUnexcused }) => isUnexcused),
  }
}
