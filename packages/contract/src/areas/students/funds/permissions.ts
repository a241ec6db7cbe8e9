import type { Permission } from '../../../kernel/index.ts'

export const fundPermissions = {
  own: 'students:fund:own',
  list: 'students:fund:list',
  base: 'students:fund:base',
  office: 'students:fund:office',
  check: 'students:fund:check',
  export: 'students:fund:export',
} as const satisfies Record<string, Permission>
