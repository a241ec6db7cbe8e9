import type { Permission } from '../../../kernel/index.ts'

export const figurePermissions = {
  list: 'absence:figure:list',
  export: 'absence:figure:export',
} as const satisfies Record<string, Permission>
