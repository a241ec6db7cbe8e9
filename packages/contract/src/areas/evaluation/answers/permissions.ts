import type { Permission } from '../../../kernel/index.ts'

export const answerPermissions = {
  /** Answer what one is asked for, and read the own answers and those about oneself. */
  own: 'evaluation:answer:own',
  /** Evaluate a trainee of one's own without being asked. */
  bedside: 'evaluation:answer:bedside',
  list: 'evaluation:answer:list',
} as const satisfies Record<string, Permission>
