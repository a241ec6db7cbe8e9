import { addDays, firstDayOf, lastDayOf, mondaysIn, sundayOf } from '@residency/contract/kernel/day'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { dutyScope } from '../duty.policy.ts'
import {
  AVERAGED_WEEKS,
  averageOf,
  isOverIn,
  isTooMuchOvertime,
  type Limits,
  maxHoursOf,
  overtimeOf,
} from '../limits/limits.rules.ts'
import { findRegime } from '../limits/regime.ts'
import { waitsForTrainee } from './hours.policy.ts'
import { roundHours } from './present-week.ts'
import { findWeeksOfTrainees, type WeekOfTrainee } from './shift-hours.queries.ts'

/** Mondays of the weeks that begin in a month. */
export const mondaysOf = (month: string): string[] => mondaysIn(firstDayOf(month), lastDayOf(month))

/**
 * A trainee's weeks of a month, with what the limits say of them. The weeks are those of the
 * reader's departments; sums and limits count all departments, so that every reader reads the same.
 */
function personOf(rows: readonly WeekOfTrainee[], mondays: readonly string[], limits: Limits) {
  const { traineeId, name, number } = rows[0]!
  const counted = rows.map(({ startsOn, counted: hours }) => ({ startsOn, hours }))
  const ofMonth = rows.filter(({ startsOn }) => mondays.includes(startsOn))
  const countedOfMonth = counted.filter(({ startsOn }) => mondays.includes(startsOn))
  const sum = (key: 'planned' | 'worked' | 'late') =>
    ofMonth.reduce((total, week) => total + week[key], 0)

  const listed = ofMonth.filter(({ isHere }) => isHere)

  const weeks = listed.map((week) => ({
    startsOn: week.startsOn,
    endsOn: sundayOf(week.startsOn),
    state: week.state,
    planned: roundHours(week.planned),
    worked: roundHours(week.worked),
    missing: week.missing,
    most: maxHoursOf(limits),
    isOver: isOverIn(limits, counted, week.startsOn),
    isPast: week.isPast,
  }))

  return {
    id: traineeId,
    name,
    number,
    planned: roundHours(sum('planned')),
    worked: roundHours(sum('worked')),
    overtime: roundHours(overtimeOf(countedOfMonth)),
    average: roundHours(Math.max(0, ...mondays.map((monday) => averageOf(counted, monday)))),
    late: sum('late'),
    isOver:
      ofMonth.some(({ startsOn }) => isOverIn(limits, counted, startsOn)) ||
      isTooMuchOvertime(limits, countedOfMonth),
    weeks,
  }
}

export type MonthOfPerson = ReturnType<typeof personOf>

type MonthInput = { month: string; departmentId: number | null }

/** Hours of a month by trainee, of everybody with a shift in the reader's departments in its weeks. */
export async function readMonth(
  ctx: SignedCtx,
  { month, departmentId }: MonthInput,
): Promise<MonthOfPerson[]> {
  const mondays = mondaysOf(month)
  const from = addDays(mondays[0]!, -7 * (AVERAGED_WEEKS - 1))

  const [rows, limits] = await Promise.all([
    findWeeksOfTrainees(ctx.db, ctx.now(), dutyScope(ctx.actor), {
      from,
      since: mondays[0]!,
      until: sundayOf(mondays.at(-1)!),
      departmentId,
    }),
    findRegime(ctx.db),
  ])

  const people = Map.groupBy(rows, ({ traineeId }) => traineeId)

  return [...people.values()].map((weeks) => personOf(weeks, mondays, limits))
}

/** A week that is over and not confirmed. */
export const isUnconfirmed = ({ isPast, state }: MonthOfPerson['weeks'][number]) =>
  isPast && waitsForTrainee(state)
