import type { Permission } from '../../../kernel/index.ts'

export const swapPermissions = {
  own: 'rotations:swap:own',
  list: 'rotations:swap:list',
  department: 'rotations:swap:department',
  base: 'rotations:swap:base',
} as const satisfies Record<string, Permission>
