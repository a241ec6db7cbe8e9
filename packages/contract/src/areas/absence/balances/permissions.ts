import type { Permission } from '../../../kernel/index.ts'

export const balancePermissions = {
  list: 'absence:balance:list',
  adjust: 'absence:balance:adjust',
  export: 'absence:balance:export',
  import: 'absence:balance:import',
} as const satisfies Record<string, Permission>
