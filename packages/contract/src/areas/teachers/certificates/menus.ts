import type { MenuSeed } from '../../../kernel/index.ts'
import { certificatePermissions as may } from './permissions.ts'

const reviewers = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const readers = [...reviewers, 'DEPT_ADMIN'] as const
/** Whoever creates accounts of teachers and departments must hold what they hold. */
const teachers = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

export const certificateMenus: readonly MenuSeed[] = [
  {
    key: 'teaching.certificate',
    parent: 'teaching',
    type: 'MENU',
    path: 'certificate',
    view: 'teacher/certificate/index',
    icon: 'file',
    sort: 20,
    roles: readers,
    keepAlive: true,
    permissions: {
      [may.own]: teachers,
      [may.list]: [...readers, 'ADMIN'],
      [may.export]: [...readers, 'ADMIN'],
    },
  },
  {
    key: 'teaching.certificateRecord',
    parent: 'teaching',
    type: 'MENU',
    path: 'certificate-record',
    view: 'teacher/certificate/record',
    icon: 'carry-out',
    sort: 21,
    roles: reviewers,
    keepAlive: true,
    permissions: { [may.review]: reviewers },
  },
]
