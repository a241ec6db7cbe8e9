import type { MenuSeed } from '../../kernel/index.ts'
import { partnerMenus } from './partner/menus.ts'
import { signupPermissions as may } from './permissions.ts'

const reviewers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

/**
 * One side of the registrations, as a list and a page of its own; what may be done there belongs to
 * the review.
 */
const partMenu = (
  part: 'identity' | 'education' | 'examination',
  icon: string,
  sort: number,
): MenuSeed => ({
  key: `recruit.${part}`,
  parent: 'recruit',
  type: 'MENU',
  path: part,
  view: `recruit/student/${part}`,
  icon,
  sort,
  roles: reviewers,
  keepAlive: true,
})

export const signupMenus: readonly MenuSeed[] = [
  {
    key: 'recruit',
    type: 'CATALOG',
    path: '/recruit',
    icon: 'solution',
    sort: 100,
    roles: reviewers,
    alwaysShow: true,
  },
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
  partMenu('identity', 'idcard', 2),
  partMenu('education', 'read', 3),
  partMenu('examination', 'file-text', 4),
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
