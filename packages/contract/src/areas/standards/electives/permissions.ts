import type { Permission } from '../../../kernel/index.ts'

export const electivesPermissions = {
  /** Choose the own electives. */
  own: 'standards:electives:own',
  list: 'standards:electives:list',
  manage: 'standards:electives:manage',
  export: 'standards:electives:export',
} as const satisfies Record<string, Permission>
