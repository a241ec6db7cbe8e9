import type { Permission } from '../../../kernel/index.ts'

export const ownPermissions = {
  own: 'rotations:own:read',
  list: 'rotations:trainee:list',
} as const satisfies Record<string, Permission>
