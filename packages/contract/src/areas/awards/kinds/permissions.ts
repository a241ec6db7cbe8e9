import type { Permission } from '../../../kernel/index.ts'

export const awardKindPermissions = {
  list: 'awards:kind:list',
  /** Set kinds, criteria and limits; with all data, the office of awards. */
  manage: 'awards:kind:manage',
  limits: 'awards:limit:list',
} as const satisfies Record<string, Permission>
