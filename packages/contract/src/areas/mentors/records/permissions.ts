import type { Permission } from '../../../kernel/index.ts'

export const recordPermissions = {
  own: 'mentors:record:own',
} as const satisfies Record<string, Permission>
