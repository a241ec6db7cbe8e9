import type { Permission } from '../../../kernel/index.ts'

export const certificatePermissions = {
  own: 'teachers:certificate:own',
  list: 'teachers:certificate:list',
  review: 'teachers:certificate:review',
  export: 'teachers:certificate:export',
} as const satisfies Record<string, Permission>
