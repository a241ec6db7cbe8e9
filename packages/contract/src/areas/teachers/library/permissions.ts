import type { Permission } from '../../../kernel/index.ts'

export const libraryPermissions = {
  list: 'teachers:library:list',
  /** Enter, correct, move and remove teachers, and import them from a sheet. */
  manage: 'teachers:library:manage',
  export: 'teachers:library:export',
} as const satisfies Record<string, Permission>
