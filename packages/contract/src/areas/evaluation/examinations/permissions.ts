import type { Permission } from '../../../kernel/index.ts'

export const examinePermissions = {
  /** Take part: score as the examiner, confirm or object as the trainee. */
  own: 'evaluation:examine:own',
  list: 'evaluation:examine:list',
  /**
   * Plan who examines whom: the office everywhere, base and department administrators in their own.
   */
  plan: 'evaluation:examine:plan',
  export: 'evaluation:examine:export',
} as const satisfies Record<string, Permission>
