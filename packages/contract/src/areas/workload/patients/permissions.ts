import type { Permission } from '../../../kernel/index.ts'

export const patientPermissions = {
  list: 'workload:patient:list',
  manage: 'workload:patient:manage',
} as const satisfies Record<string, Permission>
