import type { MenuSeed } from '../../../kernel/index.ts'
import { mentorChoicePermissions as may } from './permissions.ts'

const teachers = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const
/** Whoever creates accounts of trainees and teachers must hold what they hold. */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const

export const mentorChoiceMenus: readonly MenuSeed[] = [
  {
    key: 'mentoring.choice',
    parent: 'mentoring',
    type: 'MENU',
    path: 'choice',
    view: 'mentor/choice/index',
    icon: 'menu',
    sort: 3,
    roles: ['STUDENT'],
    permissions: { [may.choose]: ['STUDENT', ...appointers] },
  },
  {
    key: 'mentoring.applicants',
    parent: 'mentoring',
    type: 'MENU',
    path: 'applicants',
    view: 'mentor/applicants/index',
    icon: 'audit',
    sort: 4,
    roles: teachers,
    permissions: { [may.answer]: [...teachers, ...appointers] },
  },
  {
    key: 'mentoring.match',
    parent: 'mentoring',
    type: 'MENU',
    path: 'match',
    view: 'mentor/match/index',
    icon: 'apartment',
    sort: 25,
    roles: ['BHB_ADMIN'],
    permissions: { [may.match]: ['BHB_ADMIN'] },
  },
]
