import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const settingPermissions = {
  /** Choose the forms that one finds first at the bedside. */
  own: 'evaluation:setting:own',

  /** Set the form of own departments. */
  department: 'evaluation:setting:department',

  /** Set when raters are reminded. */
  office: 'evaluation:setting:office',
} as const satisfies Record<string, Permission>

export const settingErrors = errorsOf('evaluation', {
  settingFormUnknown: { status: 400, code: 'A0400', field: 'seriesId' },
})

const staff = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN'] as const
const administrators = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

export const settingMenus = menusOf(() => [
  {
    key: 'evaluate.teacherSetting',
    parent: 'evaluate',
    type: 'MENU',
    path: 'teacher-setting',
    view: 'evaluate/teacher/setting/index',
    icon: 'setting',
    sort: 33,
    roles: staff,
    permissions: {
      [settingPermissions.own]: [...staff, 'ADMIN'],
      [settingPermissions.department]: administrators,
      [settingPermissions.office]: ['BHB_ADMIN'],
    },
  },
])
