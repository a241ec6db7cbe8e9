import { HOUR_MS } from '@residency/contract/kernel/day'
import { fillSentence } from '@residency/contract/kernel/sentence'
import {
  type CalendarEvent,
  type DayRange,
  type InstantRange,
  instantsOf,
  latestOf,
  versionAt,
} from '../../platform/calendar/calendar.ts'
import { momentAfter, momentBefore } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/connect/pool.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'

const PATH = '/sign/basic'

/** An arrival has no end of its own; a calendar shows an hour. */
const ARRIVAL_MS = HOUR_MS
const CALLED_OFF: readonly string[] = ['withdrawn', 'declined', 'lapsed']

/** Seats in exam sessions, future and past. A seat that is given back is deleted. */
const findExams = (db: Db, userId: number, { after, before }: InstantRange) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('examSeats as e', 'e.registrationId', 'r.id')
    .innerJoin('examSessions as s', 's.id', 'e.sessionId')
    .select([
      'r.id',
      's.name',
      's.place',
      's.room',
      's.startsAt',
      's.endsAt',
      's.updatedAt',
      'e.seatNo',
      'e.arrangedAt',
    ])
    .where('r.userId', '=', userId)
    .where('s.startsAt', '<', before)
    .where('s.endsAt', '>', after)
    .execute()

const findArrivals = (db: Db, userId: number, { after, before }: InstantRange) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('arrivals as a', 'a.registrationId', 'r.id')
    .select(['r.id', 'r.state', 'r.version', 'r.updatedAt', 'a.arriveAt', 'a.place', 'a.note'])
    .where('r.userId', '=', userId)
    .where('a.arriveAt', '<', before)
    .where('a.arriveAt', '>', momentBefore(after, ARRIVAL_MS))
    .execute()

/**
 * The reader's own exam sessions and day of arrival. An exam belongs to its registration: in
 * another session it is the same exam, moved, so its version follows the latest change of seat and
 * session.
 */
export async function admissionCalendar(ctx: SignedCtx, range: DayRange): Promise<CalendarEvent[]> {
  const instants = instantsOf(range)

  const [exams, arrivals] = await Promise.all([
    findExams(ctx.db, ctx.actor.userId, instants),
    findArrivals(ctx.db, ctx.actor.userId, instants),
  ])

  const words = ctx.words.recruitment![ctx.language].calendar as Record<
    'exam' | 'arrival' | 'seat',
    string
  >

  return [
    ...exams.map((exam) => {
      const changedAt = latestOf(exam.updatedAt, exam.arrangedAt)
      return {
        kind: 'exam',
        ref: exam.id,
        version: versionAt(changedAt),
        changedAt,
        time: { startsAt: exam.startsAt, endsAt: exam.endsAt },
        title: fillSentence(words.exam, { subject: exam.name }),
        place: [exam.place, exam.room, fillSentence(words.seat, { seat: exam.seatNo })].join(' · '),
        path: PATH,
        isSeat: true,
      }
    }),
    ...arrivals.map((arrival) => ({
      kind: 'arrival',
      ref: arrival.id,
      version: arrival.version,
      changedAt: arrival.updatedAt,
      time: {
        startsAt: arrival.arriveAt,
        endsAt: momentAfter(arrival.arriveAt, ARRIVAL_MS),
      },
      title: words.arrival,
      note: arrival.note,
      place: arrival.place,
      path: PATH,
      isCancelled: CALLED_OFF.includes(arrival.state),
    })),
  ]
}
