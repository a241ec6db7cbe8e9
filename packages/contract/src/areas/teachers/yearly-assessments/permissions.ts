import type { Permission } from '../../../kernel/index.ts'

export const assessmentPermissions = {
  list: 'teachers:assessment:list',
  edit: 'teachers:assessment:edit',
  export: 'teachers:assessment:export',
} as const satisfies Record<string, Permission>
