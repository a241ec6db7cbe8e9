import type { Permission } from '../../../kernel/index.ts'

export const targetPermissions = {
  list: 'evaluation:target:list',
  /** Set, open and close targets: the office everywhere, base administrators for their bases. */
  manage: 'evaluation:target:manage',
} as const satisfies Record<string, Permission>
