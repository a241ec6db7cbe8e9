import type { Permission } from '../../../kernel/index.ts'

export const tablePermissions = {
  list: 'standards:standard:list',
  manage: 'standards:standard:manage',
  export: 'standards:standard:export',
  import: 'standards:standard:import',
} as const satisfies Record<string, Permission>
