import type { Permission } from '../../../kernel/index.ts'

export const exchangePermissions = {
  /** Apply for exchanges, report on them, read one's own. */
  own: 'teachers:exchange:own',
  list: 'teachers:exchange:list',
  review: 'teachers:exchange:review',
  export: 'teachers:exchange:export',
} as const satisfies Record<string, Permission>
