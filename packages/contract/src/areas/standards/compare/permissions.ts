import type { Permission } from '../../../kernel/index.ts'

export const comparePermissions = {
  list: 'standards:compare:list',
  manage: 'standards:compare:manage',
  export: 'standards:compare:export',
  import: 'standards:compare:import',
} as const satisfies Record<string, Permission>
