import type { Permission } from '../../../kernel/index.ts'

export const rulePermissions = {
  list: 'rotations:rule:list',
  edit: 'rotations:rule:edit',
} as const satisfies Record<string, Permission>
