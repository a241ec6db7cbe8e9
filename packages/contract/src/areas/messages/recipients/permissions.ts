import type { Permission } from '../../../kernel/index.ts'

export const recipientPermissions = {
  /** Keep groups of people under a name. */
  groups: 'messages:group:edit',
} as const satisfies Record<string, Permission>
