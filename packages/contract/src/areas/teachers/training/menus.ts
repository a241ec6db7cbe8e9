import type { MenuSeed } from '../../../kernel/index.ts'
import { trainingPermissions as may } from './permissions.ts'

const organisers = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const teachers = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const
/** Whoever creates accounts of teachers must hold what they hold. */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const

export const trainingMenus: readonly MenuSeed[] = [
  {
    key: 'teaching.classes',
    parent: 'teaching',
    type: 'MENU',
    path: 'classes',
    view: 'teacher/class/own',
    icon: 'read',
    sort: 4,
    roles: teachers,
    permissions: { [may.attend]: [...teachers, ...appointers] },
  },
  {
    key: 'teaching.trainingBase',
    parent: 'teaching',
    type: 'MENU',
    path: 'training-base',
    view: 'teacher/trainingBase/index',
    icon: 'bank',
    sort: 45,
    roles: organisers,
    keepAlive: true,
    permissions: { [may.organise]: [...organisers, 'ADMIN'], [may.review]: ['BHB_ADMIN'] },
  },
  {
    key: 'teaching.class',
    parent: 'teaching',
    type: 'MENU',
    path: 'class',
    view: 'teacher/class/index',
    icon: 'schedule',
    sort: 46,
    roles: organisers,
    keepAlive: true,
  },
]
