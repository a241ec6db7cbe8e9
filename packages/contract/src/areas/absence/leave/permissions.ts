import type { Permission } from '../../../kernel/index.ts'

export const leavePermissions = {
  /** Apply for leave, follow it, report back, ask for its revocation. */
  own: 'absence:leave:own',
  /** Read the absences of those one answers for, and their calendar. */
  list: 'absence:leave:list',
  /** Decide steps of a leave, report-backs and revocations. */
  decide: 'absence:leave:decide',
  /** Record an unexcused absence. */
  record: 'absence:leave:record',
  /** Cancel a recorded unexcused absence. */
  cancel: 'absence:leave:cancel',
  export: 'absence:leave:export',
  /** Decide as the education office: its step, and everybody's records. */
  office: 'absence:leave:office',
} as const satisfies Record<string, Permission>
