import type { Permission } from '../../kernel/index.ts'

/**
 * Role codes: the specification's, and three of ours for groups it names without a code (TEACHER,
 * APPLICANT, PARTNER).
 */
export const ROLE_CODES = [
  'ROOT',
  'ADMIN',
  'BHB_ADMIN',
  'BASE_ADMIN',
  'DEPT_ADMIN',
  'TEACHER',
  'STUDENT',
  'APPLICANT',
  'PARTNER',
] as const

export type RoleCode = (typeof ROLE_CODES)[number]

/**
 * 0 all, 1 own department and below, 2 own department, 3 self (published values), 4 own bases
 * (ours).
 */
export const DATA_SCOPES = [0, 1, 2, 3, 4] as const

/** Permission codes of the area; the published spelling is kept for the shell's own. */
export const accountsPermissions = {
  userList: 'sys:user:list',
  userAdd: 'sys:user:add',
  userEdit: 'sys:user:edit',
  userDelete: 'sys:user:delete',
  userResetPassword: 'sys:user:reset_pwd',
  userReveal: 'sys:user:reveal',
  userImport: 'sys:user:import',
  userExport: 'sys:user:export',
  userHandOver: 'sys:user:hand_over',
  roleList: 'sys:role:list',
  roleAdd: 'sys:role:add',
  roleEdit: 'sys:role:edit',
  roleDelete: 'sys:role:delete',
  menuList: 'sys:menu:list',
  menuAdd: 'sys:menu:add',
  menuEdit: 'sys:menu:edit',
  menuDelete: 'sys:menu:delete',
  miniMenuList: 'sys:mini_menu:list',
  miniMenuAdd: 'sys:mini_menu:add',
  miniMenuEdit: 'sys:mini_menu:edit',
  miniMenuDelete: 'sys:mini_menu:delete',
  sessionList: 'sys:session:list',
  sessionEnd: 'sys:session:end',
  auditList: 'sys:audit:list',
  outboxList: 'sys:outbox:list',
  lockLift: 'sys:login_lock:lift',
} as const satisfies Record<string, Permission>
