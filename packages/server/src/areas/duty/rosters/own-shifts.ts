import { shiftSwapPermissions as swapMay } from '@residency/contract/areas/duty/swaps/access'
import { holds, labelIn } from '@residency/contract/kernel'
import { addDays, firstDayOf, lastDayOf } from '@residency/contract/kernel/day'
import type { CalendarEvent, DayRange } from '../../../platform/calendar/calendar.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findOpenSwapsOfShifts } from '../swaps/swap.queries.ts'
import { isPartOf } from '../swaps/swap-cells.rules.ts'
import { findOwnShifts } from './own-shifts.queries.ts'
import { isPublished } from './roster.policy.ts'

/** The reader's own shifts of a month, with the others who have them. */
export async function listOwnShifts(ctx: SignedCtx, { month }: { month: string }) {
  const shifts = await findOwnShifts(ctx.db, ctx.actor.userId, firstDayOf(month), lastDayOf(month))
  const swaps = await findOpenSwapsOfShifts(ctx.db, shifts)

  return {
    list: shifts.map((shift) => ({
      id: shift.id,
      day: shift.day,
      kind: shift.kind,
      department: labelIn(ctx.language, shift.department, shift.departmentEn),
      startsAt: minuteInChina(shift.startsAt),
      endsAt: minuteInChina(shift.endsAt),
      isNight: shift.isNight,
      onCall: shift.onCall,
      others: shift.others,
      maySwap:
        holds(ctx.actor, swapMay.own) &&
        isPublished(shift) &&
        shift.startsAt > ctx.now() &&
        !swaps.some((swap) => isPartOf(swap, shift)),
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
