import type { Permission } from '../../../kernel/index.ts'

export const trainingPermissions = {
  /** Sign up for classes, sign in, read one's own. */
  attend: 'teachers:training:attend',
  /** Apply to train for a base one administers, hold classes and export their lists. */
  organise: 'teachers:training:organise',
  /** Decide about applications of bases. */
  review: 'teachers:training:review',
} as const satisfies Record<string, Permission>
