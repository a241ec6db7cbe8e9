import type { MenuSeed } from '../../../kernel/index.ts'
import { changePermissions as may } from './permissions.ts'

const office = ['BHB_ADMIN', 'BASE_ADMIN'] as const
/** Whoever creates accounts of teachers and trainees must hold what they hold. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const
/** Heads of departments and bases are mentors with or without the role of a teacher. */
const mentors = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const

export const changeMenus: readonly MenuSeed[] = [
  {
    key: 'mentoring.changeRequests',
    parent: 'mentoring',
    type: 'MENU',
    path: 'change-requests',
    view: 'mentor/change/requests',
    icon: 'form',
    sort: 40,
    roles: mentors,
    keepAlive: true,
    permissions: {
      [may.answer]: ['TEACHER', ...appointers],
      [may.own]: ['STUDENT', ...appointers],
    },
  },
  {
    key: 'mentoring.change',
    parent: 'mentoring',
    type: 'MENU',
    path: 'change',
    view: 'mentor/change/index',
    icon: 'swap',
    sort: 41,
    roles: office,
    keepAlive: true,
    permissions: { [may.list]: office, [may.decide]: office },
  },
]
