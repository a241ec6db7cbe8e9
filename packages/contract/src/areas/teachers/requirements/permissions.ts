import type { Permission } from '../../../kernel/index.ts'

export const requirementPermissions = {
  /** Record the own teaching and see how far the own requirements are fulfilled. */
  own: 'teachers:duty:own',
  /** See records and fulfilment of others. */
  list: 'teachers:duty:list',
  review: 'teachers:duty:review',
  export: 'teachers:duty:export',
  requirementList: 'teachers:requirement:list',
  requirementEdit: 'teachers:requirement:edit',
} as const satisfies Record<string, Permission>
