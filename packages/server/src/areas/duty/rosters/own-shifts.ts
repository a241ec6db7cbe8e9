import { shiftSwapPermissions as swapMay } from '@residency/contract/areas/duty/swaps/access'
import { holds, labelIn } from '@residency/contract/kernel'
import { addDays, firstDayOf, lastDayOf } from '@residency/contract/kernel/day'
import type { CalendarEvent, DayRange } from '../../../platform/calendar/calendar.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findOpenSwapsOfShifts } from '../swaps/swap.queries.ts'
import { findOwnShifts } from './own-shifts.queries.ts'
import { isPublished } from './roster.policy.ts'

/** The reader's own shifts of a month, with the others who have them. */
export async function listOwnShifts(ctx: SignedCtx, { month }: { month: string }) {
  const shifts = await findOwnShifts(ctx.db, ctx.actor.userId, firstDayOf(month), lastDayOf(month))
  const swaps = await findOpenSwapsOfShifts(ctx.db, shifts)

  const isInSwap = (traineeId: number, at: string) =>
    swaps.some(
      (swap) =>
        (swap.giverId === traineeId && swap.day === at) ||
        (swap.takerId === traineeId && swap.returnDay === at),
    )

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
      maySwap:
        holds(ctx.actor, swapMay.own) &&
        isPublished(shift) &&
        startsAt > ctx.now() &&
        !isInSwap(shift.traineeId, day),
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
