import type { MenuSeed } from '../../../kernel/index.ts'
import { examPermissions as may } from './permissions.ts'

const planners = ['BHB_ADMIN', 'BASE_ADMIN', 'ADMIN'] as const
const staff = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const
const page = { parent: 'course', type: 'MENU' } as const

export const examMenus: readonly MenuSeed[] = [
  {
    ...page,
    key: 'course.exam',
    path: 'exam',
    view: 'course/exam/index',
    icon: 'schedule',
    sort: 50,
    roles: staff,
    keepAlive: true,
    permissions: {
      [may.manage]: planners,
      [may.invigilate]: [...staff, 'ADMIN'],
      [may.export]: planners,
    },
  },
  {
    ...page,
    key: 'course.watch',
    path: 'watch',
    view: 'course/exam/watch',
    sort: 51,
    roles: staff,
    hidden: true,
  },
]
