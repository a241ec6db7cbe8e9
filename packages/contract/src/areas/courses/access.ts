import { menusOf } from '../../kernel/menus.ts'
import { attendanceMenus } from './attendance/access.ts'
import { courseMenus } from './course/access.ts'

export const coursesMenus = menusOf(() => [
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
])
