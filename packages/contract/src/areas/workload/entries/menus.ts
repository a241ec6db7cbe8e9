import type { MenuSeed } from '../../../kernel/index.ts'
import { entryPermissions as may } from './permissions.ts'

const judges = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const
const administrators = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const
/** Whoever creates accounts of trainees must hold what they hold. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const
const page = { parent: 'workload', type: 'MENU', keepAlive: true } as const

export const entryMenus: readonly MenuSeed[] = [
  {
    ...page,
    key: 'works.ownEntries',
    path: 'own',
    view: 'workload/own/index',
    icon: 'form',
    sort: 1,
    roles: ['STUDENT'],
    permissions: { [may.own]: ['STUDENT', ...appointers] },
  },
  {
    ...page,
    key: 'works.audit',
    path: 'audit',
    view: 'workload/audit/index',
    icon: 'audit',
    sort: 10,
    roles: judges,
    permissions: { [may.decide]: [...judges, 'ADMIN'] },
  },
  {
    ...page,
    key: 'works.entries',
    path: 'entries',
    view: 'workload/entries/index',
    icon: 'file-text',
    sort: 11,
    roles: judges,
    permissions: {
      [may.list]: [...judges, 'ADMIN'],
      [may.export]: [...administrators, 'ADMIN'],
      [may.office]: ['BHB_ADMIN'],
    },
  },
]
