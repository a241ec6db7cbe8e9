import type { Permission } from '../../../kernel/index.ts'

export const seatsPermissions = {
  list: 'rotations:seats:list',
  set: 'rotations:seats:set',
  export: 'rotations:seats:export',
  import: 'rotations:seats:import',
  absences: 'rotations:absence:manage',
  pairs: 'rotations:pair:manage',
} as const satisfies Record<string, Permission>
