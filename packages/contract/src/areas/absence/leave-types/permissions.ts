import type { Permission } from '../../../kernel/index.ts'

export const leaveTypePermissions = {
  list: 'absence:leaveType:list',
  edit: 'absence:leaveType:edit',
  export: 'absence:leaveType:export',
} as const satisfies Record<string, Permission>
