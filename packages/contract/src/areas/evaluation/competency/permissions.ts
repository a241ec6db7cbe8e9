import type { Permission } from '../../../kernel/index.ts'

export const competencyPermissions = {
  /** The own radar. */
  own: 'evaluation:competency:own',
  /** The radar of trainees whom one supervises or answers for. */
  list: 'evaluation:competency:list',
  /** The model of each profession, and what counts for it. */
  manage: 'evaluation:competency:manage',
} as const satisfies Record<string, Permission>
