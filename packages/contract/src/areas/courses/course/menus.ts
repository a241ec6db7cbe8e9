import type { MenuSeed } from '../../../kernel/index.ts'
import { coursePermissions as may } from './permissions.ts'

const builders = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const
const teachers = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const
/** Whoever creates accounts of teachers and trainees must hold what they hold. */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const
const page = { parent: 'course', type: 'MENU', keepAlive: true } as const

export const courseMenus: readonly MenuSeed[] = [
  {
    ...page,
    key: 'course.own',
    path: 'own',
    view: 'course/own/index',
    icon: 'desktop',
    sort: 1,
    roles: ['STUDENT'],
    permissions: { [may.take]: ['STUDENT', ...teachers, ...appointers] },
  },
  {
    ...page,
    key: 'course.manage',
    path: 'manage',
    view: 'course/manage/index',
    icon: 'appstore',
    sort: 20,
    roles: builders,
    permissions: {
      [may.build]: [...builders, 'ADMIN'],
      [may.publish]: ['BHB_ADMIN', 'BASE_ADMIN', 'ADMIN'],
      [may.export]: ['BHB_ADMIN', 'BASE_ADMIN', 'ADMIN'],
    },
  },
  {
    key: 'teaching.course',
    parent: 'teaching',
    type: 'MENU',
    path: 'course',
    view: 'teacher/course/index',
    icon: 'desktop',
    sort: 6,
    roles: teachers,
    keepAlive: true,
  },
]
