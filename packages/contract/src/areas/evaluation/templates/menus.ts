import type { MenuSeed } from '../../../kernel/index.ts'
import { templatePermissions as may } from './permissions.ts'

const readers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

export const templateMenus: readonly MenuSeed[] = [
  {
    key: 'evaluate.studentTemplate',
    parent: 'evaluate',
    type: 'MENU',
    path: 'student-template',
    view: 'evaluate/student/template/index',
    icon: 'file',
    sort: 22,
    roles: readers,
    keepAlive: true,
    permissions: { [may.list]: readers, [may.manage]: ['BHB_ADMIN'] },
  },
  {
    key: 'evaluate.teacherTemplate',
    parent: 'evaluate',
    type: 'MENU',
    path: 'teacher-template',
    view: 'evaluate/teacher/template/index',
    icon: 'read',
    sort: 32,
    roles: readers,
    keepAlive: true,
  },
]
