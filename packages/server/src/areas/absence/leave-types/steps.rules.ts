import {
  LEAVE_STEPS,
  type LeaveStep,
} from '@residency/contract/areas/absence/leave-types/step-rule.contract'

/** Each step is needed for more working days than this; 0: always; null: never. */
export type StepRule = Readonly<Record<LeaveStep, number | null>>

/** The rule of a type: its exception, or that of every type; null: what has no type. */
export const ruleOf = (
  rules: readonly (StepRule & { leaveTypeId: number | null })[],
  leaveTypeId: number | null,
): StepRule | undefined =>
  rules.find((rule) => rule.leaveTypeId === leaveTypeId) ??
  rules.find((rule) => rule.leaveTypeId === null)

/**
 * The steps that decide a leave of so many working days, in their order. A leave of no working day
 * needs those that are always needed.
 */
export const stepsFor = (rule: StepRule, workingDays: number): LeaveStep[] =>
  LEAVE_STEPS.filter((step) => {
    const over = rule[step]
    return over !== null && (over === 0 || workingDays > over)
  })
