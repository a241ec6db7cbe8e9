import type { MenuSeed } from '../../kernel/index.ts'
import { filesPermissions as may } from './permissions.ts'

const teachers = ['ADMIN', 'BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const

const everybody = [...teachers, 'STUDENT', 'APPLICANT', 'PARTNER'] as const

/** The page of own files. It accepts more kinds than documents and pictures. */
export const filesMenus: readonly MenuSeed[] = [
  { key: 'files', type: 'CATALOG', path: '/files', icon: 'folder', sort: 950, roles: everybody },
  {
    key: 'ownFiles',
    parent: 'files',
    type: 'MENU',
    path: 'own',
    view: 'files/own/index',
    icon: 'folder',
    sort: 1,
    roles: everybody,
    keepAlive: true,
    permissions: { [may.courseUpload]: teachers },
  },
]
