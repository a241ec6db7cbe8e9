import type { MenuSeed } from '../../kernel/index.ts'
import { attendanceMenus } from '../courses/attendance/menus.ts'
import { bankMenus } from '../questions/bank/menus.ts'
import { courseMenus } from '../courses/course/menus.ts'
import { examMenus } from './exam/menus.ts'
import { inductionMenus } from './induction/menus.ts'
import { markingMenus } from './marking/menus.ts'
import { paperMenus } from '../questions/papers/menus.ts'
import { takingMenus } from './taking/menus.ts'

export const learningMenus: readonly MenuSeed[] = [
  {
    key: 'course',
    type: 'CATALOG',
    path: '/course',
    icon: 'read',
    sort: 117,
    roles: ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER', 'STUDENT'],
    alwaysShow: true,
  },
  ...courseMenus,
  ...attendanceMenus,
  ...bankMenus,
  ...paperMenus,
  ...examMenus,
  ...takingMenus,
  ...markingMenus,
  ...inductionMenus,
]
