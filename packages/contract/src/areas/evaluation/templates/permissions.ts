import type { Permission } from '../../../kernel/index.ts'

export const templatePermissions = {
  list: 'evaluation:template:list',
  manage: 'evaluation:template:manage',
} as const satisfies Record<string, Permission>
