import { awayWords } from '@residency/contract/areas/absence/away/text'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { CalendarEvent, DayRange } from '../../../platform/calendar/calendar.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isReported, isRevoked } from '../leave/leave.policy.ts'
import { typeIn } from '../leave/present-absence.ts'
import { ownPathOf } from '../leave-decisions/absence-notices.ts'
import { findCalendarAbsences } from './own-calendar.queries.ts'

/**
 * The own absences by half days, and the days until which reports of aways are to be handed in; a
 * report handed in is due no more.
 */
export async function absenceCalendar(ctx: SignedCtx, range: DayRange): Promise<CalendarEvent[]> {
  const titles = {
    leave: leaveWords[ctx.language].calendar.away,
    report: awayWords[ctx.language].calendar.reportDue,
  }

  return (await findCalendarAbsences(ctx.db, ctx.actor.userId, range)).flatMap((absence) => {
    const common = {
      ref: absence.id,
      version: absence.version,
      changedAt: absence.updatedAt,
      path: ownPathOf(absence),
      isCancelled: isRevoked(absence.state),
    }

    const days: CalendarEvent = {
      ...common,
      kind: 'leave',
      time: {
        from: absence.startsOn,
        fromHalf: absence.startsHalf,
        until: absence.endsOn,
        untilHalf: absence.endsHalf,
      },
      title: fillSentence(titles.leave, { type: typeIn(ctx, absence) }),
      place: absence.place,
    }

    const due = absence.reportDueOn
    if (due === null || isReported(absence.state)) return [days]

    return [
      days,
      {
        ...common,
        kind: 'awayReport',
        time: { from: due, until: due },
        title: titles.report,
        isTask: true,
      },
    ]
  })
}
