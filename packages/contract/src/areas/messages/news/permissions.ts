import type { Permission } from '../../../kernel/index.ts'

export const newsPermissions = {
  /** Write news and publish them to the house. */
  edit: 'messages:news:edit',
} as const satisfies Record<string, Permission>
