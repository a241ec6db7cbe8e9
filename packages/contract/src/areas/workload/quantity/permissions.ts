import type { Permission } from '../../../kernel/index.ts'

export const quantityPermissions = {
  own: 'workload:quantity:own',
  list: 'workload:quantity:list',
  export: 'workload:quantity:export',
} as const satisfies Record<string, Permission>
