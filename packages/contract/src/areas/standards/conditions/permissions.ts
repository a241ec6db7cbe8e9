import type { Permission } from '../../../kernel/index.ts'

export const conditionPermissions = {
  list: 'standards:condition:list',
  manage: 'standards:condition:manage',
  export: 'standards:condition:export',
  import: 'standards:condition:import',
} as const satisfies Record<string, Permission>
