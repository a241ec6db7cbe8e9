import { fillSentence } from '@residency/contract/kernel/sentence'
import { type CalendarEvent, type DayRange, type InstantRange, instantsOf, latestOf, versionAt } from '../../platform/calendar.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'

const PATH = '/sign/basic'
/** An arrival has no end of its own; a calendar shows an hour. */
const ARRIVAL_MS = 3_600_000
const CALLED_OFF: readonly string[] = ['withdrawn', 'declined', 'lapsed']

/** Seats in exam sessions. One that is given back is deleted, so whoever has one sits there or has sat there. */
const findExams = (db: Db, userId: number, { after, before }: InstantRange) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('exam_seats as e', 'e.registration_id', 'r.id')
    .innerJoin('exam_sessions as s', 's.id', 'e.session_id')
    .select(['r.id', 's.name', 's.place', 's.room', 's.starts_at', 's.ends_at', 's.updated_at', 'e.seat_no', 'e.arranged_at'])
    .where('r.user_id', '=', userId)
    .where('s.starts_at', '<', before)
    .where('s.ends_at', '>', after)
    .execute()
const findArrivals = (db: Db, userId: number, { after, before }: InstantRange) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('arrivals as a', 'a.registration_id', 'r.id')
    .select(['r.id', 'r.state', 'r.version', 'r.updated_at', 'a.arrive_at', 'a.place', 'a.note'])
    .where('r.user_id', '=', userId)
    .where('a.arrive_at', '<', before)
    .where('a.arrive_at', '>', new Date(after.getTime() - ARRIVAL_MS))
    .execute()

/**
 * The reader's own exam sessions and day of arrival. An exam belongs to its registration: in another session it is the same exam, moved, so
 * its version follows the latest change of seat and session.
 */
export async function admissionCalendar(ctx: SignedCtx, range: DayRange): Promise<CalendarEvent[]> {
  const instants = instantsOf(range)
  const [exams, arrivals] = await Promise.all([
    findExams(ctx.db, ctx.actor.userId, instants),
    findArrivals(ctx.db, ctx.actor.userId, instants),
  ])
  const words = ctx.words.recruitment![ctx.language].calendar as Record<'exam' | 'arrival' | 'seat', string>
  return [
    ...exams.map((exam) => {
      const changedAt = latestOf(exam.updated_at, exam.arranged_at)
      return {
        kind: 'exam',
        ref: exam.id,
        version: versionAt(changedAt),
        changedAt,
        time: { startsAt: exam.starts_at, endsAt: exam.ends_at },
        title: fillSentence(words.exam, { subject: exam.name }),
        place: [exam.place, exam.room, fillSentence(words.seat, { seat: exam.seat_no })].join(' · '),
        path: PATH,
        isSeat: true,
      }
    }),
    ...arrivals.map((arrival) => ({
      kind: 'arrival',
      ref: arrival.id,
      version: arrival.version,
      changedAt: arrival.updated_at,
      time: { startsAt: arrival.arrive_at, endsAt: new Date(arrival.arrive_at.getTime() + ARRIVAL_MS) },
      title: words.arrival,
      note: arrival.note,
      place: arrival.place,
      path: PATH,
      isCancelled: CALLED_OFF.includes(arrival.state),
    })),
  ]
}
