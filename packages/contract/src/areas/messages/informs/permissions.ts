import type { Permission } from '../../../kernel/index.ts'

export const informPermissions = {
  /** Write informs to the people one answers for, and follow who has read them. */
  send: 'messages:inform:send',
  export: 'messages:inform:export',
} as const satisfies Record<string, Permission>
