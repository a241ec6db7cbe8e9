import type { Permission } from '../../../kernel/index.ts'

export const leaderPermissions = {
  list: 'teachers:leader:list',
  edit: 'teachers:leader:edit',
  export: 'teachers:leader:export',
} as const satisfies Record<string, Permission>
