import type { Permission } from '../../../kernel/index.ts'

export const settingPermissions = {
  /** Choose the forms that one finds first at the bedside. */
  own: 'evaluation:setting:own',
  /** Set the form of own departments. */
  department: 'evaluation:setting:department',
  /** Set when raters are reminded. */
  office: 'evaluation:setting:office',
} as const satisfies Record<string, Permission>
