import type { MenuSeed } from '../../../kernel/index.ts'
import { resultPermissions as may } from './permissions.ts'

const managers = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const rated = ['STUDENT', 'TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const
/** Whoever creates accounts of teachers and trainees must hold what they hold. */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const
const page = { parent: 'evaluate', type: 'MENU', keepAlive: true } as const

export const resultMenus: readonly MenuSeed[] = [
  {
    ...page,
    key: 'evaluate.ownResult',
    path: 'own-result',
    view: 'evaluate/own/result',
    icon: 'bar-chart',
    sort: 4,
    roles: rated,
    permissions: { [may.own]: [...rated, ...appointers] },
  },
  {
    ...page,
    key: 'evaluate.studentResult',
    path: 'student-result',
    view: 'evaluate/student/result/index',
    icon: 'dashboard',
    sort: 22,
    roles: managers,
    permissions: { [may.list]: managers, [may.export]: managers },
  },
  {
    ...page,
    key: 'evaluate.severity',
    path: 'severity',
    view: 'evaluate/severity/index',
    icon: 'experiment',
    sort: 23,
    roles: managers,
    permissions: { [may.severity]: managers },
  },
  {
    ...page,
    key: 'evaluate.teacherRecord',
    path: 'teacher-record',
    view: 'evaluate/teacher/record/index',
    icon: 'book',
    sort: 31,
    roles: managers,
  },
]
