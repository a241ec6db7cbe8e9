import type { Permission } from '../../../kernel/index.ts'

export const deputyPermissions = {
  /** Name one's own deputy, and see whose deputy one is. */
  own: 'absence:deputy:own',
  /** See the deputies of everybody, and name them for others. */
  all: 'absence:deputy:all',
} as const satisfies Record<string, Permission>
