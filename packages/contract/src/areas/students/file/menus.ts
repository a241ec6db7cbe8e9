import type { MenuSeed } from '../../../kernel/index.ts'
import { filePermissions as may } from './permissions.ts'

const bases = ['BHB_ADMIN', 'BASE_ADMIN'] as const
/** Whoever creates accounts of trainees must hold what they hold. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

export const fileMenus: readonly MenuSeed[] = [
  {
    key: 'training.file',
    parent: 'training',
    type: 'MENU',
    path: 'file',
    view: 'student/file/index',
    icon: 'profile',
    sort: 0,
    roles: ['STUDENT'],
    keepAlive: true,
    permissions: {
      [may.own]: ['STUDENT', ...appointers],
      [may.reveal]: bases,
      [may.bank]: ['BHB_ADMIN'],
      [may.exportBank]: ['BHB_ADMIN'],
    },
  },
]
