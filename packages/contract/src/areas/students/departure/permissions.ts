import type { Permission } from '../../../kernel/index.ts'

export const departurePermissions = {
  own: 'students:departure:own',
  record: 'students:departure:record',
  list: 'students:departure:list',
  sign: 'students:departure:sign',
  base: 'students:departure:base',
  office: 'students:departure:office',
  items: 'students:departure:items',
  export: 'students:departure:export',
} as const satisfies Record<string, Permission>
