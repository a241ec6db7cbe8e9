import type { MenuSeed } from '../../../kernel/index.ts'
import { completionPermissions as may } from './permissions.ts'

const staff = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const office = ['BHB_ADMIN'] as const

export const completionMenus: readonly MenuSeed[] = [
  {
    key: 'training.ownCompletion',
    parent: 'training',
    type: 'MENU',
    path: 'completion',
    view: 'student/completion/own',
    icon: 'carry-out',
    sort: 40,
    roles: ['STUDENT'],
  },
  {
    key: 'training.candidates',
    parent: 'training',
    type: 'MENU',
    path: 'candidates',
    view: 'student/completion/candidates',
    icon: 'schedule',
    sort: 41,
    roles: staff,
    keepAlive: true,
    permissions: {
      [may.list]: staff,
      [may.propose]: staff,
      [may.score]: office,
      [may.import]: office,
      [may.export]: staff,
    },
  },
  {
    key: 'training.completions',
    parent: 'training',
    type: 'MENU',
    path: 'completions',
    view: 'student/completion/index',
    icon: 'file-text',
    sort: 42,
    roles: staff,
    keepAlive: true,
    permissions: { [may.confirm]: office },
  },
  {
    key: 'training.certificates',
    parent: 'training',
    type: 'MENU',
    path: 'certificates',
    view: 'student/certificate/index',
    icon: 'safety',
    sort: 43,
    roles: staff,
    keepAlive: true,
    permissions: {
      [may.certificates]: staff,
      [may.issue]: office,
      [may.download]: staff,
      [may.revoke]: office,
    },
  },
]
