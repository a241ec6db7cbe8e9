import type { MenuSeed } from '../../../kernel/index.ts'
import { answerPermissions as may } from './permissions.ts'

const staff = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const
/** Whoever creates accounts of teachers and trainees must hold what they hold. */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const

export const answerMenus: readonly MenuSeed[] = [
  {
    key: 'evaluate.wait',
    parent: 'evaluate',
    type: 'MENU',
    path: 'wait',
    view: 'evaluate/wait/index',
    icon: 'carry-out',
    sort: 1,
    roles: ['STUDENT', ...staff, 'BHB_ADMIN'],
    keepAlive: true,
    permissions: { [may.own]: ['STUDENT', ...staff, ...appointers] },
  },
  {
    key: 'evaluate.bedside',
    parent: 'evaluate',
    type: 'MENU',
    path: 'bedside',
    view: 'evaluate/bedside/index',
    icon: 'form',
    sort: 2,
    roles: staff,
    permissions: { [may.bedside]: [...staff, ...appointers] },
  },
  {
    key: 'evaluate.ownRecord',
    parent: 'evaluate',
    type: 'MENU',
    path: 'own-record',
    view: 'evaluate/own/record',
    icon: 'profile',
    sort: 3,
    roles: ['STUDENT', ...staff],
    keepAlive: true,
  },
  {
    key: 'evaluate.studentRecord',
    parent: 'evaluate',
    type: 'MENU',
    path: 'student-record',
    view: 'evaluate/student/record/index',
    icon: 'file-text',
    sort: 21,
    roles: ['BHB_ADMIN', 'BASE_ADMIN'],
    keepAlive: true,
    permissions: { [may.list]: ['BHB_ADMIN', 'BASE_ADMIN'] },
  },
]
