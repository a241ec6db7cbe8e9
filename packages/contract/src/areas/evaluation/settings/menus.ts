import type { MenuSeed } from '../../../kernel/index.ts'
import { settingPermissions as may } from './permissions.ts'

const staff = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN'] as const
const administrators = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

export const settingMenus: readonly MenuSeed[] = [
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
      [may.own]: [...staff, 'ADMIN'],
      [may.department]: administrators,
      [may.office]: ['BHB_ADMIN'],
    },
  },
]
