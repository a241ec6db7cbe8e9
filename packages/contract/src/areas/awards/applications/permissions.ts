import type { Permission } from '../../../kernel/index.ts'

export const awardApplicationPermissions = {
  /** Apply for awards, and read the own applications. */
  own: 'awards:application:own',
  /** Apply for trainees and teachers of one’s bases. */
  nominate: 'awards:application:nominate',
  list: 'awards:application:list',
  review: 'awards:application:review',
  export: 'awards:application:export',
} as const satisfies Record<string, Permission>
