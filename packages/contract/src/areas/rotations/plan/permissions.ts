import type { Permission } from '../../../kernel/index.ts'

export const planPermissions = {
  list: 'rotations:plan:list',
  manage: 'rotations:plan:manage',
  publish: 'rotations:plan:publish',
  export: 'rotations:plan:export',
} as const satisfies Record<string, Permission>
