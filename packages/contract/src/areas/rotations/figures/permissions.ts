import type { Permission } from '../../../kernel/index.ts'

export const factPermissions = {
  list: 'rotations:fact:list',
  export: 'rotations:fact:export',
  load: 'rotations:load:list',
  exportLoad: 'rotations:load:export',
} as const satisfies Record<string, Permission>
