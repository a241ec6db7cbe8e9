import type { Permission } from '../../../kernel/index.ts'

export const checkPermissions = {
  list: 'teachers:check:list',
  /** The decision of the department in which somebody teaches. */
  review: 'teachers:check:review',
  /** Open, change and close a check, and settle objections. */
  manage: 'teachers:check:manage',
  export: 'teachers:check:export',
} as const satisfies Record<string, Permission>
