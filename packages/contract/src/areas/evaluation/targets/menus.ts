import type { MenuSeed } from '../../../kernel/index.ts'
import { targetPermissions as may } from './permissions.ts'

const managers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

export const targetMenus: readonly MenuSeed[] = [
  {
    key: 'evaluate.studentTarget',
    parent: 'evaluate',
    type: 'MENU',
    path: 'student-target',
    view: 'evaluate/student/target/index',
    icon: 'team',
    sort: 20,
    roles: managers,
    keepAlive: true,
    permissions: { [may.list]: managers, [may.manage]: managers },
  },
  {
    key: 'evaluate.teacherTarget',
    parent: 'evaluate',
    type: 'MENU',
    path: 'teacher-target',
    view: 'evaluate/teacher/target/index',
    icon: 'user',
    sort: 30,
    roles: managers,
    keepAlive: true,
  },
]
