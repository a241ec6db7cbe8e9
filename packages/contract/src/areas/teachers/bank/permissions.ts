import type { Permission } from '../../../kernel/index.ts'

export const bankPermissions = {
  /** Whole account numbers of teachers, for whoever pays them. */
  read: 'teachers:bank:read',
} as const satisfies Record<string, Permission>
