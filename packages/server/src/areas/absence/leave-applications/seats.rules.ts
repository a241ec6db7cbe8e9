import { type CalendarEvent, instantsOf, spanOf } from '../../../platform/calendar/calendar.ts'
import type { Span } from '../day-accounts/days.rules.ts'

const boundsOf = (time: CalendarEvent['time']) => {
  const { from, until, startsAt, endsAt } = spanOf(time)
  const { after, before } = instantsOf({ from, until })
  return { startsAt: startsAt ?? after, endsAt: endsAt ?? before }
}

/**
 * Appointments of the trainee at a fixed time during a half day of a leave. A day is divided at
 * noon; cancelled appointments do not count.
 */
export function seatsIn(
  events: readonly CalendarEvent[],
  { startsOn, startsHalf, endsOn, endsHalf }: Span,
): CalendarEvent[] {
  const leave = boundsOf({
    from: startsOn,
    fromHalf: startsHalf,
    until: endsOn,
    untilHalf: endsHalf,
  })

  return events.filter((event) => {
    if (!event.isSeat || event.isCancelled) return false

    const seat = boundsOf(event.time)
    return seat.startsAt < leave.endsAt && seat.endsAt > leave.startsAt
  })
}
