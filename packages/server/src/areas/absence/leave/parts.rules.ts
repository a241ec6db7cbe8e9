import {
  LEAVE_STEPS,
  type LeaveStep,
} from '@residency/contract/areas/absence/leave-types/step-rule.contract'
import { addDays, daysIn } from '@residency/contract/kernel/day'

export type Stay = { id: number; departmentId: number; startsOn: string; endsOn: string }

/** A part of a step: the supervisor of a block, a department, or the base where neither exists. */
export type Part = { step: LeaveStep; blockId: number | null; departmentId: number | null }

/** Stays that have a day in common with these. */
export const staysOf = (
  stays: readonly Stay[],
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
) => stays.filter((stay) => stay.startsOn <= endsOn && stay.endsOn >= startsOn)

/**
 * The parts of the steps of an absence, so that each of its days has a responsible decider. The
 * supervisor's step has one part for each stay, and one of the base if a working day is outside
 * every stay. The department's step has one part for each department. Without any stay the base
 * takes the department's step.
 */
export function partsOf(
  steps: readonly LeaveStep[],
  stays: readonly Stay[],
  isCovered: boolean,
): Part[] {
  const none = { blockId: null, departmentId: null }

  const parts: Readonly<Record<LeaveStep, readonly Omit<Part, 'step'>[]>> = {
    supervisor: [
      ...stays.map(({ id, departmentId }) => ({ blockId: id, departmentId })),
      ...(isCovered && stays.length > 0 ? [] : [none]),
    ],
    department:
      stays.length === 0
        ? [none]
        : [...new Set(stays.map(({ departmentId }) => departmentId))].map((departmentId) => ({
            ...none,
            departmentId,
          })),
    base: [none],
    office: [none],
  }

  return LEAVE_STEPS.filter((step) => steps.includes(step)).flatMap((step) =>
    parts[step].map((part) => ({ step, ...part })),
  )
}

type Halves = { startsOn: string; startsHalf: string; endsOn: string; endsHalf: string }

/**
 * The days of an absence that are whole, for the timetable, which knows no half days; null if none
 * is.
 */
export function wholeDaysOf({
  startsOn,
  startsHalf,
  endsOn,
  endsHalf,
}: Halves): { startsOn: string; endsOn: string } | null {
  const from = startsHalf === 'am' ? startsOn : addDays(startsOn, 1)
  const until = endsHalf === 'pm' ? endsOn : addDays(endsOn, -1)
  return from <= until ? { startsOn: from, endsOn: until } : null
}

/** Calendar days of an absence, halves as halves, by which it prolongs a training. */
export const calendarDaysOf = ({ startsOn, startsHalf, endsOn, endsHalf }: Halves) =>
  daysIn(startsOn, endsOn) - (startsHalf === 'pm' ? 0.5 : 0) - (endsHalf === 'am' ? 0.5 : 0)
