import type { Permission } from '../../../kernel/index.ts'

export const inductionPermissions = {
  /** Keep trains with their videos, notices and people. */
  manage: 'learning:induction:manage',
  import: 'learning:induction:import',
  export: 'learning:induction:export',
} as const satisfies Record<string, Permission>
