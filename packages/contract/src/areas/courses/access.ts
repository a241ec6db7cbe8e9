import type { MenuSeed } from '../../kernel/index.ts'
import { attendanceMenus } from './attendance/access.ts'
import { courseMenus } from './course/access.ts'

export const coursesMenus: readonly MenuSeed[] = [
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
]
