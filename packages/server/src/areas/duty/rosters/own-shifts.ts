import { labelIn } from '@residency/contract/kernel'
import { addDays, firstDayOf, lastDayOf } from '@residency/contract/kernel/day'
import type { CalendarEvent, DayRange } from '../../../platform/calendar/calendar.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findOwnShifts } from './own-shifts.queries.ts'

/** The reader's own shifts of a month, with the others who have them. */
export async function listOwnShifts(ctx: SignedCtx, { month }: { month: string }) {
  const shifts = await findOwnShifts(ctx.db, ctx.actor.userId, firstDayOf(month), lastDayOf(month))

  return {
    list: shifts.map(({ id, day, kind, department, departmentEn, startsAt, endsAt, ...shift }) => ({
      id,
      day,
      kind,
      department: labelIn(ctx.language, department, departmentEn),
      startsAt: minuteInChina(startsAt),
      endsAt: minuteInChina(endsAt),
      isNight: shift.isNight,
      onCall: shift.onCall,
      others: shift.others,
    })),
  }
}

/** The reader's own shifts as events; a night begins on the day before the range. */
export async function shiftCalendar(ctx: SignedCtx, range: DayRange): Promise<CalendarEvent[]> {
  const shifts = await findOwnShifts(ctx.db, ctx.actor.userId, addDays(range.from, -1), range.until)

  return shifts.map((shift) => ({
    kind: 'shift',
    ref: shift.id,
    version: shift.version,
    changedAt: shift.updatedAt,
    time: { startsAt: shift.startsAt, endsAt: shift.endsAt },
    title: shift.kind,
    place: labelIn(ctx.language, shift.department, shift.departmentEn),
    path: '/duty/own',
    isSeat: shift.onCall !== 'home',
  }))
}
