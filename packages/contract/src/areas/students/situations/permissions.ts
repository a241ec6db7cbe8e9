import type { Permission } from '../../../kernel/index.ts'

export const situationPermissions = {
  own: 'students:situation:own',
  list: 'students:situation:list',
  record: 'students:situation:record',
  base: 'students:situation:base',
  office: 'students:situation:office',
  export: 'students:situation:export',
} as const satisfies Record<string, Permission>
