/** Who decides a leave, in this order. */
export const LEAVE_STEPS = ['supervisor', 'department', 'base', 'office'] as const
export type LeaveStep = (typeof LEAVE_STEPS)[number]
