import type { Permission } from '../../../kernel/index.ts'

export const situationPermissions = {
  view: 'teachers:situation:view',
  export: 'teachers:situation:export',
  /** Record the figures of the month anew. */
  update: 'teachers:situation:update',
  /** Change what the indicators ask for, and their source. */
  edit: 'teachers:situation:edit',
} as const satisfies Record<string, Permission>
