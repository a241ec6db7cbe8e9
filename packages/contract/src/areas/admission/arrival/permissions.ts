import type { Permission } from '../../../kernel/index.ts'

export const arrivalPermissions = {
  list: 'recruit:arrival:list',
  export: 'recruit:arrival:export',
} as const satisfies Record<string, Permission>
