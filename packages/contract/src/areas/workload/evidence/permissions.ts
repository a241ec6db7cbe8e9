import type { Permission } from '../../../kernel/index.ts'

export const evidencePermissions = {
  /** Read the findings of the bases one administers, and note what one thinks of them. */
  list: 'workload:evidence:list',
  /** Set the thresholds. */
  manage: 'workload:evidence:manage',
  export: 'workload:evidence:export',
} as const satisfies Record<string, Permission>
