import type { MenuSeed } from '../../../kernel/index.ts'
import { examPermissions as may } from '../exam/permissions.ts'

const takers = ['STUDENT', 'TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const
/** Whoever creates accounts of teachers and trainees must hold what they hold. */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const
const page = { parent: 'course', type: 'MENU' } as const

export const takingMenus: readonly MenuSeed[] = [
  {
    ...page,
    key: 'course.ownExam',
    path: 'own-exam',
    view: 'course/own/exam',
    icon: 'form',
    sort: 2,
    keepAlive: true,
    roles: takers,
    permissions: { [may.take]: [...takers, ...appointers] },
  },
]
