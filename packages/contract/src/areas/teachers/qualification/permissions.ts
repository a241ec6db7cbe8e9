import type { Permission } from '../../../kernel/index.ts'

export const qualificationPermissions = {
  /** Apply for a qualification and read one's own. */
  own: 'teachers:qualification:own',
  list: 'teachers:qualification:list',
  /** The step of a department or a base. */
  review: 'teachers:qualification:review',
  /** The last step, which gives the qualification. */
  qualify: 'teachers:qualification:qualify',
  export: 'teachers:qualification:export',
} as const satisfies Record<string, Permission>
