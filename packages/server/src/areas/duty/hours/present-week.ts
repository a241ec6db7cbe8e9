import { hoursErrors as errors } from '@residency/contract/areas/duty/hours/access'
import type { WeekDetail } from '@residency/contract/areas/duty/hours/hours.contract'
import { dutyWeekFlow } from '@residency/contract/areas/duty/hours/week.flow'
import { allowedActions, labelIn, toMoment } from '@residency/contract/kernel'
import { addDays, sundayOf } from '@residency/contract/kernel/day'
import { minuteInChina } from '../../../platform/clock.ts'
import { sayObstacle } from '../../../platform/flow/decide.ts'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findEarnedBetween } from '../../absence/absence.public.ts'
import {
  AVERAGED_WEEKS,
  type CountedWeek,
  isOverIn,
  type Limits,
  maxHoursOf,
  sumByWeek,
} from '../limits/limits.rules.ts'
import { findRegime } from '../limits/regime.ts'
import {
  actionsOnShift,
  isAwaited,
  isFinal,
  needsAnswer,
  relationsToWeek,
  signInWindow,
  waitsForTrainee,
} from './hours.policy.ts'
import { findShiftHours, type ShiftHoursRow } from './shift-hours.queries.ts'
import { findWeek, type StoredWeek } from './week.queries.ts'

/** Hours to the minute. */
export const roundHours = (hours: number) => Math.round(hours * 100) / 100

/** A shift with its hours, as the trainee or the department sees it. */
export const presentShift = (
  { language, now }: Pick<SignedCtx, 'language' | 'now'>,
  shift: ShiftHoursRow,
  isOwner: boolean,
) => ({
  shiftId: shift.id,
  day: shift.day,
  kind: shift.kind,
  department: labelIn(language, shift.department, shift.departmentEn),
  onCall: shift.onCall,
  startsAt: toMoment(shift.startsAt),
  endsAt: toMoment(shift.endsAt),
  workedFrom: toMoment(shift.workedFrom),
  workedUntil: toMoment(shift.workedUntil),
  source: shift.source,
  signedInAt: toMoment(shift.signedInAt),
  signedOutAt: toMoment(shift.signedOutAt),
  opensAt: isOwner && isAwaited(shift, now()) ? toMoment(signInWindow(shift).from) : null,
  hours: roundHours(shift.worked),
  reason: shift.reason,
  isLate: shift.isLate,
  version: shift.version ?? 0,
  actions: isOwner ? actionsOnShift(shift, now()) : [],
})

/** What a week's hours are, by the shifts of four weeks. */
export type WeekFacts = {
  startsOn: string
  stored: StoredWeek | undefined

  /** Shifts of the week. */
  shifts: readonly ShiftHoursRow[]

  /** Hours of this week and of the three before it. */
  weeks: readonly CountedWeek[]
  limits: Limits

  /** Days of leave that shifts of the week have earned, by day. */
  earned: ReadonlyMap<string, number>
}

/** Reads the week of a trainee, and the three before it for the average. */
export async function readWeek(
  { db, now }: Pick<SignedCtx, 'db' | 'now'>,
  traineeId: number,
  startsOn: string,
): Promise<WeekFacts> {
  const mondays = Array.from({ length: AVERAGED_WEEKS }, (_, back) => addDays(startsOn, -7 * back))

  const [stored, limits, earned, found] = await Promise.all([
    findWeek(db, traineeId, startsOn),
    findRegime(db),
    findEarnedBetween(db, traineeId, startsOn, sundayOf(startsOn)),
    findShiftHours(db, now(), { traineeId, from: mondays.at(-1)!, until: sundayOf(startsOn) }),
  ])

  return {
    startsOn,
    stored,
    shifts: found.filter(({ day }) => day >= startsOn),
    weeks: sumByWeek(
      mondays,
      found.map(({ day, counted: hours }) => ({ day, hours })),
    ),
    limits,
    earned,
  }
}

/** Shifts whose hours the trainee still has to enter; once the month is closed nothing is entered. */
const countMissing = (shifts: readonly ShiftHoursRow[]) =>
  shifts.filter((shift) => shift.source === 'missing' && !isFinal(shift)).length

/** What prevents the confirmation of a week, other than its state. */
export function judgeWeek({ shifts }: WeekFacts, now: Date): Obstacle | undefined {
  if (shifts.length === 0) return { def: errors.weekEmpty }

  const lastEnd = shifts.reduce((last, { endsAt }) => (endsAt > last ? endsAt : last), new Date(0))
  if (lastEnd > now) return { def: errors.weekNotOver, data: { day: minuteInChina(lastEnd) } }

  const missing = countMissing(shifts)

  return missing > 0 ? { def: errors.weekIncomplete, data: { count: missing } } : undefined
}

const sumOf = (shifts: readonly ShiftHoursRow[], hours: 'planned' | 'worked') =>
  roundHours(shifts.reduce((sum, shift) => sum + shift[hours], 0))

/** A week with its shifts, for its trainee or for a department. */
export function presentWeek(ctx: SignedCtx, facts: WeekFacts, isOwner: boolean): WeekDetail {
  const { startsOn, stored, shifts, weeks, limits, earned } = facts
  const state = stored?.state ?? dutyWeekFlow.initial
  const now = ctx.now()
  const relations = relationsToWeek(isOwner, shifts, now)
  const allowed: readonly string[] = allowedActions(dutyWeekFlow, state, ctx.actor, relations)
  const obstacle = judgeWeek(facts, now)
  const isToConfirm = isOwner && waitsForTrainee(state) && shifts.length > 0

  return {
    startsOn,
    endsOn: sundayOf(startsOn),
    state,
    planned: sumOf(shifts, 'planned'),
    worked: sumOf(shifts, 'worked'),
    missing: countMissing(shifts),
    most: maxHoursOf(limits),
    isOver: isOverIn(limits, weeks, startsOn),
    isPast: relations.has('over'),
    version: stored?.version ?? 0,
    question: stored?.question ?? null,
    answer: stored?.answer ?? null,
    needsAnswer: needsAnswer(stored),
    obstacle: isToConfirm ? sayObstacle(ctx, obstacle) : null,
    actions: [
      ...(allowed.includes('confirm') && !obstacle ? (['confirm'] as const) : []),
      ...(allowed.includes('question') ? (['question'] as const) : []),
      ...(allowed.includes('retract') ? (['retract'] as const) : []),
    ],
    shifts: shifts.map((shift) => ({
      ...presentShift(ctx, shift, isOwner),
      earnedDays: earned.get(shift.day) ?? 0,
    })),
  }
}
