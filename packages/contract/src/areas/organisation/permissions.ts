import type { Permission } from '../../kernel/index.ts'

/** Permission codes of the area, in the published spelling. */
export const organisationPermissions = {
  departmentList: 'sys:dept:list',
  departmentAdd: 'sys:dept:add',
  departmentEdit: 'sys:dept:edit',
  departmentDelete: 'sys:dept:delete',
} as const satisfies Record<string, Permission>
