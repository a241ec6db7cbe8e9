import type { Permission } from '../../../kernel/index.ts'

export const entryPermissions = {
  /** Write one's own entries and follow them. */
  own: 'workload:entry:own',
  /** Read the entries of those one answers for. */
  list: 'workload:entry:list',
  /** Decide about entries of the stays one supervises or answers for. */
  decide: 'workload:entry:decide',
  export: 'workload:entry:export',
  /** Read everybody's entries. */
  office: 'workload:entry:office',
} as const satisfies Record<string, Permission>
