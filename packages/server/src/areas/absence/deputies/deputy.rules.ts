import type { DEPUTY_PHASES } from '@residency/contract/areas/absence/deputies/deputy.contract'
import { LEAVE_STEPS, type LeaveStep } from '@residency/contract/areas/absence/leave-types/step-rule.contract'

/** Roles whose holders may ever decide a step, and therefore for somebody else. The relation itself is that of the absent decider. */
export const STEP_ROLES: Readonly<Record<LeaveStep, readonly string[]>> = {
  supervisor: ['TEACHER'],
  department: ['TEACHER', 'DEPT_ADMIN'],
  base: ['BASE_ADMIN'],
  office: ['BHB_ADMIN'],
}
/** The steps that somebody with these roles ever decides, in their order. */
export const stepsOfRoles = (roles: readonly string[]): LeaveStep[] =>
  LEAVE_STEPS.filter((step) => STEP_ROLES[step].some((role) => roles.includes(role)))

type Period = { starts_on: string; ends_on: string; ended_at: Date | null }
/** Where a period stands on a day. */
export function phaseOf({ starts_on, ends_on, ended_at }: Period, today: string): (typeof DEPUTY_PHASES)[number] {
  if (ended_at) return 'ended'
  if (today < starts_on) return 'ahead'
  return today > ends_on ? 'over' : 'present'
}
