import type { DEPUTY_PHASES } from '@residency/contract/areas/absence/deputies/deputy.contract'
import {
  LEAVE_STEPS,
  type LeaveStep,
} from '@residency/contract/areas/absence/leave-types/step-rule.contract'

/**
 * Roles whose holders may decide a step, and therefore may be deputies. The relation to the record
 * is that of the absent decider.
 */
export const STEP_ROLES: Readonly<Record<LeaveStep, readonly string[]>> = {
  supervisor: ['TEACHER'],
  department: ['TEACHER', 'DEPT_ADMIN'],
  base: ['BASE_ADMIN'],
  office: ['BHB_ADMIN'],
}

/** The steps that a user with these roles may decide, in order. */
export const stepsOfRoles = (roles: readonly string[]): LeaveStep[] =>
  LEAVE_STEPS.filter((step) => STEP_ROLES[step].some((role) => roles.includes(role)))

type Period = { startsOn: string; endsOn: string; endedAt: Date | null }

/** Whether a period is ahead, running or over on a day. */
export function phaseOf(
  { startsOn, endsOn, endedAt }: Period,
  today: string,
): (typeof DEPUTY_PHASES)[number] {
  if (endedAt) return 'ended'
  if (today < startsOn) return 'ahead'

  return today > endsOn ? 'over' : 'present'
}
