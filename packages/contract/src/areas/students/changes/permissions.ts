import type { Permission } from '../../../kernel/index.ts'

export const traineeChangePermissions = {
  own: 'students:change:own',
  list: 'students:change:list',
  review: 'students:change:review',
  /** Which facts change by request only. */
  fields: 'students:change:fields',
} as const satisfies Record<string, Permission>
