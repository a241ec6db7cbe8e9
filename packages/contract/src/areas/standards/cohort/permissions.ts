import type { Permission } from '../../../kernel/index.ts'

export const cohortPermissions = {
  list: 'standards:cohort:list',
  manage: 'standards:cohort:manage',
  decide: 'standards:cohort:decide',
  export: 'standards:cohort:export',
  import: 'standards:cohort:import',
} as const satisfies Record<string, Permission>
