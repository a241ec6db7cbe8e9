import type { Permission } from '../../../kernel/index.ts'

export const attendancePermissions = {
  /** Sign in to lectures and read one's own attendance. */
  attend: 'learning:attendance:attend',
  /** Plan lectures, show their code, correct their lists. */
  manage: 'learning:attendance:manage',
  export: 'learning:attendance:export',
} as const satisfies Record<string, Permission>
