import type { Permission } from '../../../kernel/index.ts'

export const ticketPermissions = {
  /** Make codes by which nurses and patients rate a trainee of one's own. */
  issue: 'evaluation:ticket:issue',
} as const satisfies Record<string, Permission>
