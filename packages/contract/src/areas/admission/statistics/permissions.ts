import type { Permission } from '../../../kernel/index.ts'

export const statisticsPermissions = {
  view: 'recruit:statistics:view',
  export: 'recruit:statistics:export',
} as const satisfies Record<string, Permission>
