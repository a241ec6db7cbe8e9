import type { MenuSeed } from '../../../kernel/index.ts'
import { examinePermissions as may } from './permissions.ts'

const planners = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const
const takers = ['STUDENT', 'TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const
/** Whoever creates accounts of teachers and trainees must hold what they hold. */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const
const page = { parent: 'evaluate', type: 'MENU', keepAlive: true } as const

export const examineMenus: readonly MenuSeed[] = [
  {
    ...page,
    key: 'evaluate.ownExamine',
    path: 'own-examine',
    view: 'evaluate/own/examine',
    icon: 'audit',
    sort: 5,
    roles: takers,
    permissions: { [may.own]: [...takers, ...appointers] },
  },
  {
    ...page,
    key: 'evaluate.examine',
    path: 'examine',
    view: 'evaluate/examine/index',
    icon: 'schedule',
    sort: 25,
    roles: planners,
    permissions: {
      [may.list]: [...planners, 'ADMIN'],
      [may.plan]: [...planners, 'ADMIN'],
      [may.export]: [...planners, 'ADMIN'],
    },
  },
]
