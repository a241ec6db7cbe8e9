import type { Permission } from '../../../kernel/index.ts'

export const conditionPermissions = {
  list: 'teachers:condition:list',
  edit: 'teachers:condition:edit',
  export: 'teachers:condition:export',
} as const satisfies Record<string, Permission>
