import type { MenuSeed } from '../../kernel/index.ts'
import { partnerMenus } from './partner/menus.ts'
import { signupPermissions as may } from './permissions.ts'

const reviewers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

export const signupMenus: readonly MenuSeed[] = [
  { key: 'recruit', type: 'CATALOG', path: '/recruit', icon: 'solution', sort: 100, roles: reviewers, alwaysShow: true },
  {
    key: 'recruit.registration',
    parent: 'recruit',
    type: 'MENU',
    path: 'registration',
    view: 'recruit/student/registration',
    icon: 'profile',
    sort: 1,
    roles: reviewers,
    keepAlive: true,
    permissions: {
      [may.list]: reviewers,
      [may.review]: reviewers,
      [may.admit]: ['BHB_ADMIN'],
      [may.receive]: ['BHB_ADMIN'],
      [may.reveal]: reviewers,
      [may.export]: reviewers,
    },
  },
  {
    key: 'signup',
    type: 'CATALOG',
    path: '/signup',
    icon: 'form',
    sort: 101,
    roles: ['APPLICANT', 'PARTNER'],
    hidden: true,
    permissions: { [may.fill]: ['APPLICANT', 'PARTNER'] },
  },
  ...partnerMenus,
]
