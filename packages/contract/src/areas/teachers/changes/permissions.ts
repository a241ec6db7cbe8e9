import type { Permission } from '../../../kernel/index.ts'

export const changePermissions = {
  own: 'teachers:change:own',
  list: 'teachers:change:list',
  review: 'teachers:change:review',
} as const satisfies Record<string, Permission>
