import type { Permission } from '../../../kernel/index.ts'

export const blockPermissions = {
  list: 'rotations:block:list',
  export: 'rotations:block:export',
  /** Confirm entry and say who supervises. */
  enter: 'rotations:block:enter',
  exit: 'rotations:block:exit',
  /** Assess a block that ends, and confirm its result. */
  assess: 'rotations:block:assess',
  /** Place the repeat of a failed block. */
  repeat: 'rotations:block:repeat',
  /** Record blocks from before the system. */
  recordPast: 'rotations:block:recordPast',
} as const satisfies Record<string, Permission>
